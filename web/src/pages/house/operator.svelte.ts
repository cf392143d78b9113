// What an operator's page knows and asks for: the link turned into a cookie, the report again and again. No DOM.
import { ask, NotDone } from '$lib/api';
import type { HouseReport, HouseTable, Says } from '$lib/protocol';

const AGAIN = 5000;
/** A secret as `ludoteca house` makes them. */
const LINK = /^#(\d{10,16}\.[\w-]{16,40}\.[0-9a-f]{64})$/;

/** The secret in the address, which is taken out of it at once; null if there is none. */
export function linkBrought(): string | null {
  const link = LINK.exec(location.hash)?.[1] ?? null;
  if (link !== null) history.replaceState(null, '', location.pathname);
  return link;
}

/** The table that somebody has typed or pasted: an address, an id or letters said aloud. */
export function tableIn(typed: string): string {
  return (
    typed
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** The next time that it is four in the night, here. */
export function atFour(now: number): number {
  const then = new Date(now);
  then.setHours(4, 0, 0, 0);
  if (then.getTime() - now < 60_000) then.setDate(then.getDate() + 1);
  return then.getTime();
}

export class Operator {
  report = $state.raw<HouseReport | null>(null);
  /** This browser is not the operator's: how it becomes so. */
  locked = $state(false);
  /** Why the last thing asked for was not done. */
  refused = $state.raw<Says | null>(null);
  /** The house does not answer; what it said before stays. */
  gone = $state(false);
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** How often the room was locked here: what was asked before that is not shown any more when it is answered. */
  #leavings = 0;

  constructor(private readonly pause: number = AGAIN) {}

  async begin(link: string | null): Promise<void> {
    if (link !== null) await this.#take(() => ask<HouseReport>('POST', '/api/house/key', { link }));
    await this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  reopen = (table: string): Promise<void> => this.#act('POST', `tables/${encodeURIComponent(table)}/reopening`);
  takeOffline = (table: string): Promise<void> => this.#act('PUT', `tables/${encodeURIComponent(table)}/offline`);
  putBack = (table: string): Promise<void> => this.#act('DELETE', `tables/${encodeURIComponent(table)}/offline`);
  announce = (seconds: number): Promise<void> => this.#act('PUT', 'restart', { seconds });
  withdraw = (): Promise<void> => this.#act('DELETE', 'restart');

  /** One table, as far as an operator may see it; null where there is none. */
  async find(typed: string): Promise<HouseTable | null> {
    this.refused = null;
    try {
      return await ask<HouseTable>('GET', `/api/house/tables/${encodeURIComponent(tableIn(typed))}`);
    } catch (reason) {
      this.#failed(reason);
      return null;
    }
  }

  async leave(): Promise<void> {
    await ask('DELETE', '/api/house/key').catch(() => {});
    this.#leavings += 1;
    this.report = null;
    this.locked = true;
  }

  async #act(method: string, path: string, body?: unknown): Promise<void> {
    this.busy = true;
    this.refused = null;
    await this.#take(() => ask<HouseReport>(method, `/api/house/${path}`, body));
    this.busy = false;
  }

  async #look(): Promise<void> {
    if (this.#closed) return;
    if (!document.hidden && !(this.locked && this.report === null)) {
      await this.#take(() => ask<HouseReport>('GET', '/api/house'));
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.#look(), this.pause);
  }

  async #take(asked: () => Promise<HouseReport>): Promise<void> {
    const leavings = this.#leavings;
    try {
      const report = await asked();
      if (leavings !== this.#leavings) return;
      this.report = report;
      this.locked = this.gone = false;
    } catch (reason) {
      if (leavings === this.#leavings) this.#failed(reason);
    }
  }

  #failed(reason: unknown): void {
    const { says, status } = reason instanceof NotDone ? reason : { says: null, status: 0 };
    this.gone = says === null;
    if (status === 401 || (status === 403 && this.report === null)) {
      this.locked = true;
      this.report = null;
    }
    if (says !== null && says.id !== 'server-operator-only') this.refused = says;
  }
}
