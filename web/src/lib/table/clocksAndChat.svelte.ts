// What goes on beside the match: clocks, words, faces, a match that can only be read. No DOM.
import type { Beside } from '$lib/connection';
import type { Event, Line, SeatTime } from '$lib/protocol';
import type { TableModel } from './table.svelte';

/** One seat's time as the page counts it. */
export type Time = { left: number; runs: boolean; grace: number };

const HURRY = 10_000;
const FACE_MS = 2600;

export class ClocksAndChat {
  times = $state.raw<SeatTime[]>([]);
  words = $state.raw<Line[]>([]);
  /** Seats that are not read here; only this page knows. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** The face that each seat makes at the moment. */
  faces = $state.raw<Record<number, number>>({});
  recorded = $state.raw<Event[] | null>(null);
  /** Words that came since the chat was last looked at. */
  unread = $state(0);
  now = $state(0);
  #since = 0;

  constructor(
    private readonly clock: () => number = () => performance.now(),
    /** Where I sit: my own words are no news to me. */
    private readonly mine: () => number | null = () => null,
  ) {}

  /** Takes in what the server tells beside the match. */
  hear(message: Beside): void {
    switch (message.type) {
      case 'clocks':
        this.times = message.seats;
        this.#since = this.now = this.clock();
        return;
      case 'talk': {
        const known = new Set(this.words.map((line) => line.number));
        const fresh = message.lines.filter((line) => !known.has(line.number));
        const read = (line: Line): boolean => this.muted.has(line.seat) || line.seat === this.mine();
        this.unread += this.words.length || fresh.length === 1 ? fresh.filter((line) => !read(line)).length : 0;
        this.words = [...this.words, ...fresh].slice(-200);
        return;
      }
      case 'reacted':
        if (!this.muted.has(message.seat)) this.#show(message.seat, message.face);
        return;
      case 'recorded':
        this.recorded = message.events;
        return;
      default:
        message satisfies never;
    }
  }

  /** Lets the clocks on the page go on; called a few times a second while one runs. */
  tick(): void {
    this.now = this.clock();
  }

  get running(): boolean {
    return this.times.some((time) => time.runs);
  }

  /** What a seat has left now; null at a table without clocks. */
  timeOf(seat: number): Time | null {
    const time = this.times[seat];
    if (!time) return null;
    const passed = time.runs ? Math.max(0, this.now - this.#since) : 0;
    const grace = Math.max(0, (time.grace ?? 0) - passed);
    return {
      left: Math.max(0, time.turn + time.bank - Math.max(0, passed - (time.grace ?? 0))),
      runs: time.runs ?? false,
      grace,
    };
  }

  /** Whether a seat should hurry. */
  hurries(seat: number): boolean {
    const time = this.timeOf(seat);
    return time !== null && time.runs && time.left < HURRY;
  }

  mute(seat: number): void {
    const muted = new Set(this.muted);
    if (!muted.delete(seat)) muted.add(seat);
    this.muted = muted;
  }

  /** The words that are read here. */
  get heard(): Line[] {
    return this.words.filter((line) => !this.muted.has(line.seat));
  }

  #show(seat: number, face: number): void {
    const faces = { ...this.faces, [seat]: face };
    this.faces = faces;
    setTimeout(() => {
      if (this.faces[seat] === face)
        this.faces = Object.fromEntries(Object.entries(this.faces).filter(([key]) => Number(key) !== seat));
    }, FACE_MS);
  }
}

/** Time as people read it: minutes and seconds, tenths never. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const known = new WeakMap<TableModel, ClocksAndChat>();

/** The clocks and the chat of a table, made once. */
export function clocksAndChatOf(model: TableModel): ClocksAndChat {
  let clocksAndChat = known.get(model);
  if (!clocksAndChat)
    known.set(
      model,
      (clocksAndChat = new ClocksAndChat(
        () => model.now(),
        () => model.table?.seat ?? null,
      )),
    );
  return clocksAndChat;
}
