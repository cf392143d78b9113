// What the rulebook in the source says about a rule beside its sentence: that a table may choose, or that we had to.
import { pluginTexts } from '$lib/texts.svelte';

export type Mark = 'option' | 'ruling';

const books = import.meta.glob<string>('../../../../src/ludoteca/games/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

/** The marks of every rule that has any, by number. */
export function marksIn(book: string): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const [, number, said] of book.matchAll(/^\| ([A-Z]{2}-\d+) \|(.*)\|$/gm)) {
    if (!number || !said) continue;
    const found: Mark[] = [
      ...(/`[a-z][A-Za-z]+`/.test(said) ? (['option'] as const) : []),
      ...(/ruling/.test(said) ? (['ruling'] as const) : []),
    ];
    if (found.length) marks.set(number, found);
  }
  return marks;
}

/** The marks of a game's rules; the rulebook of one that a package brings comes with its texts. */
export async function marksOf(game: string): Promise<Map<string, Mark[]>> {
  const load = books[`../../../../src/ludoteca/games/${game.replaceAll('-', '_')}/RULES.md`];
  return marksIn(load ? await load() : (pluginTexts(game)?.rulebook ?? ''));
}
