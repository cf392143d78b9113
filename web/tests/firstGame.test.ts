// A first game: who is a newcomer, what is offered, help that becomes rarer, and notes that end it.
import { beforeEach, describe, expect, it } from 'vitest';
import { FirstGame, noteLearned } from '$lib/first/firstGame.svelte';
import type { Event, Finished } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';

const nobody = (): Promise<Finished[]> => Promise.resolve([]);
const told = (rule: string): Event[] => [{ id: 'kariba-chased', rule, by: 1 }];
const EVERYDAY = new Set(['KA-510']);

const explained = ({ help }: FirstGame): string => (help?.kind === 'rule' ? help.event.rule : '');

async function newcomer(): Promise<FirstGame> {
  const first = new FirstGame();
  await first.begin('kariba', nobody);
  return first;
}

beforeEach(() => {
  localStorage.clear();
  settings.set({ help: true });
});

describe('who is new', () => {
  it('is offered the lesson, and never again after declining', async () => {
    const first = await newcomer();
    expect(first.help).toEqual({ kind: 'offer' });
    first.decline();
    expect([first.active, first.help]).toEqual([false, null]);
    expect((await newcomer()).active).toBe(false);
    const other = new FirstGame();
    await other.begin('bossa', nobody);
    expect(other.active).toBe(true);
  });

  it('is not new after a finished game, here or on another device', async () => {
    const pages = (after = ''): Promise<Finished[]> =>
      Promise.resolve(
        after
          ? [{ id: 'b', game: 'kariba', ended: 1, sitters: [] }]
          : [{ id: 'a', game: 'bossa', ended: 2, sitters: [] }],
      );
    const known = new FirstGame();
    await known.begin('kariba', pages);
    expect(known.active).toBe(false);
    const first = new FirstGame();
    await first.begin('kitsune', nobody);
    first.finish();
    const again = new FirstGame();
    await again.begin('kitsune', nobody);
    expect(again.active).toBe(false);
  });

  it('is not offered a lesson that was taken, and is helped all the same', async () => {
    noteLearned('kariba');
    const first = await newcomer();
    expect([first.active, first.help]).toEqual([true, null]);
    const other = new FirstGame();
    await other.begin('bossa', nobody);
    expect(other.help).toEqual({ kind: 'offer' });
  });

  it('is left alone where help is switched off, or nobody can be asked', async () => {
    settings.set({ help: false });
    expect((await newcomer()).active).toBe(false);
    settings.set({ help: true });
    const first = new FirstGame();
    await first.begin('kariba', () => Promise.reject(new Error('no answer')));
    expect(first.active).toBe(false);
  });
});

describe('help', () => {
  it('explains each rule once, each time after one move more, and not what happens every day', async () => {
    const first = await newcomer();
    first.close();
    const helped = ['KA-9', 'KA-510', 'KA-522', 'KA-522', 'KA-523', 'KA-524', 'KA-525', 'KA-526'].map(
      (rule, sequence) => {
        first.hear(sequence, told(rule), false, EVERYDAY);
        const now = explained(first);
        first.close();
        return now;
      },
    );
    expect(helped).toEqual(['', '', 'KA-522', '', 'KA-523', '', '', 'KA-526']);
  });

  it('says nothing about an older move while something else happens', async () => {
    const first = await newcomer();
    first.close();
    first.hear(0, told('KA-9'), true, EVERYDAY);
    first.hear(1, told('KA-523'), false, EVERYDAY);
    expect(explained(first)).toBe('KA-523');
    first.hear(2, told('KA-522'), false, EVERYDAY);
    expect(explained(first)).toBe('KA-522');
    first.hear(8, told('KA-510'), false, EVERYDAY);
    expect(explained(first)).toBe('KA-522'); // nothing worth telling has happened since
    first.hear(9, told('KA-523'), true, EVERYDAY);
    expect(first.help).toBeNull(); // explained before, but it is not what is spoken of
    first.tell('5 carte in mano');
    first.hear(10, told('KA-510'), false, EVERYDAY);
    expect(first.help).toBeNull(); // I have moved
  });

  it('keeps the offer while others move, and explains their rules afterwards', async () => {
    const first = await newcomer();
    first.hear(0, [], false, EVERYDAY);
    first.hear(1, told('KA-522'), true, EVERYDAY);
    expect(first.help).toEqual({ kind: 'offer' });
    first.close();
    first.hear(2, told('KA-510'), false, EVERYDAY);
    first.hear(3, told('KA-522'), true, EVERYDAY);
    expect(explained(first)).toBe('KA-522');
  });

  it('keeps the offer until it is answered, and tells what a number is', async () => {
    const first = await newcomer();
    first.hear(0, told('KA-522'), true, EVERYDAY);
    expect(first.help).toEqual({ kind: 'offer' });
    first.hear(1, told('KA-522'), false, EVERYDAY); // mine: the offer goes
    expect(explained(first)).toBe('KA-522');
    first.tell('5 carte in mano');
    expect(first.help).toEqual({ kind: 'number', words: '5 carte in mano' });
    first.finish();
    first.tell('5 carte in mano');
    expect(first.help).toBeNull();
  });
});
