// @vitest-environment node
// Boss Kito on the page: steps in words, who is ahead, and how events move pieces.
import { describe, expect, it } from 'vitest';
import type { BossKitoView, Event } from '$lib/protocol';
import {
  decisionOf,
  DRAW,
  exchangeSteps,
  giveStep,
  NOTHING,
  pairsWith,
  PASS,
  playStep,
  TAKE,
  tapped,
  tokenStep,
} from '$games/boss-kito/decisions';
import { cellsOf, scenes } from '$games/boss-kito/scenes';
import { bestMajority, leaderOf, standing, standingWith, strongest, turnInOrder } from '$games/boss-kito/standings';

const none = [0, 0, 0, 0, 0];
const nobody = { cards: [0, 0, 0], most: [] };
const view: BossKitoView = {
  game: 'boss-kito',
  seat: 0,
  seats: 3,
  phase: 'action',
  pending: [0],
  round: 4,
  turn: 4,
  start: 2,
  assigning: null,
  bosses: [1, 2, 3, 4, 5],
  offers: [
    { type: 7, symbol: null },
    { type: 4, symbol: 'C' },
    { type: 9, symbol: null },
    { type: 2, symbol: 'S' },
    { type: 6, symbol: 'T' },
  ],
  nextOffers: [
    { type: 3, symbol: 'C' },
    { type: 8, symbol: null },
    { type: 5, symbol: 'S' },
    { type: 9, symbol: null },
    { type: 8, symbol: null },
  ],
  benefitsLeft: 5,
  won: [
    [{ type: 9, symbol: null }],
    [
      { type: 9, symbol: null },
      { type: 1, symbol: 'T' },
    ],
    [],
  ],
  removed: [{ type: 8, symbol: null }],
  hands: [[2, 1, 0, 1, 0], null, null],
  handSizes: [4, 3, 2],
  fronts: [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], none],
  tokens: [[2, 0, 0, 0, 0], none, none],
  strengths: [[5, 0, 0, 0, 0], [3, 3, 0, 0, 0], none],
  reserves: [2, 3, 3],
  supply: 20,
  takes: 3,
  deck: 20,
  discarded: 5,
  discards: [1, 1, 1, 1, 1],
  ahead: [[0], [1], [], [], []],
  points: [9, 10, 0],
  symbols: 'unconfirmed',
  outcome: null,
  majorities: [
    { cards: [0, 1, 0], most: [1] },
    nobody,
    nobody,
    nobody,
    nobody,
    nobody,
    nobody,
    nobody,
    { cards: [1, 1, 0], most: [0, 1] },
  ],
};
const told = (id: string, by: number | null, args: Event['args'] = {}): Event => ({
  id: `boss-kito-${id}`,
  rule: 'BK-510',
  by,
  args,
});
const first = (event: Event, seen = view) => scenes(seen, [event], seen)[0];

describe('steps', () => {
  it('name colours in their order, whichever was touched first', () => {
    expect(tokenStep([3])).toBe('boss-kito-token/colour=3');
    expect(tokenStep([3, 3])).toBe('boss-kito-tokens-same/colour=3');
    expect(tokenStep([5, 1])).toBe('boss-kito-tokens/colour=1/other=5');
  });

  it('are read back', () => {
    expect(decisionOf([])).toBeNull();
    expect(decisionOf([playStep(5)])).toEqual({ kind: 'play', colour: 5 });
    expect(decisionOf([tokenStep([4, 2])])).toEqual({ kind: 'tokens', on: [2, 4] });
    expect(decisionOf(exchangeSteps([2, 0, 0, 10, 1]))).toEqual({ kind: 'exchange', counts: [2, 0, 0, 10, 1] });
    expect(decisionOf([NOTHING])).toEqual({ kind: 'exchange', counts: none });
    expect(decisionOf([giveStep(2)])).toEqual({ kind: 'give', seat: 2 });
    expect([DRAW, TAKE, PASS].map((step) => decisionOf([step])?.kind)).toEqual(['draw', 'take', 'pass']);
  });

  it('an exchange of nothing has no chain', () => expect(exchangeSteps(none)).toEqual([]));

  it('a tap puts a first token, a second one, and takes them back', () => {
    expect(tapped([], 3, 2)).toEqual([3]);
    expect(tapped([3], 3, 2)).toEqual([3, 3]);
    expect(tapped([3], 1, 2)).toEqual([1, 3]);
    expect(tapped([3], 3, 1)).toEqual([]);
    expect(tapped([3], 1, 1)).toEqual([1]);
    expect(tapped([3, 3], 3, 2)).toEqual([]);
    expect(tapped([1, 3], 1, 2)).toEqual([3]);
    expect(tapped([1, 3], 3, 2)).toEqual([1]);
    expect(tapped([1, 3], 2, 2)).toEqual([2]);
  });

  it('each colour leads to its five pairs', () =>
    expect(pairsWith(3)).toEqual([1, 2, 3, 4, 5].map((other) => tokenStep([other, 3]))));
});

describe('standings', () => {
  it('one alone is in front, several are level, nothing is nothing', () => {
    const tied = { ...view, ahead: [[0, 1], [], [], [], []] };
    expect([0, 1, 2].map((seat) => standing(view, 1, seat))).toEqual(['lead', 'behind', 'behind']);
    expect([0, 1, 2].map((seat) => standing(tied, 1, seat))).toEqual(['tie', 'tie', 'behind']);
    expect([leaderOf(view, 1), leaderOf(view, 2), leaderOf(view, 3), leaderOf(tied, 1)]).toEqual([0, 1, null, null]);
  });

  it('a picked move shows who would be in front then', () => {
    expect(strongest([0, 0])).toEqual([]);
    expect([0, 1, 2].map((seat) => standingWith(view, 2, seat, 0, 3))).toEqual(['tie', 'tie', 'behind']);
    expect([0, 1].map((seat) => standingWith(view, 2, seat, 0, 6))).toEqual(['lead', 'behind']);
  });

  it('the best majority is one that nobody shares', () => {
    expect(bestMajority(view, 1)).toEqual({ by: 1, type: 1, count: 1 });
    expect(bestMajority(view, 0)).toBeNull();
  });

  it('whoever starts is first', () => expect([0, 1, 2].map((seat) => turnInOrder(seat, 1, 3))).toEqual([3, 1, 2]));
});

describe('scenes', () => {
  it('my card leaves my hand for my row', () => {
    const scene = first(told('played', 0, { colour: 1, strength: 8 }));
    expect(scene?.flights).toEqual([{ piece: 'card-1', from: 'hand-1-1', to: 'cell-0-1' }]);
    expect(scene?.hidden).toEqual(['hand-1-1']);
    expect(scene?.view).toMatchObject({
      fronts: [[2, 0, 0, 0, 0], view.fronts[1], none],
      hands: [[1, 1, 0, 1, 0], null, null],
    });
    expect(scene?.view.strengths[0]?.[0]).toBe(8);
    expect(scene?.view.ahead[0]).toEqual([0]);
  });

  it('tokens go onto one colour or two', () => {
    expect(first(told('put', 1, { colour: 2, count: 2, strength: 5 }))?.view.tokens[1]).toEqual([0, 2, 0, 0, 0]);
    const two = first(told('put-two', 1, { colour: 1, other: 2, strength: 4, then: 4 }));
    expect(two?.flights.map((flight) => flight.to)).toEqual(['cell-1-1', 'cell-1-2']);
    expect(two?.view.reserves[1]).toBe(1);
  });

  it('an opponent’s draw and covered discards look alike whatever they are', () => {
    for (const event of [told('drew', 1, { count: 2 }), told('threw', 1, { count: 2 })]) {
      expect(first(event)?.flights.map((flight) => flight.piece)).toEqual(['back', 'back']);
    }
  });

  it('my draw comes to my hand, its colours known', () => {
    const scene = first(told('drew-cards', 0, { count: 2, cards: [3, 3] }));
    expect(scene?.flights[0]).toEqual({ piece: 'back', from: 'deck', to: 'hand' });
    expect(scene?.view.hands[0]).toEqual([2, 1, 2, 1, 0]);
  });

  it('an exchange shows what is thrown, each copy from its place', () => {
    const scene = first(told('threw-cards', 0, { count: 3, cards: [1, 1, 4] }));
    expect(scene?.hidden).toEqual(['hand-1-1', 'hand-1-2', 'hand-4-1']);
    expect(scene?.view).toMatchObject({ discarded: 8, discards: [3, 1, 1, 2, 1] });
  });

  it('tokens come from the basket, and a reshuffle fills the deck', () => {
    expect(first(told('took', 1, { count: 3, now: 6 }))?.view).toMatchObject({ supply: 17, reserves: [2, 6, 3] });
    expect(first(told('symbol-token', 1))?.flights).toEqual([{ piece: 'token', from: 'supply', to: 'seat-1' }]);
    expect(first(told('reshuffled', null))?.view).toMatchObject({ deck: 25, discarded: 0, discards: none });
  });

  it('a stall glows, its winner is crowned, and the card flies', () => {
    const [glow, flight] = scenes(view, [told('won-card', 0, { colour: 1, type: 7, symbol: 'none' })], view);
    expect(glow).toMatchObject({ shiver: 'stall-1', about: 'seat-0' });
    expect(flight?.flights).toEqual([{ piece: 'benefit-7-', from: 'stall-1', to: 'seat-0' }]);
    expect(flight?.view).toMatchObject({ turn: 5, offers: [null, ...view.offers.slice(1)] });
    expect(flight?.view.won[0]).toHaveLength(2);
  });

  it('a card that nobody wins falls', () => {
    const scene = first(told('removed', null, { colour: 3, type: 9, symbol: 'none' }));
    expect(scene).toMatchObject({ shiver: 'stall-3', about: null, flights: [] });
    expect(scene?.view.removed).toHaveLength(2);
  });

  it('the flag goes to whoever gets it, also when kept', () => {
    expect(first(told('gave-start', 0, { to: 1 }))).toMatchObject({
      flights: [{ piece: 'flag', from: 'seat-2', to: 'seat-1' }],
      view: { start: 1 },
    });
    expect(first(told('kept-start', 0, { to: 0 }))?.view.start).toBe(0);
  });

  it('the end of a round clears the table, and the next cards come on offer', () => {
    const next = { ...view, round: 5 };
    const [clear, begin] = scenes(
      view,
      [told('round-ended', null, { round: 4 }), told('round-began', null, { round: 5 })],
      next,
    );
    expect(clear?.view).toMatchObject({
      fronts: [none, none, none],
      strengths: [none, none, none],
      supply: 22,
      discarded: 8,
      discards: [3, 2, 1, 1, 1],
    });
    expect(begin?.flights).toHaveLength(5);
    expect(begin?.view).toBe(next);
  });

  it('a line of the log knows where it went', () => {
    expect(
      cellsOf({ key: 0, by: 1, events: [told('put-two', 1, { colour: 1, other: 4 }), told('drew', 1, { count: 1 })] }),
    ).toEqual(['cell-1-1', 'cell-1-4']);
    expect(cellsOf(undefined)).toEqual([]);
  });

  it('what moves nothing still takes its moment', () => {
    for (const id of ['passed', 'exchanged-nothing', 'symbol-no-card', 'symbol-no-token', 'scored']) {
      expect(first(told(id, 0))).toMatchObject({ flights: [], view });
    }
    expect(scenes(view, [told('offered', null, { colour: 1, type: 7, symbol: 'none' })], view)).toEqual([]);
  });
});

it('a new round is told when the prizes of the last one have been given', () => {
  const events = [
    told('won-card', 1, { colour: 1 }),
    told('won-card', 0, { colour: 2 }),
    told('round-ended', null),
    told('round-began', null, { round: 5 }),
  ];
  expect(scenes(view, events, { ...view, round: 5 }).map((scene) => scene.tells)).toEqual([1, 1, 2, 2, 3, 4]);
});
