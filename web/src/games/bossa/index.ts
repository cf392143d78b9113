// Bossa for the page: its colours, its window and its rules. It is played in words.
import { inWords, type World } from '$lib/table/world';
import Window from './Window.svelte';
import './palette.css';

export const bossa: World = {
  ...inWords('bossa', 'bossa', 'BO-', Window),
  offers: (option, chosen) => option !== 'modifierChoice' || chosen.expansion === true,
};
