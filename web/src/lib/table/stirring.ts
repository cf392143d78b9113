// A little chance from this device for every sealed deck, so that no server can choose a shuffle alone.
import type { Answer, Command } from '$lib/connection';
import { newCommand } from '$lib/command';
import type { Table } from '$lib/protocol';

export class Stirring {
  #deck = '';

  constructor(
    private readonly send: (command: Command) => Promise<Answer>,
    private readonly stirred: (table: Table) => void = () => undefined,
  ) {}

  /** Adds to the deck that a table shows, once, as soon as I sit there and nothing is being played. */
  async hear(table: Table): Promise<void> {
    const me = table.seat === null ? undefined : table.sitters[table.seat];
    if (!me || me.stirred || table.state === 'playing' || !table.sealed || table.sealed === this.#deck) return;
    this.#deck = table.sealed;
    await this.send({ type: 'stir', text: newCommand() });
    this.stirred(table);
  }
}

/** The hash of a sealed deck, short enough to compare by eye. */
export function fingerprint(hash: string): string {
  return (hash.slice(0, 12).match(/.{4}/g) ?? []).join('·');
}
