// What a game's folder gives to the house: its name, its rules' prefix, how it moves, and its drawings, loaded when needed.
import type { Component } from 'svelte';
import type { Replay, Sitter } from '$lib/protocol';
import type { Staging, View } from '$lib/table/motion';
import type { TableModel } from '$lib/table/table.svelte';

export type TableProps = { model: TableModel };
export type ReplayProps = {
  replay: Replay;
  sitters: Sitter[];
  at: number;
  /** What lies on the table: the frame's own view, or a scene's on the way to it. */
  view: View;
  oneyes: (seat: number | 'open') => void;
};
export type BarsProps = { value: number; most: number };

export type Drawings = {
  /** The table in this world. */
  Table: Component<TableProps>;
  /** The board of a replay, with the seats as eyes. */
  Replay: Component<ReplayProps>;
};

export type World = {
  name: string;
  /** How its rule numbers start, e.g. `KA-`. */
  prefix: string;
  /** Rules of everyday moves, whose numbers the log leaves out. */
  everyday: ReadonlySet<string>;
  /** Events that the ticker leaves out: the board shows them anyway. */
  aside: ReadonlySet<string>;
  staging: Staging;
  /** The view from its window. */
  Window: Component;
  load: () => Promise<Drawings>;
};
