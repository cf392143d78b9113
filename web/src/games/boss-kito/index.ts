// Boss Kito for the page: the market's name, rules, motion and drawings.
import type { World } from '$lib/table/world';
import { text } from '$lib/texts.svelte';
import { scenes } from './scenes';
import Window from './Window.svelte';
import './palette.css';

export const world: World = {
  name: 'boss-kito',
  palette: 'boss-kito',
  prefix: 'BK-',
  everyday: new Set(['BK-304', 'BK-305', 'BK-510', 'BK-511', 'BK-512', 'BK-513', 'BK-514', 'BK-603', 'BK-633']),
  aside: new Set(['boss-kito-dealt', 'boss-kito-offered', 'boss-kito-drew-cards', 'boss-kito-reshuffled']),
  staging: (before, events, after) =>
    before.game === 'boss-kito' && after.game === 'boss-kito' ? scenes(before, events, after) : [],
  offers: (option) => option !== 'symbols',
  asked: new Set(['startPlayer']),
  optionsInWords: (chosen) => [
    ...(chosen.bossOrder === 'random'
      ? [`${text('boss-kito-option-bossOrder')}: ${text('boss-kito-option-bossOrder-random')}`]
      : []),
    ...(chosen.reshuffle === 'lazy'
      ? [`${text('boss-kito-option-reshuffle')}: ${text('boss-kito-option-reshuffle-lazy')}`]
      : []),
    ...(chosen.exchangeZero === true
      ? [`${text('boss-kito-option-exchangeZero')}: ${text('boss-kito-option-exchangeZero-true')}`]
      : []),
    ...(chosen.discardsPublic === false
      ? [`${text('boss-kito-option-discardsPublic')}: ${text('boss-kito-option-discardsPublic-false')}`]
      : []),
  ],
  chapters: [
    { name: 'box', holds: (number) => number < 200 },
    { name: 'players', holds: (number) => number >= 200 && number < 300 },
    { name: 'setting', holds: (number) => number >= 300 && number < 400 },
    { name: 'seeing', holds: (number) => number >= 400 && number < 500 },
    { name: 'actions', holds: (number) => number >= 500 && number < 520 },
    { name: 'tokens', holds: (number) => number >= 520 && number < 600 },
    { name: 'prizes', holds: (number) => number >= 600 && number < 700 },
    { name: 'end', holds: (number) => number >= 700 && number < 800 },
    { name: 'rare', holds: (number) => number >= 800 },
  ],
  pictures: () => import('./pictures'),
  pictured: { seats: [400, 460], all: [430, 590] },
  notable: new Set(['boss-kito-won-card', 'boss-kito-won-by-tokens']),
  note: 494,
  wooden: /^(token|flag)/,
  Window,
  coach: 'boss-kito-kong',
  load: () => import('./drawings'),
};
