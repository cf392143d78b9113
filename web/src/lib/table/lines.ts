// The log as lines: what one seat did in a row stands together.
import type { Event } from '$lib/protocol';

/** One line of the log: what one seat (null: the table) did in a row. */
export type Line = { key: number; by: number | null; events: Event[] };

/** These lines with more events after them. Keys stay, so that a page redraws only what is new. */
export function withEvents(lines: Line[], events: Event[]): Line[] {
  const log = [...lines];
  let key = (log.at(-1)?.key ?? -1) + 1;
  for (const event of events) {
    const by = event.by ?? null;
    const last = log.at(-1);
    if (last && by !== null && last.by === by) log[log.length - 1] = { ...last, events: [...last.events, event] };
    else log.push({ key: key++, by, events: [event] });
  }
  return log;
}

/** The last of these sentences that fit into so many letters, at least one: the newest is never the one left out. */
export function newest(sentences: string[], letters: number): string {
  let told = sentences.at(-1) ?? '';
  for (const earlier of sentences.slice(0, -1).reverse()) {
    if (earlier.length + 1 + told.length > letters) break;
    told = `${earlier} ${told}`;
  }
  return told;
}
