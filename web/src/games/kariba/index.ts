// Kariba for the page: the waterhole's name, rules, motion and drawings.
import type { World } from '$lib/table/world';
import { text } from '$lib/texts.svelte';
import { scenes } from './scenes';
import Window from './Window.svelte';
import './palette.css';

export const world: World = {
  name: 'kariba',
  palette: 'kariba',
  prefix: 'KA-',
  everyday: new Set(['KA-304', 'KA-513', 'KA-531', 'KA-534']),
  aside: new Set(['kariba-dealt', 'kariba-drew', 'kariba-drew-cards']),
  staging: (before, events, after) =>
    before.game === 'kariba' && after.game === 'kariba' ? scenes(before, events, after) : [],
  offers: (option, chosen) => option !== 'maxPlayers' && (option !== 'matchStart' || chosen.games === 3),
  asked: new Set(['games', 'expert']),
  optionsInWords: (chosen) => [
    text(`kariba-option-games-${chosen.games ?? 1}`),
    ...(chosen.expert === true ? [text('kariba-option-expert')] : []),
    ...(chosen.showScores === false ? [text('kariba-option-showScores-false')] : []),
  ],
  chapters: [
    { name: 'box', holds: (number) => number < 200 },
    { name: 'players', holds: (number) => number >= 200 && number < 300 },
    { name: 'setting', holds: (number) => number >= 300 && number < 400 },
    { name: 'seeing', holds: (number) => number >= 400 && number < 500 },
    { name: 'playing', holds: (number) => number >= 500 && number < 520 },
    { name: 'chasing', holds: (number) => number >= 520 && number < 531 },
    { name: 'drawing', holds: (number) => number >= 531 && number < 541 },
    { name: 'end', holds: (number) => number >= 541 && number < 700 },
    { name: 'rare', holds: (number) => number >= 700 },
  ],
  pictures: () => import('./pictures'),
  notable: new Set(['kariba-chased']),
  keys: ['digits'],
  note: 659,
  Window,
  coach: 'kariba-a4',
  load: () => import('./drawings'),
};
