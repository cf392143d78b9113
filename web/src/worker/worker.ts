/// <reference lib="webworker" />
// Beside the page, where the browser has a secure context: keeps the page itself, so that house, rules, minutes and lessons
// open without a network, and hears when the house calls. Tables, people and everything else that changes are asked for
// every time: what is offline says so, and nothing old is shown for new.
import { notes } from './notes';

declare const self: ServiceWorkerGlobalScope & {
  __FILES__: string[];
  __SPOKEN__: Record<string, string[]>;
  __GAMES__: string[];
  __VERSION__: string;
};

/** The first event of a worker, with what newer browsers know about the ways past it. */
type Routed = ExtendableEvent & { addRoutes?: (routes: object[]) => Promise<void> };

/** The page, file by file, as it was built together with this worker. */
const FILES = self.__FILES__;
/** What only readers of a language need: of these files those of one language are kept. */
const SPOKEN = self.__SPOKEN__;
const OWN = new Set([...FILES, ...Object.values(SPOKEN).flat()]);
/** Where the page writes down which language is read here. */
const LANGUAGE = 'language';
/** The games that this page can teach. */
const GAMES = self.__GAMES__;
const PAGES = 'page-';
const PAGE = PAGES + self.__VERSION__;
/** What games say of themselves. It belongs to a version: another one may read it otherwise. */
const ANSWERS = `answers-${self.__VERSION__}`;
const KEPT = /^\/api\/games\/[^/]+\/(texts|lesson|minute)$/;
/** Addresses that are not the page's. */
const NOT_THE_PAGE = /^\/(api|live|health|key)(\/|$)|\.[^/]*$/;
/** Milliseconds after which the page opens without an answer from the house. */
const PATIENCE = 5000;
/** Held by every page that shows a table. */
const AT_A_TABLE = 'ludoteca-table';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fill(), passBy(event)]).then(takeOver));
});
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'now') void self.skipWaiting();
  if (event.data === 'when-free') event.waitUntil(takeOver());
  if (event.data === 'learn') event.waitUntil(learn());
  if (event.data === 'speak') event.waitUntil(speak());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NOT_THE_PAGE.test(pathname)) event.respondWith(opened(request));
  } else if (pathname.startsWith('/assets/') || OWN.has(pathname)) event.respondWith(file(request));
  else if (KEPT.test(pathname)) event.respondWith(answered(event));
});
notes(self);

/** What changes is asked for past this worker, where a browser can do that: it would be woken for nothing, and one that is
    woken every few seconds never makes room for a newer one. */
async function passBy(event: Routed): Promise<void> {
  const through = { condition: { urlPattern: '/api/games/*' }, source: 'fetch-event' };
  await event.addRoutes?.([through, { condition: { urlPattern: '/api/*' }, source: 'network' }]).catch(() => {});
}

/** Keeps every file, and of the languages the one that is read here. */
async function fill(): Promise<void> {
  const cache = await caches.open(PAGE);
  await Promise.all([...FILES, ...(await spoken())].map((path) => keep(cache, path)));
}

/** One that is in an earlier version too, hash and all, is not fetched again. */
async function keep(cache: Cache, path: string): Promise<void> {
  const known = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (known) await cache.put(path, known);
  else await cache.add(path);
}

/** The files of the language that is read here. */
async function spoken(): Promise<string[]> {
  const written = await (await caches.open(LANGUAGE)).match('/');
  return SPOKEN[(await written?.text()) ?? ''] ?? [];
}

/** Another language is read here from now on: it is kept, and then the one before is not. */
async function speak(): Promise<void> {
  const [cache, own] = [await caches.open(PAGE), await spoken()];
  if (own.length === 0) return;
  await Promise.all(own.map(async (path) => (await cache.match(path, { ignoreVary: true })) ?? keep(cache, path)));
  const others = Object.values(SPOKEN).flatMap((files) => files.filter((path) => !own.includes(path)));
  await Promise.all(others.map((path) => cache.delete(path, { ignoreVary: true })));
}

/** Takes over from the worker before at once where nobody sits at a table; else a page asks for it. */
async function takeOver(): Promise<void> {
  await navigator.locks.request(AT_A_TABLE, { ifAvailable: true }, (free) => void (free && self.skipWaiting()));
}

/** Pages that still run the version before need its files; of older ones nothing is left. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const before = names.filter((name) => name.startsWith(PAGES) && name !== PAGE).at(-1);
  await Promise.all(
    names.filter((name) => ![PAGE, ANSWERS, LANGUAGE, before].includes(name)).map((name) => caches.delete(name)),
  );
}

/** The document: from the house, or as it was kept where the house does not answer. The page reads the address. */
async function opened(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 502) return answer; // a proxy in front of a house that is closed
  } catch {
    // no network, or one that does not deserve the name
  }
  return (await (await caches.open(PAGE)).match('/', { ignoreVary: true })) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const mine = await (await caches.open(PAGE)).match(request, { ignoreVary: true });
  if (mine) return mine;
  const hashed = new URL(request.url).pathname.startsWith('/assets/');
  return (hashed && (await caches.match(request, { ignoreVary: true }))) || fetch(request);
}

/** Keeps what teaches the games, for the train: one after the other, and what is there already is not fetched again.
    A newer worker learns for itself, and cannot take over while this one has something to do. */
async function learn(): Promise<void> {
  const cache = await caches.open(ANSWERS);
  for (const path of GAMES.flatMap((game) => [`/api/games/${game}/minute`, `/api/games/${game}/lesson`])) {
    if (self.registration.waiting) return;
    if (await cache.match(path, { ignoreVary: true })) continue;
    await cache.add(new Request(path, { signal: AbortSignal.timeout(PATIENCE) })).catch(() => null); // a game without one
  }
}

/** What was kept, at once; it is asked for again behind it, for the next time. */
async function answered(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(ANSWERS);
  const known = await cache.match(event.request, { ignoreVary: true });
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(event.request, answer.clone());
    return answer;
  });
  if (!known) return fresh;
  event.waitUntil(fresh.catch(() => null));
  return known;
}
