// The ChaCha20 stream of a seed (RFC 8439, counter and nonce zero) as fair numbers: how every shuffle and draw is made.

const ROUNDS = 10;
const WORDS = 16;
const ALL = 2 ** 32;

export class Chance {
  readonly #start = new Uint32Array(WORDS);
  readonly #words = new Uint32Array(WORDS);
  #used = WORDS;

  constructor(seed: Uint8Array) {
    this.#start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    const key = new DataView(seed.buffer, seed.byteOffset, seed.byteLength);
    for (let at = 0; at < 8; at++) this.#start[4 + at] = key.getUint32(at * 4, true);
  }

  /** The next 32 bits of the stream. */
  next(): number {
    if (this.#used === WORDS) this.#refill();
    return this.#words[this.#used++] ?? 0;
  }

  /** A number below n, each equally likely: what would favour some is drawn again. */
  below(n: number): number {
    for (;;) {
      const word = this.next();
      const low = Math.imul(word, n) >>> 0;
      if (low >= ALL % n) return (word * n - low) / ALL;
    }
  }

  /** For every place of a shuffled pack of n, which card it took. */
  shuffle(n: number): number[] {
    const places = Array.from({ length: n }, (_, place) => place);
    for (let place = n - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [places[place], places[other]] = [places[other] ?? 0, places[place] ?? 0];
    }
    return places;
  }

  #refill(): void {
    const w = this.#words;
    w.set(this.#start);
    for (let round = 0; round < ROUNDS; round++) {
      for (let column = 0; column < 4; column++) this.#quarter(column, column + 4, column + 8, column + 12);
      for (let column = 0; column < 4; column++)
        this.#quarter(column, ((column + 1) % 4) + 4, ((column + 2) % 4) + 8, ((column + 3) % 4) + 12);
    }
    for (let at = 0; at < WORDS; at++) w[at] = (w[at] ?? 0) + (this.#start[at] ?? 0);
    this.#start[12] = (this.#start[12] ?? 0) + 1;
    this.#used = 0;
  }

  #quarter(a: number, b: number, c: number, d: number): void {
    this.#mix(a, b, d, 16);
    this.#mix(c, d, b, 12);
    this.#mix(a, b, d, 8);
    this.#mix(c, d, b, 7);
  }

  /** Adds one word to another, and turns a third that was mixed with the sum. */
  #mix(to: number, from: number, mixed: number, by: number): void {
    const w = this.#words;
    w[to] = (w[to] ?? 0) + (w[from] ?? 0);
    const word = (w[mixed] ?? 0) ^ (w[to] ?? 0);
    w[mixed] = (word << by) | (word >>> (32 - by));
  }
}
