// Languages are found by their folders; what one lacks is said in English; the browser's wishes are heard in their order.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { firstKnown, gameSaying, languages } from '$lib/languages';
import { settings } from '$lib/settings.svelte';
import { languagesIn, said, textsOf } from '../languages';

const TEXTS = '../src/ludoteca/texts';

describe('the browser', () => {
  it.each([
    [['it-IT', 'en'], 'it'],
    [['xx', 'it'], 'it'],
    [['pt-BR', 'de-AT', 'en'], 'de'],
    [['xx-YY'], 'en'],
    [[], 'en'],
    [['EN-gb'], 'en'],
  ])('asks for %j', (wanted, language) => expect(firstKnown(wanted)).toBe(language));

  afterEach(() => vi.unstubAllGlobals());
  it('is followed until a language is chosen, whatever else is', () => {
    settings.set({ language: undefined });
    vi.stubGlobal('navigator', { languages: ['xx', 'it-CH', 'en'] });
    expect(settings.language).toBe('it');
    settings.set({ speed: 'brisk' });
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    expect(settings.language).toBe('en');
    settings.set({ speed: 'calm' });
  });
});

describe('every language', () => {
  it.each(languages.map(({ code, name, locale }) => [code, name, locale]))(
    '%s has a name and habits',
    (code, name, locale) => {
      expect(name).not.toBe('');
      expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
      expect(locale.startsWith(code)).toBe(true);
    },
  );
});

describe('what a game says', () => {
  it.each([
    ['kariba', 'kariba'],
    ['KA-522', 'kariba'],
    ['bossa-tile', 'bossa'],
    ['boss-kito-took', 'boss-kito'],
    ['page-title', undefined],
    ['bossanova', undefined],
  ])('%s is its own', (id, game) => expect(gameSaying(id)).toBe(game));
});

describe('a folder that is copied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  cpSync(`${TEXTS}/en`, join(folder, 'en'), { recursive: true });
  mkdirSync(join(folder, 'eo'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is a language once it says its name', () => {
    expect(languagesIn(folder)).toEqual(['en']);
    writeFileSync(join(folder, 'eo', 'language.ftl'), 'language-name = Esperanto\n');
    expect(languagesIn(folder)).toEqual(['en', 'eo']);
    expect(said(folder, 'eo', 'language', 'language-name')).toBe('Esperanto');
    expect(said(folder, 'eo', 'language', 'language-locale')).toBe('en-GB'); // not said yet
  });

  it('speaks English, sentence by sentence, where it is silent', () => {
    writeFileSync(
      join(folder, 'eo', 'page.ftl'),
      '# a comment\n-domo = domo\n\npage-title = Ludo{ -domo }\n\n    kaj pli\n# another\npage-about = Pri\n',
    );
    expect(said(folder, 'eo', 'page', 'page-title')).toBe('Ludodomo\n\nkaj pli');
    expect(said(folder, 'eo', 'page', 'page-about')).toBe('Pri');
    expect(said(folder, 'eo', 'page', 'page-menu')).toBe(said(folder, 'en', 'page', 'page-menu'));
    expect(textsOf(folder, 'eo').get('kariba')).toBe(textsOf(folder, 'en').get('kariba'));
    expect(textsOf(folder, 'eo').get('page')).not.toContain('comment');
  });
});
