// The house key: a link whose fragment makes this browser somebody who has been here on another device. It opens once.
import { api } from '$lib/api';

const FRAGMENT = /^#key=([\w-]{20,64})$/;

/** The link that carries a key; the fragment never leaves the browser that opens it. */
export function linkWith(key: string, origin: string = location.origin): string {
  return `${origin}/#key=${key}`;
}

/** The key in a fragment; null if there is none. */
export function keyIn(fragment: string): string | null {
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}

/** Uses up the key in the address, if there is one, and takes it out of the address at once. False: it did not fit. */
export async function turnKey(): Promise<boolean> {
  const key = keyIn(location.hash);
  if (key === null) return true;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    await api.turnKey(key);
    return true;
  } catch {
    return false;
  }
}
