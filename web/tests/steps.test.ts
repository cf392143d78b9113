// @vitest-environment node
// Walking a step graph with moves of several steps.
import { describe, expect, it } from 'vitest';
import type { StepGraph } from '$lib/protocol';
import { isWhole, lastChoice, offered, onlyMove } from '$lib/table/steps';

const label = { id: 'any' };
const graph: StepGraph = {
  nodes: [
    [
      { step: 1, label, to: 1 },
      { step: 2, label },
    ],
    [{ step: 7, label }],
  ],
};

describe('a step graph', () => {
  it('offers what follows the steps taken', () => {
    expect(offered(graph, []).map((choice) => choice.step)).toEqual([1, 2]);
    expect(offered(graph, [1]).map((choice) => choice.step)).toEqual([7]);
    expect(offered(graph, [9])).toEqual([]);
  });

  it('knows when a move is whole', () => {
    expect(isWhole(graph, [1])).toBe(false);
    expect(isWhole(graph, [1, 7])).toBe(true);
    expect(isWhole(graph, [2])).toBe(true);
    expect(lastChoice(graph, [2, 7])).toBeNull();
  });

  it('finds the only move, if there is but one', () => {
    expect(onlyMove(graph)).toBeNull();
    expect(onlyMove({ nodes: [[{ step: 1, label, to: 1 }], [{ step: 7, label }]] })).toEqual([1, 7]);
    expect(onlyMove({ nodes: [] })).toBeNull();
  });
});
