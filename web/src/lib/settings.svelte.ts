// What this device prefers: language, hour of the day, sound, motion, how a move is sent. Kept in localStorage.
import { firstKnown, known, type Language } from '$lib/languages';

export type Hour = 'system' | 'day' | 'night';
export type Speed = 'calm' | 'brisk' | 'still';
/** Nothing, only the note that says "your turn", or everything. */
export type Sound = 'off' | 'turn' | 'all';

type Kept = {
  /** The one that was chosen here; until then it is the browser's. */
  language?: Language;
  hour: Hour;
  speed: Speed;
  sound: Sound;
  /** Whether the device may tremble when it is my turn. */
  tremble: boolean;
  /** Whether a move is asked about once more before it is sent. */
  confirm: boolean;
  plain: boolean;
  swipe: boolean;
  /** Whether tables say how likely things are. */
  odds: boolean;
  /** Whether the icon says at how many tables it is my turn. */
  badge: boolean;
  /** Whether the system may say that it is my turn. */
  notices: boolean;
  /** Whether somebody's first game of a kind comes with help. */
  help: boolean;
  /** The game that was opened last; "play now" plays it again. */
  game: string;
};

const KEY = 'ludoteca';

/** The settings to start from: what was kept, where it still means something. */
export function initial(kept: string | null): Kept {
  const fallback: Kept = {
    hour: 'system',
    speed: 'calm',
    sound: 'off',
    tremble: true,
    confirm: false,
    plain: false,
    swipe: true,
    odds: true,
    badge: false,
    notices: false,
    help: true,
    game: '',
  };
  if (kept === null) return fallback;
  try {
    const found = { ...fallback, ...(JSON.parse(kept) as Partial<Kept>) };
    return { ...found, language: known(found.language) ? found.language : undefined };
  } catch {
    return fallback;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be switched off; the page then forgets, and works
  }
}

class Settings {
  #kept = $state<Kept>(initial(stored()));

  /** The one that was chosen, else the first of the browser's that the house speaks. */
  get language(): Language {
    return this.#kept.language ?? firstKnown(navigator.languages);
  }
  get hour(): Hour {
    return this.#kept.hour;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get sound(): Sound {
    return this.#kept.sound;
  }
  get tremble(): boolean {
    return this.#kept.tremble;
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  get plain(): boolean {
    return this.#kept.plain;
  }
  get game(): string {
    return this.#kept.game;
  }
  get swipe(): boolean {
    return this.#kept.swipe;
  }
  get odds(): boolean {
    return this.#kept.odds;
  }
  get badge(): boolean {
    return this.#kept.badge;
  }
  get notices(): boolean {
    return this.#kept.notices;
  }
  get help(): boolean {
    return this.#kept.help;
  }

  /** Changes some settings and keeps them. */
  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // not kept, but in force until the page is closed
    }
  }

  /** How long motion takes, as a factor; 0 when the person wants none. */
  get pace(): number {
    if (this.speed === 'still' || asked('(prefers-reduced-motion: reduce)')) return 0;
    return this.speed === 'brisk' ? 0.5 : 1;
  }
}

function asked(question: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(question).matches;
}

export const settings = new Settings();
