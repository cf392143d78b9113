// A small table for tests: two people at Kariba, views and updates made from it.
import type { Choice, Event, KaribaView, Table, Update } from '$lib/protocol';
import { playStep } from '$games/kariba/places';

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

export function play(animal: number, count: number): Choice {
  return { step: playStep(animal, count), label: { id: 'kariba-play', args: { animal, count } } };
}

export function update(sequence: number, choices: Choice[], events: Event[] = [], seen: KaribaView = view): Update {
  return { type: 'update', sequence, events, view: seen, graph: { nodes: choices.length ? [choices] : [] }, plain: [] };
}

export function played(by: number, animal: number, count: number, now: number): Event {
  return { id: 'kariba-played', rule: 'KA-513', by, args: { animal, count, now } };
}
