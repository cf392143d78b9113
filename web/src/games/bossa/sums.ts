// Sums of picked tiles, for the eye. What a tile counts, also under my token, is the view's to say.
import type { BossaView } from '$lib/protocol';
import { tileText, type Tile } from './places';

/** Tiles of my hand as they count in the White and the Black line, one of them perhaps under my token. */
export function counting(view: BossaView, tiles: Tile[], marked: string | null): Tile[] {
  const hand = view.hands[view.seat ?? -1] ?? [];
  const at = hand.findIndex((tile) => tileText(tile) === marked);
  return tiles.map((tile) => (tileText(tile) === marked ? (view.underToken[at] ?? tile) : tile));
}

/** What each of these counts in a line (0 White, 1 Black). */
export function parts(counted: Tile[], line: 0 | 1): number[] {
  return counted.map((tile) => tile[line]);
}

/** The sum in a line; null where a tile does not count there at all (0). */
export function total(counted: Tile[], line: 0 | 1): number | null {
  const each = parts(counted, line);
  return each.length === 0 || each.includes(0) ? null : each.reduce((sum, pips) => sum + pips, 0);
}
