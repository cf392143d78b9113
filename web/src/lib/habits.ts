// How the language in force writes numbers, lists and dates: one room for what `Intl` knows. Percentages stand in the texts.
import { spokenAs } from '$lib/languages';
import { settings } from '$lib/settings.svelte';

/** The locale by whose habits the language in force writes. */
export function locale(): string {
  return spokenAs(settings.language).locale;
}

/** "a, b and c" in the language in force. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}

/** "1, 2 or 3" in the language in force. */
export function either(numbers: number[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(numbers.map(String));
}

/** How many may play: "2–5", "2, 4 or 6", "2". */
export function seatsInWords(seats: number[]): string {
  const [least = 0, most = 0] = [seats[0], seats.at(-1)];
  return seats.length > 2 && most - least === seats.length - 1 ? `${least}–${most}` : either(seats);
}

/** When something was: "today, 21:05", or with its date; the year only where it is another one. */
export function dated(moment: number, now = Date.now()): string {
  const [then, today] = [new Date(moment), new Date(now)];
  const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const days = Math.round((midnight(today) - midnight(then)) / 86_400_000);
  const time = new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(then);
  if (days === 0 || days === 1) {
    return `${new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-days, 'day')}, ${time}`;
  }
  const year = then.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return `${new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long', year }).format(then)}, ${time}`;
}

/** "July 2026". */
export function monthOf(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(moment);
}

/** A day of the week, short; `day` is a date as `2026-07-14`. */
export function weekdayOf(day: string): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
