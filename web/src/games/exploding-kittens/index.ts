// Exploding Kittens for the page: the roofs' name, rules, motion and drawings.
import type { World } from '$lib/table/world';
import { text } from '$lib/texts.svelte';
import { middleOf, placeStep } from './places';
import { scenes } from './scenes';
import Window from './Window.svelte';
import './palette.css';

const between = (from: number, to: number) => (number: number) => number >= from && number < to;

export const world: World = {
  name: 'exploding-kittens',
  palette: 'exploding-kittens',
  prefix: 'EK-',
  everyday: new Set([
    'EK-304',
    'EK-504',
    'EK-505',
    'EK-511',
    'EK-512',
    'EK-513',
    'EK-514',
    'EK-515',
    'EK-516',
    'EK-517',
    'EK-518',
    'EK-606',
  ]),
  aside: new Set([
    'exploding-kittens-dealt',
    'exploding-kittens-turn',
    'exploding-kittens-again',
    'exploding-kittens-burglar-stands',
    'exploding-kittens-defuses-out',
  ]),
  staging: (before, events, after) =>
    before.game === 'exploding-kittens' && after.game === 'exploding-kittens' ? scenes(before, events, after) : [],
  start: (view) =>
    view.game === 'exploding-kittens' && view.phase === 'defuse' ? [placeStep(middleOf(view.pile))] : null,
  offers: () => true,
  asked: new Set(['catBurglar', 'nopeWindowMs']),
  optionsInWords: (chosen) => [
    ...(chosen.catBurglar === false ? [] : [text('exploding-kittens-option-catBurglar')]),
    text(`exploding-kittens-option-nopeMode-${chosen.nopeMode ?? 'poll'}`),
    ...(chosen.selfNope === true ? [text('exploding-kittens-option-selfNope')] : []),
    ...(chosen.attackOnLastTurn === 'two' ? [text('exploding-kittens-option-attackOnLastTurn-two')] : []),
  ],
  chapters: [
    { name: 'box', holds: (number) => number < 200 },
    { name: 'players', holds: between(200, 300) },
    { name: 'setting', holds: between(300, 400) },
    { name: 'seeing', holds: between(400, 500) },
    { name: 'turn', holds: between(500, 511) },
    { name: 'actions', holds: between(511, 531) },
    { name: 'attack', holds: between(531, 541) },
    { name: 'kitten', holds: between(541, 551) },
    { name: 'burglar', holds: between(551, 600) },
    { name: 'nope', holds: between(600, 700) },
    { name: 'end', holds: between(700, 800) },
    { name: 'rare', holds: between(800, 900) },
    { name: 'chance', holds: (number) => number >= 900 },
  ],
  keys: ['seat', 'nope', 'let'],
  pictures: () => import('./pictures'),
  notable: new Set([
    'exploding-kittens-exploded',
    'exploding-kittens-defused',
    'exploding-kittens-noped',
    'exploding-kittens-noped-back',
  ]),
  note: 523,
  wooden: /^burglar/,
  Window,
  coach: 'kittens-burglar',
  load: () => import('./drawings'),
};
