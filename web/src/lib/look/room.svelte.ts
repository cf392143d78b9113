// The size of the room, for what is laid out in a script: the same --unit that every length in the style sheets is written in.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const PHONE = 1;

/** A length for a style. */
export function units(count: number): string {
  return `calc(${count} * var(--unit))`;
}

/** How many pixels a unit has now: one that was drawn on a phone or a small desk, up to two in a large room. */
export function unit(): number {
  if (innerWidth.current === undefined || innerHeight.current === undefined) return PHONE;
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--unit')) || PHONE;
}
