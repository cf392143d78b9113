// @vitest-environment node
// Bossa on the page: steps in words, sums, tiles picked in any order, the shape of a line, and how events move pieces.
import { describe, expect, it } from 'vitest';
import { cellsOf, countsText, ghostsOf, shapeOf } from '$games/bossa/cells';
import {
  chainOf,
  fits,
  NOTHING,
  obvious,
  picksOf,
  reachable,
  undone,
  wholeMoves,
  withAim,
  withTile,
  type Picks,
} from '$games/bossa/picks';
import { aimOf, placeStep, stackStep, STEP, TILES, tilesIn, tileStep, tileText, type Tile } from '$games/bossa/places';
import { scenes } from '$games/bossa/scenes';
import { counting, parts, total } from '$games/bossa/sums';
import type { BossaView, Event, StepGraph } from '$lib/protocol';
import { stumble } from '$lib/table/steps';
import { choice } from './sample';

const tile = (white: number, black: number) => tileText([white, black]);
const step = (white: number, black: number) => tileStep(tile(white, black));

/** White upwards wants 5: (5,0) alone or (2,1) with (3,2), the Doubler on (2,1) helps (1,0); a group to stack on; Swap. */
const graph: StepGraph = {
  nodes: [
    [choice(placeStep(0), 1), choice(stackStep(2, 0), 4), choice(STEP.swap, 6)],
    [choice(step(1, 0), 2), choice(step(2, 1), 3), choice(step(5, 0))],
    [choice(tileStep(tile(2, 1), true))],
    [choice(step(3, 2))],
    [choice(step(2, 1), 5)],
    [choice(step(3, 2))],
    [choice(step(1, 0), 7), choice(step(5, 0), 7)],
    [choice(step(0, 3))],
  ],
};
const wholes = wholeMoves(graph);
const picked = (...tiles: string[]): Picks => ({ ...NOTHING, own: tiles });

describe('places', () => {
  it('reads what a step is about, and tiles from the log', () => {
    expect(TILES).toHaveLength(27);
    expect(aimOf(placeStep(3))).toEqual({ kind: 'place', arm: 3 });
    expect(aimOf(stackStep(1, 2))).toEqual({ kind: 'stack', arm: 1, group: 2 });
    expect(aimOf(step(1, 0))).toBeNull();
    expect(tilesIn('3-2, 0-5')).toEqual([
      [3, 2],
      [0, 5],
    ]);
    expect(tilesIn('–')).toEqual([]);
  });
});

describe('sums', () => {
  const tiles: Tile[] = [
    [3, 2],
    [2, 0],
  ];

  it('counts each colour, and a missing colour is not a zero', () => {
    expect(total(tiles, 0)).toBe(5);
    expect(total(tiles, 1)).toBeNull();
    expect(total([], 0)).toBeNull();
  });

  it('takes from the view what the tile under the token counts', () => {
    // prettier-ignore
    const held = { seat: 0, hands: [tiles, null], underToken: [[6, 4], [4, 0]] } as unknown as BossaView;
    expect(parts(counting(held, tiles, null), 0)).toEqual([3, 2]);
    expect(parts(counting(held, tiles, '2-0'), 0)).toEqual([3, 4]);
  });
});

describe('picks', () => {
  it('finds every whole move of the graph', () => {
    expect(wholes.map((whole) => whole.steps)).toContainEqual([placeStep(0), step(1, 0), tileStep(tile(2, 1), true)]);
    expect(wholes).toHaveLength(6);
  });

  it('makes one chain of tiles picked in either order', () => {
    const up = [placeStep(0), step(2, 1), step(3, 2)];
    for (const own of [
      [tile(3, 2), tile(2, 1)],
      [tile(2, 1), tile(3, 2)],
    ]) {
      expect(chainOf(graph, wholes, { ...NOTHING, aim: placeStep(0), own })).toEqual(up);
    }
  });

  it('prefers the place that tiles fit to the group they could be stacked on', () => {
    const fitting = fits(wholes, picked(tile(3, 2), tile(2, 1)));
    expect(fitting.map((whole) => whole.aim)).toEqual([placeStep(0), stackStep(2, 0)]);
    expect(obvious(fitting)?.aim).toBe(placeStep(0));
    expect(chainOf(graph, wholes, picked(tile(5, 0)))).toEqual([placeStep(0), step(5, 0)]);
    expect(chainOf(graph, wholes, picked(tile(3, 2)))).toEqual([]);
  });

  it('hands over as much of the chain as is legal while a lower tile is missing', () => {
    expect(chainOf(graph, wholes, { ...NOTHING, aim: placeStep(0), own: [tile(3, 2)] })).toEqual([placeStep(0)]);
  });

  it('lays the token on one tile, moves it and takes it off', () => {
    const aimed = { ...NOTHING, aim: placeStep(0), own: [tile(1, 0)] };
    const marked = withTile(wholes, aimed, tile(2, 1), true);
    expect(chainOf(graph, wholes, marked)).toEqual([placeStep(0), step(1, 0), tileStep(tile(2, 1), true)]);
    expect(withTile(wholes, marked, tile(2, 1), true)).toEqual(aimed);
    expect(reachable(wholes, { ...marked, own: [...marked.own, tile(5, 0)] })).toEqual([]);
  });

  it('starts again from a tile that cannot join the others, and keeps what it had where that tile leads nowhere', () => {
    const aimed = { ...NOTHING, aim: placeStep(0), own: [tile(3, 2)] };
    expect(withTile(wholes, aimed, tile(5, 0), false).own).toEqual([tile(5, 0)]);
    expect(withTile(wholes, aimed, tile(0, 3), false)).toBe(aimed);
  });

  it('means the place where tiles lie already when it is tapped, and takes back the place but never the tiles', () => {
    const lies = picked(tile(5, 0));
    expect(chainOf(graph, wholes, lies)).toEqual([placeStep(0), step(5, 0)]);
    const meant = withAim(lies, placeStep(0));
    expect(chainOf(graph, wholes, meant)).toEqual([placeStep(0), step(5, 0)]);
    expect(withAim(meant, placeStep(0))).toEqual(lies);
    expect(withAim(withAim(NOTHING, placeStep(0)), placeStep(0))).toEqual(NOTHING);
  });

  it('finds the step that a chain stumbles over, to ask why', () => {
    expect(stumble(graph, [placeStep(0), step(3, 2)])).toEqual({ before: [placeStep(0)], step: step(3, 2) });
    expect(stumble(graph, [placeStep(1)])).toEqual({ before: [], step: placeStep(1) });
    expect(stumble(graph, [placeStep(0), step(5, 0)])).toBeNull();
  });

  it('swaps one for one, in either order, and undoes the other’s tile first', () => {
    const swap: Picks = { ...NOTHING, aim: STEP.swap, own: [], theirs: tile(0, 3) };
    expect(chainOf(graph, wholes, swap)).toEqual([STEP.swap]);
    const whole = withTile(wholes, withTile(wholes, swap, tile(1, 0), false), tile(5, 0), false);
    expect(chainOf(graph, wholes, whole)).toEqual([STEP.swap, step(5, 0), step(0, 3)]);
    expect(undone(whole)).toEqual({ ...NOTHING, aim: STEP.swap, own: [tile(5, 0)] });
    expect(undone(undone(undone(whole)))).toEqual(NOTHING);
    expect(picksOf([STEP.swap, step(5, 0), step(0, 3)])).toEqual({
      aim: STEP.swap,
      own: [tile(5, 0)],
      token: null,
      theirs: tile(0, 3),
    });
  });
});

const group = (value: number, ...tiles: Tile[]) => ({
  count: tiles.length,
  value,
  tiles,
  seat: 0,
  mod: null,
  stacks: [],
});
const view: BossaView = {
  game: 'bossa',
  underToken: [],
  seat: 0,
  seats: 2,
  expansion: true,
  phase: 'move',
  pending: [0],
  dice: [4, 1],
  chooser: 0,
  owners: [0, 1],
  first: 1,
  turns: 3,
  arms: [
    { line: 'W', direction: 'up', groups: [group(5, [2, 1], [3, 2])], next: 6, counts: [1, 3], makes: false },
    { line: 'W', direction: 'down', groups: [], next: 3, counts: [1, 2], makes: false },
    { line: 'B', direction: 'up', groups: [group(2, [0, 2])], next: 3, counts: [2], makes: false },
    { line: 'B', direction: 'down', groups: [], next: 0, counts: [], makes: false },
  ],
  hands: [
    [
      [1, 0],
      [3, 0],
    ],
    [
      [0, 4],
      [6, 0],
    ],
  ],
  handSizes: [2, 2],
  pile: 9,
  discards: [],
  unseen: [[1, 1]],
  actions: [['redraw', 'stack', 'swap'], ['swap']],
  kept: ['doubler', 'inverter'],
  modifierUsed: [false, false],
  answered: [true, true],
  outcome: null,
};

describe('cells', () => {
  it('run from the lowest value to the highest, with the next values at the ends that are open', () => {
    expect(cellsOf(view, 0).map((cell) => cell.key)).toEqual(['slot-1', 'die', 'group-0-0', 'slot-0']);
    expect(cellsOf(view, 1).map((cell) => cell.key)).toEqual(['die', 'group-2-0', 'slot-2']);
    expect(cellsOf({ ...view, phase: 'over' }, 0).map((cell) => cell.key)).toEqual(['die', 'group-0-0']);
  });

  it('make room for the tallest group', () => {
    expect(shapeOf(cellsOf(view, 0))).toMatchObject({ cells: 4, rows: 2, across: 1, wideRows: 1 });
    const tall = {
      ...view,
      arms: [{ ...view.arms[0]!, groups: [group(9, [1, 0], [2, 0], [3, 0], [1, 1], [2, 1])] }, ...view.arms.slice(1)],
    };
    expect(shapeOf(cellsOf(tall, 0))).toMatchObject({ rows: 3, across: 2 });
  });

  it('tell how many tiles may lie there', () => {
    expect([[2], [1, 3], [1, 2, 3], [1, 2, 3, 4, 5]].map(countsText)).toEqual(['2', '1, 3', '1–3', '1+']);
    expect(ghostsOf([1, 3])).toEqual([true, false, false]);
  });
});

describe('scenes', () => {
  const told = (id: string, by: number, args: Event['args']): Event => ({ id, rule: 'BO-611', by, args });

  it('tiles leave either hand for the end of the arm', () => {
    const placed = told('bossa-placed', 1, { line: 'B', arm: 'up', value: 3, count: 1, text: '0-4' });
    const [scene] = scenes(view, [placed], view);
    expect(scene?.flights).toEqual([{ piece: 'tile-0-4', from: 'tile-0-4', to: 'slot-2' }]);
    expect(scene?.view.hands[1]).toEqual([[6, 0]]);
    expect(scene?.view.handSizes).toEqual([2, 1]);
  });

  it('a token lands on its tile before the tiles are stacked', () => {
    const events = [
      told('bossa-used-doubler', 0, { tile: '1-0' }),
      told('bossa-stacked', 0, { line: 'B', arm: 'up', value: 2, count: 1, text: '1-0' }),
    ];
    const [lands, stacks] = scenes(view, events, view);
    expect(lands?.flights).toEqual([{ piece: 'token-doubler', from: 'token-0', to: 'tile-1-0' }]);
    expect(lands?.view.modifierUsed).toEqual([true, false]);
    expect(stacks?.flights[0]?.to).toBe('group-2-0');
  });

  it('a draw is a back until it has arrived', () => {
    const [scene] = scenes(view, [told('bossa-drew', 1, { tile: '1-1', count: 8 })], view);
    expect(scene?.flights).toEqual([{ piece: 'back', from: 'pile', to: 'hand-1' }]);
    expect(scene?.view).toMatchObject({ pile: 8, handSizes: [2, 3], unseen: [] });
    expect(scene?.view.hands[1]).toEqual([
      [0, 4],
      [1, 1],
      [6, 0],
    ]);
  });

  it('Redraw throws away, then draws; Swap crosses', () => {
    const [thrown, drawn] = scenes(view, [told('bossa-redrew', 0, { tile: '3-0', other: '1-1' })], {
      ...view,
      discards: [[3, 0]],
    });
    expect(thrown?.flights[0]?.to).toBe('discards');
    expect(thrown?.view.discards).toEqual([[3, 0]]);
    expect(drawn?.view.hands[0]).toEqual([
      [1, 0],
      [1, 1],
    ]);
    const [crossed] = scenes(view, [told('bossa-swapped', 0, { tile: '3-0', other: '6-0' })], view);
    expect(crossed?.flights.map((flight) => flight.to)).toEqual(['tile-6-0', 'tile-3-0']);
    expect(crossed?.view.hands).toEqual([
      [
        [1, 0],
        [6, 0],
      ],
      [
        [0, 4],
        [3, 0],
      ],
    ]);
  });

  it('hands turn up one after the other, and sealed tokens are told only by their events', () => {
    const opening: BossaView = {
      ...view,
      phase: 'colour',
      owners: [null, null],
      hands: [
        [
          [1, 0],
          [3, 0],
        ],
        null,
      ],
      kept: [null, null],
      answered: [false, false],
    };
    const events = [
      told('bossa-chose-white', 0, {}),
      told('bossa-revealed', 0, { text: '1-0, 3-0' }),
      told('bossa-revealed', 1, { text: '0-4, 6-0' }),
    ];
    const [chosen, mine, theirs] = scenes(opening, events, { ...view, phase: 'modifier' });
    expect(chosen?.view.hands[1]).toBeNull();
    expect(mine?.view.hands[1]).toBeNull();
    expect(theirs?.view).toMatchObject({ phase: 'modifier', owners: [0, 1], kept: [null, null] });
    const kept = scenes(
      { ...opening, phase: 'modifier' },
      [told('bossa-kept-doubler', 0, {}), told('bossa-kept-inverter', 1, {})],
      view,
    );
    expect(kept.map((scene) => scene.view.kept)).toEqual([
      ['doubler', null],
      ['doubler', 'inverter'],
    ]);
  });

  it('the end is a silence before the prize card', () => {
    const [silence] = scenes(view, [told('bossa-won-701', 0, { seat: 0 })], view);
    expect(silence).toMatchObject({ flights: [], ms: 900 });
  });
});
