// The socket: joining, resending what was not answered, retying, and being told to reload.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ELSEWHERE, LOCKED_OUT } from '$lib/closing';
import { Connection, type ConnectionState, type ToClient } from '$lib/connection';
import type { Says } from '$lib/protocol';
import { table, update } from './sample';

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let states: ConnectionState[];
let connection: Connection;
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  connection = new Connection(
    'sample',
    { told: () => undefined, state: (state) => states.push(state), refused: () => undefined },
    'ws://here/live/sample',
  );
  connection.open();
  socket().opens();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('joins with nothing shown yet', () => {
  expect(socket().sent).toEqual([
    {
      type: 'join',
      table: 'sample',
      protocol: 3,
      match: null,
      since: -1,
      deals: true,
      words: false,
      changes: true,
      beats: true,
      rhythm: true,
    },
  ]);
});

it('tells how a command ended', async () => {
  const answer = connection.send({ type: 'start' });
  const command = String(socket().sent[1]?.command);
  socket().hears({ type: 'refused', command, says: { id: 'server-chairs-open' } });
  await expect(answer).resolves.toEqual({ done: false, says: { id: 'server-chairs-open' } });
});

it('reties a broken string, names what it has shown and sends again what was not answered', async () => {
  socket().hears(table);
  socket().hears(update(7, []));
  const answer = connection.send({ type: 'play', sequence: 7, steps: [3] });
  const first = socket();
  const command = String(first.sent.at(-1)?.command);
  first.close();
  expect(states).toEqual(['online', 'offline']);
  await vi.advanceTimersByTimeAsync(1000);
  socket().opens();
  expect(socket()).not.toBe(first);
  expect(socket().sent).toEqual([
    {
      type: 'join',
      table: 'sample',
      protocol: 3,
      match: 'first',
      since: 7,
      deals: true,
      words: false,
      changes: true,
      beats: true,
      rhythm: true,
    },
    { type: 'play', sequence: 7, steps: [3], command },
  ]);
  socket().hears({ type: 'done', command });
  await expect(answer).resolves.toEqual({ done: true });
});

it('waits longer each time nobody answers', async () => {
  for (let attempt = 0; attempt < 6; attempt++) {
    socket().close();
    await vi.advanceTimersByTimeAsync(11_000);
  }
  const tries = FakeSocket.all.length;
  socket().close();
  await vi.advanceTimersByTimeAsync(3000);
  expect(FakeSocket.all).toHaveLength(tries);
});

it('stops when the page is too old', () => {
  socket().hears({ type: 'reload', protocol: 3 });
  expect(states.at(-1)).toBe('stale');
});

it('does not come back by itself after being turned out, and says why', async () => {
  const out: Says[] = [];
  const listener = {
    told: () => undefined,
    state: () => undefined,
    refused: () => undefined,
    turnedOut: (says: Says) => out.push(says),
  };
  const other = new Connection('sample', listener, 'ws://here/live/sample');
  other.open();
  socket().opens();
  socket().hears({ type: 'refused', command: '', says: { id: 'server-locked-out' } });
  const tries = FakeSocket.all.length;
  socket().close(LOCKED_OUT);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(out).toEqual([{ id: 'server-locked-out' }]);
  expect(FakeSocket.all).toHaveLength(tries);
});

it('reties at once when the network is back, and only then', () => {
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
  socket().close();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  connection.close();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

it('says at once that the device has lost its network, and comes back with it', () => {
  dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('offline');
  const before = FakeSocket.all.length;
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

it('takes a line for dead that does not answer a move, and sends the move again', () => {
  void connection.send({ type: 'play', sequence: 0, steps: [1], backs: 0 });
  const sent = socket().sent.at(-1);
  vi.advanceTimersByTime(8000);
  expect(states.at(-1)).toBe('offline');
  vi.advanceTimersByTime(1000);
  socket().opens();
  expect(socket().sent.at(-1)).toEqual(sent);
});

it('lets a line be that has answered', () => {
  void connection.send({ type: 'play', sequence: 0, steps: [1], backs: 0 });
  socket().hears({ type: 'done', command: String(socket().sent.at(-1)?.command) });
  vi.advanceTimersByTime(8000);
  expect(states).not.toContain('offline');
});

it('puts changes together with the last update', () => {
  const told: ToClient[] = [];
  connection.close();
  const listener = {
    told: (message: ToClient) => told.push(message),
    state: () => undefined,
    refused: () => undefined,
  };
  connection = new Connection('sample', listener, 'ws://here/live/sample');
  connection.open();
  socket().opens();
  socket().hears({ type: 'change', sequence: 3, view: { pile: 1 } });
  expect(told).toEqual([]);
  const first = update(3, []);
  socket().hears(first);
  socket().hears({ type: 'change', sequence: 4, view: { pile: 1 }, answered: [2] });
  expect(told.at(-1)).toEqual({
    type: 'update',
    sequence: 4,
    events: [],
    view: { ...first.view, pile: 1 },
    graph: { nodes: [] },
    plain: [],
    answered: [2],
  });
});

it('joins again when the table is to be told in words', () => {
  connection.tellInWords(false);
  expect(socket().sent).toHaveLength(1);
  connection.tellInWords(true);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'join', words: true, changes: true });
});

it('takes a server for stopped that has beaten and then says nothing, and tries another one', () => {
  socket().hears({ type: 'beat' });
  vi.advanceTimersByTime(2900);
  socket().hears(table);
  vi.advanceTimersByTime(2900);
  expect(states).toEqual(['online']);
  vi.advanceTimersByTime(200);
  expect(states).toEqual(['online', 'offline']);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
});

it('is as patient as the rhythm that a beat tells', () => {
  socket().hears({ type: 'beat', within: 4500 });
  vi.advanceTimersByTime(8900);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(states).toEqual(['offline']);
});

it('lets a server be silent that has never beaten', () => {
  socket().hears(table);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('comes back at once, and without a word, to a table that is served elsewhere', async () => {
  socket().hears(table);
  const answer = connection.send({ type: 'play', sequence: 7, steps: [3] });
  const command = String(socket().sent.at(-1)?.command);
  socket().close(ELSEWHERE);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
  socket().opens();
  expect(socket().sent.at(-1)).toEqual({ type: 'play', sequence: 7, steps: [3], command });
  socket().hears({ type: 'done', command });
  await expect(answer).resolves.toEqual({ done: true });
  expect(states).toEqual(['online']);
});
