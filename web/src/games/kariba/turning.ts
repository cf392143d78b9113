// What decided a match: the biggest catch, if the log tells the whole match and one catch stands out.
import type { Event } from '$lib/protocol';

export type Catch = { by: number; animal: number; herd: number; prey: number; count: number };

const WORTH_TELLING = 3;

/** The biggest catch of a match; null if the beginning is missing, if it is small, or if another is as big. */
export function biggestCatch(events: Event[]): Catch | null {
  const began = events.find((event) => event.id === 'kariba-began');
  if (began !== events[0] || Number(began?.args?.number ?? 1) !== 1) return null;
  const catches = events
    .filter((event) => event.id === 'kariba-chased' && event.by != null)
    .map((event): Catch => {
      const { animal, herd, prey, count } = event.args ?? {};
      return { by: event.by ?? 0, animal: Number(animal), herd: Number(herd), prey: Number(prey), count: Number(count) };
    })
    .sort((one, other) => other.count - one.count);
  const [best, second] = catches;
  return best && best.count >= WORTH_TELLING && best.count > (second?.count ?? 0) ? best : null;
}
