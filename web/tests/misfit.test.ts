// Why picked Bossa tiles fit nowhere: which sum they make, and what the ends of each line take.
import { beforeAll, expect, it } from 'vitest';
import { countsWords, misfit } from '$games/bossa/wording';
import type { BossaView } from '$lib/protocol';
import { learn, speak } from '$lib/texts.svelte';

const end = (line: string, next: number, counts: number[]) => ({
  line,
  direction: 'up',
  groups: [],
  next,
  counts,
  makes: false,
});
const view = {
  arms: [end('W', 6, [1, 3]), end('W', 3, [1, 2]), end('B', 3, [2]), end('B', 0, [])],
} as unknown as BossaView;

beforeAll(() => learn('en').then(() => speak('en')));

it('names the sum and both ends of a line', () => {
  expect(misfit(view, [[4, 2]])).toBe('White 4, not 3 or 6 · Black 2, not 3');
});

it('says how many tiles the right sum takes, and when a colour is missing', () => {
  expect(misfit(view, [[0, 3]])).toBe('a tile without white pips · Black 3 takes 2 tiles');
});

it('speaks numbers of tiles so that none reads as a half', () => {
  expect([[1, 2], [2], [1, 2, 3, 4]].map(countsWords)).toEqual(['1 or 2', '2', '1+']);
});
