import { describe, expect, it } from 'vitest';
import type { Course, Analysis } from '../src/lib/protocol';
import { linesOf, Thinking } from '../src/pages/replay/analysis.svelte';

const chance = { value: 0.5, low: 0.4, high: 0.6 };
const course: Course = {
  sides: [0, 1, 0, 1],
  chances: [
    [0.5, 0.5, 0.5, 0.5],
    [1, 0, 1, 0],
  ],
  decisions: [{ seat: 0, chance, candidates: [], made: null, continuation: [], says: [] }],
  costs: [0],
  turning: [1],
  ledgers: [],
};

function answers(...given: (Analysis | Error)[]): () => Promise<Analysis> {
  return () => {
    const next = given.shift();
    return next instanceof Error || !next
      ? Promise.reject(next ?? new Error('asked too often'))
      : Promise.resolve(next);
  };
}

describe('a match that is thought over', () => {
  it('is asked for until it is done', async () => {
    const thinking = new Thinking('m', answers({ done: 1, total: 3, course: null }, { done: 3, total: 3, course }), 1);
    await thinking.begin();
    expect([thinking.done, thinking.total, thinking.course]).toEqual([1, 3, null]);
    await expect.poll(() => thinking.course).toEqual(course);
  });

  it('is not shown where the house refuses', async () => {
    const thinking = new Thinking('m', answers(new Error('no')), 1);
    await thinking.begin();
    expect(thinking.refused).toBe(true);
  });

  it('has one line for each clan', () => {
    const lines = linesOf(course, ['You', 'Marta', 'Leo', 'Nina']);
    expect(lines.map((line) => line.label)).toEqual(['You + Leo', 'Marta + Nina']);
    expect(lines.map((line) => line.chances)).toEqual([
      [0.5, 1],
      [0.5, 0],
    ]);
  });
});
