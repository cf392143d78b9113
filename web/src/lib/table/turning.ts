// What decided a match, for the end card: the biggest event of its kind, if the log tells the whole match and one stands out.
import type { Event } from '$lib/protocol';

/** The event with the highest `count`; null if the beginning is missing, if it is below `least`, or if another is as big. */
export function biggest(events: Event[], began: string, kinds: readonly string[], least: number): Event | null {
  if (events[0]?.id !== began) return null;
  const [best, second] = events
    .filter((event) => kinds.includes(event.id))
    .sort((one, other) => countOf(other) - countOf(one));
  return best && countOf(best) >= least && countOf(best) > (second ? countOf(second) : 0) ? best : null;
}

function countOf(event: Event): number {
  return Number(event.args?.count ?? 0);
}
