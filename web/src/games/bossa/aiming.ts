// How the board shows what may be done now: what is offered, what the picked tiles fit, what is chosen.
import type { Step } from '$lib/table/steps';
import type { Tile } from './places';

export type Aiming = {
  /** Whether the board answers to taps: it is my turn. */
  open: boolean;
  /** First steps that are offered. */
  live: ReadonlySet<Step>;
  /** First steps that the picked tiles would complete. */
  lit: ReadonlySet<Step>;
  /** The first step that is chosen. */
  aim: Step | null;
  /** Groups that can be stacked on are pointed out. */
  stacking: boolean;
  /** Tiles that would lie there. */
  ghosts: Tile[];
  onaim: (step: Step) => void;
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
