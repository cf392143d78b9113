// The languages of the house, as they were found when the page was built.
import { GAMES, LANGUAGES } from 'virtual:languages';

/** A language by the name of its folder: "de". */
export type Language = string;

type Texts = () => Promise<{ texts: string[] }>;
export type Spoken = {
  code: Language;
  /** What those who read it call it. */
  name: string;
  /** By whose habits numbers, lists and dates are written. */
  locale: string;
  texts: Texts;
  /** What not everybody reads: what a game says, by its name; what teaches it, and how the house may call. */
  parts: Record<string, Texts>;
};

/** The language that is spoken where none is known. */
const MODEL = 'en';
const byCode = new Map(LANGUAGES.map((language) => [language.code, language]));

/** All of them, by their own names. */
export const languages: Spoken[] = [...LANGUAGES].sort((a, b) => a.name.localeCompare(b.name));

export function known(language: unknown): language is Language {
  return typeof language === 'string' && byCode.has(language);
}

export function spokenAs(language: Language): Spoken {
  return byCode.get(language) ?? byCode.get(MODEL)!;
}

/** The games whose texts are pieces of their own. */
export const gamesSpoken = Object.keys(GAMES);

/** The game that says something, by its id. */
export function gameSaying(id: string): string | undefined {
  return gamesSpoken.find((game) => GAMES[game]!.some((start) => id === start || id.startsWith(`${start}-`)));
}

/** The first language somebody wants that the house speaks, English if none is: of `pt-BR, de-AT` it is German. */
export function firstKnown(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    for (let end = parts.length; end > 0; end--) {
      const code = parts.slice(0, end).join('-');
      if (byCode.has(code)) return code;
    }
  }
  return MODEL;
}
