import { describe, expect, it, vi } from 'vitest';
import type { PersonPage } from '$lib/protocol';
import { line, Person, points } from '../src/pages/me/person.svelte';

const page = (done: number, total: number): PersonPage => ({
  matches: total,
  won: 0,
  since: null,
  partner: '',
  results: [],
  splits: [],
  luck: null,
  decisions: null,
  habits: [],
  done,
  total,
});

describe("a person's own page", () => {
  it('asks again until every match is thought over', async () => {
    vi.useFakeTimers();
    const answers = [page(0, 2), page(1, 2), page(2, 2)];
    let asked = 0;
    const person = new Person(() => Promise.resolve(answers[asked++] ?? page(2, 2)), 10);
    await person.begin();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toBe(3);
    expect(person.page?.done).toBe(2);
    vi.useRealTimers();
  });

  it('keeps what it has when the house does not answer, and stops when closed', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const person = new Person(() => (asked++ ? Promise.reject(new Error('gone')) : Promise.resolve(page(0, 1))), 10);
    await person.begin();
    await vi.advanceTimersByTimeAsync(10);
    expect([person.trouble, person.page?.total]).toEqual([true, 1]);
    person.close();
    const before = asked;
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toBe(before);
    vi.useRealTimers();
  });

  it('writes points with their sign', () => {
    expect([0.031, -0.02, 0.001].map(points)).toEqual(['+3', '−2', '0']);
  });

  it('draws a line between the greatest values', () => {
    expect(line([0.1, -0.1, 0], 0.1)).toBe('0,0 50,100 100,50');
    expect(line([0.1], 0.1)).toBe('0,0');
  });
});
