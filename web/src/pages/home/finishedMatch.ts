// A finished match in words: what became of me, with which score, and beside whom I sat.
import { listed } from '$lib/habits';
import type { Finished } from '$lib/protocol';
import { namesIn, peopleOf, type Person } from '$lib/table/people.svelte';
import { has, sentence, text } from '$lib/texts.svelte';

export type Companion = { seat: number; person: Person; won: boolean; score: number | null };

export type Told = {
  /** My place; 0 where there is none to tell. */
  place: number;
  /** What stands on the medal. */
  medal: string;
  /** What became of me, or who won where I am nobody in particular. */
  headline: string;
  /** My score, or what decided a game without points. */
  detail: string;
  /** Everybody else, the best first. */
  companions: Companion[];
};

const NO_PLACE = { place: 0, medal: '–' };

/** A finished match as it is told to whoever sat there. */
export function told(match: Finished): Told {
  const people = peopleOf(match.sitters);
  const me = people.findIndex((person) => person.you);
  const outcome = match.outcome ?? null;
  const counts = has(`${match.game}-table-score`);
  const companions = people
    .map((person, seat) => ({
      seat,
      person,
      won: outcome?.winners.includes(seat) ?? false,
      score: counts ? (outcome?.scores[seat] ?? null) : null,
    }))
    .filter(({ seat }) => seat !== me)
    .sort((one, other) => (outcome?.ranking[one.seat] ?? 0) - (outcome?.ranking[other.seat] ?? 0));
  if (!outcome) return { ...NO_PLACE, headline: text('page-played-over'), detail: '', companions };

  const names = namesIn(people);
  const winners = listed(outcome.winners.map((seat) => names[seat] ?? ''));
  const theyWon = text('page-played-other', { names: winners, count: outcome.winners.length });
  if (match.left) {
    const detail = outcome.winners.includes(me) ? '' : theyWon; // the bot on my seat may have won
    return { ...NO_PLACE, headline: text('page-played-left'), detail, companions };
  }

  const places = new Set(outcome.ranking).size;
  const rank = outcome.ranking[me] ?? 0;
  const place = places === 2 ? Math.min(rank, 2) : rank;
  const score = outcome.scores[me] ?? outcome.scores[outcome.winners[0] ?? 0] ?? 0;
  return {
    place,
    medal: places === 1 ? '=' : place ? String(place) : NO_PLACE.medal,
    headline: headline(),
    detail: counts ? text(`${match.game}-table-score`, { score }) : sentence(outcome.because, names),
    companions,
  };

  function headline(): string {
    if (places === 1) return text('page-played-draw');
    if (place === 1) {
      const others = companions.filter(({ won }) => won).map(({ person }) => person.label);
      return others.length ? text('page-played-won-with', { names: listed(others) }) : text('page-played-won');
    }
    if (place && places > 2) return text('page-played-place', { place, count: people.length });
    return theyWon;
  }
}
