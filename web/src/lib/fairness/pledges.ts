// What this device has committed itself to for a sealed deck, kept so that it can be revealed, and looked for afterwards.
import { hashOf, hexOf } from './hashes';

/** A text for one deck, added for one seat. */
export type Pledge = { seat: number; text: string };

const KEY = 'ludoteca-pledges';
const MOST = 40;
const BYTES = 32;

/** Where storage is switched off they last as long as the page. */
let pledges: Record<string, Pledge> = {};

function kept(): Record<string, Pledge> {
  try {
    return { ...pledges, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Pledge>) };
  } catch {
    return pledges;
  }
}

/** A fresh text for a deck: 256 bits of this device's own chance. Works without a secure context. */
export function newPledge(sealed: string, seat: number): Pledge {
  const pledge = { seat, text: hexOf(crypto.getRandomValues(new Uint8Array(BYTES))) };
  const others = Object.entries(kept()).filter(([deck]) => deck !== sealed);
  pledges = Object.fromEntries([...others, [sealed, pledge] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(pledges));
  } catch {
    // kept by the page alone
  }
  return pledge;
}

/** What this device has committed itself to for a deck; null if it has not. */
export function pledgeFor(sealed: string): Pledge | null {
  return kept()[sealed] ?? null;
}

/** The commitment: deck and seat are in it, so that nobody can use another's for themselves. */
export function commitmentOf(sealed: string, { seat, text }: Pledge): string {
  return hashOf(`${sealed}\0${seat}\0${text}`);
}
