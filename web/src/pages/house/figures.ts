// Numbers with their units, as the language in force writes them.
import { locale } from '$lib/habits';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** A part of a whole: "31 %". */
export function inPercent(part: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(part);
}

/** Milliseconds, from one second on seconds: "11 ms", "1.2 s". */
export function inTime(ms: number): string {
  const [value, unit] = ms < 1000 ? [ms, 'millisecond'] : [ms / 1000, 'second'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, maximumFractionDigits }).format(value);
}

/** Bytes in the unit that keeps them short: "212 MB". */
export function inBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
  const value = bytes / 1000 ** step;
  const maximumFractionDigits = value < 10 && step > 0 ? 1 : 0;
  return new Intl.NumberFormat(locale(), { style: 'unit', unit: UNITS[step], maximumFractionDigits }).format(value);
}
