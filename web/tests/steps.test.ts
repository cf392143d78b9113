// @vitest-environment node
// Steps in words, and walking a step graph by them; numbers are only sent back as they came.
import { describe, expect, it } from 'vitest';
import type { StepGraph } from '$lib/protocol';
import {
  isWhole,
  kindOf,
  labelOf,
  lastChoice,
  numberIn,
  numbersOf,
  offered,
  onlyMove,
  step,
  stepIn,
  stepsOf,
  stumble,
  wordIn,
} from '$lib/table/steps';

const [ask, take, card] = [step('ask'), step('take'), step('card', { name: 'B4' })];
const graph: StepGraph = {
  nodes: [
    [
      { step: 31, label: { id: 'ask' }, to: 1 },
      { step: 5, label: { id: 'take' } },
    ],
    [{ step: 31, label: { id: 'card', args: { name: 'B4' } } }],
  ],
};

describe('a step in words', () => {
  it('is the same whichever order its fields come in', () => {
    expect(step('play', { count: 2, animal: 7 })).toBe(stepIn({ id: 'play', args: { animal: 7, count: 2 } }));
  });

  it('tells its kind and its fields', () => {
    const played = step('play', { card: 'B4', count: 12 });
    expect([kindOf(played), wordIn(played, 'card'), numberIn(played, 'count')]).toEqual(['play', 'B4', 12]);
    expect([kindOf(undefined), wordIn(played, 'seat')]).toEqual(['', '']);
  });

  it('is asked about by the label it would have', () => {
    expect(labelOf(step('tile', { tile: '3-2', count: 1 }))).toEqual({ id: 'tile', args: { tile: '3-2', count: 1 } });
  });
});

describe('a step graph', () => {
  it('offers what follows the steps taken', () => {
    expect(offered(graph, []).map((choice) => choice.label.id)).toEqual(['ask', 'take']);
    expect(offered(graph, [ask]).map((choice) => choice.label.id)).toEqual(['card']);
    expect(offered(graph, [card])).toEqual([]);
  });

  it('knows when a move is whole', () => {
    expect(isWhole(graph, [ask])).toBe(false);
    expect(isWhole(graph, [ask, card])).toBe(true);
    expect(isWhole(graph, [take])).toBe(true);
    expect(lastChoice(graph, [take, card])).toBeNull();
  });

  it('finds the only move, if there is but one', () => {
    expect(onlyMove(graph)).toBeNull();
    expect(onlyMove({ nodes: [graph.nodes[0]?.slice(0, 1) ?? [], graph.nodes[1] ?? []] })).toEqual([ask, card]);
    expect(onlyMove({ nodes: [] })).toBeNull();
  });

  it('gives numbers back as they came, and reads those the server sends', () => {
    expect(numbersOf(graph, [ask, card])).toEqual([31, 31]);
    expect(stepsOf(graph, [31, 31])).toEqual([ask, card]);
    expect(stepsOf(graph, [5])).toEqual([take]);
  });

  it('finds the step that a chain stumbles over', () => {
    expect(stumble(graph, [ask, take])).toEqual({ before: [ask], step: take });
    expect(stumble(graph, [ask, card])).toBeNull();
  });
});
