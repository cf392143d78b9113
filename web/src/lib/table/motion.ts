// What moves: a game turns events into scenes, the table plays them one after another. A scene is data; no DOM here.
// Scenes are pure motion. The views in them are pictures of what lies where while pieces move: nothing can be picked then,
// nothing is sent or kept because of them, and when the last piece lies the view of the server's update is drawn, whatever
// the scenes made of it. Events are never folded into state.
import type { Event, Update } from '$lib/protocol';

export type View = Update['view'];

/** A piece that travels between two places of the table. Places are the `data-place` names that components carry. */
export type Flight = { piece: string; from: string; to: string };

export type Scene<Seen extends View = View> = {
  flights: Flight[];
  /** Pieces that the flights take along: not drawn where they lay. */
  hidden: string[];
  /** A place whose pieces tremble. */
  shiver: string | null;
  /** Whom or what the motion is about: a place. */
  about: string | null;
  /** A place whose piece turns over. */
  turned?: string;
  /** Places that change though nothing flies there: marked where nothing may move. */
  marks?: string[];
  /** A seat that falls out of the match. */
  falls?: number;
  /** How many of the update's events are told when this scene begins; all where nothing is said. */
  tells?: number;
  /** All lies there that has happened, and is cleared away next: whoever learns looks at it for as long as they want. */
  rests?: boolean;
  ms: number;
  /** What lies on the table once the scene is over: a picture, never state. */
  view: Seen;
};

/** How a game turns one update into scenes. */
export type Staging = (before: View, events: Event[], after: View) => Scene[];

/** Durations of LOOK's motion tokens, in milliseconds. */
export const MOVE = 280;
export const FLIGHT = 420;
export const SCENE = 900;
export const HIGHLIGHT = 1200;

/** A queue longer than this plays at triple speed. */
export const LONG_QUEUE = 3;
