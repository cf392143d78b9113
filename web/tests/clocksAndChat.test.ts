// Clocks that go on by themselves, words that are read once, and a device that is handed round.
import { expect, it, vi } from 'vitest';
import type { Command } from '$lib/connection';
import { clockFace, ClocksAndChat } from '$lib/table/clocksAndChat.svelte';
import { HotSeat } from '$lib/table/hotSeat.svelte';
import { TableModel } from '$lib/table/table.svelte';
import { table, update, view } from './sample';

it('counts down the seats whose time passes, after their grace', () => {
  let now = 1000;
  const clocksAndChat = new ClocksAndChat(() => now);
  clocksAndChat.hear({
    type: 'clocks',
    seats: [
      { turn: 10_000, bank: 5_000, runs: true },
      { turn: 10_000, bank: 0 },
      { turn: 4_000, bank: 0, runs: true, grace: 3_000 },
    ],
  });
  now += 6_000;
  clocksAndChat.tick();
  expect([0, 1, 2].map((seat) => clocksAndChat.timeOf(seat)?.left)).toEqual([9_000, 10_000, 1_000]);
  expect([0, 1, 2].map((seat) => clocksAndChat.hurries(seat))).toEqual([true, false, true]);
  expect(clocksAndChat.timeOf(3)).toBeNull();
  now += 60_000;
  clocksAndChat.tick();
  expect(clocksAndChat.timeOf(0)?.left).toBe(0);
});

it('writes time as people read it', () => {
  expect([0, 1, 59_001, 60_000, 605_000].map(clockFace)).toEqual(['0:00', '0:01', '1:00', '1:00', '10:05']);
});

it('reads each word once, and not those of the muted', () => {
  const clocksAndChat = new ClocksAndChat();
  const line = (number: number, seat: number) => ({ number, seat, name: 'Leo', doll: 0, text: '<b>ciao</b>' });
  clocksAndChat.hear({ type: 'talk', lines: [line(1, 0), line(2, 1)] });
  expect(clocksAndChat.unread).toBe(0);
  clocksAndChat.hear({ type: 'talk', lines: [line(2, 1)] });
  clocksAndChat.hear({ type: 'talk', lines: [line(3, 1)] });
  expect(clocksAndChat.unread).toBe(1);
  clocksAndChat.mute(1);
  expect(clocksAndChat.heard.map((one) => one.number)).toEqual([1]);
  clocksAndChat.hear({ type: 'talk', lines: [line(4, 1)] });
  expect(clocksAndChat.unread).toBe(1);
  clocksAndChat.mute(1);
  expect(clocksAndChat.heard).toHaveLength(4);
});

it('my own words are no news to me', () => {
  const clocksAndChat = new ClocksAndChat(undefined, () => 1);
  const line = (number: number, seat: number) => ({ number, seat, name: 'Leo', doll: 0, text: 'ciao' });
  clocksAndChat.hear({ type: 'talk', lines: [line(1, 1)] });
  expect(clocksAndChat.unread).toBe(0);
  clocksAndChat.hear({ type: 'talk', lines: [line(2, 0)] });
  expect(clocksAndChat.unread).toBe(1);
});

it('shows a face for a moment', () => {
  vi.useFakeTimers();
  const clocksAndChat = new ClocksAndChat();
  clocksAndChat.hear({ type: 'reacted', seat: 2, face: 4 });
  expect(clocksAndChat.faces).toEqual({ 2: 4 });
  vi.runAllTimers();
  expect(clocksAndChat.faces).toEqual({});
  vi.useRealTimers();
});

it('shows one hand at a time and speaks for whoever holds the device', async () => {
  const sent: Command[] = [];
  const pass = (command: Command) => {
    sent.push(command);
    return Promise.resolve({ done: true as const });
  };
  const model = new TableModel(
    (command) => hotSeat.send(command),
    () => [],
    () => 0,
  );
  const hotSeat: HotSeat = new HotSeat(model, pass);
  const person = { kind: 'person' as const, name: 'Bea' };
  hotSeat.hear({
    ...table,
    state: 'playing',
    seat: null,
    terms: { local: true },
    sitters: [person, { ...person, name: 'Cia' }],
  });
  hotSeat.hear(update(0, [], [], { ...view, pending: [1] }));
  expect(hotSeat.next).toEqual([1]);
  await hotSeat.uncover(1);
  expect(model.table?.seat).toBe(1);
  expect(hotSeat.next).toEqual([]);
  await hotSeat.send({ type: 'play', sequence: 0, steps: [1] });
  hotSeat.hear(update(1, [], [], { ...view, pending: [0] }));
  expect(model.table?.seat).toBeNull();
  expect(sent).toEqual([
    { type: 'look', seat: 1 },
    { type: 'play', sequence: 0, steps: [1], seat: 1 },
    { type: 'look', seat: null },
  ]);
});
