// Sentences: names for seats, words for lists, and both languages for whatever the page says itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { has, idsStarting, learn, seatsInWords, sentence, text } from '$lib/texts.svelte';

beforeAll(async () => {
  await learn('it');
  await learn('en');
});
afterEach(() => settings.set({ language: 'en' }));

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

describe.each(['it', 'en'] as const)('in %s', (language) => {
  it('every text the page asks for is there', () => {
    settings.set({ language });
    expect([...idsInSources('src')].filter((id) => !has(id))).toEqual([]);
  });

  it('every rule number has its sentence', () => {
    settings.set({ language });
    expect(idsStarting('KA-').length).toBeGreaterThan(60);
  });
});
