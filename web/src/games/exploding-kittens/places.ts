// Where things lie: names of places for motion, the codes of Exploding Kittens' steps, and how a hand fans out.

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

export const STEP = { attack: 0, skip: 1, shuffle: 2, see: 3, favor: 4, burglar: 5, draw: 6, nope: 7, let: 8 } as const;
const PAIR = 9;
const THREE = PAIR + TITLES;
const TARGET = THREE + TITLES;
const NAME = TARGET + 5;
const GIVE = NAME + TITLES;
const PLACE = GIVE + TITLES;

export const pairStep = (title: number): number => PAIR + title;
export const threeStep = (title: number): number => THREE + title;
export const targetStep = (seat: number): number => TARGET + seat;
export const nameStep = (title: number): number => NAME + title;
export const giveStep = (title: number): number => GIVE + title;
export const placeStep = (depth: number): number => PLACE + depth;
/** Where the kitten lies until somebody moves it: in the middle of the pile. */
export const middleOf = (pile: number): number => Math.floor(pile / 2);
/** How deep a step puts the kitten back; null for any other step. */
export const depthOf = (step: number | undefined): number | null =>
  step !== undefined && step >= PLACE ? step - PLACE : null;

/** The step that plays one card of a title alone; a Cat and a Defuse have none. */
export const ALONE: Record<number, number> = {
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

const KINDS = Object.keys(STEP) as (keyof typeof STEP)[];

/** A chain of steps in words for the table; null for an empty one. */
export function declared(steps: readonly number[]): Declared | null {
  const [first, second, third] = steps;
  if (first === undefined) return null;
  const target = second === undefined ? null : second - TARGET;
  const named = third === undefined ? null : third - NAME;
  const rest = { target, named, depth: depthOf(first) };
  if (first >= PLACE) return { kind: 'place', title: KITTEN, count: 0, ...rest };
  if (first >= GIVE) return { kind: 'give', title: first - GIVE, count: 1, ...rest };
  if (first >= THREE) return { kind: 'three', title: first - THREE, count: 3, ...rest };
  if (first >= PAIR) return { kind: 'pair', title: first - PAIR, count: 2, ...rest };
  const title = Object.entries(ALONE).find(([, step]) => step === first)?.[0];
  return {
    kind: KINDS[first] ?? 'draw',
    title: title === undefined ? null : Number(title),
    count: title === undefined ? 0 : 1,
    ...rest,
  };
}

/** The order in which titles stand in a hand: answers and rescue first, then actions, then Cats. */
export const ORDER = [NOPE, DEFUSE, 1, 5, 4, 6, 3, 7, 8, 9, 10, 11] as const;

const SHARE_SHOWN = 0.53;
const LEAST_SHOWN = 35;
const MOST_ROWS = 4;
export type Fan = { rows: number; card: number; gap: number };

/** Cards of a hand in so much room: as large as they can be while more than half of each shows, in one row if they fit. */
export function fan(cards: number, width: number, largest: number): Fan {
  for (let rows = 1; ; rows++) {
    const each = Math.max(1, Math.ceil(cards / rows));
    const most = rows === 1 ? largest : 0.82 * largest;
    const card = Math.floor(Math.min(most, width / (SHARE_SHOWN * (each - 1) + 1), width - LEAST_SHOWN * (each - 1)));
    if (card >= (rows === 1 ? 0.76 : 0.6) * largest || rows === MOST_ROWS) {
      const gap = each > 1 ? Math.min(6, (width - card * each) / (each - 1)) : 0;
      return { rows, card, gap };
    }
  }
}

/** What See the Future showed this seat and is still as it was shown: nothing was drawn, put back or shuffled since. */
export function seenOf(
  events: readonly { id: string; by?: number | null; args?: Record<string, unknown> }[],
  me: number,
): number[] {
  const moved = /-(drew|drew-card|kitten|placed|placed-at|shuffled)$/;
  const last = events.findLast((event) => moved.test(event.id) || (event.by === me && /-saw-\d$/.test(event.id)));
  if (!last || moved.test(last.id)) return [];
  return ['first', 'second', 'third'].flatMap((name) =>
    typeof last.args?.[name] === 'number' ? [last.args[name]] : [],
  );
}
