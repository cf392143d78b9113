// The strip above my cards in the game after a lesson: asked for once a decision, for a few decisions, and never in the way.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { world as kariba } from '$games/kariba';
import { playStep } from '$games/kariba/places';
import type { Answer, Command } from '$lib/connection';
import type { Explanation } from '$lib/protocol';
import Guide from '$lib/table/Guide.svelte';
import { TableModel } from '$lib/table/table.svelte';
import { numberOf, play, table, update } from './sample';

const CHANCE = { value: 0.6, low: 0.5, high: 0.7 };
const BEST = playStep(4, 2);
const EXPLANATION: Explanation = {
  seat: 0,
  chance: CHANCE,
  candidates: [
    { steps: [numberOf(BEST)], move: 'a 4x2', labels: [{ id: 'tip-label' }], effect: [], chance: CHANCE, visits: 1 },
  ],
  made: null,
  continuation: [],
  says: [{ id: 'tip-reason' }],
};

let shown: ReturnType<typeof mount> | undefined;
let asked: Command[] = [];

function guided(answer: Answer): TableModel {
  asked = [];
  const model = new TableModel(
    (command) => {
      asked.push(command);
      return Promise.resolve(answer);
    },
    kariba.staging,
    () => 0,
  );
  model.hear(table);
  shown = mount(Guide, { target: document.body, props: { model, names: ['you', 'Nina'] } });
  return model;
}

/** My turn comes, and what was asked then is answered. */
async function turn(model: TableModel, sequence: number): Promise<void> {
  model.hear(update(sequence, [play(4, 1), play(4, 2)]));
  flushSync();
  await new Promise((answered) => setTimeout(answered));
  flushSync();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = '';
});

describe('the guide', () => {
  it('says what a bot would do, and picks it for whoever taps', async () => {
    const model = guided({ done: true, explanation: EXPLANATION });
    await turn(model, 4);
    expect(document.body.textContent).toContain('tip-label');
    expect(document.body.textContent).toContain('tip-reason');
    document.querySelector('button')?.click();
    expect(model.chosen).toEqual([BEST]);
  });

  it('asks once for each of the first decisions, and then no more', async () => {
    const model = guided({ done: true, explanation: EXPLANATION });
    for (const sequence of [4, 4, 6, 8, 10, 12, 14]) await turn(model, sequence);
    expect(asked.map(({ type }) => type)).toEqual(['hint', 'hint', 'hint', 'hint']);
    expect(document.querySelector('button')).toBeNull();
  });

  it('is silent where there is no answer', async () => {
    const model = guided({ done: false, says: { id: 'server-hint-warming' } });
    await turn(model, 4);
    expect(document.querySelector('button')).toBeNull();
    expect(model.slip).toBeNull();
  });

  it('goes for whoever has had enough', async () => {
    const model = guided({ done: true, explanation: EXPLANATION });
    await turn(model, 4);
    document.querySelector<HTMLElement>('.icon')?.click();
    await turn(model, 6);
    expect(document.querySelector('button')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
