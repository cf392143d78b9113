// Walking the step graph: which steps are offered after those already chosen, and whether a move is whole.
import type { Choice, StepGraph } from '$lib/protocol';

const DONE = -1;

/** The choices offered after these steps; none when a step is not in the graph. */
export function offered(graph: StepGraph, steps: number[]): Choice[] {
  let at = 0;
  for (const step of steps) {
    const taken = graph.nodes[at]?.find((choice) => choice.step === step);
    if (!taken) return [];
    at = taken.to ?? DONE;
    if (at === DONE) return [];
  }
  return graph.nodes[at] ?? [];
}

/** The last choice of a chain of steps, or null when the chain is not legal (or empty). */
export function lastChoice(graph: StepGraph, steps: number[]): Choice | null {
  const last = steps.at(-1);
  if (last === undefined) return null;
  return offered(graph, steps.slice(0, -1)).find((choice) => choice.step === last) ?? null;
}

/** Whether these steps are a whole move. */
export function isWhole(graph: StepGraph, steps: number[]): boolean {
  const last = lastChoice(graph, steps);
  return last !== null && (last.to ?? DONE) === DONE;
}

/** The one move there is, or null if there are several or none. */
export function onlyMove(graph: StepGraph): number[] | null {
  const steps: number[] = [];
  for (;;) {
    const choices = offered(graph, steps);
    const only = choices[0];
    if (choices.length !== 1 || !only) return null;
    steps.push(only.step);
    if ((only.to ?? DONE) === DONE) return steps;
  }
}
