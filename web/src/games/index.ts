// All games the page can draw. A game is one folder and one line here.
import { inWords, type World } from '$lib/table/world';
import { bossKito } from './boss-kito';
import { bossa } from './bossa';
import { explodingKittens } from './exploding-kittens';
import { kariba } from './kariba';
import { kitsune } from './kitsune';
import Shutters from './Shutters.svelte';

export const WORLDS: Record<string, World> = {
  kariba,
  'boss-kito': bossKito,
  bossa,
  kitsune,
  'exploding-kittens': explodingKittens,
};

/** The world of a game; one that the page has no folder for is played in words, behind shutters. */
export function worldOf(game: string): World {
  return WORLDS[game] ?? inWords(game, 'house', '', Shutters);
}
