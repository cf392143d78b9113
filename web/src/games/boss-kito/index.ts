// Boss Kito for the page: its colours, its window and its rules. It is played in words.
import { inWords, type World } from '$lib/table/world';
import Window from './Window.svelte';
import './palette.css';

export const bossKito: World = inWords('boss-kito', 'boss-kito', 'BK-', Window);
