// Names for commands, so that one sent twice takes effect once.

/** A fresh command id: 96 random bits. Works without a secure context, where `crypto.randomUUID` is missing. */
export function newCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
