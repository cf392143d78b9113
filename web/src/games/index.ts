// All games the page can draw. A game is one folder and one line here.
import type { World } from '$lib/table/world';
import { kariba } from './kariba';

export const WORLDS: Record<string, World> = {
  kariba,
};
