// Where a table is a lesson: what stands above and beside it. The lesson's page sets it, frame and table in words draw it.
import { getContext, setContext, type Snippet } from 'svelte';

export type Coaching = {
  readonly title: string;
  readonly subtitle: string;
  /** Where one leaves to. */
  readonly back: string;
  /** How far the lesson is. */
  readonly progress: Snippet;
  /** What the coach says. */
  readonly slip: Snippet;
};

const KEY = Symbol('coaching');

export function setCoaching(coaching: Coaching): void {
  setContext(KEY, coaching);
}

/** The lesson around this table; nothing at a table of people. */
export function coachingOf(): Coaching | undefined {
  return getContext<Coaching | undefined>(KEY);
}
