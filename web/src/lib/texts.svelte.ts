// Sentences. The one place where ids and values become text, for log, key, refusals, plain table and screen reader.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '$lib/api';
import { either, listed } from '$lib/habits';
import { gameSaying, gamesSpoken, spokenAs, type Language } from '$lib/languages';
import type { GameTexts, Says } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';

let learnt = $state.raw<Partial<Record<Language, FluentBundle>>>({});
const spoken = $derived(learnt[settings.language] ?? new FluentBundle(spokenAs(settings.language).locale));
const resources: Partial<Record<Language, FluentResource[]>> = {};

/** Games that packages bring to the house: their texts come from the server, by language. */
let plugins = $state.raw<Record<string, Partial<Record<Language, GameTexts>>>>({});
const fetching = new Map<string, Promise<void>>();
/** Those whose texts are on their way: until then they say nothing. */
const awaited = new Set<string>();

/** What not everybody reads and somebody here does: another language brings it too. */
const asked = new Set<string>();

/** Fetches a language's texts, once; those of games may wait until somebody asks for them. */
export async function learn(language: Language, games = gamesSpoken): Promise<void> {
  for (const game of games) asked.add(game);
  const parts = [...asked].map((file) => piece(file, language));
  if (!learnt[language]) {
    const { texts } = await spokenAs(language).texts();
    resources[language] = texts.map((text) => new FluentResource(text));
    await Promise.all(Object.keys(plugins).map((game) => loadPlugin(game, language)));
  }
  for (const part of await Promise.all(parts)) add(language, part);
  bind(language);
}

/** A new bundle of all that was fetched; what comes first is heard, so that nobody overrules the house. */
function bind(language: Language): void {
  const bundle = new FluentBundle(spokenAs(language).locale, { useIsolating: false });
  for (const resource of resources[language] ?? []) bundle.addResource(resource);
  learnt = { ...learnt, [language]: bundle };
}

/** Fetches the texts of a game that the page does not know, once; after a failure the next one who asks tries again. */
export function loadPlugin(game: string, language: Language = settings.language): Promise<void> {
  const key = `${game} ${language}`;
  const under = fetching.get(key) ?? fetched(game, language).catch(() => void fetching.delete(key));
  fetching.set(key, under);
  return under;
}

async function fetched(game: string, language: Language): Promise<void> {
  awaited.add(game);
  const found = await api.texts(game, language).finally(() => awaited.delete(game));
  resources[language] = [...(resources[language] ?? []), ...found.texts.map((text) => new FluentResource(text))];
  plugins = { ...plugins, [game]: { ...plugins[game], [language]: found } };
  if (learnt[language]) bind(language);
}

/** Fetches the texts of a game's minute or lesson in the language in force, once. Those of packages come with the rest. */
export function loadTeaching(game: string, part: 'lesson' | 'minute'): Promise<void> {
  return loadTexts(`${game}-${part}`);
}

/** Fetches texts that are not part of every page, once: those of a game, of what teaches it, or a file. */
export async function loadTexts(file: string, language = settings.language): Promise<void> {
  asked.add(file);
  add(language, await piece(file, language));
  if (learnt[language]) bind(language);
}

async function piece(file: string, language: Language): Promise<FluentResource[]> {
  const found = await spokenAs(language).parts[file]?.();
  return (found?.texts ?? []).map((text) => new FluentResource(text));
}

function add(language: Language, found: FluentResource[]): void {
  const known = new Set(resources[language]?.map((resource) => resource.body[0]?.id));
  resources[language] = [...(resources[language] ?? []), ...found.filter(({ body }) => !known.has(body[0]?.id))];
}

/** What the server has told about a game that a package brings. */
export function pluginTexts(game: string): GameTexts | undefined {
  return plugins[game]?.[settings.language];
}

/** How the rules' numbers of games from elsewhere begin, by game. */
export function pluginPrefixes(): Record<string, string> {
  return Object.fromEntries(Object.keys(plugins).map((game) => [game, `${pluginTexts(game)?.prefix ?? '?'}-`]));
}

/** Speaks another language from now on. */
export async function speak(language: Language): Promise<void> {
  await learn(language, []);
  settings.set({ language });
}

/** Whether a text is on its way: that of a game from elsewhere, or of one of ours that nobody has asked for yet. */
function arriving(id: string): boolean {
  if ([...awaited].some((game) => `${id}-`.startsWith(`${game}-`))) return true;
  const game = gameSaying(id);
  if (!game || asked.has(game)) return fetching.has(`${game} ${settings.language}`);
  const key = `${game} ${settings.language}`;
  const done = (): void => void fetching.delete(key);
  fetching.set(
    key,
    loadTexts(game).then(done, () => {
      done();
      asked.delete(game); // the next one who asks tries again
    }),
  );
  return true;
}

type Values = Record<string, string | number | boolean | number[]>;

/** Whether a text of this id exists in the language in force. */
export function has(id: string): boolean {
  return spoken.hasMessage(id);
}

/** The ids of all texts that start so, in the order of their file. */
export function idsStarting(start: string): string[] {
  return [...spoken._messages.keys()].filter((id) => id.startsWith(start));
}

/** The text of this id, with its values filled in. An unknown id shows itself, so that it is noticed. */
export function text(id: string, values: Values = {}): string {
  const pattern = spoken.getMessage(id)?.value;
  if (pattern == null) return arriving(id) ? '' : id;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    filled[name] =
      typeof value === 'boolean' ? String(value) : Array.isArray(value) ? listed(value.map(String)) : value;
  }
  return spoken.formatPattern(pattern, filled, []);
}

const SEATS = new Set(['by', 'to', 'seat']);

/** A hyphen between numbers, as in the name of a tile. */
const JOINED = /(?<=\d)-(?=\d)/g;

/** Who sits where, and which of them reads this: of that seat is said what is said to a person. */
export type Names = string[] & { you?: number };

/** A saying as a sentence. Seats become names; lists of seats, scores and cards become words; no tile breaks in two. */
export function sentence(says: Says, names: Names): string {
  const values: Values = {};
  const game = gameOf(says.id);
  const { seat, winners, to } = says.args ?? {};
  const about = seat ?? (Array.isArray(winners) ? (winners.length === 1 ? winners[0] : -1) : to);
  const id = saidTo(says, about, names.you);
  for (const [name, value] of Object.entries(says.args ?? {})) {
    if (SEATS.has(name) && typeof value === 'number') {
      values[name] = name === 'to' && value === names.you ? text('you-to') : (names[value] ?? String(value));
    } else if (Array.isArray(value)) {
      values[name] = name === 'counts' ? either(value) : listed(inWords(game, name, value, names));
    } else {
      values[name] = value;
    }
  }
  return text(id, values).replace(JOINED, '\u2011');
}

/** The text for whoever reads it: what one does oneself (`-self`), or what happens to one (`-you`), is said to a person. */
function saidTo(says: Says & { by?: number | null }, about: unknown, you: number | undefined): string {
  if (you === undefined) return says.id;
  if ((says.by ?? says.args?.by) === you && has(`${says.id}-self`)) return `${says.id}-self`;
  return about === you && has(`${says.id}-you`) ? `${says.id}-you` : says.id;
}

/** The game that a text belongs to: the shortest beginning of its id that knows how to count cards. */
function gameOf(id: string): string {
  const words = id.split('-');
  const names = words.map((_, end) => words.slice(0, end + 1).join('-'));
  return names.find((name) => has(`${name}-counted`)) ?? '';
}

function inWords(game: string, name: string, list: number[], names: string[]): string[] {
  switch (name) {
    case 'winners':
      return list.map((seat) => names[seat] ?? String(seat));
    case 'scores':
      return list.map((score, seat) => `${names[seat]} ${score}`);
    case 'cards': {
      const kinds = [...new Set(list)].sort((a, b) => a - b);
      return kinds.map((card) =>
        text(`${game}-counted`, { card, count: list.filter((other) => other === card).length }),
      );
    }
    default:
      return list.map(String);
  }
}
