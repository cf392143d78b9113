// Dealing, as far as this page takes part: it commits itself to a little chance of its own for every sealed deck, reveals it
// when all commitments stand, and looks whether it is in the deal. Nobody is asked; whoever is left out is told loudly.
import type { Answer, Command } from '$lib/connection';
import { commitmentOf, newPledge, pledgeFor } from '$lib/fairness/pledges';
import type { Table } from '$lib/protocol';

export class Dealing {
  /** Whether cards were dealt without what this page had committed itself to. */
  wrong = $state(false);
  #sending = '';
  /** The deck for which the server has taken this page's commitment, on this connection. */
  #expected = '';
  #revealed = '';
  /** What everybody had committed themselves to when this page revealed its part. */
  #fixed = '';
  #match: string | null | undefined = undefined;

  constructor(
    private readonly send: (command: Command) => Promise<Answer>,
    private readonly committed: (table: Table) => void = () => undefined,
  ) {}

  /** Does what the table asks for now. */
  async hear(table: Table): Promise<void> {
    this.#look(table);
    if (table.dealing?.phase === 'revealing') await this.#reveal(table);
    else await this.#commit(table);
  }

  /** The connection is lost, and with it a commitment that is not fixed yet. */
  disconnected(): void {
    this.#expected = this.#fixed ? this.#expected : '';
    this.#revealed = '';
  }

  /** Looks whether a deal that has been made, or is being made, has my part in it. */
  #look(table: Table): void {
    const dealt = this.#match !== undefined && table.match !== this.#match;
    this.#match = table.match;
    if (dealt && this.#expected) {
      const commitments = table.deal?.commitments ?? [];
      const mine = table.commitment === this.#expected && this.#isIn(commitments, table.commitment);
      this.wrong ||= !mine || (this.#fixed !== '' && commitments.join() !== this.#fixed);
    } else if (table.dealing?.phase === 'revealing' && table.sealed === this.#expected) {
      this.wrong ||= !this.#isIn(table.dealing.commitments ?? [], table.sealed);
    }
    if (table.sealed !== this.#expected) this.#expected = this.#fixed = '';
  }

  #isIn(commitments: string[], sealed: string): boolean {
    const pledge = pledgeFor(sealed);
    return pledge !== null && commitments[pledge.seat] === commitmentOf(sealed, pledge);
  }

  /** Commits this page to a fresh text, as soon as I sit there and nothing is being played. */
  async #commit(table: Table): Promise<void> {
    const me = table.seat === null ? undefined : table.sitters[table.seat];
    if (
      !me ||
      table.seat === null ||
      me.committed ||
      table.state === 'playing' ||
      !table.sealed ||
      table.sealed === this.#sending
    )
      return;
    const sealed = (this.#sending = table.sealed);
    const commitment = commitmentOf(sealed, newPledge(sealed, table.seat));
    const answer = await this.send({ type: 'commit', sealed, commitment });
    this.#sending = '';
    if (answer.done) this.#expected = sealed;
    this.committed(table);
  }

  /** Reveals my part, once all commitments stand and mine is among them. */
  async #reveal({ dealing, sealed = '' }: Table): Promise<void> {
    const [pledge, commitments] = [pledgeFor(sealed), dealing?.commitments ?? []];
    if (
      !pledge ||
      !this.#isIn(commitments, sealed) ||
      dealing?.revealed?.includes(pledge.seat) ||
      this.#revealed === sealed
    )
      return;
    this.#revealed = sealed;
    this.#fixed = commitments.join();
    this.#expected = sealed;
    await this.send({ type: 'reveal', text: pledge.text });
  }
}

/** The hash of a sealed deck, short enough to compare by eye. */
export function fingerprint(hash: string): string {
  return (hash.slice(0, 12).match(/.{4}/g) ?? []).join('·');
}
