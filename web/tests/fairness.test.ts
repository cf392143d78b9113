// Was the shuffle honest: known answers of the ciphers, a true game file, and files that somebody has touched.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Chance } from '$lib/fairness/chance';
import { canonical, checked, type GameFile, type Known, type Stretch } from '$lib/fairness/check';
import { bytesOf, hashOf } from '$lib/fairness/hashes';

type Dealt = { file: GameFile; stretch: Stretch };
/** The first moves of a match of Kariba, saved by the rules themselves before seats committed themselves. */
const honest = (): GameFile => JSON.parse(readFileSync('tests/honest.json', 'utf-8')) as GameFile;
/** A match to which two of three seats had committed themselves, and the public chain around it. */
const dealt = (): Dealt => JSON.parse(readFileSync('tests/dealt.json', 'utf-8')) as Dealt;
const NOTHING: Known = { seal: null, pledge: null, stretch: null };
const verdicts = (file: GameFile, known: Partial<Known> = {}) =>
  checked(file, { ...NOTHING, ...known }).map(({ check, holds }) => `${check} ${holds}`);

describe('the ciphers', () => {
  it('hash as FIPS 180-4 says', () => {
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('stream as RFC 8439 says', () => {
    const chance = new Chance(new Uint8Array(32));
    const words = Array.from({ length: 16 }, () => chance.next());
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(chance.next()).toBe(0xbee7079f); // the second block
  });

  it('read bytes only where there are some', () => {
    expect(bytesOf('00ff')).toEqual(Uint8Array.of(0, 255));
    expect(bytesOf('0')).toBeNull();
    expect(bytesOf('zz')).toBeNull();
  });

  it('write names in one order', () => {
    expect(canonical({ b: [1, 'ü', null], a: { d: true, c: '' } })).toBe('{"a":{"c":"","d":true},"b":[1,"ü",null]}');
  });
});

describe('a game file', () => {
  it('that is honest passes all four', () => {
    expect(verdicts(honest())).toEqual(['sealed true', 'mixed true', 'drawn true', 'told true']);
    expect(verdicts(honest(), { seal: honest().fairness?.commitment ?? '' })).toHaveLength(4);
  });

  it('under another seal than the one seen stops at once', () => {
    expect(verdicts(honest(), { seal: 'ab'.repeat(32) })).toEqual(['sealed false']);
  });

  it('whose seats added something else stops at the seed', () => {
    const file = honest();
    file.fairness!.entropy[0] = 'other';
    expect(verdicts(file)).toEqual(['sealed true', 'mixed false']);
  });

  it('that begins from a position was not dealt by the seed it names', () => {
    expect(verdicts({ ...honest(), position: { players: 3 } })).toEqual(['sealed true', 'mixed false']);
  });

  it('with a swapped card stops at the draws', () => {
    const file = honest();
    const result = file.draws[0]!.result as number[];
    [result[0], result[1]] = [result[1]!, result[0]!];
    expect(verdicts(file).at(-1)).toBe('drawn false');
  });

  it('with another move or another event stops at what was told', () => {
    const moved = honest();
    moved.moves[1] = 'b 1x1 ';
    expect(verdicts(moved).at(-1)).toBe('told false');
    const told = honest();
    (told.events[1] as unknown[]).pop();
    expect(verdicts(told).at(-1)).toBe('told false');
  });
});

describe('a game file to which seats had committed themselves', () => {
  const pledge = { seat: 0, text: 'a'.repeat(64) };

  it('passes all six', () => {
    const { file, stretch } = dealt();
    const all = ['sealed true', 'mixed true', 'mine true', 'public true', 'drawn true', 'told true'];
    expect(verdicts(file, { seal: file.fairness!.commitment, pledge, stretch })).toEqual(all);
  });

  it('without my part stops there', () => {
    const { file, stretch } = dealt();
    expect(verdicts(file, { pledge: { seat: 1, text: 'a'.repeat(64) }, stretch })).toEqual([
      'sealed true',
      'mixed true',
      'mine false',
    ]);
  });

  it('whose commitments or texts are others stops at the seed', () => {
    for (const part of ['commitments', 'entropy'] as const) {
      const { file, stretch } = dealt();
      file.fairness![part]![2] = 'other';
      expect(verdicts(file, { stretch })).toEqual(['sealed true', 'mixed false']);
    }
  });

  it('that another address was given to stops at the seal', () => {
    const { file } = dealt();
    file.fairness!.match = 'x';
    expect(verdicts(file)).toEqual(['sealed false']);
  });

  it('that the public chain does not show stops there', () => {
    const wrong: ((one: Dealt) => void)[] = [
      ({ stretch }) => stretch.entries.splice(1, 1),
      ({ stretch }) => (stretch.entries[2]!.kind = 'void'),
      ({ file }) => (file.fairness!.number = 8),
      ({ file }) => (file.rules = 'kariba/9'),
      ({ stretch }) => (stretch.before = ''),
    ];
    for (const change of wrong) {
      const one = dealt();
      change(one);
      expect(verdicts(one.file, { pledge, stretch: one.stretch }).at(-1)).toBe('public false');
    }
    expect(verdicts(dealt().file).at(-1)).toBe('public false');
  });
});
