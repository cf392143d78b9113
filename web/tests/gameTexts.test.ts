// What a game says is a piece of its own: a table fetches the one of its game, whoever asks for another fetches that.
import { expect, it, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';

it('is fetched when somebody asks for it, in the language in force and in the next', async () => {
  vi.resetModules(); // a page that knows nothing yet
  const { has, learn, speak, text } = await import('$lib/texts.svelte');
  const fresh = (await import('$lib/settings.svelte')).settings;
  fresh.set({ language: 'en' });
  await learn('en', []);
  expect([text('page-title'), has('kariba'), has('bossa')]).toEqual(['Ludoteca', false, false]);
  expect(text('KA-522')).toBe(''); // and not its number: it is on its way
  await vi.waitFor(() => expect(text('KA-522')).not.toBe(''));
  expect([text('kariba'), has('bossa'), text('kariba-no-such-text')]).toEqual(['Kariba', false, 'kariba-no-such-text']);
  await speak('it');
  expect([text('kariba-animal', { animal: 1 }), has('bossa')]).toEqual(['topo', false]);
  fresh.set({ language: 'en' });
  settings.set({ language: 'en' });
});
