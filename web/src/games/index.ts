// All games the page can draw. A game is one folder here, whose index holds its world.
import { inWords, type World } from '$lib/table/world';
import { loadPlugin, pluginPrefixes } from '$lib/texts.svelte';
import Shutters from './Shutters.svelte';

const folders = import.meta.glob<{ world: World }>('./*/index.ts', { eager: true });

export const WORLDS: Record<string, World> = Object.fromEntries(
  Object.values(folders).map(({ world }) => [world.name, world]),
);

/** The world of a game; one that a package brings is played in words, behind shutters; its texts are fetched. */
export function worldOf(game: string): World {
  const known = WORLDS[game];
  if (known) return known;
  if (game) void loadPlugin(game);
  return inWords(game, 'house', pluginPrefixes()[game] ?? '?', Shutters);
}
