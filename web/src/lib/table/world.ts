// What a game's folder gives to the house: its name, its rules' prefix, how it moves, and its drawings, loaded when needed.
import type { Component } from 'svelte';
import type { Picture } from '$lib/protocol';
import type { Staging, View } from '$lib/table/motion';
import type { Person } from '$lib/table/people.svelte';
import type { Step } from '$lib/table/steps';
import type { TableModel } from '$lib/table/table.svelte';

export type TableProps = { model: TableModel };
export type ReplayProps = {
  model: TableModel;
  people: Person[];
  /** Through whose eyes; null shows all hands. */
  eyes: number | null;
  oneyes: (seat: number | null) => void;
};

export type Drawings = {
  /** The table in this world. */
  Table: Component<TableProps>;
  /** Backdrop, seats as eyes, and board of a replay. */
  Replay: Component<ReplayProps>;
};

export type Pictures = {
  /** The pieces of one rule, drawn small beside it; draws nothing for rules without pieces. */
  Picture: Component<{ rule: string }>;
  /** The drawings that pictures refer to, once on a page. */
  Pieces: Component;
};

export type Options = Record<string, boolean | number | string>;

export type World = {
  name: string;
  /** The class that brings its colours. */
  palette: string;
  /** How its rule numbers start, e.g. `KA-`. */
  prefix: string;
  /** Rules of everyday moves, whose numbers the log leaves out. */
  everyday: ReadonlySet<string>;
  /** Events that the ticker leaves out: the board shows them anyway. */
  aside: ReadonlySet<string>;
  staging: Staging;
  /** What lies picked when a decision begins, where the table shows one thing as chosen. */
  start?: (view: View) => Step[] | null;
  /** Whether an option is worth a line when these are chosen. */
  offers: (option: string, chosen: Options) => boolean;
  /** The options that everybody is asked about; the others, mostly disputes of the rulebook, wait behind a fold. */
  asked: ReadonlySet<string>;
  /** What a table has agreed on, in a few short phrases. */
  optionsInWords: (chosen: Options) => string[];
  /** Its rules' chapters, each with the numbers it holds. */
  chapters: { name: string; holds: (number: number) => boolean }[];
  /** The view from its window. */
  Window: Component;
  /** Events that people talk about afterwards: a replay marks their moves. */
  notable?: ReadonlySet<string>;
  /** Its own keys beside those of every table; their texts are `<game>-table-keys-<name>`. */
  keys?: readonly string[];
  /** Its own note for "your turn", in hertz. */
  note?: number;
  /** Which of its pieces are no cards, and sound of wood. */
  wooden?: RegExp;
  /** Who teaches it: the id of one of its drawings, which its table brings. */
  coach?: string;
  /** The pieces its rules speak of. */
  pictures?: () => Promise<Pictures>;
  /** How wide and high the window of a picture of its minute is at least, in pixels, where others' would not do. */
  pictured?: Partial<Record<Picture['show'], [width: number, height: number]>>;
  /** Its drawings; null while a game has none and is played in words. */
  load: (() => Promise<Drawings>) | null;
};

/** A game without drawings: its window and its rules, and the table in words. */
export function inWords(name: string, palette: string, prefix: string, Window: Component): World {
  return {
    name,
    palette,
    prefix,
    everyday: new Set(),
    aside: new Set(),
    staging: () => [],
    offers: () => true,
    asked: new Set(),
    optionsInWords: () => [],
    chapters: [],
    Window,
    load: null,
  };
}
