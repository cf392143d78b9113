// Addresses, invitations, settings and the search in the rules.
import { beforeAll, describe, expect, it } from 'vitest';
import { roomAt } from '$lib/address.svelte';
import { initial } from '$lib/settings.svelte';
import { METALS, metalOf, middleLevel } from '$lib/table/dolls';
import { peopleOf } from '$lib/table/people.svelte';
import { learn } from '$lib/texts.svelte';
import { tableIn } from '../src/pages/home/invitation';
import { marked, matches } from '../src/pages/rules/find';

describe('addresses', () => {
  it('lead to rooms', () => {
    expect(roomAt('/')).toEqual({ name: 'home' });
    expect(roomAt('/t/abc')).toEqual({ name: 'table', id: 'abc' });
    expect(roomAt('/replay/m1')).toEqual({ name: 'replay', match: 'm1' });
    expect(roomAt('/rules/kariba')).toEqual({ name: 'rules', game: 'kariba' });
    expect(roomAt('/attic/3')).toEqual({ name: 'nowhere' });
  });
});

describe('an invitation', () => {
  it.each([
    ['http://192.168.1.7:8017/t/sun-zebra-42', 'sun-zebra-42'],
    ['  /t/abc123#x ', 'abc123'],
    ['sun-zebra-42', 'sun-zebra-42'],
    ['come and play', null],
    ['', null],
  ])('%s', (pasted, table) => expect(tableIn(pasted)).toBe(table));
});

describe('settings', () => {
  it('are what was kept, where it still means something', () => {
    expect(initial('{"language":"it","plain":true}')).toMatchObject({ language: 'it', plain: true, hour: 'system' });
    expect(initial('{"language":"xx"}').language).toBeUndefined(); // the browser's, then
    expect(initial('not json').speed).toBe('calm');
    expect(initial(null).sound).toBe('off'); // until asked
  });
});

describe('people', () => {
  beforeAll(() => learn('en'));

  it('have dolls of their own, bots too', () => {
    const people = peopleOf([
      { kind: 'person', doll: 1, you: true },
      { kind: 'bot' },
      { kind: 'bot' },
      { kind: 'person', doll: 3 },
      { kind: 'bot' },
    ]);
    expect(new Set(people.map((person) => person.doll)).size).toBe(5);
    expect(new Set(people.map((person) => person.name)).size).toBe(5);
  });

  it('are stronger the nobler the metal', () => {
    const levels = ['tin', 'copper', 'brass', 'silver', 'gold', 'diamond'];
    expect(levels.map(metalOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(METALS).toHaveLength(levels.length);
    expect(middleLevel(levels)).toBe('brass');
    expect(middleLevel(levels.slice(0, -1))).toBe('brass');
    expect(middleLevel(['tin', 'gold'])).toBe('gold');
  });

  it('keep their metal at tables from before the levels had names', () => {
    expect(['random', 'greedy', 'search:1k', 'search:10k'].map(metalOf)).toEqual([0, 1, 3, 4]);
  });
});

describe('the search in the rules', () => {
  const rule = { number: 'KA-522', sentence: 'Con 3 carte scaccia il più debole.' };
  it('finds words and numbers', () => {
    expect(matches(rule, 'SCACCIA')).toBe(true);
    expect(matches(rule, 'piu')).toBe(true);
    expect(matches(rule, '522')).toBe(true);
    expect(matches(rule, ' ')).toBe(false);
  });
  it('marks what it found', () => {
    expect(marked(rule.sentence, 'piu').find((part) => part.hit)?.text).toBe('più');
    expect(marked(rule.sentence, '').length).toBe(1);
  });
});
