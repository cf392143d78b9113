// A person's own page as the house tells it: asked for again until all matches are thought over. No DOM.
import { api } from '$lib/api';
import type { PersonPage } from '$lib/protocol';

const AGAIN = 1500;

export class Person {
  page = $state.raw<PersonPage | null>(null);
  /** The house did not answer: what came before stays. */
  trouble = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly ask: () => Promise<PersonPage> = api.myPage,
    private readonly pause: number = AGAIN,
  ) {}

  async begin(): Promise<void> {
    try {
      this.page = await this.ask();
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
    const isWhole = this.page !== null && this.page.done >= this.page.total;
    if (!isWhole && !this.#closed) this.#timer = setTimeout(() => void this.begin(), this.pause);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** Shares of a victory as points with their sign: +3, −2, 0. */
export function points(share: number): string {
  const rounded = Math.round(100 * share);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}

/** The points of a line through values between −most and +most, in a box of 100 by 100. */
export function line(values: number[], most: number): string {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  return values.map((value, index) => `${round(index * step)},${round(50 - (50 * value) / most)}`).join(' ');
}

const round = (value: number): number => Math.round(10 * value) / 10;
