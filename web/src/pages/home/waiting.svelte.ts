// My tables with others, as they stood when something last changed there.
import { api } from '$lib/api';
import type { TableLine, WaitingTable } from '$lib/protocol';

/** Looks after which what is left of the time is asked for anew, though nothing has happened. */
const PATIENCE = 12;

export class Waiting {
  tables = $state.raw<WaitingTable[]>([]);
  #seen: string | null = null;
  #looks = 0;

  /** Asks what happened where something did, by what the list of tables says. */
  async follow(lines: TableLine[]): Promise<void> {
    const mine = lines.filter(({ yours, state }) => yours && state === 'playing');
    const now = mine.map(({ id, yourTurn, moves, names }) => `${id} ${yourTurn} ${moves} ${names.join()}`).join();
    this.#looks = now === this.#seen ? this.#looks + 1 : 0;
    if (this.#looks > 0 && this.#looks % PATIENCE !== 0) return;
    this.tables = mine.length > 0 ? await api.waiting() : [];
    this.#seen = now;
  }
}
