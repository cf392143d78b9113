// Exploding Kittens for the page: its colours, its window and its rules. It is played in words.
import { inWords, type World } from '$lib/table/world';
import Window from './Window.svelte';
import './palette.css';

export const explodingKittens: World = inWords('exploding-kittens', 'exploding-kittens', 'EK-', Window);
