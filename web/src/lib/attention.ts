// "Your turn" for whoever looks elsewhere: the title, the badge on the icon, a note, a tremble.
import { settings } from '$lib/settings.svelte';
import { ring } from '$lib/sound';
import { text } from '$lib/texts.svelte';

const PLAIN = '/icon.svg';
const BADGED = '/icon-turn.svg';
const TREMBLE = [60, 80, 60];

let called = false;

/** Calls when it becomes my turn, and puts title and icon back when it no longer is. */
export function callAttention(mine: boolean, title: string, note?: number): void {
  document.title = mine ? title : text('page-title');
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? BADGED : PLAIN);
  if (mine && !called) {
    ring(note);
    if (settings.tremble && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLE);
  }
  called = mine;
}
