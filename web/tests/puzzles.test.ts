// What a device remembers of puzzles: first answers count, days in a row, what comes next.
import { expect, it } from 'vitest';
import type { PuzzleLine } from '$lib/protocol';
import { nextAfter, read, solvedOf, streak, weekOf, withAnswer } from '$lib/puzzles.svelte';
import { roomAt } from '$lib/address.svelte';

const NONE = read(null);
const LIST: PuzzleLine[] = [
  { name: 'a', strength: 'easy' },
  { name: 'b', strength: 'easy' },
  { name: 'c', strength: 'hard' },
  { name: 'd', strength: 'hard' },
];

it('counts the first answer only', () => {
  const missed = withAnswer(NONE, 'a', false, '2026-11-16');
  expect(missed).toEqual({ answers: { a: false }, days: [] });
  expect(withAnswer(missed, 'a', true, '2026-11-16')).toBe(missed);
});

it('counts a day once, and none for just any puzzle', () => {
  const solved = withAnswer(withAnswer(NONE, 'a', true, '2026-11-16'), 'b', true, null);
  expect(solved.days).toEqual(['2026-11-16']);
  expect(solvedOf(LIST, solved.answers)).toBe(2);
});

it('counts days in a row over the end of a month, and today may still be open', () => {
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-03'];
  expect(streak(days, '2026-11-01')).toBe(3);
  expect(streak(days, '2026-11-02')).toBe(3);
  expect(streak(days, '2026-11-03')).toBe(1);
  expect(streak(days, '2026-11-05')).toBe(0);
});

it('shows the week from Monday on', () => {
  const week = weekOf(['2026-11-16'], '2026-11-18');
  expect(week.map(({ day }) => day.slice(-2)).join(' ')).toBe('16 17 18 19 20 21 22');
  expect(week.map(({ solved }) => solved).indexOf(true)).toBe(0);
  expect(week[2]).toMatchObject({ today: true, ahead: false });
  expect(week[3]).toMatchObject({ today: false, ahead: true });
});

it('goes on with what was never answered, then with what was missed', () => {
  expect(nextAfter(LIST, {}, 'easy', 1)).toBe(2);
  expect(nextAfter(LIST, {}, 'hard', 0)).toBe(3);
  expect(nextAfter(LIST, { c: true }, 'hard', 0)).toBe(4);
  expect(nextAfter(LIST, { a: false, b: true }, 'easy', 2)).toBe(1);
  expect(nextAfter(LIST, { a: true, b: true }, 'easy', 2)).toBe(1);
  expect(nextAfter(LIST, { a: true, b: true, d: true }, null, 2)).toBe(3);
  expect(nextAfter([], {}, null, 0)).toBeNull();
});

it('forgets what it cannot read', () => {
  expect(read('{')).toEqual(NONE);
  expect(read('{"days":3}')).toEqual(NONE);
});

it('has rooms', () => {
  expect(roomAt('/puzzles')).toEqual({ name: 'puzzles' });
  expect(roomAt('/puzzles/kariba/12')).toEqual({ name: 'puzzle', game: 'kariba', number: 12 });
  expect(roomAt('/puzzles/kariba/x')).toEqual({ name: 'nowhere' });
});
