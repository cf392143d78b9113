// Who is ahead, read off what lies open: per colour of a round, and per benefit type over the whole game.
import type { Benefit, BossKitoView } from '$lib/protocol';

export type Standing = 'lead' | 'tie' | 'behind';

/** How a seat stands among these strengths of one colour. */
export function standing(strengths: number[], seat: number): Standing {
  const best = Math.max(...strengths);
  if (best === 0 || strengths[seat] !== best) return 'behind';
  return strengths.filter((strength) => strength === best).length > 1 ? 'tie' : 'lead';
}

/** Who is alone in front of a colour; null when nobody is. */
export function leaderOf(view: BossKitoView, colour: number): number | null {
  const strengths = ofColour(view, colour);
  const seat = strengths.findIndex((_, each) => standing(strengths, each) === 'lead');
  return seat < 0 ? null : seat;
}

/** The strengths of all seats in a colour. */
export function ofColour(view: BossKitoView, colour: number): number[] {
  return view.strengths.map((strengths) => strengths[colour - 1] ?? 0);
}

export type Share = { count: number; most: boolean };
export type Majority = { type: number; shares: Share[]; removed: number };

export const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** For each benefit type how many cards every seat has, and who has most, alone or tied. */
export function majorities(view: BossKitoView): Majority[] {
  return TYPES.map((type) => {
    const counts = view.won.map((cards) => cardsOf(cards, type));
    const best = Math.max(...counts);
    return {
      type,
      shares: counts.map((count) => ({ count, most: count > 0 && count === best })),
      removed: cardsOf(view.removed, type),
    };
  });
}

function cardsOf(cards: Benefit[], type: number): number {
  return cards.filter((card) => card.type === type).length;
}

/** My turn in the order of play when somebody starts: 1 is first. */
export function turnInOrder(seat: number, start: number, seats: number): number {
  return ((seat - start + seats) % seats) + 1;
}

/** The most valuable type of which a seat alone has most cards; null when there is none. */
export function bestMajority(view: BossKitoView, by: number): { by: number; type: number; count: number } | null {
  const best = majorities(view).findLast(({ shares }) => shares[by]?.most && shares.filter((share) => share.most).length === 1);
  return best ? { by, type: best.type, count: best.shares[by]?.count ?? 0 } : null;
}
