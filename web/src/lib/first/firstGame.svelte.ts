// Somebody's first game: whether it is one, and the quiet help in it, which becomes rarer and ends with the game. No DOM.
import type { Event, Finished } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import type { TableModel } from '$lib/table/table.svelte';

/** What is said to a newcomer: the offer of the lesson, a rule that has just decided something, or what a number is. */
export type Help = { kind: 'offer' } | { kind: 'rule'; event: Event } | { kind: 'number'; words: string };

type Kept = { finished: string[]; declined: string[]; learned: string[] };
type Pages = (after?: string) => Promise<Finished[]>;

const KEY = 'ludoteca-first';
/** How many pages of finished matches are looked through for one of this game. */
const PAGES = 3;

/** What this device remembers: games that were finished or learned here, and games with which nobody wants help. */
function kept(): Kept {
  const none: Kept = { finished: [], declined: [], learned: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

function keep(list: keyof Kept, game: string): void {
  const notes = kept();
  if (notes[list].includes(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...notes, [list]: [...notes[list], game] }));
  } catch {
    // not kept: the offer comes again another day
  }
}

/** Somebody has taken the lesson of a game to its end: it is not offered to them again. */
export function noteLearned(game: string): void {
  keep('learned', game);
}

/** Whether one of somebody's finished matches was of this game. */
async function hasFinished(game: string, pages: Pages): Promise<boolean> {
  let after = '';
  for (let page = 0; page < PAGES; page++) {
    const found = await pages(after);
    if (found.some((match) => match.game === game)) return true;
    after = found.at(-1)?.id ?? '';
    if (!after) return false;
  }
  return false;
}

export class FirstGame {
  /** Whether this is a first game, and help is wanted in it. */
  active = $state(false);
  help = $state.raw<Help | null>(null);
  #game = '';
  #explained = new Set<string>();
  #given = 0;
  #pause = 0;
  #heard: number | null = null;
  #mine = false;

  /** Somebody has sat down: is it a first game of this? Asked once a table. */
  async begin(game: string, pages: Pages): Promise<void> {
    if (this.#game || !game || !settings.help) return;
    this.#game = game;
    const notes = kept();
    if (notes.finished.includes(game) || notes.declined.includes(game)) return;
    try {
      if (await hasFinished(game, pages)) return keep('finished', game);
    } catch {
      return; // whoever cannot be asked is not disturbed
    }
    this.active = true;
    if (!notes.learned.includes(game)) this.help = { kind: 'offer' };
  }

  /**
   * A move was shown. Its first rule that was not explained yet is, if it is time again: each time after one move more,
   * or at once where an older one would be left standing over it.
   * What was said before stays until something happens again that is not everyday, or I have moved; `mine`: I am to decide now.
   * The offer of the lesson waits for me, whatever the others do meanwhile.
   */
  hear(sequence: number, events: Event[], mine: boolean, everyday: ReadonlySet<string>): void {
    const isNews = this.#heard !== null && sequence > this.#heard;
    const moved = isNews && this.#mine;
    [this.#heard, this.#mine] = [sequence, mine];
    if (!this.active || !isNews || (this.help?.kind === 'offer' && !moved)) return;
    const telling = events.filter(({ rule }) => rule && !everyday.has(rule));
    const isStale = telling.length > 0 && this.help?.kind === 'rule';
    if (moved || isStale) this.help = null;
    const event = telling.find(({ rule }) => !this.#explained.has(rule));
    if (this.#pause > 0 && !isStale) return void this.#pause--;
    if (!event) return;
    this.#explained.add(event.rule);
    this.#pause = ++this.#given;
    this.help = { kind: 'rule', event };
  }

  /** Somebody has touched a number and is told what it is. */
  tell(words: string): void {
    if (this.active && words) this.help = { kind: 'number', words };
  }

  close(): void {
    this.help = null;
  }

  /** No more help with this game, for ever. */
  decline(): void {
    keep('declined', this.#game);
    this.active = false;
    this.help = null;
  }

  /** The game is finished, and the next one is not the first. */
  finish(): void {
    if (this.#game) keep('finished', this.#game);
    this.active = false;
    this.help = null;
  }
}

const known = new WeakMap<TableModel, FirstGame>();

/** A table that somebody sits at gets help; pictures, lessons and the gallery do not. */
export function withHelp(model: TableModel): FirstGame {
  const first = new FirstGame();
  known.set(model, first);
  return first;
}

/** The help at a table, if there is any. */
export function firstGameOf(model: TableModel): FirstGame | undefined {
  return known.get(model);
}
