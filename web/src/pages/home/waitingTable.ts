// What a table that waits says of itself: who sits there, whose turn it is, how long still, what happened meanwhile.
import { dated, listed } from '$lib/habits';
import type { WaitingTable } from '$lib/protocol';
import { DAY, leftInWords } from '$lib/table/days';
import { withEvents } from '$lib/table/lines';
import { namesIn, peopleOf, type Person } from '$lib/table/people.svelte';
import { sentence, text } from '$lib/texts.svelte';

const MOST_LINES = 3;

export type Happened = { key: number; person: Person | null; told: string };
export type Slip = {
  company: Person[];
  about: string;
  since: string;
  happened: Happened[];
  turn: string;
  left: string;
  leftOf: string;
  /** For each day that the table gives, whether it is still left. */
  days: boolean[];
};

/** The words of one waiting table; `now` is the moment at which they are read. */
export function slipOf(table: WaitingTable, now = Date.now()): Slip {
  const people = peopleOf(table.sitters);
  const company = people.filter((_, seat) => seat !== table.seat);
  const left = table.left === undefined || table.left === null ? '' : leftInWords(table.left);
  const days = table.days ?? 0;
  return {
    company,
    about: [
      text('coming-back-with', { names: listed(company.map(({ name }) => name)) }),
      ...(days ? [text('coming-back-pace', { days }).replaceAll(' ', '\u00a0')] : []), // in one piece
    ].join(' · '),
    since: since(table, now),
    happened: happened(table, people),
    turn: turn(table, people),
    left,
    leftOf: left && text('coming-back-left-of', { left, days }),
    days: Array.from({ length: days }, (_, day) => day < Math.max(1, Math.round((table.left ?? 0) / DAY))),
  };
}

function since(table: WaitingTable, now: number): string {
  const news = (table.events ?? []).length > 0;
  if (table.away === undefined || table.away === null) return text(news ? 'coming-back-lately' : 'coming-back-nothing');
  return text(news ? 'coming-back-since' : 'coming-back-nothing-since', { when: dated(now - table.away, now) });
}

function happened(table: WaitingTable, people: Person[]): Happened[] {
  const names = namesIn(people);
  return withEvents([], table.events ?? [])
    .slice(-MOST_LINES)
    .map(({ key, by, events }) => ({
      key,
      person: by === null ? null : (people[by] ?? null),
      told: events.map((event) => sentence(event, names)).join(' '),
    }));
}

function turn(table: WaitingTable, people: Person[]): string {
  if (table.yourTurn) return text('page-your-turn');
  if (table.turns.length === 0) return text('coming-back-bots-turn');
  return text('coming-back-turn-of', { names: listed(table.turns.map((seat) => people[seat]?.name ?? '')) });
}
