// Another room than a table may put a game's table on its stage: with its own title, its own question and its own words beside it.
import { getContext, setContext, type Snippet } from 'svelte';

export type Setting = {
  readonly title: string;
  /** What is asked instead of what the game would ask. */
  readonly ask: string;
  /** Where the arrow leads back to. */
  readonly back: string;
  /** Whether all is decided: then `keys` stand in the tray's place. */
  readonly done: boolean;
  /** A row of signs below the title. */
  readonly strip: Snippet;
  /** Instead of the log. */
  readonly side: Snippet;
  readonly keys: Snippet;
};

const KEY = Symbol('setting');

/** Puts the tables below this component on a stage of its own. */
export function setSetting(setting: Setting): void {
  setContext(KEY, setting);
}

/** The stage that a table is on; undefined at a real table. */
export function settingOf(): Setting | undefined {
  return getContext<Setting | undefined>(KEY);
}
