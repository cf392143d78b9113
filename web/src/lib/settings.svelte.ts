// What this browser prefers: language, hour of the day, speed of motion, plain table, numbers of rules. Kept in localStorage.

export type Language = 'it' | 'en';
export type Hour = 'system' | 'day' | 'night';
export type Speed = 'calm' | 'brisk' | 'still';

type Kept = { language: Language; hour: Hour; speed: Speed; plain: boolean; swipe: boolean };

const KEY = 'ludoteca';

/** The settings to start from: what was kept, else what the browser says about itself. */
export function initial(kept: string | null, browserLanguage: string): Kept {
  const fallback: Kept = {
    language: browserLanguage.toLowerCase().startsWith('it') ? 'it' : 'en',
    hour: 'system',
    speed: 'calm',
    plain: false,
    swipe: true,
  };
  if (kept === null) return fallback;
  try {
    return { ...fallback, ...(JSON.parse(kept) as Partial<Kept>) };
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
  #kept = $state<Kept>(initial(stored(), navigator.language));

  get language(): Language {
    return this.#kept.language;
  }
  get hour(): Hour {
    return this.#kept.hour;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get plain(): boolean {
    return this.#kept.plain;
  }
  get swipe(): boolean {
    return this.#kept.swipe;
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
    if (this.speed === 'still' || stillness()) return 0;
    return this.speed === 'brisk' ? 0.5 : 1;
  }
}

function stillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const settings = new Settings();
