// What the house found out about a finished match: asked for again and again until it has thought it all over. No DOM.
import { api } from '$lib/api';
import type { Course, Analysis } from '$lib/protocol';

const AGAIN = 1200;

export class Thinking {
  course = $state.raw<Course | null>(null);
  done = $state(0);
  total = $state(0);
  /** The search that thinks it over is still being compiled. */
  warming = $state(false);
  /** The house does not explain this match: nothing of it is shown. */
  refused = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly match: string,
    private readonly ask: (match: string) => Promise<Analysis> = api.analysis,
    private readonly pause: number = AGAIN,
  ) {}

  /** Asks until everything is known. */
  async begin(): Promise<void> {
    try {
      const found = await this.ask(this.match);
      this.done = found.done;
      this.total = found.total;
      this.warming = found.warming ?? false;
      this.course = found.course ?? null;
    } catch {
      this.refused = true;
    }
    if (!this.course && !this.refused && !this.#closed) this.#timer = setTimeout(() => void this.begin(), this.pause);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** One line of the curve: a side, all its seats together. */
export type Line = { seats: number[]; label: string; chances: number[] };

/** The lines of a course, one for each side; mine is called by its label. */
export function linesOf(course: Course, labels: string[]): Line[] {
  const sides = [...new Set(course.sides)];
  return sides.map((side) => {
    const seats = course.sides.flatMap((each, seat) => (each === side ? [seat] : []));
    return {
      seats,
      label: seats.map((seat) => labels[seat] ?? '').join(' + '),
      chances: course.chances.map((moment) => moment[seats[0] ?? 0] ?? 0),
    };
  });
}

export const percent = (share: number): number => Math.round(100 * share);
