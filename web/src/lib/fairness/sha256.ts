// SHA-256 (FIPS 180-4) in plain numbers: browsers offer their own only over HTTPS, and a check must work on a home network.

const ROUNDS = 64;
const BLOCK = 64;

const [START, CONSTANTS] = constants();

/** The first 32 bits of the fractions of the square roots of 8 primes, and of the cube roots of 64. */
function constants(): [number[], number[]] {
  const primes: number[] = [];
  for (let n = 2; primes.length < ROUNDS; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return [
    primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    primes.map((prime) => fraction(Math.cbrt(prime))),
  ];
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with a one bit, zeros, and its length in bits at the end. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length * 8) >>> 0);
  return view;
}

function compressed(state: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < ROUNDS; round++) {
    const mix =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (CONSTANTS[round] ?? 0) +
        (words[round] ?? 0)) |
      0;
    const most = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(mix + most) | 0, a, b, c, (d + mix) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

/** The 32 bytes of the hash. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = START;
  const words = new Int32Array(ROUNDS);
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    for (let at = 0; at < 16; at++) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < ROUNDS; at++) {
      const [far, near] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
      const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[at] = ((words[at - 16] ?? 0) + small + (words[at - 7] ?? 0) + large) | 0;
    }
    state = compressed(state, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => out.setInt32(index * 4, word));
  return new Uint8Array(out.buffer);
}

/** Bytes from hexadecimal; null where it is none. */
export function bytesOf(hex: string): Uint8Array | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash of a text, in hexadecimal. */
export function hashOf(text: string): string {
  return hexOf(sha256(new TextEncoder().encode(text)));
}
