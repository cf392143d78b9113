// Boss Kito's steps in words, both ways: what a chain of steps decides, and the chain for a decision.
import { kindOf, numberIn, step, type Step } from '$lib/table/steps';
import { COLOURS } from './places';

export const DRAW = step('boss-kito-draw');
export const TAKE = step('boss-kito-take');
export const PASS = step('boss-kito-pass');
/** Ends an exchange, after the cards that leave. */
export const DONE = step('boss-kito-exchange-done');
/** Exchanges no card at all, where the table allows it. */
export const NOTHING = step('boss-kito-exchange-nothing');

export type Decision =
  | { kind: 'play'; colour: number }
  | { kind: 'tokens'; on: number[] }
  | { kind: 'draw' | 'take' | 'pass' }
  /** So many cards of each colour, red first; all zero exchanges nothing. */
  | { kind: 'exchange'; counts: number[] }
  | { kind: 'give'; seat: number };

export function playStep(colour: number): Step {
  return step('boss-kito-play', { colour });
}

/** One token on a colour, or two tokens on two colours, which may be the same. */
export function tokenStep(on: number[]): Step {
  const [colour = 1, other] = [...on].sort((a, b) => a - b);
  if (other === undefined) return step('boss-kito-token', { colour });
  return colour === other ? step('boss-kito-tokens-same', { colour }) : step('boss-kito-tokens', { colour, other });
}

export function exchangeStep(colour: number, count: number): Step {
  return step('boss-kito-exchange', { colour, count });
}

/** The chain that exchanges so many cards of each colour; empty when there are none. */
export function exchangeSteps(counts: number[]): Step[] {
  const thrown = counts.flatMap((count, index) => (count > 0 ? [exchangeStep(index + 1, count)] : []));
  return thrown.length ? [...thrown, DONE] : [];
}

export function giveStep(seat: number): Step {
  return step('boss-kito-give', { to: seat });
}

/** What these steps decide, also before they are a whole move; null when nothing is picked. */
export function decisionOf(steps: readonly Step[]): Decision | null {
  const first = steps[0];
  if (first === undefined) return null;
  const colour = numberIn(first, 'colour');
  switch (kindOf(first)) {
    case 'boss-kito-play':
      return { kind: 'play', colour };
    case 'boss-kito-token':
      return { kind: 'tokens', on: [colour] };
    case 'boss-kito-tokens-same':
      return { kind: 'tokens', on: [colour, colour] };
    case 'boss-kito-tokens':
      return { kind: 'tokens', on: [colour, numberIn(first, 'other')] };
    case 'boss-kito-draw':
      return { kind: 'draw' };
    case 'boss-kito-take':
      return { kind: 'take' };
    case 'boss-kito-pass':
      return { kind: 'pass' };
    case 'boss-kito-give':
      return { kind: 'give', seat: numberIn(first, 'to') };
    default:
      return { kind: 'exchange', counts: COLOURS.map((each) => countOf(each, steps)) };
  }
}

function countOf(colour: number, steps: readonly Step[]): number {
  const thrown = steps.find((each) => kindOf(each) === 'boss-kito-exchange' && numberIn(each, 'colour') === colour);
  return thrown === undefined ? 0 : numberIn(thrown, 'count');
}

/** The tokens on my cards after a tap on a colour: a first one, a second one, none again. */
export function tapped(on: number[], colour: number, most: number): number[] {
  const [first, second] = on;
  if (first === undefined) return [colour];
  if (second !== undefined) {
    if (first === second) return first === colour ? [] : [colour];
    if (first === colour) return [second];
    return second === colour ? [first] : [colour];
  }
  if (most < 2) return first === colour ? [] : [colour];
  return [first, colour].sort((a, b) => a - b);
}

/** The steps that only further taps reach from here: pairs with a colour while no token lies on any. */
export function pairsWith(colour: number): Step[] {
  return COLOURS.map((other) => tokenStep([colour, other]));
}
