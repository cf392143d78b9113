// A small table for tests: two people at Kariba, views and updates made from it.
import type { Choice, Event, KaribaView, Table, Update } from '$lib/protocol';
import { playStep } from '$games/kariba/places';
import { labelOf, type Step } from '$lib/table/steps';

export const table: Table = {
  type: 'table',
  id: 'sample',
  game: 'kariba',
  options: {},
  state: 'playing',
  seat: 0,
  host: true,
  match: 'first',
  commitment: '',
  sitters: [
    { kind: 'person', name: 'Giulia', doll: 0, you: true },
    { kind: 'bot', level: 'copper' },
  ],
};

export const view: KaribaView = {
  game: 'kariba',
  seat: 0,
  seats: 2,
  expert: false,
  phase: 'play',
  pending: [0],
  first: 0,
  round: 1,
  number: 1,
  games: 1,
  waterhole: [0, 0, 3, 1, 0, 0, 0, 0],
  hands: [[1, 0, 0, 2, 0, 1, 0, 1], null],
  handSizes: [5, 5],
  pile: 20,
  visible: [],
  scores: [0, 0],
  history: [],
  outcome: null,
};

const numbers = new Map<Step, number>();

/** The number of a step as a server might have given it: the same each time, and without any meaning. */
export function numberOf(step: Step): number {
  if (!numbers.has(step)) numbers.set(step, 900 - 7 * numbers.size);
  return numbers.get(step) ?? 0;
}

/** A choice of a graph for a step in words. */
export function choice(step: Step, to?: number): Choice {
  return { step: numberOf(step), label: labelOf(step), ...(to === undefined ? {} : { to }) };
}

export function play(animal: number, count: number): Choice {
  return choice(playStep(animal, count));
}

export function update(sequence: number, choices: Choice[], events: Event[] = [], seen: KaribaView = view): Update {
  return { type: 'update', sequence, events, view: seen, graph: { nodes: choices.length ? [choices] : [] }, plain: [] };
}

export function played(by: number, animal: number, count: number, now: number): Event {
  return { id: 'kariba-played', rule: 'KA-513', by, args: { animal, count, now } };
}
