// All games the page can draw. A game is one folder and one line here.
import type { World } from '$lib/table/world';
import { kariba } from './kariba';
import Shutters from './Shutters.svelte';

export const WORLDS: Record<string, World> = {
  kariba,
};

/** The world of a game; one that has no drawings yet is played in words, behind shutters. */
export function worldOf(game: string): World {
  return (
    WORLDS[game] ?? {
      name: game,
      palette: 'house',
      prefix: '',
      everyday: new Set(),
      aside: new Set(),
      staging: () => [],
      offers: () => true,
      optionsInWords: () => [],
      chapters: [],
      Window: Shutters,
      load: null,
    }
  );
}
