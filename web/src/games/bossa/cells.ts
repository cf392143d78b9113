// A line as a row of cells: the arm downwards, the die, the arm upwards, and what may come at both ends.
import type { Arm, BossaView, Group } from '$lib/protocol';

export type Cell =
  | { key: string; kind: 'slot'; arm: number; next: number; counts: number[] }
  | { key: string; kind: 'group'; arm: number; at: number; group: Group }
  | { key: string; kind: 'die'; value: number };

/** The cells of a line (0 White, 1 Black) from the lowest value to the highest. */
export function cellsOf(view: BossaView, line: 0 | 1): Cell[] {
  const [up, down] = [line * 2, line * 2 + 1];
  return [
    ...[...armCells(view, down)].reverse(),
    { key: 'die', kind: 'die', value: view.dice[line] ?? 0 },
    ...armCells(view, up),
  ];
}

function armCells(view: BossaView, arm: number): Cell[] {
  const { groups, next, counts }: Pick<Arm, 'groups' | 'next' | 'counts'> = view.arms[arm] ?? {
    groups: [],
    next: 0,
    counts: [],
  };
  const laid = groups.map((group, at): Cell => ({ key: `group-${arm}-${at}`, kind: 'group', arm, at, group }));
  if (next === 0 || view.phase === 'over') return laid;
  return [...laid, { key: `slot-${arm}`, kind: 'slot', arm, next, counts }];
}

const LONGEST_COLUMN = 3;
const MOST_GHOSTS = 3;

export type Shape = { columns: string; cells: number; rows: number; across: number; wideRows: number };

/** How large tiles may be drawn: cells in a row, and tiles in the tallest of them (on a wide table two stand side by side). */
export function shapeOf(cells: Cell[]): Shape {
  const tallest = Math.max(1, ...cells.map((cell) => (cell.kind === 'group' ? cell.group.count : 1)));
  const across = tallest > LONGEST_COLUMN ? 2 : 1;
  return {
    columns: cells.map((cell) => (cell.kind === 'die' ? 'minmax(28px,1fr)' : 'minmax(44px,1fr)')).join(' '),
    cells: cells.length,
    rows: Math.ceil(tallest / across),
    across,
    wideRows: Math.ceil(tallest / 2),
  };
}

/** The outlines of an empty place: as many as must lie there are firm, those that may are faint. */
export function ghostsOf(counts: number[]): boolean[] {
  const least = counts[0] ?? 1;
  return Array.from({ length: Math.min(counts.at(-1) ?? 1, MOST_GHOSTS) }, (_, at) => at < least);
}

/** Allowed numbers of tiles, short: `2`, `1–2`, `1, 3`, `1+`. */
export function countsText(counts: number[]): string {
  const [least = 0, most = 0] = [counts[0], counts.at(-1)];
  if (counts.length > MOST_GHOSTS) return `${least}+`;
  return counts.length > 1 && most - least === counts.length - 1 ? `${least}–${most}` : counts.join(', ');
}
