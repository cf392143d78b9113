// Where things lie: names of places for motion, the codes of Kitsune's steps, and what cards and tokens are called.

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const CARDS = [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'O1',
  'O2',
  'O3',
  'O4',
  'O5',
  'O6',
  'Wh',
  'Bk',
  'Ka',
] as const;
export const TOKENS = ['+3', 'block', 'hidden', 'discard', 'change'] as const;

/** How a card may be played: alone, with a side of +3, or with another token. */
const USES: Record<string, number[]> = { '+3': [1, 2], block: [3], hidden: [4], discard: [5], change: [6] };
const RULES: Record<string, string> = {
  '+3': 'KI-561',
  block: 'KI-562',
  hidden: 'KI-563',
  discard: 'KI-564',
  change: 'KI-567',
};
const USE_COUNT = 7;
const MOST_SEATS = 6;
const [PLAY, FETCH, TARGET, AWARD, LEADER, END] = [15, 120, 135, 141, 171, 177] as const;

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
  return token === '+3' ? 'plus' : token;
}

/** The rule that says what a token does. */
export function ruleOf(token: string): string {
  return RULES[token] ?? '';
}

/** A token from the word that texts use. */
export function tokenOf(key: string): string {
  return key === 'plus' ? '+3' : key;
}

export const steps = {
  give: (card: string) => kind(card),
  play: (card: string, use = 0) => PLAY + kind(card) * USE_COUNT + use,
  fetch: (card: string) => FETCH + kind(card),
  target: (index: number) => TARGET + index,
  award: (token: string, seat: number) => AWARD + TOKENS.indexOf(token as (typeof TOKENS)[number]) * MOST_SEATS + seat,
  lead: (seat: number) => LEADER + seat,
};

export type Meant =
  | { does: 'give' | 'fetch'; card: string }
  | { does: 'play'; card: string; use: number }
  | { does: 'target'; index: number }
  | { does: 'award'; token: string; seat: number }
  | { does: 'lead'; seat: number };

/** What a step means. */
export function meant(step: number | undefined): Meant | null {
  if (step === undefined || step < 0 || step >= END) return null;
  if (step < PLAY) return { does: 'give', card: CARDS[step] ?? '' };
  if (step < FETCH)
    return { does: 'play', card: CARDS[Math.floor((step - PLAY) / USE_COUNT)] ?? '', use: (step - PLAY) % USE_COUNT };
  if (step < TARGET) return { does: 'fetch', card: CARDS[step - FETCH] ?? '' };
  if (step < AWARD) return { does: 'target', index: step - TARGET };
  if (step >= LEADER) return { does: 'lead', seat: step - LEADER };
  return {
    does: 'award',
    token: TOKENS[Math.floor((step - AWARD) / MOST_SEATS)] ?? '',
    seat: (step - AWARD) % MOST_SEATS,
  };
}

/** The ways to use a token; none without one. */
export function usesOf(token: string | null | undefined): number[] {
  return token ? (USES[token] ?? []) : [];
}

/** The token and the side of a use. */
export function tokenIn(use: number): { token: string | null; side: string | null } {
  const token = TOKENS.find((name) => USES[name]?.includes(use)) ?? null;
  return { token, side: use === 1 ? 'B' : use === 2 ? 'O' : null };
}

/** How many plays a trick has. */
export function playsOf(seats: number): number {
  return seats === 6 ? 6 : 4;
}

/** Whose play this is. */
export function seatOf(index: number, leader: number, seats: number): number {
  return (leader + index) % seats;
}

/** To whom a seat gives a card. */
export function receiverOf(seat: number, seats: number): number {
  return (seat + 2) % seats;
}

function kind(card: string): number {
  return CARDS.indexOf(card as (typeof CARDS)[number]);
}
