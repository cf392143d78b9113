// One table as this page knows it: the latest update, what lies on the board while pieces still move, what is picked. No DOM.
import type { Answer, Command, Thread } from '$lib/connection';
import type { Event, Explanation, Says, Table, Update } from '$lib/protocol';
import { withEvents, type Line } from '$lib/table/lines';
import { HIGHLIGHT, LONG_QUEUE, Pause, type Scene, type Staging, type View } from '$lib/table/motion';
import { isWhole, lastChoice, offered, onlyMove } from '$lib/table/steps';

type Send = (command: Command) => Promise<Answer>;
type Pace = () => number;

const LONGEST_LOG = 400;

export class TableModel {
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  /** What lies on the table now; it lags behind `update` while pieces move. */
  board = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Places that changed, ringed for a moment where nothing may move. */
  changed = $state.raw<string[]>([]);
  log = $state.raw<Line[]>([]);
  chosen = $state.raw<number[]>([]);
  sending = $state(false);
  /** Whether the picked move was pressed once and waits for the second press. */
  armed = $state(false);
  slip = $state.raw<Says | null>(null);
  thread = $state<Thread>('joining');

  mine = $derived((this.update?.graph.nodes.length ?? 0) > 0);
  choices = $derived(this.update ? offered(this.update.graph, []) : []);
  choice = $derived(this.update ? lastChoice(this.update.graph, this.chosen) : null);
  whole = $derived(this.update !== null && isWhole(this.update.graph, this.chosen));
  /** In a window where several decide at once: whether my answer is in, and whether it is the one that is picked. */
  answered = $derived((this.update?.answer ?? null) !== null);
  sent = $derived(this.answered && this.update?.answer?.join() === this.chosen.join());
  over = $derived(this.update?.view.outcome != null && !this.moving);

  #queue = $state.raw<{ events: Event[]; view: View }[]>([]);
  #performing = $state(false);
  #pause = new Pause();
  #match: string | null = null;
  /** Counts how often everything was forgotten, so that motion which was under way notices. */
  #era = 0;

  constructor(
    private readonly send: Send,
    private readonly staging: Staging,
    private readonly pace: Pace,
    private readonly confirms: () => boolean = () => false,
  ) {}

  /** Milliseconds as the house's clock counts them: all times that the server tells are meant so. */
  now(): number {
    return performance.now() * (this.table?.speed ?? 1);
  }

  get moving(): boolean {
    return this.#performing || this.#queue.length > 0;
  }

  /** Whether more has happened than what is being shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** Takes in what the server tells. */
  hear(message: Table | Update): void {
    if (message.type === 'table') {
      if (message.match !== this.#match) this.#forget(message.match);
      this.table = message;
      return;
    }
    if (this.update && message.sequence < this.update.sequence) this.#forget(this.#match); // moves were taken back
    const first = this.update === null;
    const wasMine = this.mine && this.update?.sequence !== message.sequence; // somebody's answer is no new turn
    this.update = message;
    this.#keepChoice(wasMine);
    if (first || this.board === null) {
      this.#tell(message.events);
      this.board = message.view;
      return;
    }
    this.#queue = [...this.#queue, { events: message.events, view: message.view }];
    void this.#perform();
  }

  /** Picks these steps, early or on turn; steps that are not legal now are asked about instead. */
  choose(steps: number[]): void {
    if (this.sending) return;
    this.slip = null;
    this.armed = false;
    const last = steps.at(-1);
    if (this.mine && this.update && last !== undefined && lastChoice(this.update.graph, steps) === null) {
      void this.ask(steps.slice(0, -1), last);
      return;
    }
    this.chosen = steps;
  }

  /** Asks the server why a step may not be taken, and shows the answer. */
  async ask(steps: number[], step: number): Promise<void> {
    const answer = await this.send({ type: 'why', steps, step });
    if (!answer.done) this.slip = answer.says;
  }

  /** Asks what a bot would think in my place; null where the server says no, and the slip then tells why. */
  async hint(): Promise<Explanation | null> {
    if (!this.update) return null;
    this.slip = null;
    const answer = await this.send({ type: 'hint', sequence: this.update.sequence });
    if (!answer.done) this.slip = answer.says;
    return answer.done ? (answer.explanation ?? null) : null;
  }

  /** Puts back what is picked. */
  clear(): void {
    if (this.sending) return;
    this.slip = null;
    this.armed = false;
    this.chosen = [];
  }

  /** Sends the picked move; who wants to be asked once more presses twice. */
  async play(): Promise<void> {
    if (!this.whole || this.sending || this.sent || !this.update) return;
    if (this.confirms() && !this.armed) {
      this.armed = true;
      return;
    }
    this.armed = false;
    this.sending = true;
    const { sequence, backs } = this.update;
    const answer = await this.send({ type: 'play', sequence, backs, steps: this.chosen });
    this.sending = false;
    if (!answer.done) this.slip = answer.says;
  }

  async command(command: Command): Promise<void> {
    const answer = await this.send(command);
    if (!answer.done) this.slip = answer.says;
  }

  /** Ends the motion that is playing; the rest of the queue follows at once. */
  skip(): void {
    this.#pause.skip();
  }

  #forget(match: string | null): void {
    this.#match = match;
    this.#era += 1;
    this.update = this.board = this.scene = this.slip = null;
    this.#queue = [];
    this.log = [];
    this.chosen = [];
    this.#pause.skip();
  }

  #tell(events: Event[]): void {
    this.log = withEvents(this.log, events).slice(-LONGEST_LOG);
  }

  #keepChoice(wasMine: boolean): void {
    const graph = this.update?.graph;
    if (!graph) return;
    if (wasMine && !this.mine) this.chosen = [];
    if (!this.mine) return;
    this.slip = null;
    if (lastChoice(graph, this.chosen) === null || wasMine) this.chosen = [];
    if (this.chosen.length === 0) this.chosen = this.update?.answer ?? onlyMove(graph) ?? [];
  }

  async #perform(): Promise<void> {
    if (this.#performing) return;
    this.#performing = true;
    const era = this.#era;
    for (let next = this.#queue[0]; next && this.board; next = this.#queue[0]) {
      this.#queue = this.#queue.slice(1);
      this.#tell(next.events); // told as it is seen, not before
      const scenes = this.staging(this.board, next.events, next.view);
      if (this.pace() === 0) await this.#mark(scenes);
      else await this.#run(scenes, era);
      if (this.#era !== era) break; // a new match began while pieces were moving
      this.board = next.view;
    }
    this.scene = null;
    this.#performing = false;
    if (this.#queue.length > 0) void this.#perform();
  }

  async #run(scenes: Scene[], era: number): Promise<void> {
    for (const scene of scenes) {
      const hurry = this.#queue.length > LONG_QUEUE ? 3 : 1;
      const ms = (scene.ms * this.pace()) / hurry;
      this.scene = { ...scene, ms };
      await this.#pause.wait(ms);
      if (this.#era !== era) return;
      this.board = scene.view;
      this.scene = null;
    }
  }

  async #mark(scenes: Scene[]): Promise<void> {
    this.changed = scenes.flatMap((scene) => [...scene.flights.map((flight) => flight.to), ...(scene.marks ?? [])]);
    const seen = this.changed;
    setTimeout(() => {
      if (this.changed === seen) this.changed = [];
    }, HIGHLIGHT);
    await Promise.resolve();
  }
}
