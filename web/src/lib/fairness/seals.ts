// The seals this device saw before a deal, so that a check afterwards need not believe the file.

const KEY = 'ludoteca-seals';
const MOST = 40;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {}; // storage may be switched off or hold something else; then nothing was seen
  }
}

/** Remembers the seal of a match, the first one only. */
export function keepSeal(match: string, seal: string): void {
  const seals = kept();
  if (!seal || seals[match]) return;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(seals), [match, seal]].slice(-MOST))),
    );
  } catch {
    // not kept: the check will say that this device was not there
  }
}

/** The seal this device saw for a match; null if it was not there. */
export function sealSeen(match: string): string | null {
  return kept()[match] ?? null;
}
