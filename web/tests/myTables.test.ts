// My tables on the home page: none is lost, people come before bots.
import { beforeEach, expect, it } from 'vitest';
import type { TableLine } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { learn } from '$lib/texts.svelte';
import { behindWindow, bellsOf, myBell, signOf } from '../src/pages/home/myTables';

function line(id: string, more: Partial<TableLine> = {}): TableLine {
  const mine = { state: 'playing', names: ['Alma'], free: 0, yours: true, yourTurn: false, match: 'm' } as const;
  return { ...mine, names: [...mine.names], id, game: 'kariba', ...more };
}

const BOTS = line('bots', { yourTurn: true });
const FRIENDS = line('friends', { names: ['', 'Alma'] });

beforeEach(async () => {
  settings.set({ language: 'en' });
  await learn('en');
});

it('lead through the window to people, and ring for the bots', () => {
  expect(behindWindow([BOTS, FRIENDS], 'kariba')).toBe(FRIENDS);
  expect(bellsOf([BOTS, FRIENDS])).toEqual([BOTS]);
  expect(myBell(BOTS)).toBe('against the bots · Your turn');
});

it('prefer my turn among people', () => {
  const mine = line('mine', { names: ['Leo', 'Alma'], yourTurn: true });
  expect(behindWindow([FRIENDS, mine], 'kariba')).toBe(mine);
  expect(bellsOf([FRIENDS, mine])).toEqual([FRIENDS]);
});

it('say who waits, also when nobody gave a name', () => {
  const waiting = { ...FRIENDS, yourTurn: true };
  expect(signOf(waiting, 'Alma')).toEqual({ href: '/t/friends', title: 'Your turn', more: 'Somebody waits for you' });
  expect(signOf({ ...waiting, names: ['Leo', 'Alma'] }, 'Alma').more).toBe('Leo waits for you');
  expect(signOf(BOTS, 'Alma').more).toBe('against the bots');
});

it('ring before those of others, and not when they are over', () => {
  const theirs = line('theirs', { yours: false, state: 'waiting', names: ['Bea'] });
  expect(bellsOf([theirs, BOTS, FRIENDS])).toEqual([BOTS, theirs]);
  expect(behindWindow([line('old', { state: 'over' })], 'kariba')).toBeNull();
});
