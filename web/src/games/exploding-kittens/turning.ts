// What decided a match: the last explosion, and how often a Defuse had put one off until then.
import type { Event } from '$lib/protocol';

export type Blast = { by: number; defused: number };

/** The explosion that ended a match; null if the log does not tell the whole match. */
export function lastBlast(events: Event[]): Blast | null {
  if (events[0]?.id !== 'exploding-kittens-began') return null;
  const last = events.findLast((event) => event.id === 'exploding-kittens-exploded');
  if (!last || last.by == null) return null;
  return { by: last.by, defused: events.filter((event) => event.id === 'exploding-kittens-defused').length };
}
