// One device handed round: whose hand it shows now, whose turn it is to uncover. At other tables it only passes things on.
import type { Answer, Command } from '$lib/connection';
import type { Table, Update } from '$lib/protocol';
import type { TableModel } from './table.svelte';

type Send = (command: Command) => Promise<Answer>;

export class HotSeat {
  /** The seat whose hand is shown; null: all are covered. */
  looking = $state<number | null>(null);
  #table = $state.raw<Table | null>(null);

  constructor(
    private readonly model: TableModel,
    private readonly pass: Send,
  ) {}

  get local(): boolean {
    return (this.#table?.terms?.local ?? false) && this.#table?.state === 'playing';
  }

  /** The people who are to decide and whose hands are covered. */
  get next(): number[] {
    const update = this.model.update;
    if (!this.local || this.looking !== null || !update || this.model.moving) return [];
    return update.view.pending.filter(
      (seat) => this.#table?.sitters[seat]?.kind === 'person' && !update.answered?.includes(seat),
    );
  }

  hear(message: Table | Update): void {
    if (message.type === 'table') {
      this.#table = message;
      this.model.hear(this.#dressed(message));
      return;
    }
    this.model.hear(message);
    if (this.local && this.looking !== null && !this.#decides(this.looking, message)) this.cover();
  }

  /** Sends a command for whoever holds the device. */
  send(command: Command): Promise<Answer> {
    if (!this.local || (command.type !== 'play' && command.type !== 'why' && command.type !== 'hint'))
      return this.pass(command);
    return this.pass({ ...command, seat: this.looking });
  }

  /** Shows one hand. */
  async uncover(seat: number): Promise<void> {
    const answer = await this.pass({ type: 'look', seat });
    if (answer.done) this.#look(seat);
  }

  /** Covers all hands. */
  cover(): void {
    if (this.looking === null) return;
    this.#look(null);
    void this.pass({ type: 'look', seat: null });
  }

  #look(seat: number | null): void {
    this.looking = seat;
    if (this.#table) this.model.hear(this.#dressed(this.#table));
  }

  #decides(seat: number, update: Update): boolean {
    return update.view.pending.includes(seat) && !update.answered?.includes(seat);
  }

  #dressed(table: Table): Table {
    if (!this.local) return table;
    return {
      ...table,
      seat: this.looking,
      sitters: table.sitters.map((sitter, seat) => ({ ...sitter, you: seat === this.looking })),
    };
  }
}
