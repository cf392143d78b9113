// Who is called "you": whoever reads, and in what somebody else thought, whoever thought it.
import { expect, it } from 'vitest';
import type { Sitter } from '$lib/protocol';
import { givenNames, namesFor, peopleOf } from '$lib/table/people.svelte';
import { learn, sentence } from '$lib/texts.svelte';
import { settings } from '$lib/settings.svelte';

const SITTERS: Sitter[] = [
  { kind: 'person', name: 'Marta', you: true },
  { kind: 'person', name: 'Otto' },
];
const GIVE = { id: 'boss-kito-explain-give', rule: '', args: { to: 0 } };

it('names whoever reads it in the thoughts of others, and says "you" to whoever thinks', async () => {
  settings.set({ language: 'en' });
  await learn('en');
  const people = peopleOf(SITTERS);
  expect(sentence(GIVE, namesFor(people, 1))).toContain('for Marta');
  expect(namesFor(people, 1).you).toBe(1);
  expect([...namesFor(people, 0)]).toEqual(['You', 'Otto']);
});

it('keeps the metal of a bot whose place is taken beside that of whoever plays there', () => {
  const [gold, diamond] = peopleOf([
    { kind: 'bot', level: 'gold' },
    { kind: 'bot', level: 'diamond', plays: 'gold' },
  ]);
  expect([gold?.metal, gold?.standIn]).toEqual([4, null]);
  expect([diamond?.metal, diamond?.standIn]).toEqual([5, 4]);
});

it('has a name for whoever gave none', async () => {
  settings.set({ language: 'en' });
  await learn('en');
  const [first] = givenNames(peopleOf([{ kind: 'person', you: true }]));
  expect(first).not.toBe('You');
});
