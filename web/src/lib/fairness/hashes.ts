// Hashes of what was promised, by a library: browsers offer their own only over HTTPS, and a check must work on a home network.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export { bytesToHex as hexOf, sha256 };

/** Bytes from hexadecimal; null where it is none. */
export function bytesOf(hex: string): Uint8Array | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The hash of a text, in hexadecimal. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}
