// What this page has before it, as locks that the worker and other pages of this browser can see. They end with the page,
// however it ends. Browsers have them where they have workers: in a secure context.

/** Held while a table is open: a newer version of the page waits for its end. */
export const AT_A_TABLE = 'ludoteca-table';

/** Held while this table is seen: nobody has to be called to it. */
export function seen(table: string): string {
  return `ludoteca-seen-${table}`;
}

/** Holds a lock, together with whoever else does, until the answer is called. */
export function held(name: string): () => void {
  let release = (): void => {};
  const over = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(name, { mode: 'shared' }, () => over);
  return release;
}
