// At how many tables it is my turn: in the title and on the icons.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { callAttention, countTurns, entitle } from '$lib/attention';
import { settings } from '$lib/settings.svelte';
import { learn } from '$lib/texts.svelte';

const page = { title: '', icon: '' };
const badge = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };

beforeEach(async () => {
  vi.stubGlobal('document', {
    get title() {
      return page.title;
    },
    set title(title: string) {
      page.title = title;
    },
    querySelector: () => ({ setAttribute: (_: string, icon: string) => (page.icon = icon) }),
  });
  vi.stubGlobal('navigator', badge);
  vi.spyOn(api, 'turns').mockResolvedValue({ count: 2 });
  settings.set({ language: 'en', sound: 'off', badge: true });
  await learn('en');
  countTurns(0);
  vi.clearAllMocks();
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts tables in the title and on both icons', () => {
  countTurns(3);
  expect([page.title, page.icon]).toEqual(['(3) Ludoteca', '/icon-turn.svg']);
  expect(badge.setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  countTurns(3);
  expect(badge.setAppBadge).toHaveBeenCalledTimes(1);
  countTurns(0);
  expect([page.title, page.icon]).toEqual(['Ludoteca', '/icon.svg']);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
});

it('says at a table that it is my turn there, and asks how many there are when that changes', async () => {
  callAttention('t1', true, 'Your turn · Kariba');
  expect(page.title).toBe('Your turn · Kariba');
  callAttention('t1', true, 'Your turn · Kariba');
  expect(api.turns).toHaveBeenCalledTimes(1);
  callAttention('t1', false, '');
  await vi.waitFor(() => expect(page.title).toBe('(2) Ludoteca'));
  expect(badge.setAppBadge).toHaveBeenCalledWith(2);
});

it('leaves the icon of the app alone until somebody wants a number there', () => {
  settings.set({ badge: false });
  countTurns(4);
  expect(badge.setAppBadge).not.toHaveBeenCalled();
  expect(page.title).toBe('(4) Ludoteca');
});

it('does without an icon that can be counted on', () => {
  vi.stubGlobal('navigator', {});
  countTurns(1);
  entitle();
  expect(page.title).toBe('(1) Ludoteca');
});
