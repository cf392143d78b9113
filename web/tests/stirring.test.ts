// Adding to a sealed deck: once for each, only from a seat, never while a match is being played.
import { expect, it } from 'vitest';
import type { Command } from '$lib/connection';
import type { Table } from '$lib/protocol';
import { fingerprint, Stirring } from '$lib/table/stirring';
import { table } from './sample';

function stirring(): { sent: Command[]; hear: (part: Partial<Table>) => Promise<void> } {
  const sent: Command[] = [];
  const stirring = new Stirring((command) => {
    sent.push(command);
    return Promise.resolve({ done: true });
  });
  return { sent, hear: (part) => stirring.hear({ ...table, state: 'waiting', seat: 0, sealed: 'aa', ...part }) };
}

it('adds once to each deck', async () => {
  const { sent, hear } = stirring();
  await hear({});
  await hear({});
  expect(sent).toHaveLength(1);
  await hear({ sealed: 'bb', state: 'over' });
  expect(sent).toHaveLength(2);
  expect(sent.map((command) => command.type)).toEqual(['stir', 'stir']);
  expect(new Set(sent.map((command) => (command.type === 'stir' ? command.text : ''))).size).toBe(2);
});

it('adds nothing while watching, playing, or after having added', async () => {
  const { sent, hear } = stirring();
  await hear({ seat: null });
  await hear({ state: 'playing' });
  await hear({ sealed: '' });
  await hear({ sitters: table.sitters.map((sitter) => ({ ...sitter, stirred: true })) });
  expect(sent).toEqual([]);
});

it('shows twelve digits of a hash', () => {
  expect(fingerprint('4f9c21abe07d11')).toBe('4f9c·21ab·e07d');
});
