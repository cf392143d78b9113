// Marks beside rules: read from the rulebook in the source, where a table may choose or the house had to.
import { describe, expect, it } from 'vitest';
import { marksIn, marksOf } from '../src/pages/rules/marks';

describe('marks', () => {
  it('are read line by line', () => {
    const marks = marksIn(
      '| KA-1 | Plain. |\n| KA-2 | With `showScores` off. |\n| KA-3 | So (`first`, ruling KA-A03). |\n| KA-A03 | Who? |',
    );
    expect([...marks]).toEqual([
      ['KA-2', ['option']],
      ['KA-3', ['option', 'ruling']],
    ]);
  });

  it('are there for a game of the house', async () => {
    const marks = await marksOf('kariba');
    expect(marks.get('KA-529')).toEqual(['ruling']);
    expect(marks.get('KA-407')).toEqual(['option', 'ruling']);
    expect((await marksOf('no-such-game')).size).toBe(0);
  });
});
