// @vitest-environment node
// Kitsune on the page: steps in words, a picked play, the ring of plays, and how events move pieces.
import { describe, expect, it } from 'vitest';
import { foreseenAfter, trickWith } from '$games/kitsune/foreseeing';
import { ALONE, meant, place, steps, tokenIn, waysOf } from '$games/kitsune/places';
import { arrowOf, ringOf, stoneAt } from '$games/kitsune/ring';
import { scenes } from '$games/kitsune/scenes';
import { askOf } from '$games/kitsune/words';
import type { Event, KitsuneView, TrickPlay } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import type { Step } from '$lib/table/steps';
import { learn } from '$lib/texts.svelte';
import { choice, numberOf } from './sample';

function play(seat: number, card: string | null, more: Partial<TrickPlay> = {}): TrickPlay {
  return { seat, card, token: null, side: null, hidden: card === null, destroyed: false, ...more };
}

const view: KitsuneView = {
  game: 'kitsune',
  seat: 0,
  seats: 4,
  phase: 'play',
  pending: [0],
  clans: ['B', 'O', 'B', 'O'],
  round: 1,
  leader: 1,
  turn: 0,
  trackSteps: 13,
  pawns: { B: 4, O: 6 },
  victories: { B: 0, O: 1 },
  held: [null, null, 'block', null],
  available: ['+3', 'hidden', 'discard'],
  used: ['change'],
  hands: [['B1', 'B1', 'O2', 'Ka'], null, null, null],
  handSizes: [4, 3, 3, 3],
  gave: 'O1',
  trick: [play(1, 'O4'), play(2, 'B3'), play(3, 'Bk')],
  order: [1, 2, 3, 0],
  receivers: [],
  totals: { blue: 3, orange: 4, swapped: false, unseen: false },
  looking: [],
  pile: 0,
  discards: 8,
  history: null,
  deciding: null,
  outcome: null,
  foreseen: [
    {
      step: numberOf(steps.play('O2')),
      totals: { blue: 3, orange: 6, swapped: false, unseen: false },
      ends: true,
      clan: 'O',
      spaces: 3,
      blocked: false,
    },
  ],
};

function told(id: string, by: number | null, args: Event['args'] = {}): Event {
  return { id: `kitsune-${id}`, rule: 'KI-500', by, args };
}

describe('steps', () => {
  it('name a card that may be struck, and only the place of one that lies face down', () => {
    expect(steps.target(play(3, 'B4'), 2)).toBe('kitsune-target-card/card=B4/place=3/to=3');
    expect(steps.target(play(3, null), 2)).toBe('kitsune-target-card/place=3');
  });

  it('are read back as what they mean', () => {
    expect(meant(steps.play('O5', '+3O'))).toEqual({ does: 'play', card: 'O5', way: '+3O' });
    expect(meant(steps.award('hidden', 3))).toEqual({ does: 'award', token: 'hidden', seat: 3 });
    expect(meant(steps.lead(0))).toEqual({ does: 'lead', seat: 0 });
    expect(meant(steps.play('Ka', 'change'))).toEqual({ does: 'play', card: 'Ka', way: 'change' });
    expect(meant(steps.play('Ka'))).toEqual({ does: 'play', card: 'Ka', way: ALONE });
    expect(meant(undefined)).toBeNull();
  });

  it('know the two sides of +3', () => {
    expect(waysOf('+3').map(tokenIn)).toEqual([
      { token: '+3', side: 'B' },
      { token: '+3', side: 'O' },
    ]);
    expect(waysOf(null)).toEqual([]);
  });
});

describe('foreseeing', () => {
  it('lays my card beside the others, or cuts one of them', () => {
    expect(trickWith(view, meant(steps.play('O2', 'hidden')))?.at(-1)).toEqual(
      play(0, 'O2', { token: 'hidden', hidden: true }),
    );
    expect(trickWith(view, meant(steps.target(play(1, 'O4'), 0)))?.map((one) => one.destroyed)).toEqual([
      true,
      false,
      false,
    ]);
    expect(trickWith(view, null)).toBeNull();
  });

  it('takes from the view what it would count', () => {
    expect(foreseenAfter(view, choice(steps.play('O2')))).toMatchObject({ clan: 'O', spaces: 3 });
    expect(foreseenAfter(view, choice(steps.play('B1')))).toBeNull();
  });
});

/** Whose plays a trick has when a seat leads. */
function orderOf(seats: number, leader: number): number[] {
  return Array.from({ length: seats === 6 ? 6 : 4 }, (_, index) => (leader + index) % seats);
}

describe('the ring', () => {
  const BOARDS = [
    [344, 246],
    [880, 250],
    [720, 520],
    [380, 150],
  ] as const;

  it.each([2, 4, 6])('of %i seats overlaps nowhere and stays on its board', (seats) => {
    for (const [width, height] of BOARDS) {
      const ring = ringOf(seats, orderOf(seats, 1), 0, width, height);
      const spots = Array.from({ length: seats === 6 ? 6 : 4 }, (_, index) => ring.spot(index));
      for (const [at, one] of spots.entries()) {
        expect(Math.abs(one.x) + ring.card / 2).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(one.y) + ring.card * 0.7).toBeLessThanOrEqual(height / 2);
        for (const other of spots.slice(0, at)) {
          expect(Math.abs(one.x - other.x) >= ring.card || Math.abs(one.y - other.y) >= ring.card * 1.4).toBe(true);
        }
      }
    }
  });

  it('has me below and the next seat to the left', () => {
    const ring = ringOf(4, orderOf(4, 0), 0, 344, 246);
    expect(ring.spot(0).y).toBeGreaterThan(0);
    expect(ring.spot(1).x).toBeLessThan(0);
  });

  it('points its arrows at the team-mate', () => {
    const ring = ringOf(6, orderOf(6, 0), 0, 344, 246);
    expect(arrowOf(ring, 0, 2).y).toBeLessThan(ring.spot(0).y);
  });

  it('leads the stones uphill to the gate', () => {
    expect(stoneAt(13, 13).x).toBeGreaterThan(stoneAt(0, 13).x);
    expect(stoneAt(13, 13).y).toBeLessThan(stoneAt(0, 13).y);
  });
});

describe('scenes', () => {
  it('my card leaves my hand for my place', () => {
    const [scene] = scenes(view, [told('played', 0, { card: 'B1' })], view);
    expect(scene?.flights).toEqual([{ piece: 'card-B1', from: place.hand('B1', 1), to: place.play(3) }]);
    expect(scene?.view.hands[0]).toEqual(['B1', 'O2', 'Ka']);
  });

  it('a hidden card flies as a back, mine and theirs alike', () => {
    const bare = { ...view, trick: [] };
    for (const event of [told('hid', 2), told('hid-card', 0, { card: 'B1' })]) {
      expect(scenes(bare, [event], bare)[0]?.flights[0]?.piece).toBe('back');
    }
    expect(scenes(bare, [told('hid', 2)], bare)[0]?.view.trick[0]).toMatchObject({ card: null, hidden: true });
  });

  it('a token used with a card is used up', () => {
    const bare = { ...view, trick: [] };
    const [scene] = scenes(bare, [told('played-token', 2, { card: 'B3', token: 'block' })], bare);
    expect(scene?.view.held[2]).toBeNull();
    expect(scene?.view.used).toContain('block');
  });

  it('a Katana shakes its target, then the card is destroyed', () => {
    const [scene] = scenes(view, [told('struck', 0, { card: 'O4', to: 1 })], view);
    expect(scene?.shiver).toBe(place.play(0));
    expect(scene?.view.trick[0]?.destroyed).toBe(true);
  });

  it('a hidden card turns over before the count, and the sum turns with the colours', () => {
    const dark = { ...view, trick: [play(1, null)] };
    const all = scenes(
      dark,
      [told('revealed', 1, { card: 'O6' }), told('turned', null), told('scored', null, { blue: 6, orange: 0 })],
      dark,
    );
    expect(all.map((scene) => scene.turned ?? scene.about)).toEqual([place.play(0), null, place.sum, place.sum]);
    expect(all[1]?.view.trick[0]?.card).toBe('O6');
  });

  it('the pawn hops stone by stone', () => {
    const all = scenes(view, [told('moved', null, { clan: 'B', count: 3, now: 7, steps: 13 })], view);
    expect(all.slice(0, 3).map((scene) => scene.view.pawns.B)).toEqual([5, 6, 7]);
  });

  it('the trick leaves for the discards once, then the fan goes on', () => {
    const all = scenes(view, [told('leads', null, { seat: 2 })], { ...view, trick: [] });
    expect(all.map((scene) => scene.flights.map((flight) => flight.piece))).toEqual([
      [],
      ['card-O4', 'card-B3', 'card-Bk'],
      ['fan'],
    ]);
    expect(all.at(-1)?.view).toMatchObject({ leader: 2, trick: [], discards: 11 });
  });

  it('gifts and draws move alike, whatever they are', () => {
    const six = {
      ...view,
      seats: 6,
      clans: ['B', 'O', 'B', 'O', 'B', 'O'],
      leader: 0,
      order: orderOf(6, 0),
      trick: [],
    };
    const exchanging = { ...six, receivers: [2, 3, 4, 5, 0, 1] };
    const [gifts] = scenes(exchanging, [told('exchanged', null, { seat: 0 })], six);
    expect(gifts?.flights).toHaveLength(6);
    expect(gifts?.flights[4]).toEqual({ piece: 'back', from: place.play(4), to: place.seat(0) });
    const [mine, theirs] = scenes(
      { ...view, trick: [] },
      [told('drew-cards', 0, { cards: [0, 12] }), told('drew', 1, { count: 2 })],
      view,
    );
    expect(mine?.flights.map((flight) => flight.piece)).toEqual(theirs?.flights.map((flight) => flight.piece));
  });

  it('tokens, lanterns, left-over cards and new deals have their ways', () => {
    const [token] = scenes(view, [told('took', 2, { token: 'plus', to: 0 })], view);
    expect(token?.flights).toEqual([{ piece: 'token-+3', from: 'token-plus', to: place.seat(0) }]);
    expect(token?.view.held[0]).toBe('+3');
    const [won] = scenes(view, [told('round-won', null, { clan: 'B', number: 1, count: 1 })], view);
    expect(won?.view.victories.B).toBe(1);
    const bare = { ...view, trick: [] };
    expect(scenes(bare, [told('left-over', 1), told('dealt-again', null, { seat: 1 })], bare)[1]?.flights).toHaveLength(
      4,
    );
    expect(scenes(bare, [told('fetched', 1)], bare)[0]?.view.handSizes[1]).toBe(4);
    expect(scenes(bare, [told('blocked', null, { clan: 'O' })], bare)[0]?.shiver).toBe(place.pawn('O'));
    expect(scenes(bare, [told('began', null, { seat: 1, number: 2, steps: 13 })], bare)[0]?.flights).toHaveLength(4);
  });
});

it('invites to choose early only where there is something to choose from', async () => {
  settings.set({ language: 'en' });
  await learn('en');
  const waits = {
    view: { ...view, pending: [1] },
    mine: false,
    answered: false,
    live: new Set<Step>(),
    names: ['', 'Nina'],
  };
  expect(askOf({ ...waits, cards: ['B1'] })).toBe('Nina’s turn. You can choose already.');
  expect(askOf({ ...waits, cards: [] })).toBe('Nina’s turn');
});
