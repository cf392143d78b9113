// Views saved from games, to draw the components without a server.
import type { Choice, KaribaView, Table, Update } from '$lib/protocol';
import { playStep } from '$games/kariba/places';

export const seats: Table = {
  type: 'table', id: 'gallery', game: 'kariba', options: {}, state: 'playing', seat: 0, host: true, match: 'gallery', commitment: '',
  sitters: [
    { kind: 'person', name: 'Giulia', doll: 0, you: true },
    { kind: 'person', name: 'Marta', doll: 1 },
    { kind: 'person', name: 'Leo', doll: 2 },
    { kind: 'bot', name: 'Nina', doll: 6, level: 'greedy' },
  ],
};

export const midgame: KaribaView = {
  game: 'kariba', seat: 0, seats: 4, expert: false, phase: 'play', pending: [0], first: 0, round: 8, number: 2, games: 3,
  waterhole: [2, 0, 3, 1, 0, 1, 0, 2], hands: [[1, 0, 0, 2, 0, 1, 0, 1], null, null, null], handSizes: [5, 5, 5, 5],
  pile: 14, visible: [], scores: [4, 6, 4, 7], history: [[9, 7, 8, 3]], outcome: null,
};

/** What one card or several of an animal would do, told as the server tells it. */
function choice(view: KaribaView, animal: number, count: number): Choice {
  const now = (view.waterhole[animal - 1] ?? 0) + count;
  const weaker = [8, 7, 6, 5, 4, 3, 2, 1].filter((other) => (animal === 1 ? other === 8 : other < animal));
  const prey = weaker.find((other) => (view.waterhole[other - 1] ?? 0) > 0);
  const label = { id: 'kariba-play', args: { animal, count } };
  const step = playStep(animal, count);
  if (now < 3) return { step, label, effect: [{ id: 'kariba-will-stand', rule: 'KA-521', args: { animal, now } }] };
  if (prey === undefined) return { step, label, effect: [{ id: animal === 1 ? 'kariba-will-find-no-elephant' : 'kariba-will-find-nobody', args: { animal } }] };
  const args = { animal, herd: now, prey, count: view.waterhole[prey - 1] ?? 0 };
  return { step, label, effect: [{ id: 'kariba-will-chase', rule: 'KA-522', args }] };
}

/** An update that offers every play of the hand. */
export function updateOf(view: KaribaView): Update {
  const hand = view.seat !== null && view.pending.includes(view.seat) ? view.hands[view.seat] : null;
  const nodes = (hand ?? []).flatMap((copies, index) => Array.from({ length: copies }, (_, k) => choice(view, index + 1, k + 1)));
  return { type: 'update', sequence: 30, events: told, view, graph: { nodes: nodes.length ? [nodes] : [] }, plain: [] };
}

const told: Update['events'] = [
  { id: 'kariba-began', rule: 'KA-303', args: { seat: 0, number: 2, games: 3, pile: 44 } },
  { id: 'kariba-played', rule: 'KA-513', by: 0, args: { animal: 3, count: 1, now: 3 } },
  { id: 'kariba-nobody', rule: 'KA-523', by: 0, args: { animal: 3 } },
  { id: 'kariba-played', rule: 'KA-513', by: 1, args: { animal: 8, count: 2, now: 2 } },
  { id: 'kariba-alone', rule: 'KA-521', by: 1, args: { animal: 8, now: 2 } },
  { id: 'kariba-played', rule: 'KA-513', by: 2, args: { animal: 1, count: 2, now: 2 } },
  { id: 'kariba-alone', rule: 'KA-521', by: 2, args: { animal: 1, now: 2 } },
  { id: 'kariba-played', rule: 'KA-513', by: 3, args: { animal: 6, count: 1, now: 1 } },
  { id: 'kariba-alone', rule: 'KA-521', by: 3, args: { animal: 6, now: 1 } },
];

export const views: Record<string, KaribaView> = {
  midgame,
  waiting: { ...midgame, pending: [1] },
  expert: { ...midgame, expert: true, visible: [7, 3, 8], games: 1, number: 1, history: [] },
  full: { ...midgame, waterhole: [4, 3, 7, 2, 5, 8, 3, 6], hands: [[0, 0, 0, 5, 0, 0, 0, 0], null, null, null], pile: 0 },
  end: {
    ...midgame, games: 1, number: 1, history: [], phase: 'over', pending: [], pile: 0, handSizes: [0, 1, 2, 1], scores: [21, 12, 8, 19],
    hands: [[0, 0, 0, 0, 0, 0, 0, 0], null, null, null],
    outcome: { scores: [21, 12, 8, 19], ranking: [1, 3, 4, 2], winners: [0], because: { id: 'kariba-won', rule: 'KA-603', args: { winners: [0], score: 21 } } },
  },
};
