// Where things lie: names of places for motion, Exploding Kittens' steps in words, and how a hand fans out.
import { kindOf, numberIn, step, wordIn, type Fields, type Step } from '$lib/table/steps';

export const TITLES = 12;
export const CATS = 7;
export const KITTEN = 12;
export const DEFUSE = 0;
export const NOPE = 2;

export const place = {
  pile: 'pile',
  discards: 'discards',
  /** The middle of the roof, where an action or a kitten lies. */
  middle: 'middle',
  /** Where the cards lie that See the Future shows. */
  seen: 'seen',
  /** Where the Burglar goes when it leaves the game. */
  away: 'away',
  seat: (seat: number) => `seat-${seat}`,
  burglar: (seat: number) => `burglar-${seat}`,
  hand: (title: number, copy: number) => `hand-${title}-${copy}`,
};

const named = (kind: string, fields?: Fields): Step => step(`exploding-kittens-do-${kind}`, fields);

export const STEP = {
  attack: named('attack'),
  skip: named('skip'),
  shuffle: named('shuffle'),
  see: named('see'),
  favor: named('favor'),
  burglar: named('burglar'),
  draw: named('draw'),
  nope: named('nope'),
  let: named('let'),
} as const;

export const pairStep = (title: number): Step => named('pair', { title });
export const threeStep = (title: number): Step => named('three', { title });
export const targetStep = (seat: number): Step => named('target', { seat });
export const nameStep = (title: number): Step => named('name', { title });
export const giveStep = (title: number): Step => named('give', { title });
export const placeStep = (depth: number): Step => named('place', { depth });
/** Where the kitten lies until somebody moves it: in the middle of the pile. */
export const middleOf = (pile: number): number => Math.floor(pile / 2);
/** How deep a step puts the kitten back; null for any other step. */
export const depthOf = (step: Step | undefined): number | null => numberOf(step, 'depth');

/** The step that plays one card of a title alone; a Cat and a Defuse have none. */
export const ALONE: Readonly<Record<number, Step>> = {
  1: STEP.attack,
  2: STEP.nope,
  3: STEP.favor,
  4: STEP.shuffle,
  5: STEP.skip,
  6: STEP.see,
};

export type Kind = keyof typeof STEP | 'pair' | 'three' | 'give' | 'place';
/** What a chain of steps declares so far. */
export type Declared = {
  kind: Kind;
  title: number | null;
  count: number;
  target: number | null;
  named: number | null;
  depth: number | null;
};

/** How many cards of their title these play; what stands alone in `ALONE` plays one, all else none. */
const COUNTS: Partial<Record<Kind, number>> = { pair: 2, three: 3, give: 1 };

/** The step that a tap on a copy takes: cats that lie picked as a pair become three, whichever of them is tapped. */
export function grown(own: Step, title: number, picked: Step | undefined, live: ReadonlySet<Step> | null): Step {
  const isPair = picked === pairStep(title) && ALONE[title] === undefined;
  return isPair && live?.has(threeStep(title)) ? threeStep(title) : own;
}

/** A chain of steps in words for the table; null for an empty one. */
export function declared(steps: readonly Step[]): Declared | null {
  const [first, second, third] = steps;
  if (first === undefined) return null;
  const kind = kindOf(first).slice('exploding-kittens-do-'.length) as Kind;
  const alone = Object.keys(ALONE).find((title) => ALONE[Number(title)] === first);
  const title = alone === undefined ? numberOf(first, 'title') : Number(alone);
  return {
    kind,
    title: kind === 'place' ? KITTEN : title,
    count: COUNTS[kind] ?? (alone === undefined ? 0 : 1),
    target: numberOf(second, 'seat'),
    named: numberOf(third, 'title'),
    depth: depthOf(first),
  };
}

/** A number that a step tells; null where it does not. */
function numberOf(step: Step | undefined, name: string): number | null {
  return step && wordIn(step, name) !== '' ? numberIn(step, name) : null;
}

/** The order in which titles stand in a hand: answers and rescue first, then actions, then Cats. */
export const ORDER = [NOPE, DEFUSE, 1, 5, 4, 6, 3, 7, 8, 9, 10, 11] as const;
