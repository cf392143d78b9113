// Bossa's tiles, arms and steps as numbers, and the names of the places that things move between.

/** White pips, black pips. */
export type Tile = [number, number];
export type Token = 'doubler' | 'inverter';

/** All tiles in the order that the steps count them in. */
export const TILES: readonly Tile[] = Array.from({ length: 49 }, (_, at): Tile => [Math.floor(at / 7), at % 7]).filter(
  ([white, black]) => white + black >= 1 && white + black <= 6,
);

export const STEP = {
  white: 0,
  black: 1,
  first: 2,
  doubler: 3,
  inverter: 4,
  place: 5,
  stack: 9,
  redraw: 29,
  swap: 30,
  tile: 31,
  marked: 58,
} as const;
const GROUPS_TO_STACK_ON = 5;

/** An arm's number: White up, White down, Black up, Black down. */
export const ARMS = [0, 1, 2, 3] as const;

export function tileNumber([white, black]: Tile): number {
  return TILES.findIndex((tile) => tile[0] === white && tile[1] === black);
}

/** A tile as the log writes it. */
export function tileText([white, black]: Tile): string {
  return `${white}-${black}`;
}

/** Tiles read from the log's words; a dash alone is no tile. */
export function tilesIn(words: string): Tile[] {
  return [...words.matchAll(/(\d)-(\d)/g)].map((match): Tile => [Number(match[1]), Number(match[2])]);
}

export function placeStep(arm: number): number {
  return STEP.place + arm;
}

export function stackStep(arm: number, group: number): number {
  return STEP.stack + arm * GROUPS_TO_STACK_ON + group;
}

/** What the first step of a move is about. */
export type Aim =
  | { kind: 'place'; arm: number }
  | { kind: 'stack'; arm: number; group: number }
  | { kind: 'redraw' }
  | { kind: 'swap' };

export function aimOf(step: number): Aim | null {
  if (step < STEP.place || step >= STEP.tile) return null;
  if (step < STEP.stack) return { kind: 'place', arm: step - STEP.place };
  if (step === STEP.redraw) return { kind: 'redraw' };
  if (step === STEP.swap) return { kind: 'swap' };
  return {
    kind: 'stack',
    arm: Math.floor((step - STEP.stack) / GROUPS_TO_STACK_ON),
    group: (step - STEP.stack) % GROUPS_TO_STACK_ON,
  };
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
