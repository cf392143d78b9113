// The worker beside the page (`worker/worker.ts`), where the browser allows one: put there once the page stands, and what it
// means for the page when a newer one has come. Over plain HTTP there is none, and nothing is missed but being offline.
import { address } from '$lib/address.svelte';

const HOUR = 3_600_000;

class WorkerBeside {
  /** A newer page has come and waits, because somebody sits at a table. */
  waits = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #asked = false;
  #looked = 0;

  /** Puts the worker beside the page, after everything that somebody waits for. */
  settle(): void {
    if (!('serviceWorker' in navigator)) return;
    const begin = (): void => void this.#begin().catch(() => {}); // a browser that forbids it, e.g. in a private window
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  /** Nobody sits here any more: the newer page may come if nobody does elsewhere. */
  stepAside(): void {
    this.#registration?.waiting?.postMessage('when-free');
  }

  /** Somebody wants the newer page now. */
  reload(): void {
    this.#asked = true;
    if (this.#registration?.waiting) this.#registration.waiting.postMessage('now');
    else location.reload();
  }

  async #begin(): Promise<void> {
    const workers = navigator.serviceWorker;
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
    const look = (): void => void (this.waits = registration.waiting !== null && workers.controller !== null);
    look();
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', look);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - this.#looked < HOUR) return;
      this.#looked = Date.now();
      void registration.update().catch(() => {});
    });
  }
}

export const worker = new WorkerBeside();
