// The sign of a bot that does not play at its best: beside whoever still plays, in a game that goes on.
import { createRawSnippet, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { peopleOf } from '$lib/table/people.svelte';
import Seat from '$lib/table/Seat.svelte';

const has = createRawSnippet(() => ({ render: () => '<span></span>' }));

async function isSigned(how: { out?: boolean; over?: boolean }): Promise<boolean[]> {
  const people = peopleOf([
    { kind: 'bot', level: 'gold', warming: true },
    { kind: 'bot', level: 'diamond', plays: 'gold' },
  ]);
  const found: boolean[] = [];
  for (const person of people) {
    const seat = mount(Seat, { target: document.body, props: { person, place: '', turn: false, has, ...how } });
    found.push(document.querySelector('.badge') !== null);
    await unmount(seat);
  }
  return found;
}

it('goes with the end of the game, or of the bot', async () => {
  expect(await isSigned({})).toEqual([true, true]);
  expect(await isSigned({ out: true })).toEqual([false, false]);
  expect(await isSigned({ over: true })).toEqual([false, false]);
});
