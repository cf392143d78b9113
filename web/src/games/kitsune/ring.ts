// The geometry of a trick: a ring round the sum where there is room upwards, a row where there is only width.

export type Spot = { x: number; y: number };
export type Ring = {
  /** Width of a card; its height is 1.4 times that. */
  card: number;
  row: boolean;
  /** Half the width and height of the mat under the cards. */
  mat: Spot;
  /** Where the sum stands, from the middle. */
  sum: Spot;
  /** The middle of a play's place, from the middle of the board. */
  spot: (index: number) => Spot;
};

const TALL = 1.4;
const NARROW = 480;
const WIDE = 640;
const ROW_GAP = 20;
const ROW_SUM = 232;
const ROW_SIDES = 260;

/**
 * How the places of a trick lie in a board of this size, seen from a seat: it sits below, the others follow clockwise.
 * `order` is whose play each of them is.
 */
export function ringOf(seats: number, order: number[], eye: number, width: number, height: number): Ring {
  if (seats <= 4 && width >= WIDE && width > 2.1 * height) return rowOf(seats, order, eye, width, height);
  const six = seats === 6;
  const below = seats === 2 && width < NARROW ? 24 : 0; // room for my name under my two cards
  height -= below;
  const card = six
    ? Math.max(34, Math.min(90, (height / 2 - 12) / 2.1, width * 0.145))
    : Math.max(34, Math.min(100, (height - 56) / 2.8, width * 0.185));
  const ry = height / 2 - (card * TALL) / 2 - 3;
  const rx = six
    ? Math.min(width / 2 - card / 2 - 34, Math.max(2.6 * card, width * 0.28))
    : card / 2 + Math.max(63, card * 0.9);
  const beside = card / 2 + 7;
  return {
    card,
    row: false,
    mat: six ? { x: rx - 6, y: ry - 6 } : { x: rx + card * 0.42, y: Math.min(ry + card * 0.35, height / 2 - 6) },
    sum: { x: 0, y: -below / 2 },
    spot: (index) => {
      const seat = order[index] ?? 0;
      if (seats === 2) return { x: index < 2 ? -beside : beside, y: (seat === eye ? ry : -ry) - below / 2 };
      const angle = Math.PI / 2 + ((seat - eye + seats) % seats) * ((2 * Math.PI) / seats);
      return { x: Math.cos(angle) * rx, y: Math.sin(angle) * ry };
    },
  };
}

function rowOf(seats: number, order: number[], eye: number, width: number, height: number): Ring {
  const card = Math.max(30, Math.min(104, (height - 30) / TALL, (width - ROW_SIDES - ROW_SUM - 3 * ROW_GAP) / 4));
  const all = 4 * card + 4 * ROW_GAP + ROW_SUM;
  const at = (index: number) => -all / 2 + ROW_GAP / 2 + card / 2 + index * (card + ROW_GAP);
  return {
    card,
    row: true,
    mat: { x: all / 2 + 22, y: Math.min(height / 2 - 4, card * 0.7 + 26) },
    sum: { x: all / 2 - ROW_SUM / 2 - 8, y: 0 },
    spot: (index) => {
      const seat = order[index] ?? 0;
      return { x: at(seats === 2 ? index : (seat - eye - 1 + seats) % seats), y: 0 };
    },
  };
}

export type Arrow = { d: string; x: number; y: number; turn: number };

/** An arrow between two places, a little short of both. */
export function arrowOf(ring: Ring, from: number, to: number): Arrow {
  const [a, b] = [ring.spot(from), ring.spot(to)];
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const short = ring.card * 0.78;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const start = { x: a.x + x * short, y: a.y + y * short };
  const end = { x: b.x - x * short, y: b.y - y * short };
  const at = (one: number, other: number) => one + (other - one) * 0.7;
  return {
    d: `M${start.x} ${start.y}L${end.x} ${end.y}`,
    x: at(start.x, end.x),
    y: at(start.y, end.y),
    turn: (turn * 180) / Math.PI,
  };
}

/** The stones of the Wisdom track in a box of 344 × 60: a path that winds uphill to the gate. */
export function stoneAt(step: number, steps: number): Spot {
  const share = step / steps;
  return { x: 14 + share * 316, y: 42 - share * 16 + Math.sin(share * 13 * 0.72 + 0.9) * 6 };
}
