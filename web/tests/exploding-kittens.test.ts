// @vitest-environment node
// Exploding Kittens on the page: steps in words, how a hand fans out, what was seen, and how events move pieces.
import { describe, expect, it } from 'vitest';
import {
  declared,
  depthOf,
  giveStep,
  grown,
  nameStep,
  pairStep,
  place,
  placeStep,
  STEP,
  targetStep,
  threeStep,
} from '$games/exploding-kittens/places';
import { scenes } from '$games/exploding-kittens/scenes';
import { fan, spread } from '$games/exploding-kittens/spread';
import { lastBlast } from '$games/exploding-kittens/turning';
import type { Event, ExplodingKittensView } from '$lib/protocol';

const view: ExplodingKittensView = {
  game: 'exploding-kittens',
  seat: 0,
  seats: 3,
  phase: 'main',
  pending: [0],
  answered: false,
  first: 0,
  active: 0,
  owed: 1,
  attacked: false,
  burglar: 0,
  hasBurglar: true,
  alive: [true, true, true],
  fallen: [],
  hands: [[1, 1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0], null, null],
  handSizes: [5, 4, 4],
  pile: 20,
  kittens: 2,
  shows: 3,
  seen: [],
  discards: [],
  defusesOut: 1,
  action: null,
  nopes: [],
  stopped: false,
  outcome: null,
  odds: null,
  cats: null,
};

function told(name: string, by: number | null, args: Event['args'] = {}): Event {
  return { id: `exploding-kittens-${name}`, rule: 'EK-501', by, args };
}

function played(...events: Event[]) {
  return scenes(view, events, view);
}

describe('places', () => {
  it('reads from a step how deep the kitten goes', () => {
    expect(depthOf(placeStep(0))).toBe(0);
    expect(depthOf(placeStep(7))).toBe(7);
    expect(depthOf(STEP.draw)).toBeNull();
  });

  it('reads a chain step by step', () => {
    expect(declared([])).toBeNull();
    expect(declared([STEP.attack])).toMatchObject({ kind: 'attack', title: 1, count: 1 });
    expect(declared([pairStep(7)])).toMatchObject({ kind: 'pair', title: 7, count: 2, target: null });
    expect(declared([threeStep(2), targetStep(1), nameStep(0)])).toMatchObject({
      kind: 'three',
      title: 2,
      target: 1,
      named: 0,
    });
    expect(declared([STEP.burglar, targetStep(2), nameStep(9)])).toMatchObject({
      kind: 'burglar',
      target: 2,
      named: 9,
    });
    expect(declared([giveStep(4)])).toMatchObject({ kind: 'give', title: 4, count: 1 });
    expect(declared([placeStep(3)])).toMatchObject({ kind: 'place', depth: 3 });
  });

  it('fans a hand so that more than half of each card shows', () => {
    for (let cards = 1; cards <= 26; cards++) {
      const { rows, card, gap } = fan(cards, 332, 76);
      const each = Math.ceil(cards / rows);
      expect(each * card + (each - 1) * gap).toBeLessThanOrEqual(332.5);
      if (each > 1) expect(card + gap).toBeGreaterThanOrEqual(Math.max(34, card / 2));
    }
    expect(fan(7, 332, 76).rows).toBe(1);
    expect(fan(14, 332, 76).rows).toBe(2);
  });

  it('lays a hand so that all its names are in sight where there is room, in two rows if need be', () => {
    const hands = [[1], [4], [1, 1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 1, 3, 2, 1, 1, 2], [1, 2, 1, 1, 3, 1, 1, 2]];
    for (const counts of hands) {
      const { rows, card, gap, same, open } = spread(counts, 616, 100, true);
      const titles = counts.length;
      const all = counts.reduce((sum, count) => sum + count);
      expect([open, rows.reduce((sum, row) => sum + row)]).toEqual([true, all]);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(card + same).toBeGreaterThanOrEqual(35);
      expect(card).toBeGreaterThanOrEqual(76);
      if (rows.length === 1) expect(all * card + (titles - 1) * gap + (all - titles) * same).toBeLessThanOrEqual(616.5);
    }
    expect(spread([1, 1, 1, 1, 1, 1, 1, 1], 616, 100, true).rows).toEqual([8]);
    expect(spread([2, 2, 2, 1, 3, 2, 1, 1, 2], 616, 100, true).rows).toHaveLength(2);
  });

  it('fans it on a phone, and where there is no room for the names', () => {
    const { rows, gap, same, open } = spread([2, 2, 2, 1, 3, 2, 1, 1, 2], 332, 76, false);
    expect([open, rows, same]).toEqual([false, [8, 8], gap]);
    expect(spread(Array<number>(12).fill(3), 430, 100, true).open).toBe(false);
  });
});

describe('turning point', () => {
  it('is the last explosion, told only by a log that is whole', () => {
    const events = [told('began', null), told('defused', 1), told('exploded', 2), told('exploded', 1)];
    expect(lastBlast(events)).toEqual({ by: 1, defused: 1 });
    expect(lastBlast(events.slice(1))).toBeNull();
    expect(lastBlast([told('began', null)])).toBeNull();
  });
});

describe('scenes', () => {
  it('my pair leaves my hand and lies in the middle', () => {
    const [scene] = played(told('played-pair', 0, { title: 7, to: 1 }));
    expect(scene?.flights.map((flight) => flight.from)).toEqual(['hand-7-1', 'hand-7-2']);
    expect(scene?.hidden).toEqual(['hand-7-1', 'hand-7-2']);
    expect(scene?.view.action).toMatchObject({ kind: 'pair', title: 7, target: 1 });
    expect(scene?.view.hands[0]?.[7]).toBe(0);
    expect(scene?.view.handSizes[0]).toBe(3);
  });

  it('a Nope falls on what lies there, and what is stopped trembles before it goes', () => {
    const [, nope, shiver, gone] = played(
      told('played-attack', 1),
      told('noped', 2, { count: 1 }),
      told('cancelled', 1, { title: 1 }),
    );
    expect(nope?.flights).toEqual([{ piece: 'card-2', from: 'seat-2', to: 'middle' }]);
    expect(nope?.view.nopes).toEqual([2]);
    expect(shiver?.shiver).toBe(place.middle);
    expect(gone?.view).toMatchObject({ action: null, nopes: [], phase: 'main' });
  });

  it('an opponent’s draw, gift and theft look alike whatever the card is', () => {
    const pieces = played(told('drew', 1), told('gave', 1, { to: 2 }), told('stole', 2, { to: 1 })).flatMap((scene) =>
      scene.flights.map((flight) => flight.piece),
    );
    expect(pieces).toEqual(['back', 'back', 'back']);
  });

  it('a stolen card flies from its owner to the thief', () => {
    const [scene] = played(told('stole-card', 1, { to: 0, title: 5 }));
    expect(scene?.flights).toEqual([{ piece: 'card-5', from: 'seat-0', to: 'seat-1' }]);
    expect(scene?.view.handSizes).toEqual([4, 5, 4]);
  });

  it('a kitten is put back on the same path for every depth', () => {
    const shown = (event: Event) => played(event).map(({ flights, hidden, ms }) => ({ flights, hidden, ms }));
    expect(shown(told('placed-at', 0, { depth: 0, pile: 21 }))).toEqual(
      shown(told('placed-at', 0, { depth: 20, pile: 21 })),
    );
    expect(shown(told('placed', 1))).toEqual(shown(told('placed-at', 0, { depth: 4, pile: 21 })));
  });

  it('an explosion bursts, the doll falls, and the hand goes to the discards with the kitten on top', () => {
    const [burst, fan] = played(told('exploded', 1, { cards: [5, 7], count: 2 }));
    expect(burst?.falls).toBe(1);
    expect(burst?.view.alive).toEqual([true, false, true]);
    expect(fan?.flights.map((flight) => flight.piece)).toEqual(['card-7', 'card-5', 'card-12']);
  });

  it('the Burglar walks to its target, and away when its owner explodes', () => {
    const [walk, leave] = played(told('played-burglar', 0, { to: 2, title: 9 }), told('burglar-left', 2));
    expect(walk?.flights).toEqual([{ piece: 'burglar', from: 'seat-0', to: 'seat-2' }]);
    expect(walk?.view.burglar).toBe(2);
    expect(leave?.view.burglar).toBeNull();
  });

  it('every event that moves something has its scene', () => {
    const names = [
      'played-skip',
      'played-shuffle',
      'played-see',
      'played-favor',
      'played-three',
      'noped-back',
      'let',
      'drew-card',
      'kitten',
      'defused',
      'gave-card',
      'handed',
      'lacked',
      'nothing-left',
      'shuffled',
      'saw',
      'saw-1',
      'saw-2',
      'saw-3',
      'attacked',
      'skipped',
      'turn',
      'again',
      'began',
    ];
    for (const name of names)
      expect(played(told(name, 1, { title: 3, to: 2, count: 1, owed: 2 })).length, name).toBeGreaterThan(0);
  });
});

describe('three alike', () => {
  const [TACO, SKIP] = [8, 5];
  const live = new Set([pairStep(TACO), threeStep(TACO), STEP.skip, pairStep(SKIP), threeStep(SKIP)]);

  it('are picked by tapping any cat of a pair that is picked', () => {
    expect(grown(pairStep(TACO), TACO, undefined, live)).toBe(pairStep(TACO));
    expect(grown(pairStep(TACO), TACO, pairStep(TACO), live)).toBe(threeStep(TACO));
    expect(grown(pairStep(TACO), TACO, threeStep(TACO), live)).toBe(pairStep(TACO));
  });

  it('stay what they are where three are not offered, or a card does something alone', () => {
    expect(grown(pairStep(TACO), TACO, pairStep(TACO), new Set([pairStep(TACO)]))).toBe(pairStep(TACO));
    expect(grown(STEP.skip, SKIP, pairStep(SKIP), live)).toBe(STEP.skip);
  });
});
