// Bossa's tiles, arms and steps in words, and the names of the places that things move between.
import { kindOf, numberIn, step, wordIn, type Step } from '$lib/table/steps';

/** White pips, black pips. */
export type Tile = [number, number];
export type Token = 'doubler' | 'inverter';

/** Every tile there is, for the drawings. */
export const TILES: readonly Tile[] = Array.from({ length: 49 }, (_, at): Tile => [Math.floor(at / 7), at % 7]).filter(
  ([white, black]) => white + black >= 1 && white + black <= 6,
);

export const STEP = {
  white: step('bossa-take-white'),
  black: step('bossa-take-black'),
  first: step('bossa-take-first'),
  doubler: step('bossa-keep-doubler'),
  inverter: step('bossa-keep-inverter'),
  redraw: step('bossa-redraw'),
  swap: step('bossa-swap'),
} as const;

/** The arms by their numbers in a view. */
const ARMS = [
  { line: 'W', arm: 'up' },
  { line: 'W', arm: 'down' },
  { line: 'B', arm: 'up' },
  { line: 'B', arm: 'down' },
] as const;

/** A tile as the log writes it. */
export function tileText([white, black]: Tile): string {
  return `${white}-${black}`;
}

/** Tiles read from the log's words; a dash alone is no tile. */
export function tilesIn(words: string): Tile[] {
  return [...words.matchAll(/(\d)-(\d)/g)].map((match): Tile => [Number(match[1]), Number(match[2])]);
}

export function placeStep(arm: number): Step {
  return step('bossa-place', ARMS[arm]);
}

export function stackStep(arm: number, group: number): Step {
  return step('bossa-stack', { ...ARMS[arm], number: group + 1 });
}

/** The step that takes a tile, written as in the log, perhaps under my token. */
export function tileStep(tile: string, marked = false): Step {
  return step(marked ? 'bossa-marked' : 'bossa-tile', { tile });
}

export function isMarked(step: Step): boolean {
  return kindOf(step) === 'bossa-marked';
}

/** The tile of a step that takes one. */
export function tileIn(step: Step): string {
  return wordIn(step, 'tile');
}

/** What the first step of a move is about. */
export type Aim =
  | { kind: 'place'; arm: number }
  | { kind: 'stack'; arm: number; group: number }
  | { kind: 'redraw' }
  | { kind: 'swap' };

export function aimOf(step: Step | null | undefined): Aim | null {
  if (!step) return null;
  const arm = ARMS.findIndex((each) => each.line === wordIn(step, 'line') && each.arm === wordIn(step, 'arm'));
  switch (kindOf(step)) {
    case 'bossa-place':
      return { kind: 'place', arm };
    case 'bossa-stack':
      return { kind: 'stack', arm, group: numberIn(step, 'number') - 1 };
    case 'bossa-redraw':
      return { kind: 'redraw' };
    case 'bossa-swap':
      return { kind: 'swap' };
    default:
      return null;
  }
}

/** The line of an arm: 0 White, 1 Black. */
export function lineOf(arm: number): 0 | 1 {
  return arm < 2 ? 0 : 1;
}

export const place = {
  seat: (seat: number) => `seat-${seat}`,
  hand: (seat: number) => `hand-${seat}`,
  tile: (tile: Tile) => `tile-${tileText(tile)}`,
  slot: (arm: number) => `slot-${arm}`,
  group: (arm: number, at: number) => `group-${arm}-${at}`,
  token: (seat: number) => `token-${seat}`,
  pile: 'pile',
  discards: 'discards',
};
