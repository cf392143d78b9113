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
  /** The room is being locked: nothing of it is shown any more, but the house has not said yet that it is. */
  leaving = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Which of the rounds of asking is the last that was begun: there is one at a time. */
  #round = 0;
  /** How often the room was left here: what was asked before that is not shown any more when it is answered. */
  #leavings = 0;

  constructor(private readonly pause: number = AGAIN) {}

  async begin(link: string | null): Promise<void> {
    if (link !== null) await this.#take(() => ask<HouseReport>('POST', '/api/house/key', { link }));
    await this.look();
  }

  /** Asks now, and again and again from now on: a tab that is looked at again shows what is true. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const round = (this.#round += 1);
    if (this.#closed || this.leaving) return;
    if (!document.hidden && !(this.locked && this.report === null)) {
      await this.#take(() => ask<HouseReport>('GET', '/api/house'));
    }
    if (!this.#closed && round === this.#round) this.#timer = setTimeout(() => void this.look(), this.pause);
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
    const leavings = this.#leavings;
    try {
      const table = await ask<HouseTable>('GET', `/api/house/tables/${encodeURIComponent(tableIn(typed))}`);
      return leavings === this.#leavings ? table : null;
    } catch (reason) {
      if (leavings === this.#leavings) this.#failed(reason);
      return null;
    }
  }

  /** Locks the room: it is gone from the screen at once, and comes back only if the house could not be told. */
  async leave(): Promise<void> {
    const report = this.report;
    this.#leavings += 1;
    this.leaving = true;
    this.report = this.refused = null;
    this.gone = false;
    try {
      await ask('DELETE', '/api/house/key');
      this.locked = true;
    } catch (reason) {
      this.locked = reason instanceof NotDone && [401, 403].includes(reason.status);
      this.report = this.locked ? null : report;
      this.refused = this.locked ? null : { id: 'house-not-locked' };
    }
    this.leaving = false;
    void this.look();
  }

  async #act(method: string, path: string, body?: unknown): Promise<void> {
    this.busy = true;
    this.refused = null;
    await this.#take(() => ask<HouseReport>(method, `/api/house/${path}`, body));
    this.busy = false;
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
