// Which of my tables a game's window leads to, which ring on the brass plate, and what the window's sign says.
import { listed } from '$lib/habits';
import type { TableLine } from '$lib/protocol';
import { text } from '$lib/texts.svelte';

export type Sign = { href: string; title: string; more: string };

const MOST_BELLS = 6;

/** Tables that I sit at and that are not over. */
export function running(tables: TableLine[]): TableLine[] {
  return tables.filter((table) => table.yours && table.state !== 'over');
}

/** Whether other people sit there, named or not. */
function hasCompany(table: TableLine): boolean {
  return table.names.length > 1;
}

function worth(table: TableLine): number {
  return 4 * Number(hasCompany(table)) + 2 * Number(table.yourTurn) + Number(table.state === 'playing');
}

/** Of my tables the one that a game's window leads to: people before bots, my turn before theirs. */
export function behindWindow(tables: TableLine[], game: string): TableLine | null {
  const here = running(tables).filter((table) => table.game === game);
  return here.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** The table to go on with that no slip tells of: where I am to move, before where others are. */
export function begunOf(tables: TableLine[], slips: { id: string }[]): TableLine | null {
  const mine = running(tables).filter(({ id }) => !slips.some((slip) => slip.id === id));
  return mine.sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** The doorbells: my tables that neither a window nor a slip leads to, then those of others. */
export function bellsOf(tables: TableLine[], slips: { id: string }[] = []): TableLine[] {
  const slipped = new Set(slips.map(({ id }) => id));
  const mine = running(tables).filter((table) => behindWindow(tables, table.game) !== table && !slipped.has(table.id));
  const others = tables.filter((table) => !table.yours && table.state !== 'over');
  return [...mine, ...others.slice(0, MOST_BELLS)];
}

/** What hangs under a game's window while one of my tables waits behind it. */
export function signOf(table: TableLine, myName: string): Sign {
  return {
    href: `/t/${table.id}`,
    title: text(table.yourTurn ? 'page-your-turn' : 'page-continue'),
    more: !hasCompany(table)
      ? text('page-against-bots')
      : table.yourTurn
        ? whoWaits(table, myName)
        : text('page-goes-on'),
  };
}

function whoWaits(table: TableLine, myName: string): string {
  const others = table.names.filter((name) => name && name !== myName);
  if (others.length === 0) return text('page-somebody-waits');
  return text(others.length > 1 ? 'page-wait-for-you' : 'page-waits-for-you', { names: listed(others) });
}

/** The small line of a doorbell that is mine. */
export function myBell(table: TableLine): string {
  const turn = text(table.yourTurn ? 'page-your-turn' : 'page-continue');
  return hasCompany(table) ? turn : `${text('page-against-bots')} · ${turn}`;
}
