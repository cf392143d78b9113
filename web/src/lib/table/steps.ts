// Steps in the game's own words, and walking the step graph by them: what is offered after the steps already chosen.
import type { Choice, Says, StepGraph } from '$lib/protocol';

const DONE = -1;

declare const words: unique symbol;
/**
 * A step in the game's own words, written as one: its kind and its fields as its label has them, `lay/card=7/count=2`.
 * Its number is the server's affair: the page looks it up in the graph when it sends the step back, and nowhere else.
 */
export type Step = string & { readonly [words]: true };
export type Fields = Readonly<Record<string, number | string>>;

/** A step by its kind and its fields. */
export function step(kind: string, fields: Fields = {}): Step {
  return [
    kind,
    ...Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`),
  ].join('/') as Step;
}

/** A step as a label names it. */
export function stepIn({ id, args = {} }: Says): Step {
  return step(id, args as Fields);
}

const known = new WeakMap<Choice, Step>();

/** The step that a choice offers. */
export function stepOf(choice: Choice): Step {
  const found = known.get(choice) ?? stepIn(choice.label);
  known.set(choice, found);
  return found;
}

/** What kind of step this is; none for no step. */
export function kindOf(step: Step | undefined): string {
  return step?.split('/', 1)[0] ?? '';
}

/** A field of a step in words; empty where it has none of this name. */
export function wordIn(step: Step, name: string): string {
  const field = step.split('/').find((part) => part.startsWith(`${name}=`));
  return field?.slice(name.length + 1) ?? '';
}

/** A field of a step that is a number. */
export function numberIn(step: Step, name: string): number {
  return Number(wordIn(step, name));
}

/** A step as the server is asked about it. */
export function labelOf(step: Step): Says {
  const [id = '', ...parts] = step.split('/');
  const args = parts.map((part) => {
    const at = part.indexOf('=');
    const value = part.slice(at + 1);
    return [part.slice(0, at), /^\d+$/.test(value) ? Number(value) : value];
  });
  return { id, args: Object.fromEntries(args) };
}

/** The choices offered after these steps; none when a step is not in the graph. */
export function offered(graph: StepGraph, steps: readonly Step[]): Choice[] {
  let at = 0;
  for (const taken of walk(graph, steps)) {
    at = taken?.to ?? DONE;
    if (at === DONE) return [];
  }
  return graph.nodes[at] ?? [];
}

/** The last choice of a chain of steps, or null when the chain is not legal (or empty). */
export function lastChoice(graph: StepGraph, steps: readonly Step[]): Choice | null {
  return walk(graph, steps).at(-1) ?? null;
}

/** Whether these steps are a whole move. */
export function isWhole(graph: StepGraph, steps: readonly Step[]): boolean {
  const last = lastChoice(graph, steps);
  return last !== null && (last.to ?? DONE) === DONE;
}

/** The one move there is, or null if there are several or none. */
export function onlyMove(graph: StepGraph): Step[] | null {
  const steps: Step[] = [];
  for (;;) {
    const choices = offered(graph, steps);
    const only = choices[0];
    if (choices.length !== 1 || !only) return null;
    steps.push(stepOf(only));
    if ((only.to ?? DONE) === DONE) return steps;
  }
}

/** The steps of a chain up to the first that is not offered, and that one; null if the whole chain is legal. */
export function stumble(graph: StepGraph, steps: readonly Step[]): { before: Step[]; step: Step } | null {
  const at = walk(graph, steps).indexOf(null);
  const step = steps[at];
  return step === undefined ? null : { before: steps.slice(0, at), step };
}

/** The numbers of a legal chain, as the server gave them. */
export function numbersOf(graph: StepGraph, steps: readonly Step[]): number[] {
  return walk(graph, steps).flatMap((choice) => (choice ? [choice.step] : []));
}

/** A chain that the server gives by its numbers: an answer of mine, or a bot's advice. */
export function stepsOf(graph: StepGraph, numbers: readonly number[]): Step[] {
  let at = 0;
  return numbers.flatMap((number) => {
    const taken = graph.nodes[at]?.find((choice) => choice.step === number);
    at = taken?.to ?? DONE;
    return taken ? [stepOf(taken)] : [];
  });
}

/** The choice of every step of a chain; null for those that are not offered where they stand. */
function walk(graph: StepGraph, steps: readonly Step[]): (Choice | null)[] {
  let at = 0;
  return steps.map((step) => {
    const taken = graph.nodes[at]?.find((choice) => stepOf(choice) === step) ?? null;
    at = taken?.to ?? DONE;
    return taken;
  });
}
