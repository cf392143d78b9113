// One table as this page shows it: what was heard is shown scene by scene, and all that is said follows what is seen. No DOM.
import type { Answer, Command, ConnectionState } from '$lib/connection';
import type { Choice, Event, Explanation, Says, StepGraph, Table, Update } from '$lib/protocol';
import { withEvents, type Line } from '$lib/table/lines';
import { HIGHLIGHT, LONG_QUEUE, type Scene, type Staging, type View } from '$lib/table/motion';
import {
  isWhole,
  labelOf,
  lastChoice,
  numbersOf,
  offered,
  onlyMove,
  stepOf,
  stepsOf,
  stumble,
  type Step,
} from '$lib/table/steps';

type Send = (command: Command) => Promise<Answer>;
type Pace = () => number;
/** What lies picked when a decision begins, where a game offers a start. */
type Start = (view: View) => Step[] | null;

/** An update, and when it was heard by the house's clock. */
type Heard = { update: Update; at: number };
/** An update whose pieces move: the scenes that are still to come, and how many of its events are told. */
type Act = Heard & { scenes: Scene[]; told: number };

const LONGEST_LOG = 400;
const NOTHING: StepGraph = { nodes: [] };

export class TableModel {
  table = $state.raw<Table | null>(null);
  /** The update that is shown: while pieces move, the one they come from, and nothing of what follows is said. */
  update = $state.raw<Update | null>(null);
  /** When the update that is shown was heard, by the house's clock. */
  heardAt = 0;
  /** What lies on the table now: the view of `update`, or what a scene has made of it. */
  board = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Places that changed, ringed for a moment where nothing may move. */
  changed = $state.raw<string[]>([]);
  log = $state.raw<Line[]>([]);
  chosen = $state.raw<Step[]>([]);
  sending = $state(false);
  /** Whether the picked move was pressed once and waits for the second press. */
  armed = $state(false);
  slip = $state.raw<Says | null>(null);
  connection = $state<ConnectionState>('joining');
  /** Whether what has happened is looked at, before it is cleared away: only where somebody learns, until the table is left. */
  resting = $state(false);

  /** What may be chosen: nothing while pieces move. */
  graph = $derived(this.moving ? NOTHING : (this.update?.graph ?? NOTHING));
  mine = $derived(this.graph.nodes.length > 0);
  choices = $derived(offered(this.graph, []));
  /** The first steps that are offered. */
  live = $derived<ReadonlySet<Step>>(new Set(this.choices.map(stepOf)));
  /** In a window where several decide at once: whether my answer is in, what it is, and whether it is what is picked. */
  answered = $derived((this.update?.answer ?? null) !== null);
  answer = $derived(this.update ? stepsOf(this.update.graph, this.update.answer ?? []) : []);
  sent = $derived(this.answered && this.answer.join() === this.chosen.join());
  over = $derived(this.update?.view.outcome != null && !this.moving);

  #queue = $state.raw<Heard[]>([]);
  #act = $state.raw<Act | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #match: string | null = null;
  /** The last sequence that was heard: a smaller one means that moves were taken back. */
  #heard = -1;
  /** The last no to what was asked of the table: it is not about a move, so that no other move takes it away. */
  #refused: Says | null = null;

  constructor(
    private readonly send: Send,
    private readonly staging: Staging,
    private readonly pace: Pace,
    private readonly confirms: () => boolean = () => false,
    private readonly start: Start = () => null,
    private readonly rests: (update: Update) => boolean = () => false,
  ) {}

  /** Milliseconds as the house's clock counts them: all times that the server tells are meant so. */
  now(): number {
    return performance.now() * (this.table?.speed ?? 1);
  }

  /** The choice that was picked last. Worked out when asked: kept, a key that reads it misses the first pick after a new position. */
  get choice(): Choice | null {
    return lastChoice(this.graph, this.chosen);
  }

  /** Whether what is picked is a whole move. */
  get whole(): boolean {
    return isWhole(this.graph, this.chosen);
  }

  /** Whether pieces move: what is shown is not yet what was heard last. */
  get moving(): boolean {
    return this.#act !== null || this.#queue.length > 0;
  }

  /** How many events of the update that is coming are told; null when nothing moves. */
  get telling(): number | null {
    return this.#act?.told ?? null;
  }

  /** Takes in what the server tells. */
  hear(message: Table | Update): void {
    if (message.type === 'table') {
      if (message.match !== this.#match) this.#forget(message.match);
      this.table = message;
      return;
    }
    if (message.sequence < this.#heard) this.#forget(this.#match); // moves were taken back
    const later = message.sequence > this.#heard;
    this.#heard = message.sequence;
    const heard: Heard = { update: message, at: this.now() };
    if (this.update === null) {
      this.#tell(message.events);
      this.#show(heard);
      return;
    }
    if (later && message.closesIn != null && message.graph.nodes.length) this.skip(); // time runs: what led here is not waited for
    this.#queue = [...this.#queue, heard];
    this.#go();
  }

  /** Picks these steps, early or on turn; steps that are not legal now are asked about instead. */
  choose(steps: Step[]): void {
    if (this.sending) return;
    this.slip = null;
    this.armed = false;
    const last = steps.at(-1);
    if (this.mine && last !== undefined && lastChoice(this.graph, steps) === null) {
      void this.ask(steps.slice(0, -1), last);
      return;
    }
    this.chosen = steps;
  }

  /** Asks the server why a step may not be taken, or the first of those before it that may not, and shows the answer. */
  async ask(steps: Step[], step: Step): Promise<void> {
    const graph = this.update?.graph ?? NOTHING;
    const refused = stumble(graph, [...steps, step]) ?? { before: steps, step };
    const before = numbersOf(graph, refused.before);
    const answer = await this.send({ type: 'why', steps: before, step: labelOf(refused.step) });
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
    this.slip = null;
    this.sending = true;
    const { sequence, backs } = this.update;
    const answer = await this.send({ type: 'play', sequence, backs, steps: numbersOf(this.graph, this.chosen) });
    this.sending = false;
    if (!answer.done) this.slip = answer.says;
  }

  /** Asks something of the table; a no stands until it is put away, or something is picked or asked. */
  async command(command: Command): Promise<void> {
    this.slip = null;
    const answer = await this.send(command);
    if (!answer.done) this.slip = this.#refused = answer.says;
  }

  /** Shows at once all that was heard, so that whoever taps decides about the table as it is. */
  skip(): void {
    if (!this.moving || this.resting) return;
    clearTimeout(this.#timer);
    for (this.#act ??= this.#next(); this.#act; this.#act = this.#next()) {
      if (this.#rest(this.#act)) return;
      this.#arrive(this.#act);
    }
  }

  #forget(match: string | null): void {
    clearTimeout(this.#timer);
    this.#match = match;
    this.#heard = -1;
    this.update = this.board = this.scene = this.slip = this.#act = null;
    this.resting = false;
    this.#queue = [];
    this.log = [];
    this.chosen = [];
  }

  #tell(events: Event[]): void {
    if (events.length) this.log = withEvents(this.log, events).slice(-LONGEST_LOG);
  }

  /** Shows what comes next, until something takes time. */
  #go(): void {
    if (this.scene || this.resting) return;
    for (this.#act ??= this.#next(); this.#act; this.#act = this.#next()) {
      if (this.pace() === 0) {
        this.#mark(this.#act.scenes);
        if (this.#rest(this.#act)) return;
      } else if (this.#play(this.#act)) return;
      this.#arrive(this.#act);
    }
  }

  /** Shows the scene of this act that is to be looked at, where it has one. */
  #rest(act: Act): boolean {
    const scene = this.rests(act.update) ? act.scenes.find(({ rests }) => rests) : undefined;
    if (!scene) return false;
    this.#tell(act.update.events.slice(act.told, scene.tells));
    this.#act = { ...act, scenes: [], told: Math.max(act.told, scene.tells ?? 0) };
    this.scene = null;
    this.board = scene.view;
    this.resting = true;
    return true;
  }

  /** The next update of the queue as scenes; what was picked for a decision of mine that is over is put back. */
  #next(): Act | null {
    const [next, ...rest] = this.#queue;
    if (!next || !this.update || !this.board) return null;
    this.#queue = rest;
    if (this.update.graph.nodes.length && next.update.sequence !== this.update.sequence) this.#putBack();
    return { ...next, scenes: this.staging(this.board, next.update.events, next.update.view), told: 0 };
  }

  /** Begins the next scene, and tells what it shows; false when there is none. */
  #play(act: Act): boolean {
    const [scene, ...scenes] = act.scenes;
    if (!scene) return false;
    if (scene.rests && this.#rest(act)) return true;
    const told = Math.max(act.told, scene.tells ?? act.update.events.length);
    this.#tell(act.update.events.slice(act.told, told));
    this.#act = { ...act, scenes, told };
    const ms = (scene.ms * this.pace()) / (this.#queue.length > LONG_QUEUE ? 3 : 1);
    this.scene = { ...scene, ms };
    this.#timer = setTimeout(() => {
      this.board = scene.view;
      this.scene = null;
      this.#go();
    }, ms);
    return true;
  }

  /** The last piece lies: the rest is told, and what was heard is shown. */
  #arrive(act: Act): void {
    this.#tell(act.update.events.slice(act.told));
    this.scene = null;
    this.#show(act);
  }

  #show({ update, at }: Heard): void {
    this.update = update;
    this.heardAt = at;
    this.board = update.view;
    if (update.graph.nodes.length === 0) return;
    if (this.slip !== this.#refused) this.slip = null;
    if (lastChoice(update.graph, this.chosen) === null) this.#putBack();
    if (this.chosen.length > 0) return;
    this.chosen = update.answer ? this.answer : (onlyMove(update.graph) ?? this.#begun(update));
  }

  #putBack(): void {
    this.chosen = [];
    this.armed = false;
  }

  #begun({ graph, view }: Update): Step[] {
    const steps = this.start(view);
    return steps && lastChoice(graph, steps) ? steps : [];
  }

  #mark(scenes: Scene[]): void {
    const seen = scenes.flatMap((scene) => [...scene.flights.map((flight) => flight.to), ...(scene.marks ?? [])]);
    if (seen.length === 0) return;
    this.changed = seen;
    setTimeout(() => {
      if (this.changed === seen) this.changed = [];
    }, HIGHLIGHT);
  }
}
