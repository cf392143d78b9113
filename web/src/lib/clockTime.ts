// A moment of the day as the language in force writes it; a module of its own, because few pages need it.
import { locale } from '$lib/habits';

/** The time of day: "19:20". */
export function clockTime(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(moment);
}
