// A picture that moves: the position rests, its moves are played as they would be at a table, and it begins again. No DOM.
import type { Picture } from '$lib/protocol';
import { stepsOf } from '$lib/table/steps';
import type { TableModel } from '$lib/table/table.svelte';

/** How long a picture rests before it moves, between its moves, and at its end, in milliseconds. */
export const REST = { before: 2200, between: 700, after: 2600 };
const LOOK = 120;

export class Loop {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly model: TableModel,
    private readonly pace: () => number,
  ) {}

  /** Shows a picture at rest, and then moving, if anything may move. */
  show(picture: Picture): void {
    this.end();
    this.model.hear({ ...picture.table, match: picture.name });
    this.#begin(picture);
  }

  /** Nothing moves any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.model.skip();
  }

  #begin(picture: Picture): void {
    this.model.skip();
    this.model.hear(picture.update); // moves were taken back, as far as the table knows
    const picked = stepsOf(picture.update.graph, picture.picked ?? []);
    if (picked.length) this.model.choose(picked);
    this.model.connection = 'online';
    if (this.pace() > 0 && picture.then.length) this.#after(REST.before, () => this.#move(picture, 0));
  }

  /** Plays a move, waits until the last piece lies, and goes on. */
  #move(picture: Picture, number: number): void {
    const next = picture.then[number];
    if (!next) return this.#after(REST.after, () => this.#begin(picture));
    this.model.hear(next);
    this.#settled(() => this.#after(REST.between, () => this.#move(picture, number + 1)));
  }

  #settled(then: () => void): void {
    if (this.model.moving) this.#after(LOOK, () => this.#settled(then));
    else then();
  }

  #after(ms: number, then: () => void): void {
    this.#timer = setTimeout(then, ms * Math.max(this.pace(), 0.5));
  }
}
