// Languages, found by their folders when the page is built: `virtual:languages` lists them with their own names, and each one's
// texts are a piece that is fetched when somebody reads it. The command line finds the same folders (`texts/languages.py`).
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The language that says what there is to say, and speaks where another is silent. */
const MODEL = 'en';
/** What only the command line says. */
const TERMINAL = /^(cli|serving)$/;
/** What not everybody reads, a piece each: what teaches a game, and how the house may call. So is what a game says. */
const ASKED_FOR = /-lesson$|-minute$|^notices$|^house$|^restart$/;
const TABLE = '-table';
const VIRTUAL = 'virtual:languages';
/** Where a message, a term or a comment begins: everything else in a file goes on with what is before it. */
const BEGINS = /^(?=[a-zA-Z#-])/m;

/** The codes of the languages whose folders say a name. */
export function languagesIn(texts: string): string[] {
  return readdirSync(texts)
    .filter((code) => existsSync(`${texts}/${code}/language.ftl`))
    .sort();
}

/** What a language says, file by file; what it lacks is said in English, sentence by sentence. */
export function textsOf(texts: string, code: string): Map<string, string> {
  return new Map(
    readdirSync(`${texts}/${MODEL}`)
      .filter((file) => file.endsWith('.ftl') && !TERMINAL.test(file.slice(0, -4)))
      .sort()
      .map((file) => {
        const own = entries(`${texts}/${code}/${file}`);
        const all = new Map([...entries(`${texts}/${MODEL}/${file}`), ...own]);
        return [file.slice(0, -4), [...all.values()].join('\n')];
      }),
  );
}

/** The messages of a file by their ids, without the comments. */
function entries(file: string): Map<string, string> {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = source.split(BEGINS).filter((entry) => /^[^#\s]/.test(entry));
  return new Map(found.map((entry) => [entry.split('=')[0]!.trim(), entry.trimEnd()]));
}

/** A sentence of a language, while the page is built. */
export function said(texts: string, code: string, file: string, id: string): string {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(textsOf(texts, code).get(file)!));
  return bundle.formatPattern(bundle.getMessage(id)!.value!);
}

export function languages(texts: string): Plugin {
  return {
    name: 'languages',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const [, code, part] = id.split('/');
      if (!code) return listed(texts);
      for (const each of new Set([code, MODEL]))
        for (const file of readdirSync(`${texts}/${each}`)) this.addWatchFile(`${texts}/${each}/${file}`);
      const games = gamesIn(texts);
      const files = [...textsOf(texts, code)].filter(([file]) => pieceOf(games, file) === (part ?? ''));
      return `export const texts = ${JSON.stringify(files.map(([, text]) => text))};`;
    },
  };
}

/** The games of the house, each with how its ids begin: its own name, and that of its numbered rules. */
function gamesIn(texts: string): Record<string, string[]> {
  const names = readdirSync(`${texts}/${MODEL}`)
    .filter((file) => file.endsWith(`${TABLE}.ftl`))
    .map((file) => file.slice(0, -`${TABLE}.ftl`.length));
  return Object.fromEntries(
    names.map((name) => {
      const rules = [...entries(`${texts}/${MODEL}/${name}.ftl`).keys()].filter((id) => /^[A-Z]/.test(id));
      return [name, [name, ...new Set(rules.map((id) => id.split('-')[0]!))]];
    }),
  );
}

/** The piece that a file belongs to: '' is what everybody reads. */
function pieceOf(games: Record<string, string[]>, file: string): string {
  if (ASKED_FOR.test(file)) return file;
  const name = file.endsWith(TABLE) ? file.slice(0, -TABLE.length) : file;
  return name in games ? name : '';
}

/** The module that lists them. */
function listed(texts: string): string {
  const imported = (path: string): string => `() => import('${VIRTUAL}/${path}')`;
  const games = gamesIn(texts);
  const pieces = new Set([...textsOf(texts, MODEL).keys()].map((file) => pieceOf(games, file)).filter(Boolean));
  const all = languagesIn(texts).map((code) => {
    const [name, locale] = ['name', 'locale'].map((each) => said(texts, code, 'language', `language-${each}`));
    const parts = [...pieces].map((piece) => `${JSON.stringify(piece)}: ${imported(`${code}/${piece}`)}`);
    const itself = JSON.stringify({ code, name, locale }).slice(1, -1);
    return `{ ${itself}, texts: ${imported(code)}, parts: { ${parts.join(', ')} } }`;
  });
  return `export const LANGUAGES = [${all.join(',\n')}];\nexport const GAMES = ${JSON.stringify(games)};`;
}
