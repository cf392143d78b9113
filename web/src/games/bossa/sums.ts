// What tiles count, for the eye: the sum of each colour under the picked tiles.
import type { Tile, Token } from './places';

/** What a tile counts in a line (0 White, 1 Black), perhaps under a token. */
export function counted(tile: Tile, line: 0 | 1, token: Token | null = null): number {
  const [here, there] = line === 0 ? tile : [tile[1], tile[0]];
  if (token === 'doubler') return here * 2;
  return token === 'inverter' ? there : here;
}

export type Marked = { tile: Tile; token: Token } | null;

/** What each tile counts in a line. */
export function parts(tiles: Tile[], line: 0 | 1, marked: Marked): number[] {
  return tiles.map((tile) =>
    counted(tile, line, marked && marked.tile[0] === tile[0] && marked.tile[1] === tile[1] ? marked.token : null),
  );
}

/** The sum of a colour; null where a tile shows none of it, because a missing colour is not a zero. */
export function total(tiles: Tile[], line: 0 | 1, marked: Marked): number | null {
  const each = parts(tiles, line, marked);
  return each.length === 0 || each.includes(0) ? null : each.reduce((sum, pips) => sum + pips, 0);
}
