// The totals of what lies open, as people round a table add them up. What counts in the end is what the server says.
import type { KitsuneView, TrickPlay } from '$lib/protocol';
import { playsOf, tokenIn } from './places';

export type Totals = {
  B: number;
  O: number;
  /** Whether blue counts as orange and orange as blue now. */
  swapped: boolean;
  /** Whether a card that these eyes cannot see may still change it. */
  open: boolean;
};

const PLUS = 3;

/** Both colours' totals over these plays. */
export function totalsOf(plays: TrickPlay[]): Totals {
  const raw = { B: 0, O: 0 };
  let exchanges = 0;
  for (const play of plays) {
    const colour = play.card?.[0];
    const value = Number(play.card?.[1]);
    if ((colour === 'B' || colour === 'O') && value && !play.destroyed) raw[colour] += value;
    if (play.side === 'B' || play.side === 'O') raw[play.side] += PLUS;
    if (play.card === 'Wh') exchanges += 1;
    if (play.token === 'change') exchanges += 1;
  }
  const swapped = exchanges % 2 === 1;
  return { B: swapped ? raw.O : raw.B, O: swapped ? raw.B : raw.O, swapped, open: plays.some((play) => play.card === null) };
}

/** The trick with one more card of mine. */
export function withCard(view: KitsuneView, card: string, use: number): TrickPlay[] {
  const { token, side } = tokenIn(use);
  return [...view.trick, { seat: view.seat ?? 0, card, token, side, hidden: token === 'hidden', destroyed: false }];
}

/** The trick with one card less. */
export function withoutCard(view: KitsuneView, index: number): TrickPlay[] {
  return view.trick.map((play, at) => (at === index ? { ...play, destroyed: true } : play));
}

export type Ahead = { clan: string | null; spaces: number; blocked: boolean };

/** Who would move how far if these plays were the whole trick; null while the trick goes on or a card is unseen. */
export function ahead(view: KitsuneView, plays: TrickPlay[]): Ahead | null {
  const sums = totalsOf(plays);
  if (plays.length < playsOf(view.seats) || sums.open) return null;
  if (sums.B === sums.O) return { clan: null, spaces: 0, blocked: false };
  const clan = sums.B > sums.O ? 'B' : 'O';
  const blocked = plays.some((play) => play.token === 'block');
  const left = view.trackSteps - (view.pawns[clan] ?? 0);
  return { clan, spaces: blocked ? 0 : Math.min(Math.abs(sums.B - sums.O), left), blocked };
}
