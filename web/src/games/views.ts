// Generated from src/ludoteca/server/protocol by `make protocol`. Do not edit.
import type { OtherView, Outcome } from '$lib/protocol';

/**
 * The action that waits in a window or for a gift: titles are codes (0 Defuse … 11 Gattobaleno).
 */
export interface Action {
  kind: 'attack' | 'burglar' | 'favor' | 'pair' | 'see' | 'shuffle' | 'skip' | 'three';
  seat: number;
  title: number;
  target?: number | null;
  named?: number | null;
}
/**
 * One arm of a line: its groups, innermost first, what continues it (0: nothing can) and with how many tiles.
 *
 *     `makes`: whether tiles of the viewer's own can continue it (BO-610).
 */
export interface Arm {
  line: 'B' | 'W';
  direction: 'down' | 'up';
  groups: Group[];
  next: number;
  counts: number[];
  makes: boolean;
}
/**
 * A benefit card: its type from 1 to 9 and its symbol (BK-105).
 */
export interface Benefit {
  type: number;
  symbol: ('C' | 'S' | 'T') | null;
}
/**
 * Everything one viewer may know now.
 *
 *     Colours are 1 red, 2 yellow, 3 green, 4 blue, 5 purple; lists per colour have five entries, red first. Lists per
 *     position go from left to right, lists per seat start at seat 0.
 */
export interface BossKitoView {
  game: 'boss-kito';
  seat: number | null;
  seats: number;
  phase: 'action' | 'give' | 'over';
  pending: number[];
  round: number;
  turn: number;
  start: number;
  assigning: number | null;
  bosses: number[];
  offers: (Benefit | null)[];
  nextOffers: (Benefit | null)[];
  benefitsLeft: number;
  won: Benefit[][];
  removed: Benefit[];
  hands: (number[] | null)[];
  handSizes: number[];
  fronts: number[][];
  tokens: number[][];
  strengths: number[][];
  ahead: number[][];
  reserves: number[];
  supply: number;
  takes: number;
  deck: number;
  discarded: number;
  discards: number[] | null;
  points: number[];
  majorities: Majority[];
  symbols: string;
  outcome: Outcome | null;
}
/**
 * All one viewer may know now. Tiles are (white, black) pips; lists per seat start at seat 0, per line at White.
 */
export interface BossaView {
  game: 'bossa';
  seat: number | null;
  seats: number;
  expansion: boolean;
  phase: 'choose' | 'colour' | 'modifier' | 'move' | 'over';
  pending: number[];
  dice: number[];
  chooser: number;
  owners: (number | null)[];
  first: number | null;
  turns: number;
  arms: Arm[];
  hands: ([number, number][] | null)[];
  underToken: [number, number][];
  handSizes: number[];
  pile: number;
  discards: [number, number][];
  unseen: [number, number][];
  actions: string[][];
  kept: (string | null)[];
  modifierUsed: boolean[];
  answered: boolean[];
  outcome: Outcome | null;
}
/**
 * Everything one viewer may know now. Lists per seat start at seat 0.
 *
 *     Titles are codes: 0 Defuse, 1 Attack, 2 Nope, 3 Favor, 4 Shuffle, 5 Skip, 6 See the Future, 7 to 11 the Cats,
 *     12 the Exploding Kitten.
 */
export interface ExplodingKittensView {
  game: 'exploding-kittens';
  seat: number | null;
  seats: number;
  phase: 'defuse' | 'give' | 'main' | 'over' | 'window';
  pending: number[];
  answered: boolean;
  first: number;
  active: number;
  owed: number;
  attacked: boolean;
  burglar: number | null;
  hasBurglar: boolean;
  alive: boolean[];
  fallen: number[];
  hands: (number[] | null)[];
  handSizes: number[];
  pile: number;
  kittens: number;
  shows: number;
  seen: number[];
  discards: number[];
  defusesOut: number;
  action: Action | null;
  nopes: number[];
  stopped: boolean;
  outcome: Outcome | null;
  odds: number[] | null;
  cats: (number[] | null)[] | null;
}
/**
 * What a play of the viewer's would make of the trick.
 */
export interface Foreseen {
  step: number;
  totals: Totals;
  ends: boolean;
  clan: string | null;
  spaces: number;
  blocked: boolean;
}
/**
 * Tiles laid together: their value in the line, who laid them, a modifier on one of them, what lies on them.
 */
export interface Group {
  count: number;
  value: number;
  tiles: [number, number][];
  seat: number;
  mod: [string, [number, number]] | null;
  stacks: Stack[];
}
/**
 * All one viewer may know now. Lists per animal have eight entries, the mouse first; lists per seat begin at 0.
 */
export interface KaribaView {
  game: 'kariba';
  seat: number | null;
  seats: number;
  expert: boolean;
  phase: 'draw' | 'over' | 'play';
  pending: number[];
  first: number;
  round: number;
  number: number;
  games: number;
  waterhole: number[];
  hands: (number[] | null)[];
  handSizes: number[];
  pile: number;
  visible: number[];
  scores: (number | null)[];
  history: number[][];
  outcome: Outcome | null;
}
/**
 * Everything one viewer may know now. Cards and tokens by name (B4, Wh, "+3", "block"); clans are "B" and "O".
 */
export interface KitsuneView {
  game: 'kitsune';
  seat: number | null;
  seats: number;
  phase: 'award' | 'exchange' | 'fetch' | 'leader' | 'over' | 'play' | 'target';
  pending: number[];
  clans: string[];
  round: number;
  leader: number;
  turn: number;
  trackSteps: number;
  pawns: {
    [k: string]: number;
  };
  victories: {
    [k: string]: number;
  };
  held: (string | null)[];
  available: string[];
  used: string[];
  hands: (string[] | null)[];
  handSizes: number[];
  gave: string | null;
  trick: TrickPlay[];
  order: number[];
  receivers: number[];
  totals: Totals;
  foreseen: Foreseen[];
  looking: string[];
  pile: number;
  discards: number;
  history: TrickPlay[][] | null;
  deciding: string | null;
  outcome: Outcome | null;
}
/**
 * BK-703: one benefit type: how many cards of it each seat has, and the seats that score its number for most.
 */
export interface Majority {
  cards: number[];
  most: number[];
}
/**
 * Tiles laid on a group (BO-623); `mod` is the modifier on one of them and that tile.
 */
export interface Stack {
  seat: number;
  tiles: [number, number][];
  mod: [string, [number, number]] | null;
}
/**
 * KI-602, KI-603: what both clans have in a trick.
 */
export interface Totals {
  blue: number;
  orange: number;
  swapped: boolean;
  unseen: boolean;
}
/**
 * A play of a trick. `card` is None while it lies face down under the Hidden token for somebody else.
 */
export interface TrickPlay {
  seat: number;
  card: string | null;
  token: string | null;
  side: string | null;
  hidden: boolean;
  destroyed: boolean;
}
export type View =
  | KaribaView
  | BossKitoView
  | BossaView
  | KitsuneView
  | ExplodingKittensView
  | OtherView;
