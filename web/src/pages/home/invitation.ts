// Reading an invitation as people paste it.

/** The table's code in a pasted link or code; null if there is none. */
export function tableIn(pasted: string): string | null {
  const trimmed = pasted.trim();
  const inLink = /\/t\/([^/?#\s]+)/.exec(trimmed);
  if (inLink?.[1]) return decodeURIComponent(inLink[1]);
  return /^[\p{L}\p{N}_-]{3,64}$/u.test(trimmed) ? trimmed : null;
}

/** Four letters said aloud; null if it is something else. */
export function codeIn(pasted: string): string | null {
  const letters = pasted.replace(/[\s.,-]/g, '').toLowerCase();
  return /^[a-z]{4}$/.test(letters) ? letters : null;
}
