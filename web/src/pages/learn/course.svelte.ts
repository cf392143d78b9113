// A lesson under way: which station, what was played there and how it is judged. All from one document; the house is asked
// only why a step may not be taken.
import type { Answer, Command } from '$lib/connection';
import type { Consequence, Lesson, Station, Update } from '$lib/protocol';
import { stepsOf, type Step } from '$lib/table/steps';
import { TableModel } from '$lib/table/table.svelte';
import type { World } from '$lib/table/world';
import { whyThere } from '$lib/whyThere';

/** Pieces move; the learner is to decide; a move was wrong, or right; the last station is behind us. */
export type Stage = 'moving' | 'asked' | 'wrong' | 'right' | 'over';

/** What is to be touched next: a step, or the key that plays what is picked. */
export type Light = { step: Step } | 'key' | null;

/** How long what is picked is seen before it is played for somebody, in milliseconds. */
const SEEN = 700;

export class Course {
  /** The table of this try: each has its own, so that nothing of the last one is left on it. */
  model = $state.raw() as TableModel;
  at = $state(0);
  /** Whether what is to be touched is lit. */
  lit = $state(false);
  verdict = $state.raw<Consequence | null>(null);
  /** Whether a try was made already: the first is where the page opens. */
  begun = false;
  #over = $state(false);

  station = $derived.by((): Station => {
    const station = this.lesson.stations[this.at];
    if (!station) throw new Error(`no station ${this.at}`);
    return station;
  });
  stage = $derived.by((): Stage => {
    if (this.#over) return 'over';
    if (this.model.moving && !this.model.resting) return 'moving';
    if (this.verdict) return this.verdict.right ? 'right' : 'wrong';
    return this.model.mine ? 'asked' : 'moving';
  });
  /** The id of what the coach says: while pieces move, what was said before. */
  said = $derived(this.verdict && this.stage !== 'moving' ? this.verdict.text : this.station.text);
  /** Every sentence that the coach may have to say, with the number of its rule. */
  readonly sentences: readonly { id: string; rule: string }[];
  light = $derived.by((): Light => {
    if (this.stage !== 'asked' || !this.lit) return null;
    const best = stepsOf(this.model.graph, this.station.best);
    const apart = best.findIndex((step, index) => this.model.chosen[index] !== step);
    const step = best[apart];
    if (step !== undefined) return { step };
    return this.model.chosen.length === best.length ? 'key' : null;
  });

  constructor(
    private readonly lesson: Lesson,
    private readonly world: World,
    private readonly pace: () => number,
    at: number,
    private readonly onstation: (at: number) => void = () => {},
    private readonly drawn: () => boolean = () => true,
  ) {
    this.sentences = lesson.stations.flatMap(({ text, rule = '', consequences }) =>
      [...new Set([text, ...consequences.map((each) => each.text)])].map((id) => ({ id, rule })),
    );
    this.go(at in lesson.stations ? at : 0);
  }

  /** Begins a station: its position, then what is played before the learner decides. */
  go(at: number): void {
    this.at = at;
    this.#over = false;
    this.lit = false;
    this.verdict = null;
    this.#lay([this.station.opening, ...this.station.before]);
  }

  /** Puts the position back in which the learner decides; what is to be touched is lit now. */
  again(): void {
    this.verdict = null;
    this.lit = true;
    this.#lay([this.station.before.at(-1) ?? this.station.opening]);
  }

  next(): void {
    if (this.at + 1 < this.lesson.stations.length) this.go(this.at + 1);
    else this.#over = true;
  }

  /** Picks the right move and, when it has been seen, plays it. */
  async show(): Promise<void> {
    if (this.stage !== 'asked') return;
    const { at, model } = this;
    model.clear();
    model.choose(stepsOf(model.graph, this.station.best));
    await new Promise((seen) => setTimeout(seen, SEEN * this.pace()));
    if (this.at === at && this.stage === 'asked') await model.play();
  }

  #lay(updates: Update[]): void {
    const { staging, start } = this.world;
    const rests = (update: Update): boolean => this.drawn() && update === this.verdict?.updates.at(-1);
    const model = new TableModel((command) => this.#answer(command), staging, this.pace, undefined, start, rests);
    for (const message of [this.station.table, ...updates]) model.hear(message);
    model.connection = 'online';
    this.begun = (this.model as TableModel | undefined) !== undefined;
    this.model = model;
  }

  /** Answers for the server: a whole move is judged; only the rules know why a step may not be taken. */
  #answer(command: Command): Promise<Answer> {
    if (command.type === 'why') return whyThere(this.lesson.game, { kind: 'lesson', name: this.station.name }, command);
    if (command.type !== 'play') return Promise.resolve({ done: true });
    const played = command.steps.join();
    const found = this.station.consequences.find(({ steps }) => steps.join() === played);
    if (!found) return Promise.resolve({ done: false, says: { id: 'learning-why' } });
    this.verdict = found;
    if (found.right) this.onstation(this.at + 1);
    for (const update of found.updates) this.model.hear(update);
    return Promise.resolve({ done: true });
  }
}
