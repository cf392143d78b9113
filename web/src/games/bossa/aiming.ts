// How the board shows what may be done now: what is offered, what the picked tiles fit, what is chosen.
import type { Tile } from './places';

export type Aiming = {
  /** Whether the board answers to taps: it is my turn. */
  open: boolean;
  /** First steps that are offered. */
  live: ReadonlySet<number>;
  /** First steps that the picked tiles would complete. */
  lit: ReadonlySet<number>;
  /** The first step that is chosen. */
  aim: number | null;
  /** Groups that can be stacked on are pointed out. */
  stacking: boolean;
  /** Tiles that would lie there. */
  ghosts: Tile[];
  onaim: (step: number) => void;
};

export const WATCHING: Aiming = {
  open: false,
  live: new Set(),
  lit: new Set(),
  aim: null,
  stacking: false,
  ghosts: [],
  onaim: () => undefined,
};
