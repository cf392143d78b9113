// Kitsune for the page: the shrine's name, rules, motion and drawings.
import type { World } from '$lib/table/world';
import { text } from '$lib/texts.svelte';
import { scenes } from './scenes';
import Window from './Window.svelte';
import './palette.css';

/** Options worth a word when they differ from the rulebook. */
const SPOKEN: [string, string | boolean][] = [
  ['clanOfP0', 'orange'],
  ['clanOfP0', 'random'],
  ['roundLeader', 'clanChooses'],
  ['tokenOnRoundEnd', false],
  ['showHistory', true],
  ['clanDecision', 'anyMember'],
];

export const world: World = {
  name: 'kitsune',
  palette: 'kitsune',
  prefix: 'KI-',
  everyday: new Set([
    'KI-312',
    'KI-314',
    'KI-321',
    'KI-322',
    'KI-323',
    'KI-503',
    'KI-602',
    'KI-605',
    'KI-609',
    'KI-610',
  ]),
  aside: new Set([
    'kitsune-clans',
    'kitsune-dealt',
    'kitsune-chose',
    'kitsune-drew',
    'kitsune-drew-cards',
    'kitsune-leads',
    'kitsune-gave',
  ]),
  staging: (before, events, after) =>
    before.game === 'kitsune' && after.game === 'kitsune' ? scenes(before, events, after) : [],
  offers: () => true,
  asked: new Set(['trackSteps', 'showHistory']),
  optionsInWords: (chosen) => [
    text(`kitsune-option-trackSteps-${chosen.trackSteps ?? 13}`),
    ...SPOKEN.filter(([option, value]) => chosen[option] === value).map(([option, value]) =>
      text('page-of', { what: text(`kitsune-option-${option}`), says: text(`kitsune-option-${option}-${value}`) }),
    ),
  ],
  chapters: [
    { name: 'box', holds: (number) => number < 200 },
    { name: 'clans', holds: (number) => number >= 200 && number < 300 },
    { name: 'setting', holds: (number) => number >= 300 && number < 320 },
    { name: 'exchange', holds: (number) => number >= 320 && number < 400 },
    { name: 'seeing', holds: (number) => number >= 400 && number < 500 },
    { name: 'trick', holds: (number) => number >= 500 && number < 520 },
    { name: 'special', holds: (number) => number >= 520 && number < 560 },
    { name: 'tokens', holds: (number) => number >= 560 && number < 600 },
    { name: 'scoring', holds: (number) => number >= 600 && number < 620 },
    { name: 'receiving', holds: (number) => number >= 620 && number < 630 },
    { name: 'dealing', holds: (number) => number >= 630 && number < 700 },
    { name: 'end', holds: (number) => number >= 700 && number < 800 },
    { name: 'rare', holds: (number) => number >= 800 },
  ],
  pictures: () => import('./pictures'),
  notable: new Set(['kitsune-moved', 'kitsune-round-won']),
  note: 587,
  wooden: /^(token|pawn)/,
  Window,
  coach: 'kitsune-mask-Wh',
  load: () => import('./drawings'),
};
