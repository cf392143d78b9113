// The page knows no numbers of steps: saved positions of every game, their steps numbered otherwise, are drawn and played alike.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { worldOf } from '$games/index';
import type { Command } from '$lib/connection';
import type { Choice, StepGraph, Update } from '$lib/protocol';
import { isWhole, numbersOf, offered, onlyMove, stepIn, stepOf, type Step } from '$lib/table/steps';
import { TableModel } from '$lib/table/table.svelte';
import type { Drawings, World } from '$lib/table/world';
import { learn, speak } from '$lib/texts.svelte';
import { savedOf, type Moment } from '../src/gallery/saved';

const MOST_DRAWN = 4;
/** Milliseconds for the tables of one game, on a busy machine. */
const PATIENCE = 60_000;
const GAMES = ['kariba', 'boss-kito', 'bossa', 'kitsune', 'exploding-kittens'];

/** Another number for every step: none keeps its own, and none keeps its place in their order. */
function other(number: number): number {
  return 1000 + ((number * 7919) % 10007);
}

/** The same moment from a server whose rules number the steps of this game otherwise. */
function renumbered(moment: Moment): Moment {
  const { update } = moment;
  const nodes = update.graph.nodes.map((node) => node.map((one): Choice => ({ ...one, step: other(one.step) })));
  const view = { ...update.view };
  if ('foreseen' in view) view.foreseen = view.foreseen.map((one) => ({ ...one, step: other(one.step) }));
  const answer = update.answer?.map(other) ?? null;
  return { ...moment, update: { ...update, view, graph: { nodes }, answer } as Update };
}

function modelOf({ table, update, chosen }: Moment, world: World, sent: Command[] = []): TableModel {
  const hear = (command: Command) => Promise.resolve((sent.push(command), { done: true as const }));
  const model = new TableModel(hear, world.staging, () => 0, undefined, world.start);
  model.hear(table);
  model.hear(update);
  if (chosen.length) model.choose(chosen.map(stepIn));
  return model;
}

/** What can be touched on the table as the page would draw it: which steps, how they are called, and what is picked. */
function touchable(drawings: Drawings, model: TableModel): string[] {
  const target = document.createElement('div');
  const table = mount(drawings.Table, { target, props: { model } });
  flushSync();
  const things = [...target.querySelectorAll<HTMLElement>('button, [data-step], [data-opens]')].map((thing) =>
    [...NAMED.map((name) => thing.getAttribute(name) ?? ''), thing.textContent.trim()].join('|'),
  );
  void unmount(table);
  return things;
}

const NAMED = ['data-step', 'data-opens', 'disabled', 'aria-label', 'aria-pressed', 'aria-checked', 'aria-disabled'];

/** Some whole moves of a graph: at every node the first choice, the last, and one in between. */
function someMoves(graph: StepGraph): Step[][] {
  return [0, 0.5, 0.99].map((share) => {
    const steps: Step[] = [];
    while (!isWhole(graph, steps)) {
      const choices = offered(graph, steps);
      const choice = choices[Math.floor(share * choices.length)];
      if (!choice) break;
      steps.push(stepOf(choice));
    }
    return steps;
  });
}

/** What jsdom has not: a screen with a size, and things that are measured or moved on it. */
function bareScreen(): void {
  const silent = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const idle = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  vi.stubGlobal('matchMedia', () => silent);
  vi.stubGlobal('ResizeObserver', function () { return idle; }); // prettier-ignore
  vi.stubGlobal('IntersectionObserver', function () { return idle; }); // prettier-ignore
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
}

beforeAll(async () => {
  bareScreen();
  await learn('en');
  await speak('en');
});

describe.each(GAMES)('%s with its steps numbered otherwise', (game) => {
  let moments: [string, Moment][];
  let world: World;
  let drawings: Drawings;

  beforeAll(async () => {
    moments = Object.entries((await savedOf(game))?.moments ?? {});
    const found = worldOf(game);
    if (!found?.load) throw new Error(`${game} is not drawn`);
    world = found;
    drawings = await found.load();
  });

  it(
    'is drawn alike, with every choice on the table',
    () => {
      const decisions = moments.filter(([, { update }]) => update.graph.nodes.length);
      const every = Math.ceil(decisions.length / MOST_DRAWN);
      for (const [name, moment] of decisions.filter((_, at) => at % every === 0)) {
        const things = touchable(drawings, modelOf(renumbered(moment), world));
        expect(things, name).toEqual(touchable(drawings, modelOf(moment, world)));
        const { graph, answer } = moment.update;
        if (moment.chosen.length || answer !== null || onlyMove(graph)) continue; // what is picked hides other things
        const shown = new Set(things.flatMap((thing) => thing.split('|', 2).flatMap((steps) => steps.split(' '))));
        for (const choice of offered(graph, [])) expect(shown, name).toContain(stepOf(choice));
      }
    },
    PATIENCE,
  );

  it('sends the numbers that it was given, and no others', async () => {
    let made = 0;
    for (const [name, moment] of moments) {
      const { graph } = moment.update;
      for (const steps of graph.nodes.length ? someMoves(graph) : []) {
        const sent: Command[] = [];
        const model = modelOf({ ...renumbered(moment), chosen: [] }, world, sent);
        model.choose(steps);
        if (model.sent) continue; // it is my answer already
        await model.play();
        expect(sent, name).toMatchObject([{ type: 'play', steps: numbersOf(graph, steps).map(other) }]);
        made += 1;
      }
    }
    expect(made).toBeGreaterThan(10);
  });
});
