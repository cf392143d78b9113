// What decided a match of Kariba: the biggest catch.
import type { Event } from '$lib/protocol';
import { biggest } from '$lib/table/turning';

export type Catch = { by: number; animal: number; herd: number; prey: number; count: number };

const WORTH_TELLING = 3;

/** The biggest catch of a match; null where the log misses the first game of a series, or where none stands out. */
export function biggestCatch(events: Event[]): Catch | null {
  if (Number(events[0]?.args?.number ?? 1) !== 1) return null;
  const best = biggest(events, 'kariba-began', ['kariba-chased'], WORTH_TELLING);
  if (!best) return null;
  const { animal, herd, prey, count } = best.args ?? {};
  return { by: best.by ?? 0, animal: Number(animal), herd: Number(herd), prey: Number(prey), count: Number(count) };
}
