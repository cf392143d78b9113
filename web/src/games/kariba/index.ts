// Kariba for the page: the waterhole's name, rules, motion and drawings.
import type { World } from '$lib/table/world';
import { scenes } from './scenes';
import Window from './Window.svelte';
import './palette.css';

export const kariba: World = {
  name: 'kariba',
  prefix: 'KA-',
  everyday: new Set(['KA-304', 'KA-513', 'KA-531', 'KA-534']),
  aside: new Set(['kariba-dealt', 'kariba-drew', 'kariba-drew-cards']),
  staging: scenes,
  Window,
  load: () => import('./drawings'),
};
