// Tiles picked in any order, and the ascending chain of steps that they stand for. No rules: it only walks the step graph.
import type { StepGraph } from '$lib/protocol';
import { isWhole, lastChoice } from '$lib/table/steps';
import { aimOf, STEP } from './places';

/** What is picked: what to do, own tiles by number, the tile under the token, the other's tile. */
export type Picks = { aim: number | null; own: number[]; token: number | null; theirs: number | null };
export const NOTHING: Picks = { aim: null, own: [], token: null, theirs: null };

/** A whole move of the graph, as picks. */
export type Whole = Picks & { aim: number; steps: number[] };

/** Every whole move of a turn. */
export function wholeMoves(graph: StepGraph): Whole[] {
  const found: Whole[] = [];
  const walk = (node: number, steps: number[]) => {
    for (const choice of graph.nodes[node] ?? []) {
      const chain = [...steps, choice.step];
      const to = choice.to ?? -1;
      if (to === -1) found.push({ ...picksOf(chain), aim: chain[0] ?? 0, steps: chain });
      else walk(to, chain);
    }
  };
  walk(0, []);
  return found;
}

/** Steps that somebody else chose (the only move, a saved position) as picks. */
export function picksOf(steps: number[]): Picks {
  const [aim = null, ...tiles] = steps;
  const swap = aim === STEP.swap;
  const own = (swap ? tiles.slice(0, 1) : tiles).map(tileOfStep);
  const token = tiles.find((step) => step >= STEP.marked);
  return {
    aim,
    own,
    token: token === undefined ? null : tileOfStep(token),
    theirs: swap && tiles[1] !== undefined ? tileOfStep(tiles[1]) : null,
  };
}

function tileOfStep(step: number): number {
  return (step - STEP.tile) % (STEP.marked - STEP.tile);
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

/** What these tiles complete, if nothing is said about what to do: places on arms first, then groups to stack on. */
export function fits(wholes: Whole[], picks: Picks): Whole[] {
  if (picks.own.length === 0) return [];
  return reachable(wholes, { ...picks, theirs: null }).filter(
    (whole) => whole.aim < STEP.redraw && whole.own.length === picks.own.length,
  );
}

/** The one thing these tiles are for: the one place they fit, else the one group they fit on. */
export function obvious(fitting: Whole[]): Whole | null {
  const placed = fitting.filter((whole) => aimOf(whole.aim)?.kind === 'place');
  const likely = placed.length > 0 ? placed : fitting;
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** The steps to hand to the table: a whole move where there is one, else as much of the ascending chain as is legal. */
export function chainOf(graph: StepGraph, wholes: Whole[], picks: Picks): number[] {
  if (picks.aim === null) return obvious(fits(wholes, picks))?.steps ?? [];
  const full = [picks.aim, ...stepsOf(picks)];
  for (let length = full.length; length > 0; length--) {
    const chain = full.slice(0, length);
    if (lastChoice(graph, chain) !== null && (length === full.length || !isWhole(graph, chain))) return chain;
  }
  return [];
}

/** The first step of a chain that is not offered, after the steps before it; null if the chain is legal. */
export function stumble(graph: StepGraph, chain: number[]): { steps: number[]; step: number } | null {
  const at = chain.findIndex((_, last) => lastChoice(graph, chain.slice(0, last + 1)) === null);
  const step = chain[at];
  return step === undefined ? null : { steps: chain.slice(0, at), step };
}

/** The tiles as steps, ascending; for a swap the other's tile last. */
export function stepsOf(picks: Picks): number[] {
  const own = [...picks.own]
    .sort((a, b) => a - b)
    .map((tile) => (tile === picks.token ? STEP.marked : STEP.tile) + tile);
  return picks.theirs === null || own.length === 0 ? own : [...own, STEP.tile + picks.theirs];
}

/** The picks after a tap on an own tile, or on the token beside it. One tile is enough for Redraw and Swap. */
export function withTile(wholes: Whole[], picks: Picks, tile: number, marked: boolean): Picks {
  const single = picks.aim === STEP.redraw || picks.aim === STEP.swap;
  if (picks.own.includes(tile) && (picks.token === tile) === marked) return withoutTile(picks, tile);
  const others = single ? [] : picks.own.filter((other) => other !== tile);
  const token = marked ? tile : picks.token === tile || single ? null : picks.token;
  const joined: Picks = { ...picks, own: [...others, tile], token };
  if (picks.aim === null || reachable(wholes, joined).length > 0) return joined;
  const alone: Picks = { ...picks, own: [tile], token: marked ? tile : null };
  return reachable(wholes, alone).length > 0 ? alone : picks;
}

export function withoutTile(picks: Picks, tile: number): Picks {
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
