// Where things lie on the market: names of places for motion, and the five colours with their shapes.

/** Colours are 1 to 5; each has a shape of its own, so that nobody needs to tell them apart by eye. */
export const COLOURS: readonly number[] = [1, 2, 3, 4, 5];

/** The name of a colour's tokens and symbols: `--red`, `#boss-kito-s-red`. */
export const PAINTS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;

export function paintOf(colour: number): string {
  return PAINTS[colour - 1] ?? 'red';
}

export const place = {
  /** The counter of a stall, by its position from 1 to 5, and the card that waits behind it. */
  stall: (position: number) => `stall-${position}`,
  next: (position: number) => `next-${position}`,
  /** A seat's bananas of one colour. */
  cell: (seat: number, colour: number) => `cell-${seat}-${colour}`,
  seat: (seat: number) => `seat-${seat}`,
  flag: (seat: number) => `flag-${seat}`,
  hand: (colour: number, copy: number) => `hand-${colour}-${copy}`,
  myHand: 'hand',
  deck: 'deck',
  discards: 'discards',
  supply: 'supply',
};

/** The position that a stall's place names, or null. */
export function positionOf(name: string | null): number | null {
  return name?.startsWith('stall-') ? Number(name.slice(6)) : null;
}
