// Was the shuffle honest? A game file recomputed on this device: seal, seed, draws, and the chain of moves and events.
import { Chance } from './chacha20';
import { bytesOf, hashOf, hexOf, sha256 } from './sha256';

type Draw = { move: number; rule: string; kind: 'shuffle' | 'pick'; n: number; result: number[] | number };
type Fairness = { commitment: string; secret: string; match: string; entropy: string[] };

/** A game file, as far as chance is concerned. */
export type GameFile = {
  seats: number;
  seed: string;
  moves: string[];
  events: unknown[];
  draws: Draw[];
  chain: string[];
  digests: string[];
  fairness?: Fairness;
  [name: string]: unknown;
};

export const CHECKS = ['sealed', 'mixed', 'drawn', 'told'] as const;
export type Check = (typeof CHECKS)[number];
/** What came out of a check; the first that fails is the last that is made. */
export type Verdict = { check: Check; holds: boolean };

const HEADER = ['format', 'rules', 'seats', 'options', 'position', 'seed'];
const EVERY = 10;

/** JSON with sorted names and no spaces: the same for everybody who writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const named = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${named.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

/** The secret is the one whose hash was shown before the deal; where this device saw that hash, it is the same one. */
function isSealed({ fairness }: GameFile, seen: string | null): boolean {
  const secret = bytesOf(fairness?.secret ?? '');
  if (!fairness || secret?.length !== 32 || hexOf(sha256(secret)) !== fairness.commitment) return false;
  return seen === null || seen === fairness.commitment;
}

/** The seed follows from the secret, the match's address and what every seat added. */
function isMixed({ fairness, seats, seed }: GameFile): boolean {
  const secret = bytesOf(fairness?.secret ?? '');
  if (!fairness || !secret || fairness.entropy.length !== seats) return false;
  const texts = new TextEncoder().encode([fairness.match, ...fairness.entropy].map((text) => `${text}\0`).join(''));
  const message = new Uint8Array(secret.length + texts.length);
  message.set(secret);
  message.set(texts, secret.length);
  return hexOf(sha256(message)) === seed;
}

/** Every shuffle and every draw follows from the seed, in order. */
function isDrawn({ seed, draws }: GameFile): boolean {
  const key = bytesOf(seed);
  if (key?.length !== 32) return false;
  const chance = new Chance(key);
  return draws.every(({ kind, n, result }) => {
    if (!Number.isInteger(n) || n < 1 || n > 1000) return false;
    return kind === 'pick' ? result === chance.below(n) : canonical(result) === canonical(chance.shuffle(n));
  });
}

/** The chain over the moves and the digests over what was told are whole. */
function isTold(file: GameFile): boolean {
  let link = hashOf(canonical(Object.fromEntries(HEADER.map((name) => [name, file[name]]))));
  if (file.chain.length !== file.moves.length) return false;
  for (const [index, move] of file.moves.entries()) {
    link = hashOf(link + move);
    if (file.chain[index] !== link) return false;
  }
  let digest = '';
  const digests: string[] = [];
  for (const [index, told] of file.events.entries()) {
    digest = hashOf(digest + canonical(told));
    if (index % EVERY === 0 || index === file.events.length - 1) digests.push(digest);
  }
  return file.events.length === file.moves.length + 1 && digests.join() === file.digests.join();
}

/** All checks in order, up to the first that fails. `seen` is the seal that this device saw before the deal. */
export function checked(file: GameFile, seen: string | null): Verdict[] {
  const asked: Record<Check, () => boolean> = {
    sealed: () => isSealed(file, seen),
    mixed: () => isMixed(file),
    drawn: () => isDrawn(file),
    told: () => isTold(file),
  };
  const verdicts: Verdict[] = [];
  for (const check of CHECKS) {
    const holds = asked[check]();
    verdicts.push({ check, holds });
    if (!holds) break;
  }
  return verdicts;
}
