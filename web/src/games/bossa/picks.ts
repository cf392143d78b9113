// Tiles picked in any order, and the chain of steps that they stand for. No rules: it only walks the step graph.
import type { StepGraph } from '$lib/protocol';
import { lastChoice, stepOf, type Step } from '$lib/table/steps';
import { aimOf, isMarked, STEP, tileIn, tileStep, tileText, type Tile } from './places';

/** What is picked: what to do, own tiles as the log writes them, the tile under the token, the other's tile. */
export type Picks = { aim: Step | null; own: string[]; token: string | null; theirs: string | null };
export const NOTHING: Picks = { aim: null, own: [], token: null, theirs: null };

/** A whole move of the graph, as picks. */
export type Whole = Picks & { aim: Step; steps: Step[] };

/** Every whole move of a turn. */
export function wholeMoves(graph: StepGraph): Whole[] {
  const found: Whole[] = [];
  const walk = (node: number, steps: Step[]) => {
    for (const choice of graph.nodes[node] ?? []) {
      const chain = [...steps, stepOf(choice)];
      const to = choice.to ?? -1;
      if (to === -1) found.push({ ...picksOf(chain), aim: steps[0] ?? stepOf(choice), steps: chain });
      else walk(to, chain);
    }
  };
  walk(0, []);
  return found;
}

/** Steps that somebody else chose (the only move, a saved position) as picks. */
export function picksOf(steps: Step[]): Picks {
  const [aim = null, ...tiles] = steps;
  const swap = aim === STEP.swap;
  const token = tiles.find(isMarked);
  return {
    aim,
    own: (swap ? tiles.slice(0, 1) : tiles).map(tileIn),
    token: token === undefined ? null : tileIn(token),
    theirs: swap && tiles[1] !== undefined ? tileIn(tiles[1]) : null,
  };
}

/** The whole moves that these picks can still become; a move that needs the token counts only with it, or before it is laid. */
export function reachable(wholes: Whole[], picks: Picks): Whole[] {
  return wholes.filter(
    (whole) =>
      (picks.aim === null || whole.aim === picks.aim) &&
      picks.own.every((tile) => whole.own.includes(tile) && (picks.token === tile) === (whole.token === tile)) &&
      (picks.theirs === null || whole.theirs === picks.theirs),
  );
}

/** Whether a move lays tiles down: on an arm, or on a group. */
export function isLaid(aim: Step): boolean {
  const kind = aimOf(aim)?.kind;
  return kind === 'place' || kind === 'stack';
}

/** What these tiles complete, if nothing is said about what to do: places on arms first, then groups to stack on. */
export function fits(wholes: Whole[], picks: Picks): Whole[] {
  if (picks.own.length === 0) return [];
  return reachable(wholes, { ...picks, theirs: null }).filter(
    (whole) => isLaid(whole.aim) && whole.own.length === picks.own.length,
  );
}

/** The one thing these tiles are for: the one place they fit, else the one group they fit on. */
export function obvious(fitting: Whole[]): Whole | null {
  const placed = fitting.filter((whole) => aimOf(whole.aim)?.kind === 'place');
  const likely = placed.length > 0 ? placed : fitting;
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** The steps to hand to the table: a whole move where there is one, else as much of one as is picked. */
export function chainOf(graph: StepGraph, wholes: Whole[], picks: Picks): Step[] {
  if (picks.aim === null) return obvious(fits(wholes, picks))?.steps ?? [];
  const begun = reachable(wholes, picks).map((whole) => begunOf(whole, picks));
  const longest = begun.reduce((best, chain) => (chain.length > best.length ? chain : best), [picks.aim]);
  return lastChoice(graph, longest) === null ? [] : longest;
}

/** The steps of a whole move, in its own order, as far as its tiles are picked. */
function begunOf({ steps, own }: Whole, picks: Picks): Step[] {
  const missing = steps.findIndex(
    (step, at) => at > 0 && !(at > own.length ? [picks.theirs] : picks.own).includes(tileIn(step)),
  );
  return missing < 0 ? steps : steps.slice(0, missing);
}

/** The chain that these picks ask for, tiles in the order in which they are held; whether it is legal the table says. */
export function askedFor(picks: Picks, hand: Tile[]): Step[] {
  const own = hand.map(tileText).filter((tile) => picks.own.includes(tile));
  return [...(picks.aim ? [picks.aim] : []), ...own.map((tile) => tileStep(tile, tile === picks.token))];
}

/**
 * The picks after a tap on a place. One where the picked tiles lie already, because it is the only one that they fit, is meant
 * now; a second tap on what was meant takes that back, and never the tiles.
 */
export function withAim(picks: Picks, step: Step): Picks {
  return { ...picks, aim: picks.aim === step ? null : step, theirs: null };
}

/** The picks after a tap on an own tile, or on the token beside it. One tile is enough for Redraw and Swap. */
export function withTile(wholes: Whole[], picks: Picks, tile: string, marked: boolean): Picks {
  const single = picks.aim === STEP.redraw || picks.aim === STEP.swap;
  if (picks.own.includes(tile) && (picks.token === tile) === marked) return withoutTile(picks, tile);
  const others = single ? [] : picks.own.filter((other) => other !== tile);
  const token = marked ? tile : picks.token === tile || single ? null : picks.token;
  const joined: Picks = { ...picks, own: [...others, tile], token };
  if (picks.aim === null || reachable(wholes, joined).length > 0) return joined;
  const alone: Picks = { ...picks, own: [tile], token: marked ? tile : null };
  return reachable(wholes, alone).length > 0 ? alone : picks;
}

export function withoutTile(picks: Picks, tile: string): Picks {
  return {
    ...picks,
    own: picks.own.filter((other) => other !== tile),
    token: picks.token === tile ? null : picks.token,
  };
}

/** The picks with the last thing taken back: the other's tile, then tiles as they were picked, then what to do. */
export function undone(picks: Picks): Picks {
  if (picks.theirs !== null) return { ...picks, theirs: null };
  const last = picks.own.at(-1);
  return last === undefined ? NOTHING : withoutTile(picks, last);
}
