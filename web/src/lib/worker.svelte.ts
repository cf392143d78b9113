// The worker beside the page (`worker/worker.ts`), where the browser allows one: put there once the page stands, and what it
// means for the page when a newer one has come. Over plain HTTP there is none, and nothing is missed but being offline.
import { address } from '$lib/address.svelte';
import { settings } from '$lib/settings.svelte';

const HOUR = 3_600_000;
/** Milliseconds that a room is given to fetch what it shows, before the worker that fetches it for the room is asked to go. */
const REST = 2000;
/** Milliseconds after which a newer page that waits is asked again whether it can come. A browser listens to the first
    time that a worker asks for its turn, and to no other before that worker has slept, which it does after half a minute. */
const AGAIN = 60_000;

class WorkerBeside {
  /** A newer page has come and waits, because somebody sits at a table. */
  waits = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #asked = false;
  #looked = 0;
  #asking = 0;

  /** Puts the worker beside the page, after everything that somebody waits for. */
  settle(): void {
    if (!('serviceWorker' in navigator)) return;
    const begin = (): void => void this.#begin().catch(() => {}); // a browser that forbids it, e.g. in a private window
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  /** Where nobody sits at a table here, the newer page may come as soon as nobody does elsewhere; the next walk loads it. */
  stepAside(): void {
    clearTimeout(this.#asking);
    if (!this.#registration?.waiting || address.room.name === 'table') return;
    address.outdated = navigator.serviceWorker.controller !== null;
    this.#asking = window.setTimeout(() => this.#ask(), REST);
  }

  #ask(): void {
    this.#registration?.waiting?.postMessage('when-free');
    this.#asking = window.setTimeout(() => this.#ask(), AGAIN); // a page that is closed holds its table a little longer
  }

  /** Somebody wants the newer page now. */
  reload(): void {
    this.#asked = true;
    if (this.#registration?.waiting) this.#registration.waiting.postMessage('now');
    else location.reload();
  }

  /** Writes down which language is read here: the worker keeps that one and no other. */
  async speaks(language: string): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    await (await caches.open('language')).put('/', new Response(language));
    navigator.serviceWorker.controller?.postMessage('speak');
  }

  async #begin(): Promise<void> {
    const workers = navigator.serviceWorker;
    await this.speaks(settings.language).catch(() => {}); // then the worker keeps none, and works
    let known = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      this.waits = false;
      if (this.#asked) location.reload();
      address.outdated = known;
      known = true;
    });
    const registration = await workers.register('/worker.js', { updateViaCache: 'none' });
    this.#registration = registration;
    this.#looked = Date.now();
    void workers.ready.then(({ active }) => active?.postMessage('learn'));
    const look = (): void => {
      this.waits = registration.waiting !== null && workers.controller !== null;
      this.stepAside();
    };
    const follow = (): void => registration.installing?.addEventListener('statechange', look);
    follow(); // one may be on its way already: a browser looks for it as soon as the page is opened
    look();
    registration.addEventListener('updatefound', follow);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - this.#looked < HOUR) return;
      this.#looked = Date.now();
      void registration.update().catch(() => {});
    });
  }
}

export const worker = new WorkerBeside();
