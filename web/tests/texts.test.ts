// Sentences: names for seats, words for lists, and every language for whatever the page says itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seatsInWords } from '$lib/habits';
import { languages } from '$lib/languages';
import type { Says } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { has, idsStarting, learn, loadPlugin, loadTexts, pluginTexts, sentence, speak, text } from '$lib/texts.svelte';

beforeAll(async () => {
  await learn('it');
  await learn('en');
});
afterEach(() => settings.set({ language: 'en' }));

afterAll(() => vi.unstubAllGlobals());

describe('a saying', () => {
  it('names seats and counts animals', () => {
    settings.set({ language: 'it' });
    expect(sentence({ id: 'kariba-play', args: { animal: 4, count: 2 } }, [])).toBe('Gioca 2 giraffe');
    expect(sentence({ id: 'kariba-refused-turn', args: { seat: 1 } }, ['Giulia', 'Marta'])).toContain('Marta');
  });

  it('speaks to whoever reads it, where it speaks of them', () => {
    const names = Object.assign(['You', 'Otto'], { you: 0 });
    const began = (seat: number) =>
      sentence({ id: 'kariba-began', args: { games: 1, number: 1, pile: 54, seat } }, names);
    expect([began(0), began(1)]).toEqual([
      'A new game. You begin; 54 cards in the pile.',
      'A new game. Otto begins; 54 cards in the pile.',
    ]);
    expect(sentence({ id: 'kariba-heading-hand', args: { seat: 0 } }, names)).toBe('Your hand');
    expect(sentence({ id: 'exploding-kittens-won', args: { winners: [0] } }, names)).toBe(
      'You are the last one left, and win.',
    );
    expect(sentence({ id: 'exploding-kittens-stole', args: { to: 0 } }, names)).toBe('Steals a card from you.');
    expect(sentence({ id: 'exploding-kittens-attacked', args: { to: 0, owed: 2 } }, names)).toBe(
      'You have to take 2 turns.',
    );
    settings.set({ language: 'it' });
    expect(began(0)).toBe('Nuova partita. Cominci tu; nel mazzo 54 carte.');
  });

  it('speaks to whoever does it', () => {
    const names = Object.assign(['Tu', 'Otto'], { you: 0 });
    const took = (by: number) => sentence({ id: 'boss-kito-took', by, args: { count: 3, now: 5 } } as Says, names);
    settings.set({ language: 'it' });
    expect([took(0), took(1)]).toEqual(['Prendi 3 gettoni: ora ne hai 5.', 'Prende 3 gettoni: ora ne ha 5.']);
    settings.set({ language: 'en' });
    expect([took(0), took(1)]).toEqual(['Take 3 tokens, 5 in reserve.', 'Takes 3 tokens, 5 in reserve.']);
  });

  it('keeps the name of a tile in one piece', () => {
    expect(sentence({ id: 'bossa-tile', args: { tile: '2-3' } }, [])).toBe('2\u20113');
  });

  it('gathers equal cards of a list', () => {
    settings.set({ language: 'it' });
    expect(sentence({ id: 'kariba-drew-cards', args: { count: 3, cards: [3, 1, 3] } }, [])).toContain(
      '1 topo e 2 zebre',
    );
  });

  it('says for how many a game is', () => {
    expect(seatsInWords([2, 3, 4, 5])).toBe('2–5');
    expect(seatsInWords([2, 4, 6])).toBe('2, 4 or 6');
    expect(seatsInWords([2])).toBe('2');
    settings.set({ language: 'it' });
    expect(seatsInWords([2, 4, 6])).toBe('2, 4 o 6');
  });

  it('shows an unknown id, so that it is noticed', () => {
    expect(text('no-such-text')).toBe('no-such-text');
  });
});

describe('a game that a package brings', () => {
  const told = (texts: string[]) => ({ name: 'go-fish', prefix: 'GF', texts, rulebook: '| GF-101 | ruling |' });
  const answers: Record<string, string[]> = {
    en: ['go-fish = Go Fish\ngo-fish-asked = Asks { $to }.\npage-title = Fishmonger\nGF-101 = Fifty-two cards.'],
    it: ['go-fish = Vai a pescare', 'go-fish = Go Fish\ngo-fish-asked = Asks { $to }.'],
  };

  it('is spoken of in its own words when the server has sent them, and overrules nobody', async () => {
    const fetched = vi.fn((path: string) => {
      const language = new URL(path, 'http://house').searchParams.get('language') ?? '';
      return Promise.resolve(new Response(JSON.stringify(told(answers[language] ?? []))));
    });
    vi.stubGlobal('fetch', fetched);
    const loading = loadPlugin('go-fish');
    expect(text('go-fish')).toBe('');
    await Promise.all([loading, loadPlugin('go-fish')]);
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/games/go-fish/texts?language=en']);
    expect(sentence({ id: 'go-fish-asked', args: { to: 1 } }, ['Marta', 'Leo'])).toBe('Asks Leo.');
    expect(idsStarting('GF-')).toEqual(['GF-101']);
    expect(text('page-title')).not.toBe('Fishmonger');
    expect(pluginTexts('go-fish')?.prefix).toBe('GF');
    await loadPlugin('go-fish', 'it');
    settings.set({ language: 'it' });
    expect([text('go-fish'), text('go-fish-asked', { to: 'Leo' })]).toEqual(['Vai a pescare', 'Asks Leo.']);
  });

  it('is asked for again after a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await loadPlugin('snap');
    expect(text('snap-about')).toBe('snap-about');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(told(['snap-about = Fast.'])))));
    await loadPlugin('snap');
    expect(text('snap-about')).toBe('Fast.');
  });
});

/** Every text id written in the page's sources as a plain string. */
function idsInSources(folder: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(svelte|ts)$/.test(entry.name)) continue;
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const match of source.matchAll(/text\(\s*'([a-z][\w-]+)'/g)) found.add(match[1]!);
  }
  return found;
}

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  it('every text the page asks for is there', async () => {
    await speak(language);
    for (const onDemand of ['notices', 'house', 'restart']) await loadTexts(onDemand);
    expect([...idsInSources('src')].filter((id) => !has(id))).toEqual([]);
  });

  it('every rule number has its sentence', () => {
    settings.set({ language });
    expect(idsStarting('KA-').length).toBeGreaterThan(60);
  });
});
