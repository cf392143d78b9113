// The codes of Boss Kito's steps, both ways: what a chain of steps decides, and the chain for a decision.
import { COLOURS } from './places';

export const DRAW = 25;
export const TAKE = 26;
export const PASS = 27;
export const DONE = 78;
export const NOTHING = 79;
const TOKEN = 5;
const PAIR = 10;
const EXCHANGE = 28;
const COPIES = 10;
const GIVE = 80;

export type Decision =
  | { kind: 'play'; colour: number }
  | { kind: 'tokens'; on: number[] }
  | { kind: 'draw' | 'take' | 'pass' }
  /** So many cards of each colour, red first; all zero exchanges nothing. */
  | { kind: 'exchange'; counts: number[] }
  | { kind: 'give'; seat: number };

export function playStep(colour: number): number {
  return colour - 1;
}

/** One token on a colour, or two tokens on two colours, which may be the same. */
export function tokenStep(on: number[]): number {
  const [first = 1, second] = [...on].sort((a, b) => a - b);
  if (second === undefined) return TOKEN + first - 1;
  const before = first - 1;
  return PAIR + before * COLOURS.length - (before * (before - 1)) / 2 + second - first;
}

export function exchangeStep(colour: number, count: number): number {
  return EXCHANGE + (colour - 1) * COPIES + count - 1;
}

/** The chain that exchanges so many cards of each colour; empty when there are none. */
export function exchangeSteps(counts: number[]): number[] {
  const thrown = counts.flatMap((count, index) => (count > 0 ? [exchangeStep(index + 1, count)] : []));
  return thrown.length ? [...thrown, DONE] : [];
}

export function giveStep(seat: number): number {
  return GIVE + seat;
}

/** All the pairs of colours, each with its step. */
const PAIRS = COLOURS.flatMap((first) => COLOURS.filter((second) => second >= first).map((second) => [first, second]));

/** What these steps decide, also before they are a whole move; null when nothing is picked. */
export function decisionOf(steps: number[]): Decision | null {
  const first = steps[0];
  if (first === undefined) return null;
  if (first < TOKEN) return { kind: 'play', colour: first + 1 };
  if (first < PAIR) return { kind: 'tokens', on: [first - TOKEN + 1] };
  if (first < DRAW) return { kind: 'tokens', on: PAIRS.find((pair) => tokenStep(pair) === first) ?? [] };
  if (first === DRAW) return { kind: 'draw' };
  if (first === TAKE) return { kind: 'take' };
  if (first === PASS) return { kind: 'pass' };
  if (first >= GIVE) return { kind: 'give', seat: first - GIVE };
  return { kind: 'exchange', counts: COLOURS.map((colour) => countOf(colour, steps)) };
}

function countOf(colour: number, steps: number[]): number {
  const from = exchangeStep(colour, 1);
  const step = steps.find((each) => each >= from && each < from + COPIES && each < DONE);
  return step === undefined ? 0 : step - from + 1;
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
export function pairsWith(colour: number): number[] {
  return PAIRS.filter((pair) => pair.includes(colour)).map(tokenStep);
}
