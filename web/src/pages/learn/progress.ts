// How far this device is in each game's lesson: the station to go on with. Kept in localStorage.
const KEY = 'ludoteca-lessons';

type Kept = Record<string, number>;

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Kept) : {};
  } catch {
    return {}; // storage may be switched off, or hold something else: then a lesson begins at its beginning
  }
}

/** The station to go on with; 0 at the beginning, and as many as there are where the lesson was taken to its end. */
export function stationOf(game: string): number {
  const at = kept()[game];
  return typeof at === 'number' ? at : 0;
}

export function keepStation(game: string, at: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: at }));
  } catch {
    // not kept; the lesson goes on all the same
  }
}
