// A table that waits, in words: who, since when, what happened, whose turn, how long still.
import { beforeEach, expect, it } from 'vitest';
import type { WaitingTable } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { DAY, dayFace, HOUR, isDays, leftInWords } from '$lib/table/days';
import { learn } from '$lib/texts.svelte';
import { bellsOf } from '../src/pages/home/myTables';
import { slipOf } from '../src/pages/home/waitingTable';

const NOW = new Date(2026, 10, 16, 18, 0).getTime();

const TABLE: WaitingTable = {
  id: 'friends',
  game: 'kariba',
  sitters: [
    { kind: 'person', name: 'Alma', doll: 1, you: true },
    { kind: 'person', name: 'Leo', doll: 2 },
    { kind: 'bot', level: 'tin' },
  ],
  seat: 0,
  yourTurn: true,
  turns: [0],
  days: 3,
  left: 2 * DAY - HOUR,
  away: 20 * HOUR,
  moves: 2,
  events: [
    { id: 'kariba-played', rule: 'KA-501', by: 1, args: { animal: 4, count: 2 } },
    { id: 'kariba-played', rule: 'KA-501', by: 2, args: { animal: 1, count: 1 } },
  ],
};

beforeEach(async () => {
  settings.set({ language: 'en' });
  await learn('en');
});

it('says what happened since I last looked, who did it and how long there is', () => {
  const slip = slipOf(TABLE, NOW);
  expect(slip.about).toContain('with Leo and');
  expect(slip.about).toContain('3\u00a0days\u00a0a\u00a0move');
  expect(slip.since).toBe('Since yesterday, 22:00, while you were away');
  expect(slip.happened.map(({ person }) => person?.name)).toEqual(['Leo', expect.any(String)]);
  expect(slip.happened[0]?.told).toMatch(/giraffe|2/);
  expect([slip.turn, slip.left, slip.leftOf]).toEqual(['Your turn', '2 days left', '2 days left of 3 days']);
  expect(slip.days).toEqual([true, true, false]);
});

it('names whoever is to move, also when nothing happened and no time is counted', () => {
  const slip = slipOf({ ...TABLE, yourTurn: false, turns: [1], days: 0, left: undefined, events: [] }, NOW);
  expect([slip.turn, slip.left, slip.days]).toEqual(['Leo to move', '', []]);
  expect(slip.since).toBe('Nothing new since yesterday, 22:00');
  expect(slipOf({ ...TABLE, turns: [], yourTurn: false, away: undefined }, NOW).turn).toBe('The bots move');
});

it('keeps the last few lines only', () => {
  const event = TABLE.events![0]!;
  const events = Array.from({ length: 9 }, (_, number) => ({ ...event, by: number % 2 }));
  expect(slipOf({ ...TABLE, events }, NOW).happened).toHaveLength(3);
});

it('tells many days roughly, hours and minutes never more than there are', () => {
  expect([leftInWords(3 * DAY - 1), leftInWords(36 * HOUR - 1), leftInWords(HOUR - 1)]).toEqual([
    '3 days left',
    '35 hours left',
    '59 minutes left',
  ]);
  expect([dayFace(2 * DAY + 5 * HOUR), dayFace(5 * HOUR + 90_000)]).toEqual(['2 d 5 h', '5 h 1 min']);
  expect([isDays('3-days'), isDays('blitz'), isDays(undefined)]).toEqual([true, false, false]);
});

it('rings no bell for a table that has a slip', () => {
  const mine = { state: 'playing', names: ['Alma', 'Leo'], free: 0, yours: true, yourTurn: true, match: 'm' } as const;
  const lines = ['one', 'two'].map((id) => ({ ...mine, names: [...mine.names], id, game: 'kariba' }));
  expect(bellsOf(lines).map(({ id }) => id)).toEqual(['two']);
  expect(bellsOf(lines, [{ id: 'two' }])).toEqual([]);
});
