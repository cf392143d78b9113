// "Your turn" as the system says it: from a page that nobody looks at, and where the operator has set it up from the house itself
// (`worker/notes.ts` shows those). Only where somebody has turned it on, and in a secure context: browsers allow it nowhere else.
import { api } from '$lib/api';
import type { Notices, TableLine } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { text } from '$lib/texts.svelte';

/** Whether this browser can show notices, and if not, why. */
export type Ability = 'able' | 'insecure' | 'denied' | 'not-here';

export function ability(): Ability {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'not-here';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** Asks for permission, which the browser does in its own words; with a key of the house, also for calls from there. */
export async function turnOn(pushKey: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  settings.set({ notices: true });
  if (!pushKey || !('PushManager' in globalThis)) return api.notices();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: pushKey };
  const found = await pushManager.subscribe(wish).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // one that was made for another key of the house
    return pushManager.subscribe(wish);
  });
  const { endpoint = '', keys = {} } = found.toJSON();
  return api.addDevice({ endpoint, key: keys.p256dh ?? '', auth: keys.auth ?? '', language: settings.language });
}

export async function turnOff(): Promise<Notices> {
  settings.set({ notices: false });
  const registration = await navigator.serviceWorker?.getRegistration();
  const found = await registration?.pushManager?.getSubscription();
  if (!found) return api.notices();
  await found.unsubscribe();
  return api.dropDevice(found.endpoint);
}

/** Calls to a table, unless that is not wanted. */
export async function call(table: string, title: string): Promise<void> {
  if (!settings.notices || ability() !== 'able' || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const note = { tag: tagOf(table), icon: '/icon-192.png', badge: '/icon-badge.png', data: { table, end: '' } };
  await registration?.showNotification(title, { ...note, lang: settings.language });
}

/** Takes a call back: somebody looks, or it is no longer their turn. */
export async function hush(table: string): Promise<void> {
  if (!settings.notices || ability() !== 'able') return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const note of (await registration?.getNotifications({ tag: tagOf(table) })) ?? []) note.close();
}

let waiting: Set<string> | null = null;
let turns = 0;

/** What the list of tables says about my turns: a call to tables where it has become my turn. */
export function callToTables(tables: TableLine[]): void {
  const mine = tables.filter((each) => each.yourTurn);
  const before = waiting;
  waiting = new Set(mine.map(({ id }) => id));
  if (!document.hidden || !before) return;
  for (const { id, game } of mine) if (!before.has(id)) void call(id, text('page-title-turn', { game: text(game) }));
}

/** The number on the icon of the installed house, where somebody wants it. */
export function badge(count = turns): void {
  turns = count;
  if (!('setAppBadge' in navigator)) return;
  void (settings.badge && count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

function tagOf(table: string): string {
  return `table-${table}`;
}
