// What makes the page one that can be installed: the worker beside it, told which files it is made of, and the manifest in each
// language, with its sentences from the texts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languagesIn, said, textsOf } from './languages.ts';

/** The colour of the house's front by day, as in `look/tokens.css`. */
const PLASTER = '#f2b8a0';
/** The gallery is for those who draw, and `/house` for an operator; nobody needs them without a network. */
const LEFT_OUT = /\/src\/gallery\/|\/pages\/(Gallery|HousePage)\.svelte|virtual:languages\/[\w-]+\/house$/;
/** A module that is the texts of a language, or a part of them. */
const TEXTS = /virtual:languages\/(\w[\w-]*)/;
const CYRILLIC_FONT = /-cyrillic-.*\.woff2$/;
const CYRILLIC = /[\u0400-\u045f]/;

type Chunk = { type: 'chunk' | 'asset'; code?: string; source?: string | Uint8Array; moduleIds?: string[] };

export function offline(texts: string, games: string, open: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const language of languagesIn(texts)) {
        const source = `${JSON.stringify(manifest(texts, language), null, 1)}\n`;
        this.emitFile({ type: 'asset', fileName: `${language}.webmanifest`, source });
      }
      const whole = createHash('sha256');
      for (const [name, { type, code, source }] of Object.entries(bundle as Record<string, Chunk>).sort())
        whole.update(name).update(type === 'chunk' ? code! : source!);
      const plain = readdirSync(open).sort();
      for (const name of plain) whole.update(name).update(readFileSync(`${open}/${name}`));
      const made = Object.entries(bundle as Record<string, Chunk>)
        .filter(([name, { moduleIds = [] }]) => name !== 'worker.js' && !moduleIds.some((id) => LEFT_OUT.test(id)))
        .map(([name]) => (name === 'index.html' ? '/' : `/${name}`));
      const spoken = ofLanguages(texts, bundle as Record<string, Chunk>);
      const own = new Set(Object.values(spoken).flat());
      const files = [...new Set([...made, ...plain.map((name) => `/${name}`)])]
        .filter((path) => !own.has(path) && !CYRILLIC_FONT.test(path))
        .sort();
      const worker = (bundle as Record<string, Chunk>)['worker.js']!;
      worker.code = worker
        .code!.replace('self.__FILES__', JSON.stringify(files))
        .replace('self.__SPOKEN__', JSON.stringify(spoken))
        .replace('self.__GAMES__', JSON.stringify(named(games)))
        .replaceAll('self.__VERSION__', JSON.stringify(whole.digest('hex').slice(0, 16)));
    },
  };
}

/** The games of the house: every folder that holds a world, by its name. */
function named(games: string): string[] {
  return readdirSync(games, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
}

/** The files that only readers of one language need: its texts, its manifest, and letters that others do not have. */
function ofLanguages(texts: string, bundle: Record<string, Chunk>): Record<string, string[]> {
  const written = Object.entries(bundle).map(([name, { moduleIds = [] }]) => {
    return { path: `/${name}`, code: moduleIds.map((id) => TEXTS.exec(id)?.[1]).find(Boolean) };
  });
  const fonts = written.map(({ path }) => path).filter((path) => CYRILLIC_FONT.test(path));
  return Object.fromEntries(
    languagesIn(texts).map((code) => {
      const own = written.filter((each) => each.code === code).map(({ path }) => path);
      const cyrillic = CYRILLIC.test(textsOf(texts, code).get('page')!) ? fonts : [];
      return [code, [...own, ...cyrillic, `/${code}.webmanifest`]];
    }),
  );
}

/** What the system needs to know of a page that stands beside other programs. One id: it is one program in any language. */
function manifest(texts: string, language: string): Record<string, unknown> {
  const text = (id: string): string => said(texts, language, 'page', id);
  return {
    id: '/',
    name: text('page-title'),
    short_name: text('page-title'),
    description: text('page-about'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PLASTER,
    theme_color: PLASTER,
    categories: ['games'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}` })),
      { src: '/icon-mask.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
