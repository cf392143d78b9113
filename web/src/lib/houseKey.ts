// The house key: a link whose fragment can make this browser somebody who has been here on another device. It opens once.

const FRAGMENT = /^#key=([\w-]{20,64})$/;

/** The link that carries a key; the fragment never leaves the browser that opens it. */
export function linkWith(key: string, origin: string = location.origin): string {
  return `${origin}/#key=${key}`;
}

/** The key in a fragment; null if there is none. */
export function keyIn(fragment: string): string | null {
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}

/** The key in the address, which is taken out of it at once; null if there is none. Nothing is done with it unasked. */
export function keyBrought(): string | null {
  const key = keyIn(location.hash);
  if (key !== null) history.replaceState(null, '', location.pathname + location.search);
  return key;
}
