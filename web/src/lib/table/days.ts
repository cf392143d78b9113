// Tables that give days for a move: which they are, and how much is left in words.
import type { Terms } from '$lib/protocol';
import { text } from '$lib/texts.svelte';

export const DAY_PACES = ['1-day', '2-days', '3-days', '7-days'] as const;
export type DayPace = (typeof DAY_PACES)[number];

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Whether a pace gives days for a move. */
export function isDays(pace: Terms['pace']): pace is DayPace {
  return (DAY_PACES as readonly string[]).includes(pace ?? 'none');
}

/** A clock of days and hours, or of hours and minutes, short enough for a seat. */
export function dayFace(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return days > 0
    ? text('coming-back-face-days', { days, hours })
    : text('coming-back-face-hours', { hours, minutes: minutes % 60 });
}

/** From here on it is counted in days, roughly. */
const MANY_HOURS = 36 * HOUR;

/** How much is left: many days roughly, then whole hours and minutes, never more than there is. */
export function leftInWords(ms: number): string {
  if (ms >= MANY_HOURS) return text('coming-back-left', { unit: 'days', count: Math.round(ms / DAY) });
  if (ms >= HOUR) return text('coming-back-left', { unit: 'hours', count: Math.floor(ms / HOUR) });
  return text('coming-back-left', { unit: 'minutes', count: Math.floor(ms / MINUTE) });
}
