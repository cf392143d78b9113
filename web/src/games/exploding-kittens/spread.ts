// How a hand lies: with all its names in sight where there is room for that, else fanned, each card half under the next.

const SHARE_SHOWN = 0.53;
const LEAST_SHOWN = 35;
const MOST_ROWS = 4;
const WIDEST_GAP = 6;
/** The smallest cards beside the largest, in one row; and the largest in several rows, and the smallest there. */
const SMALLEST = 0.76;
const LARGEST_IN_ROWS = 0.82;
const SMALLEST_IN_ROWS = 0.6;

export type Fan = { rows: number; card: number; gap: number };

export type Spread = {
  /** How many cards lie in each row. */
  rows: number[];
  card: number;
  /** The space before a card of another title, and before one more of the same; below nothing where it lies on the one before. */
  gap: number;
  same: number;
  /** Whether rows lie below each other rather than on each other. */
  open: boolean;
};

/** Cards of a hand in so much room, told by how many there are of each title. */
export function spread(counts: number[], width: number, largest: number, named: boolean): Spread {
  const found = named ? namesInSight(counts, width, largest) : null;
  if (found) return found;
  const cards = sum(counts);
  const { rows, card, gap } = fan(cards, width, largest);
  const each = Math.ceil(cards / rows);
  const lengths = Array.from({ length: rows }, (_, row) => Math.min(each, Math.max(0, cards - row * each)));
  return { rows: lengths, card, gap, same: gap, open: false };
}

/** Cards of a hand in so much room: as large as they can be while more than half of each shows, in one row if they fit. */
export function fan(cards: number, width: number, largest: number): Fan {
  for (let rows = 1; ; rows++) {
    const each = Math.max(1, Math.ceil(cards / rows));
    const most = rows === 1 ? largest : LARGEST_IN_ROWS * largest;
    const card = Math.floor(Math.min(most, width / (SHARE_SHOWN * (each - 1) + 1), width - LEAST_SHOWN * (each - 1)));
    if (card >= (rows === 1 ? SMALLEST : SMALLEST_IN_ROWS) * largest || rows === MOST_ROWS) {
      const gap = each > 1 ? Math.min(WIDEST_GAP, (width - card * each) / (each - 1)) : 0;
      return { rows, card, gap };
    }
  }
}

/** Titles beside each other, and what there are more of a title on each other: in one row or two; null where there is no room. */
function namesInSight(counts: number[], width: number, largest: number): Spread | null {
  const halves = counts.slice(1).map((_, at) => [counts.slice(0, at + 1), counts.slice(at + 1)]);
  const size = (rows: number[][]): number => Math.min(...rows.map((row) => sizeIn(row, width)));
  const two = halves.reduce((best, rows) => (size(rows) > size(best) ? rows : best), halves[0] ?? [counts]);
  for (const rows of [[counts], two]) {
    const card = Math.min(size(rows), Math.floor(rows.length === 1 ? largest : LARGEST_IN_ROWS * largest));
    if (card < SMALLEST * largest) continue;
    const spaces = rows.map((row) => spacesIn(row, width, card));
    return {
      rows: rows.map(sum),
      card,
      gap: Math.min(...spaces.map(({ gap }) => gap)),
      same: Math.min(...spaces.map(({ same }) => same)),
      open: true,
    };
  }
  return null;
}

function sizeIn(row: number[], width: number): number {
  return Math.floor((width - (sum(row) - row.length) * LEAST_SHOWN) / Math.max(1, row.length));
}

/** What is left in a row parts the titles first. */
function spacesIn(row: number[], width: number, card: number): { gap: number; same: number } {
  const more = sum(row) - row.length;
  const left = width - row.length * card - more * LEAST_SHOWN;
  const gap = row.length > 1 ? Math.min(WIDEST_GAP, left / (row.length - 1)) : WIDEST_GAP;
  const shown = more ? LEAST_SHOWN + (left - gap * (row.length - 1)) / more : card + WIDEST_GAP;
  return { gap, same: Math.min(WIDEST_GAP, shown - card) };
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
