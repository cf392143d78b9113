// Taking part in dealing: commits once for each deck, reveals when all commitments stand, and notices when it is left out.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Command } from '$lib/connection';
import { commitmentOf, pledgeFor } from '$lib/fairness/pledges';
import type { Table } from '$lib/protocol';
import { Dealing, fingerprint } from '$lib/table/dealing.svelte';
import { table } from './sample';

const [DECK, NEXT, OTHER] = ['aa'.repeat(32), 'bb'.repeat(32), 'cc'.repeat(32)];
const seated = (committed: boolean) => table.sitters.map((sitter) => ({ ...sitter, committed }));

function page(answer: Answer = { done: true }) {
  const sent: Command[] = [];
  const dealing = new Dealing((command) => {
    sent.push(command);
    return Promise.resolve(answer);
  });
  const hear = (part: Partial<Table>) =>
    dealing.hear({
      ...table,
      state: 'waiting',
      match: null,
      commitment: '',
      seat: 0,
      sealed: DECK,
      sitters: seated(false),
      ...part,
    });
  return { sent, dealing, hear, types: () => sent.map((command) => command.type) };
}

const mine = (deck = DECK) => commitmentOf(deck, pledgeFor(deck)!);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterAll(() => vi.unstubAllGlobals());

it('commits itself once to each deck, to another text each time', async () => {
  const { sent, hear } = page();
  await Promise.all([hear({}), hear({})]);
  await hear({ sitters: seated(true) });
  const first = pledgeFor(DECK)?.text;
  await hear({ sealed: NEXT, state: 'over' });
  expect(sent).toEqual([
    { type: 'commit', sealed: DECK, commitment: mine() },
    { type: 'commit', sealed: NEXT, commitment: mine(NEXT) },
  ]);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(pledgeFor(NEXT)?.text).not.toBe(first);
});

it('does not take part while watching or playing, or after another page of mine', async () => {
  const { sent, hear } = page();
  await hear({ seat: null });
  await hear({ state: 'playing' });
  await hear({ sealed: '' });
  await hear({ sitters: seated(true) });
  expect(sent).toEqual([]);
});

it('reveals only when all commitments stand and its own is among them, once', async () => {
  const { hear, types, dealing } = page();
  await hear({});
  await hear({ sitters: seated(true), dealing: { phase: 'committing' } });
  expect(types()).toEqual(['commit']);
  const fixed = { phase: 'revealing', commitments: [mine(), OTHER], number: 1 } as const;
  await hear({ dealing: { ...fixed, commitments: [mine(), OTHER] } });
  await hear({ dealing: { ...fixed, commitments: [mine(), OTHER], revealed: [0] } });
  expect(types()).toEqual(['commit', 'reveal']);
  await hear({
    sealed: NEXT,
    match: 'm',
    state: 'playing',
    commitment: DECK,
    deal: { commitments: [mine(), OTHER], number: 1 },
  });
  expect(dealing.wrong).toBe(false);
});

it.each([
  ['my part is left out', { commitments: ['', OTHER], number: 1 }, DECK],
  ['my part is another', { commitments: [OTHER, OTHER], number: 1 }, DECK],
  ['nobody had committed themselves', null, DECK],
  ['another deck was dealt', { commitments: ['', ''], number: 1 }, OTHER],
])('says so when %s', async (_, deal, commitment) => {
  const { hear, dealing } = page();
  await hear({});
  await hear({ sealed: NEXT, match: 'm', state: 'playing', commitment, deal });
  expect(dealing.wrong).toBe(true);
});

it('says so, and reveals nothing, when it is left out before the revealing', async () => {
  const { hear, dealing, types } = page();
  await hear({});
  await hear({ dealing: { phase: 'revealing', commitments: ['', OTHER] } });
  expect([dealing.wrong, types()]).toEqual([true, ['commit']]);
});

it('says so when something changed after it had revealed', async () => {
  const { hear, dealing } = page();
  await hear({});
  await hear({ dealing: { phase: 'revealing', commitments: [mine(), OTHER] } });
  await hear({
    sealed: NEXT,
    match: 'm',
    state: 'playing',
    commitment: DECK,
    deal: { commitments: [mine(), mine()], number: 1 },
  });
  expect(dealing.wrong).toBe(true);
});

it('expects nothing after a lost connection, a deck thrown away, or a refusal', async () => {
  const dealt: Partial<Table> = {
    sealed: OTHER,
    match: 'm',
    state: 'playing',
    commitment: NEXT,
    deal: { commitments: ['', ''], number: 1 },
  };
  const [lost, thrown, refused] = [page(), page(), page({ done: false, says: { id: 'server-committed-already' } })];
  await lost.hear({});
  lost.dealing.disconnected();
  await thrown.hear({});
  await thrown.hear({ sealed: NEXT, state: 'playing' });
  await refused.hear({});
  for (const each of [lost, thrown, refused]) {
    await each.hear(dealt);
    expect(each.dealing.wrong).toBe(false);
  }
});

it('reveals again after a lost connection, where the server still waits for it', async () => {
  const { hear, dealing, types } = page();
  await hear({});
  await hear({ dealing: { phase: 'revealing', commitments: [mine(), OTHER] } });
  dealing.disconnected();
  await hear({ dealing: { phase: 'revealing', commitments: [mine(), OTHER] } });
  expect(types()).toEqual(['commit', 'reveal', 'reveal']);
});

it('shows twelve digits of a hash', () => {
  expect(fingerprint('4f9c21abe07d11')).toBe('4f9c·21ab·e07d');
});
