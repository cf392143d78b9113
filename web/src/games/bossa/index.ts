// Bossa for the page: its name, rules, motion and drawings.
import type { World } from '$lib/table/world';
import { text } from '$lib/texts.svelte';
import { scenes } from './scenes';
import Window from './Window.svelte';
import './palette.css';

/** Rules that only the expansion needs: a chapter of their own, after the game that newcomers read of first. */
function isExpansion(number: number): boolean {
  return [106, 305, 312, 404].includes(number) || (number >= 640 && number < 700);
}

export const world: World = {
  name: 'bossa',
  palette: 'bossa',
  prefix: 'BO-',
  everyday: new Set(['BO-303', 'BO-311', 'BO-602', 'BO-611']),
  aside: new Set(['bossa-dealt', 'bossa-revealed', 'bossa-drew']),
  staging: (before, events, after) =>
    before.game === 'bossa' && after.game === 'bossa' ? scenes(before, events, after) : [],
  offers: (option, chosen) => option !== 'modifierChoice' || chosen.expansion === true,
  asked: new Set(['expansion']),
  optionsInWords: (chosen) => [
    ...(chosen.expansion === true ? [text('bossa-option-expansion')] : []),
    ...(chosen.groupCount && chosen.groupCount !== 'exactlyOneOff'
      ? [text(`bossa-option-groupCount-${chosen.groupCount}`)]
      : []),
    ...(chosen.pileEnd === 'onLastDraw' ? [text('bossa-table-option-pile')] : []),
  ],
  chapters: [
    { name: 'box', holds: (number) => number < 200 && !isExpansion(number) },
    { name: 'players', holds: (number) => number >= 200 && number < 300 },
    { name: 'setting', holds: (number) => number >= 300 && number < 400 && !isExpansion(number) },
    { name: 'seeing', holds: (number) => number >= 400 && number < 500 && !isExpansion(number) },
    { name: 'lines', holds: (number) => number >= 500 && number < 600 },
    { name: 'turn', holds: (number) => number >= 600 && number < 620 },
    { name: 'actions', holds: (number) => number >= 620 && number < 640 },
    { name: 'end', holds: (number) => number >= 700 && number < 800 },
    { name: 'tokens', holds: isExpansion },
    { name: 'rare', holds: (number) => number >= 800 },
  ],
  pictures: () => import('./pictures'),
  notable: new Set(['bossa-stacked', 'bossa-swapped', 'bossa-redrew']),
  note: 440,
  wooden: /^(token|tile)/,
  Window,
  load: () => import('./drawings'),
};
