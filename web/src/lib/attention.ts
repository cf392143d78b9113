// "Your turn" for whoever looks elsewhere: the title, the badge on the icon, a note, a tremble, a notice.
import { api } from '$lib/api';
import { badge, call, hush } from '$lib/notices';
import { settings } from '$lib/settings.svelte';
import { ring } from '$lib/sound';
import { text } from '$lib/texts.svelte';

const PLAIN = '/icon.svg';
const BADGED = '/icon-turn.svg';
const TREMBLE = [60, 80, 60];
const ASK_AGAIN = 60_000;

let called = '';
let tables = 0;

/** Calls when it becomes my turn, and puts title and icon back when it no longer is. */
export function callAttention(table: string, mine: boolean, title: string, note?: number): void {
  const changed = mine !== (called !== '');
  if (mine && !called) {
    ring(note);
    if (settings.tremble && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLE);
    if (document.hidden) void call(table, title);
  }
  if (called && !mine) void hush(table);
  called = mine ? title : '';
  entitle();
  if (changed) void askTurns();
}

/** It is my turn at so many tables: the title says so, and the icon of the page and of the app. */
export function countTurns(count: number): void {
  if (count !== tables) badge(count);
  tables = count;
  entitle();
}

/** Asks now and then at how many tables it is my turn, until it is told to stop. */
export function followTurns(): () => void {
  void askTurns();
  const timer = setInterval(() => void askTurns(), ASK_AGAIN);
  return () => clearInterval(timer);
}

/** Writes the title and the icon anew: another room, another language. */
export function entitle(): void {
  document.title = called || (tables > 0 ? text('coming-back-title', { count: tables }) : text('page-title'));
  document.querySelector('link[rel=icon]')?.setAttribute('href', called || tables > 0 ? BADGED : PLAIN);
}

async function askTurns(): Promise<void> {
  const found = await api.turns().catch(() => null);
  if (found) countTurns(found.count);
}
