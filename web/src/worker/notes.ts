/// <reference lib="webworker" />
// "Your turn", told by the house to a browser whose page is closed. A table that lies open in front of somebody is not
// called out: its page holds a lock with the table's name for as long as it is seen.

/** What the house sends: sentences, ready to be shown, and where they lead. */
type Note = { table: string; title: string; body: string; end: string; stop: string; language: string };

const SEEN = 'ludoteca-seen-';

export function notes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const note = event.data?.json() as Note | undefined;
    if (note) event.waitUntil(show(note));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { table, end } = event.notification.data as Note;
    event.notification.close();
    event.waitUntil(go(event.action === 'end' ? `/notices/end#${end}` : `/t/${encodeURIComponent(table)}`));
  });

  async function show(note: Note): Promise<void> {
    const { held = [] } = await navigator.locks.query();
    if (held.some(({ name }) => name === SEEN + note.table)) return;
    await worker.registration.showNotification(note.title, {
      body: note.body,
      lang: note.language,
      tag: `table-${note.table}`, // a second one for the same table takes the place of the first
      icon: '/icon-192.png',
      badge: '/icon-badge.png',
      data: note,
      actions: note.end ? [{ action: 'end', title: note.stop }] : [],
    } as NotificationOptions);
  }

  /** A page that is open already walks there; else one is opened. */
  async function go(path: string): Promise<void> {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = open.find(({ url }) => new URL(url).pathname === path.split('#')[0]);
    if (page) await page.focus();
    else await worker.clients.openWindow(path);
  }
}
