// What this device remembers of puzzles: first answers by name, and the days whose puzzle was solved. Kept in localStorage.
import type { PuzzleLine } from '$lib/protocol';

export type Strength = PuzzleLine['strength'];
export const STRENGTHS: readonly Strength[] = ['easy', 'medium', 'hard'];

/** Only the first answer to a puzzle counts: it was right, or it was not. */
export type Kept = { answers: Record<string, boolean>; days: string[] };
export type DayOfWeek = { day: string; solved: boolean; today: boolean; ahead: boolean };

const KEY = 'ludoteca-puzzles';
const DAY = 86_400_000;
/** Days that are kept: a streak is not counted further back. */
const LONGEST = 1000;

/** What was kept; anything that is no such memory is none. */
export function read(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Kept>;
    return { answers: { ...found.answers }, days: Array.isArray(found.days) ? found.days : [] };
  } catch {
    return { answers: {}, days: [] };
  }
}

/** The memory after an answer. `day`: the day whose puzzle it was, null if it was just any. */
export function withAnswer(kept: Kept, name: string, right: boolean, day: string | null): Kept {
  if (name in kept.answers) return kept;
  const days =
    right && day !== null && !kept.days.includes(day) ? [...kept.days, day].sort().slice(-LONGEST) : kept.days;
  return { answers: { ...kept.answers, [name]: right }, days };
}

/** A day so many days after another one, as 2026-11-16. */
export function daysAfter(day: string, many: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + many * DAY).toISOString().slice(0, 10);
}

/** How many days in a row were solved, up to today or, while today is still open, yesterday. */
export function streak(days: readonly string[], today: string): number {
  let at = days.includes(today) ? today : daysAfter(today, -1);
  let many = 0;
  for (; days.includes(at); at = daysAfter(at, -1)) many += 1;
  return many;
}

/** The week around a day, from Monday on. */
export function weekOf(days: readonly string[], today: string): DayOfWeek[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => {
    const day = daysAfter(today, place - weekday);
    return { day, solved: days.includes(day), today: day === today, ahead: day > today };
  });
}

/** The number of the next puzzle after one, of a strength or of any: one never answered, else one answered wrong, else the next. */
export function nextAfter(
  puzzles: readonly PuzzleLine[],
  answers: Kept['answers'],
  strength: Strength | null,
  after: number,
): number | null {
  const round = puzzles.map((_, place) => (after + place) % puzzles.length);
  const some = round.filter((at) => (strength === null || puzzles[at]?.strength === strength) && at + 1 !== after);
  const of = (answer: boolean | undefined) => some.find((at) => answers[puzzles[at]?.name ?? ''] === answer);
  const found = of(undefined) ?? of(false) ?? some[0];
  return found === undefined ? null : found + 1;
}

/** How many of these were solved at the first answer. */
export function solvedOf(puzzles: readonly PuzzleLine[], answers: Kept['answers']): number {
  return puzzles.filter(({ name }) => answers[name]).length;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be switched off; the page then forgets, and works
  }
}

class SolvedPuzzles {
  #kept = $state.raw<Kept>(read(stored()));

  get answers(): Kept['answers'] {
    return this.#kept.answers;
  }
  get days(): readonly string[] {
    return this.#kept.days;
  }

  /** Notes an answer; whoever has answered before changes nothing. */
  note(name: string, right: boolean, day: string | null): void {
    this.#kept = withAnswer(read(stored()), name, right, day); // another page of this device may have noted something
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // not kept, but known until the page is closed
    }
  }
}

export const solvedPuzzles = new SolvedPuzzles();
