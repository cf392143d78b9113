// Was the shuffle honest? A game file recomputed on this device: seal, commitments, seed, my own part, the public chain, draws,
// and the chain of moves and events. Files from before seats committed themselves have no part of mine and no public chain.
import { Chance } from './chance';
import { commitmentOf, type Pledge } from './pledges';
import { bytesOf, hashOf, hexOf, sha256 } from './hashes';

type Draw = { move: number; rule: string; kind: 'shuffle' | 'pick'; n: number; result: number[] | number };
type Fairness = {
  commitment: string;
  secret: string;
  match: string;
  entropy: string[];
  commitments?: string[];
  number?: number;
};
type Entry = {
  number: number;
  kind: 'commit' | 'deal' | 'void';
  of: number | null;
  digest: string;
  time: number;
  link: string;
};
/** A stretch of the public chain of the house. */
export type Stretch = { before: string; entries: Entry[] };
/** What this device knows by itself: the seal it saw, what it committed itself to, and what the house tells everybody. */
export type Known = { seal: string | null; pledge: Pledge | null; stretch: Stretch | null };

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

export const CHECKS = ['sealed', 'mixed', 'mine', 'public', 'drawn', 'told'] as const;
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
  if (
    !fairness ||
    secret?.length !== 32 ||
    hexOf(sha256(joined(secret, fairness.commitments ? `${fairness.match}\0` : ''))) !== fairness.commitment
  )
    return false;
  return seen === null || seen === fairness.commitment;
}

/** The cards were dealt, and the seed follows from the secret, the match's address and what every seat had committed itself
    to and added. */
function isMixed({ fairness, seats, seed, position }: GameFile): boolean {
  if (position !== null) return false;
  const secret = bytesOf(fairness?.secret ?? '');
  if (!fairness || !secret || fairness.entropy.length !== seats) return false;
  const kept = fairness.entropy.map((text, seat) => (text ? commitmentOf(fairness.commitment, { seat, text }) : ''));
  if (fairness.commitments && kept.join() !== fairness.commitments.join()) return false;
  return (
    hexOf(sha256(joined(secret, [fairness.match, ...fairness.entropy].map((text) => `${text}\0`).join('')))) === seed
  );
}

function joined(bytes: Uint8Array, text: string): Uint8Array {
  const more = new TextEncoder().encode(text);
  const all = new Uint8Array(bytes.length + more.length);
  all.set(bytes);
  all.set(more, bytes.length);
  return all;
}

/** What this device had committed itself to is in the deal; a device that did not take part has nothing to look for. */
function isMine({ fairness }: GameFile, pledge: Pledge | null): boolean {
  return pledge === null || fairness?.entropy[pledge.seat] === pledge.text;
}

/** The public chain holds what was fixed before anything was revealed, then this deal, and no other end of it. */
function isPublic({ fairness, rules, seats, options, seed }: GameFile, stretch: Stretch | null): boolean {
  if (!fairness?.number || !stretch) return false;
  let link = stretch.before;
  for (const { number, kind, of, digest, time, link: told } of stretch.entries) {
    link = hashOf(link + canonical([number, kind, of, digest, time]));
    if (link !== told) return false;
  }
  const terms = hashOf(
    canonical({ rules, seats, options, sealed: fairness.commitment, commitments: fairness.commitments }),
  );
  const found = stretch.entries.filter(({ number, of }) => number === fairness.number || of === fairness.number);
  return (
    found.map(({ kind, digest }) => `${kind} ${digest}`).join() ===
    [`commit ${terms}`, `deal ${hashOf(`${terms} dealt ${seed}`)}`].join()
  );
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

/** All checks in order, up to the first that fails. */
export function checked(file: GameFile, { seal, pledge, stretch }: Known): Verdict[] {
  const asked: Record<Check, () => boolean> = {
    sealed: () => isSealed(file, seal),
    mixed: () => isMixed(file),
    mine: () => isMine(file, pledge),
    public: () => isPublic(file, stretch),
    drawn: () => isDrawn(file),
    told: () => isTold(file),
  };
  const verdicts: Verdict[] = [];
  for (const check of CHECKS) {
    if ((check === 'mine' || check === 'public') && !file.fairness?.commitments) continue;
    const holds = asked[check]();
    verdicts.push({ check, holds });
    if (!holds) break;
  }
  return verdicts;
}
