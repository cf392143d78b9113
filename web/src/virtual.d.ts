// Made by `languages.ts` when the page is built.
declare module 'virtual:languages' {
  import type { Spoken } from '$lib/languages';
  export const LANGUAGES: Spoken[];
  export const GAMES: Record<string, string[]>;
}
