// Positions saved from real matches, as the server would send them; a game's file is loaded when it is looked at.
import type { Says, Table, Update } from '$lib/protocol';

/** A named moment of a match: the messages of the server, and the steps that are picked already, by their labels. */
export type Moment = { table: Table; update: Update; chosen: Says[] };
export type Saved = { game: string; levels: string[]; moments: Record<string, Moment> };

const files = import.meta.glob<{ default: Saved }>('./*.json');

/** The saved positions of a game; null if it has none. */
export async function savedOf(game: string): Promise<Saved | null> {
  const load = files[`./${game}.json`];
  return load ? (await load()).default : null;
}
