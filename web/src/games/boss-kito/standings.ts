// Who is ahead: per colour of a round as the server says, and as it would be with my picked move; and the order of play.
import type { BossKitoView } from '$lib/protocol';

export type Standing = 'lead' | 'tie' | 'behind';

/** How a seat stands in a colour now. */
export function standing(view: BossKitoView, colour: number, seat: number): Standing {
  return among(view.ahead[colour - 1] ?? [], seat);
}

/** How a seat would stand if mine had this strength. */
export function standingWith(
  view: BossKitoView,
  colour: number,
  seat: number,
  me: number | null,
  strength: number,
): Standing {
  return among(strongest(ofColour(view, colour).map((now, each) => (each === me ? strength : now))), seat);
}

/** The seats with the most bananas, while pieces are in the air or a move is only picked; else the view says it. */
export function strongest(strengths: number[]): number[] {
  const best = Math.max(1, ...strengths);
  return strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
}

function among(first: number[], seat: number): Standing {
  if (!first.includes(seat)) return 'behind';
  return first.length > 1 ? 'tie' : 'lead';
}

/** Who is alone in front of a colour; null when nobody is. */
export function leaderOf(view: BossKitoView, colour: number): number | null {
  const [seat = null, ...others] = view.ahead[colour - 1] ?? [];
  return others.length ? null : seat;
}

/** The strengths of all seats in a colour. */
export function ofColour(view: BossKitoView, colour: number): number[] {
  return view.strengths.map((strengths) => strengths[colour - 1] ?? 0);
}

/** My turn in the order of play when somebody starts: 1 is first. */
export function turnInOrder(seat: number, start: number, seats: number): number {
  return ((seat - start + seats) % seats) + 1;
}

/** The most valuable type of which a seat alone has most cards; null when there is none. */
export function bestMajority(view: BossKitoView, by: number): { by: number; type: number; count: number } | null {
  const at = view.majorities.findLastIndex(({ most }) => most.length === 1 && most[0] === by);
  return at < 0 ? null : { by, type: at + 1, count: view.majorities[at]?.cards[by] ?? 0 };
}
