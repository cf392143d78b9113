// All games the page can draw. A game is one folder and one line here.
import { inWords, type World } from '$lib/table/world';
import { bring, broughtPrefixes } from '$lib/texts.svelte';
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

/** The world of a game; one that a package has brought is played in words, behind shutters, when its texts are here. */
export function worldOf(game: string): World {
  const known = WORLDS[game];
  if (known) return known;
  if (game) void bring(game);
  return inWords(game, 'house', broughtPrefixes()[game] ?? '?', Shutters);
}
