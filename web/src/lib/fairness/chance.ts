// The ChaCha20 stream of a seed (RFC 8439, counter and nonce zero) as fair numbers: how every shuffle and draw is made.
import { chacha20 } from '@noble/ciphers/chacha.js';

const NONCE = new Uint8Array(12);
const BLOCK = 64;
const WORD = 4;
const ALL = 2 ** 32;

export class Chance {
  readonly #seed: Uint8Array;
  #blocks = 0;
  #words = new DataView(new ArrayBuffer(0));
  #used = 0;

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  /** The next 32 bits of the stream. */
  next(): number {
    if (this.#used === this.#words.byteLength) this.#refill();
    const word = this.#words.getUint32(this.#used, true);
    this.#used += WORD;
    return word;
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

  /** The stream is what zeros are enciphered to. */
  #refill(): void {
    const block = chacha20(this.#seed, NONCE, new Uint8Array(BLOCK), undefined, this.#blocks++);
    this.#words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    this.#used = 0;
  }
}
