// Where things lie: names of places for motion, Kitsune's steps in words, and what cards and tokens are called.
import type { TrickPlay } from '$lib/protocol';
import { kindOf, numberIn, step, wordIn, type Step } from '$lib/table/steps';

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const TOKENS = ['+3', 'block', 'hidden', 'discard', 'change'] as const;

const PLUS = '+3';
const RULES: Record<string, string> = {
  '+3': 'KI-561',
  block: 'KI-562',
  hidden: 'KI-563',
  discard: 'KI-564',
  change: 'KI-567',
};

export const place = {
  seat: (seat: number) => `seat-${seat}`,
  hand: (card: string, copy: number) => `hand-${card}-${copy}`,
  /** A play of the trick, counted from the Leader; in the exchange, the card before a seat. */
  play: (index: number) => `play-${index}`,
  token: (token: string) => `token-${keyOf(token)}`,
  pawn: (clan: string) => `pawn-${clan}`,
  victory: (clan: string) => `victory-${clan}`,
  sum: 'sum',
  pile: 'pile',
  discards: 'discards',
};

/** A token as texts and names of places call it. */
export function keyOf(token: string): string {
  return token === PLUS ? 'plus' : token;
}

/** The rule that says what a token does. */
export function ruleOf(token: string): string {
  return RULES[token] ?? '';
}

/** A token from the word that texts use. */
export function tokenOf(key: string): string {
  return key === 'plus' ? PLUS : key;
}

/** How a card is played: with a token, of which +3 has two sides ("+3B"), or alone (""). */
export type Way = string;
export const ALONE: Way = '';

export const steps = {
  give: (card: string) => step('kitsune-give', { card }),
  play: (card: string, way = ALONE): Step => {
    const { token, side } = tokenIn(way);
    if (side) return step('kitsune-play-plus', { card, side });
    return token ? step('kitsune-play-token', { card, token: keyOf(token) }) : step('kitsune-play', { card });
  },
  fetch: (card: string) => step('kitsune-fetch', { card }),
  /** Strikes a play of the trick; what lies face down is asked about by its place alone. */
  target: ({ card, seat }: TrickPlay, index: number) =>
    step('kitsune-target-card', { place: index + 1, ...(card === null ? {} : { card, to: seat }) }),
  award: (token: string, seat: number) => step('kitsune-take', { token: keyOf(token), to: seat }),
  lead: (seat: number) => step('kitsune-lead', { seat }),
};

export type Meant =
  | { does: 'give' | 'fetch'; card: string }
  | { does: 'play'; card: string; way: Way }
  | { does: 'target'; index: number }
  | { does: 'award'; token: string; seat: number }
  | { does: 'lead'; seat: number };

/** What a step means. */
export function meant(step: Step | undefined): Meant | null {
  if (!step) return null;
  const card = wordIn(step, 'card');
  switch (kindOf(step)) {
    case 'kitsune-give':
      return { does: 'give', card };
    case 'kitsune-fetch':
      return { does: 'fetch', card };
    case 'kitsune-play':
      return { does: 'play', card, way: ALONE };
    case 'kitsune-play-plus':
      return { does: 'play', card, way: PLUS + wordIn(step, 'side') };
    case 'kitsune-play-token':
      return { does: 'play', card, way: wordIn(step, 'token') };
    case 'kitsune-target-card':
      return { does: 'target', index: numberIn(step, 'place') - 1 };
    case 'kitsune-take':
      return { does: 'award', token: tokenOf(wordIn(step, 'token')), seat: numberIn(step, 'to') };
    case 'kitsune-lead':
      return { does: 'lead', seat: numberIn(step, 'seat') };
    default:
      return null;
  }
}

/** The ways to use a token; none without one. */
export function waysOf(token: string | null | undefined): Way[] {
  if (!token) return [];
  return token === PLUS ? [`${PLUS}B`, `${PLUS}O`] : [token];
}

/** The token of a way to play a card, and the side that lies up. */
export function tokenIn(way: Way): { token: string | null; side: string | null } {
  if (way.startsWith(PLUS)) return { token: PLUS, side: way.slice(PLUS.length) };
  return { token: way || null, side: null };
}
