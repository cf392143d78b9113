// The socket to `/live/<table>`: joins the table, keeps what was sent until it is answered, and connects again when it
// breaks, when the server says that the table is served elsewhere, and when nothing has come for so long that it is dead.
import type {
  Adjourn,
  Announced,
  Arrange,
  Beat,
  Because,
  Change,
  Clocks,
  Commit,
  Done,
  Explanation,
  Hint,
  Hinted,
  Hurry,
  Join,
  Leave,
  Look,
  Play,
  React,
  Reacted,
  Ready,
  Recorded,
  Refused,
  Reload,
  Rematch,
  Remove,
  Reopen,
  Return,
  Reveal,
  Says,
  Say,
  Sit,
  Stand,
  StandIn,
  Start,
  Table,
  TakeBack,
  Talk,
  Update,
  Why,
} from '$lib/protocol';
import { ELSEWHERE, FOR_GOOD } from '$lib/closing';
import { newCommand } from '$lib/command';

export const PROTOCOL = 3;

/** What is told beside the match. */
export type Beside = Clocks | Talk | Reacted | Recorded;
export type ToClient = Table | Update | Change | Beside | Done | Refused | Because | Hinted | Announced | Reload | Beat;
type Commanding =
  | Sit
  | Stand
  | Arrange
  | Ready
  | Remove
  | Reopen
  | Leave
  | Return
  | StandIn
  | Adjourn
  | Hurry
  | Commit
  | Reveal
  | Start
  | Rematch
  | Play
  | TakeBack
  | Say
  | React
  | Look
  | Why
  | Hint;
type Wish<C> = C extends Commanding ? Omit<C, 'command'> : never;
/** A command as the page thinks of it; the connection gives it its id. */
export type Command = Wish<Commanding>;

export type Answer = { done: true; explanation?: Explanation } | { done: false; says: Says };
export type ConnectionState = 'joining' | 'online' | 'offline' | 'stale';

type Shown = { match: string | null; sequence: number };
type Listener = {
  told: (message: Table | Update) => void;
  state: (state: ConnectionState) => void;
  refused: (says: Says) => void;
  /** Clocks, words, faces. */
  beside?: (message: Beside) => void;
  /** The house restarts in so many milliseconds; null: it does not after all. */
  restarts?: (within: number | null) => void;
  /** The server has hung up for good, and said why. */
  turnedOut?: (says: Says) => void;
};
type Pending = { message: Commanding; answer: (answer: Answer) => void };

/** Milliseconds until the next try: after a hint that somebody waits, after a break, after many of them in a row. */
const SHORTEST_WAIT = 200;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 6000;
/** A beat says within how many milliseconds there is another word. After twice as many without one nobody is there. */
const RHYTHM = 1500;
/** A move that nobody has answered for so long went into a line that is dead and does not know it. */
const PATIENCE = 8000;

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while the server of this socket beats: one that never has (an older one) may be silent. */
  #listening: ReturnType<typeof setTimeout> | undefined;
  #silence = 2 * RHYTHM;
  #closed = false;
  #shown: Shown = { match: null, sequence: -1 };
  #said: Says = { id: 'server-no-watching' };
  /** The last update, which changes are told against. */
  #update: Update | null = null;
  /** Whether the table is shown in words, so that updates have to carry them. */
  #words = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly url: string = liveAddress(table),
  ) {}

  /** Connects; from now on again whenever the connection breaks, and at once when the network is back. */
  open(): void {
    if (this.#closed) return;
    addEventListener('online', this.#back);
    addEventListener('offline', this.#lost);
    clearTimeout(this.#timer);
    this.#deaf();
    const old = this.#socket;
    this.#socket = null; // so that closing it is not taken for a break
    old?.close();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#joined(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (FOR_GOOD.includes(code)) this.#out();
      else if (code === ELSEWHERE) this.#moved();
      else this.#broken();
    };
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#back);
    removeEventListener('offline', this.#lost);
    clearTimeout(this.#timer);
    this.#deaf();
    this.#socket?.close();
  }

  /** Sends a command, again after a break if need be, and tells how it ended. */
  send(command: Command): Promise<Answer> {
    const message = { ...command, command: newCommand() } as Commanding;
    return new Promise((answer) => {
      this.#pending.set(message.command, { message, answer });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
      if (message.type === 'play') setTimeout(() => this.#unanswered(message.command), PATIENCE);
    });
  }

  /** Whether updates are to carry the view in sentences from now on. */
  tellInWords(words: boolean): void {
    if (words === this.#words) return;
    this.#words = words;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#join(this.#socket);
  }

  #back = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.open();
  };

  /** The device has lost its network: the socket itself would notice much later. */
  #lost = (): void => {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#broken();
  };

  #unanswered(command: string): void {
    if (this.#pending.has(command) && this.#socket?.readyState === WebSocket.OPEN) this.#lost();
  }

  #joined(socket: WebSocket): void {
    this.#join(socket);
    for (const { message } of this.#pending.values()) socket.send(JSON.stringify(message));
  }

  #join(socket: WebSocket): void {
    const { match, sequence } = this.#shown;
    const place = { table: this.table, protocol: PROTOCOL, match, since: sequence };
    const join: Join = {
      type: 'join',
      ...place,
      deals: true,
      words: this.#words,
      changes: true,
      beats: true,
      rhythm: true,
    };
    socket.send(JSON.stringify(join));
  }

  #hear(message: ToClient): void {
    this.#wait = FIRST_WAIT;
    if (message.type === 'beat') this.#silence = 2 * (message.within ?? RHYTHM);
    if (message.type === 'beat' || this.#listening !== undefined) this.#listen();
    switch (message.type) {
      case 'beat':
        return;
      case 'table':
        if (message.match !== this.#shown.match) this.#shown = { match: message.match, sequence: -1 };
        this.listener.state('online');
        this.listener.told(message);
        return;
      case 'update':
        this.#show(message);
        return;
      case 'change':
        if (this.#update) this.#show(changed(this.#update, message));
        return;
      case 'clocks':
      case 'talk':
      case 'reacted':
      case 'recorded':
        return this.listener.beside?.(message);
      case 'announced':
        return this.listener.restarts?.(message.within);
      case 'done':
        return this.#answer(message.command, { done: true });
      case 'hinted':
        return this.#answer(message.command, { done: true, explanation: message.explanation });
      case 'refused':
      case 'because':
        return this.#answer(message.command, { done: false, says: message.says });
      case 'reload':
        this.listener.state('stale');
        return this.close();
      default:
        message satisfies never;
    }
  }

  #show(update: Update): void {
    this.#update = update;
    this.#shown = { ...this.#shown, sequence: update.sequence };
    this.listener.told(update);
  }

  #answer(command: string, answer: Answer): void {
    const pending = this.#pending.get(command);
    this.#pending.delete(command);
    if (pending) pending.answer(answer);
    else if (!answer.done) {
      this.#said = answer.says;
      this.listener.refused(answer.says);
    }
  }

  #out(): void {
    this.close();
    this.listener.turnedOut?.(this.#said);
  }

  /** Somebody else serves the table and we are expected: nothing is shown of it unless that takes long. */
  #moved(): void {
    this.#deaf();
    this.#tryIn(SHORTEST_WAIT);
  }

  #broken(): void {
    if (this.#closed) return;
    this.#deaf();
    this.listener.state('offline');
    this.#tryIn(this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Not all at once: whoever comes back with a thousand others comes at another moment. */
  #tryIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }

  #listen(): void {
    clearTimeout(this.#listening);
    this.#listening = setTimeout(this.#lost, this.#silence);
  }

  #deaf(): void {
    clearTimeout(this.#listening);
    this.#listening = undefined;
  }
}

/** The update that a change makes of the one before: fields of the view that it does not name stand. */
function changed({ view }: Update, change: Change): Update {
  const { sequence, events = [], graph, plain = [], answer, answered, closesIn, backs } = change;
  const now = { ...view, ...change.view } as Update['view'];
  const shown = { sequence, events, view: now, graph: graph ?? { nodes: [] }, plain };
  return { type: 'update', ...shown, answer, answered, closesIn, backs };
}

function liveAddress(table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live/${encodeURIComponent(table)}`;
}
