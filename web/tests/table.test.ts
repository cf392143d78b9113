// The table model, without a page: choices, early choices, refusals, motion.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Command } from '$lib/connection';
import { world as explodingKittens } from '$games/exploding-kittens';
import { placeStep } from '$games/exploding-kittens/places';
import { world as kariba } from '$games/kariba';
import { playStep } from '$games/kariba/places';
import type { Event, ExplodingKittensView } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { isTold } from '$lib/table/plain';
import { newest } from '$lib/table/lines';
import { TableModel } from '$lib/table/table.svelte';
import { biggest } from '$lib/table/turning';
import { choice, numberOf, play, played, table, update, view } from './sample';

let sent: Command[];
let answer: Answer;

function seated(pace = 0): TableModel {
  const model = new TableModel(
    (command) => {
      sent.push(command);
      return Promise.resolve(answer);
    },
    kariba.staging,
    () => pace,
  );
  model.hear(table);
  return model;
}

beforeEach(() => {
  sent = [];
  answer = { done: true };
});

describe('choosing', () => {
  it('sends the picked steps for the sequence on the screen', async () => {
    const model = seated();
    model.hear(update(4, [play(4, 1), play(4, 2)]));
    model.choose([playStep(4, 2)]);
    await model.play();
    expect(sent).toEqual([{ type: 'play', sequence: 4, steps: [numberOf(playStep(4, 2))] }]);
  });

  it('picks the only legal move, and sends nothing by itself', () => {
    const model = seated();
    model.hear(update(0, [play(8, 1)]));
    expect(model.chosen).toEqual([playStep(8, 1)]);
    expect(sent).toEqual([]);
  });

  it('keeps what is picked when somebody else answers in the same window', () => {
    const model = seated();
    const open = update(4, [play(4, 1), play(6, 1)]);
    model.hear(open);
    model.choose([playStep(6, 1)]);
    model.hear({ ...open, answered: [1] });
    expect(model.chosen).toEqual([playStep(6, 1)]);
    expect(model.answered).toBe(false);
  });

  it('shows my own answer after a reload, and lets another replace it', async () => {
    const model = seated();
    model.hear({ ...update(4, [play(4, 1), play(6, 1)]), answer: [numberOf(playStep(4, 1))], answered: [0] });
    expect([model.answered, model.sent, model.chosen]).toEqual([true, true, [playStep(4, 1)]]);
    await model.play();
    expect(sent).toEqual([]);
    model.choose([playStep(6, 1)]);
    await model.play();
    expect(sent).toEqual([{ type: 'play', sequence: 4, steps: [numberOf(playStep(6, 1))] }]);
  });

  it('asks why instead of picking what is not offered', async () => {
    answer = { done: false, says: { id: 'kariba-refused-none', rule: 'KA-511', args: { animal: 2 } } };
    const model = seated();
    model.hear(update(0, [play(4, 1), play(6, 1)]));
    model.choose([playStep(2, 1)]);
    await vi.waitFor(() => expect(model.slip?.rule).toBe('KA-511'));
    expect(sent).toEqual([{ type: 'why', steps: [], step: { id: 'kariba-play', args: { animal: 2, count: 1 } } }]);
    expect(model.chosen).toEqual([]);
  });

  it('keeps an early choice until my turn, and lets it be sent then', async () => {
    const model = seated();
    model.hear(update(1, []));
    model.choose([playStep(4, 1)]);
    await model.play();
    expect(sent).toEqual([]);
    model.hear(update(2, [play(4, 1), play(6, 1)]));
    expect(model.chosen).toEqual([playStep(4, 1)]);
    expect(model.whole).toBe(true);
  });

  it('drops an early choice that turned out not to be legal', () => {
    const model = seated();
    model.hear(update(1, []));
    model.choose([playStep(2, 1)]);
    model.hear(update(2, [play(4, 1), play(6, 1)]));
    expect(model.chosen).toEqual([]);
  });

  it('puts the move back after it was played', () => {
    const model = seated();
    model.hear(update(0, [play(4, 1), play(6, 1)]));
    model.choose([playStep(4, 1)]);
    model.hear(update(1, [], [played(0, 4, 1, 2)]));
    expect(model.chosen).toEqual([]);
  });

  it('shows why a move was refused', async () => {
    answer = { done: false, says: { id: 'server-stale-move' } };
    const model = seated();
    model.hear(update(0, [play(4, 1), play(6, 1)]));
    model.choose([playStep(4, 1)]);
    await model.play();
    expect(model.slip?.id).toBe('server-stale-move');
  });

  it('takes a no to a move away with the next decision, a no of the table only when something is picked or asked', async () => {
    answer = { done: false, says: { id: 'server-window-open' } };
    const model = seated();
    const open = update(4, [play(4, 1), play(6, 1)]);
    model.hear(open);
    await model.ask([], playStep(2, 1));
    model.hear({ ...open, answered: [1] });
    expect(model.slip).toBeNull();
    await model.command({ type: 'adjourn', adjourn: true });
    model.hear({ ...open, answered: [1] });
    model.hear(update(5, [play(4, 1), play(6, 1)]));
    expect(model.slip?.id).toBe('server-window-open');
    model.choose([playStep(4, 1)]);
    expect(model.slip).toBeNull();
    await model.command({ type: 'adjourn', adjourn: true });
    answer = { done: true };
    await model.command({ type: 'adjourn', adjourn: true });
    expect(model.slip).toBeNull();
  });
});

describe('a decision that starts with something picked', () => {
  const defuse = {
    game: 'exploding-kittens',
    phase: 'defuse',
    pile: 9,
    pending: [0],
    outcome: null,
  } as unknown as ExplodingKittensView;
  const depths = Array.from({ length: 10 }, (_, depth) => choice(placeStep(depth)));

  it('has it picked even while the move before is still being answered', async () => {
    let done = (_: Answer): void => undefined;
    const model = new TableModel(
      () => new Promise((answer) => (done = answer)),
      () => [],
      () => 0,
      undefined,
      explodingKittens.start,
    );
    model.hear({ ...table, game: 'exploding-kittens' });
    model.hear(update(4, [play(4, 1), play(6, 1)]));
    model.choose([playStep(4, 1)]);
    const playing = model.play();
    model.hear({ ...update(5, depths), view: defuse });
    expect([model.sending, model.chosen, model.whole]).toEqual([true, [placeStep(4)], true]);
    done({ done: true });
    await playing;
  });
});

describe('the log', () => {
  it('puts what one seat did in a row on one line', () => {
    const model = seated();
    const alone = { id: 'kariba-alone', rule: 'KA-521', by: 0, args: { animal: 4, now: 2 } };
    model.hear(update(1, [], [played(0, 4, 1, 2), alone, played(1, 8, 1, 1)]));
    expect(model.log.map((line) => [line.by, line.events.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('starts anew with a rematch', () => {
    const model = seated();
    model.hear(update(1, [], [played(0, 4, 1, 2)]));
    model.hear({ ...table, match: 'second' });
    expect(model.log).toEqual([]);
    expect(model.update).toBeNull();
  });
});

it('the ticker leaves out what was said first, never what was said last', () => {
  expect(newest(['One.', 'Two.', 'Three.'], 20)).toBe('One. Two. Three.');
  expect(newest(['One.', 'Two.', 'Three.'], 11)).toBe('Two. Three.');
  expect(newest(['One.', 'A very long sentence.'], 5)).toBe('A very long sentence.');
  expect(newest([], 5)).toBe('');
});

describe('motion', () => {
  const chase = { id: 'kariba-chased', rule: 'KA-522', by: 0, args: { animal: 4, herd: 3, prey: 3, count: 3 } };
  const after = { ...view, waterhole: [0, 0, 0, 3, 0, 0, 0, 0], scores: [3, 0] };

  it('lays the first view down at once', () => {
    const model = seated(1);
    model.hear(update(5, []));
    expect(model.board).toEqual(view);
    expect(model.moving).toBe(false);
  });

  it('plays the scenes of an update and ends with the view of the server', async () => {
    vi.useFakeTimers();
    const model = seated(1);
    model.hear(update(0, []));
    model.hear(update(1, [], [played(0, 4, 2, 3), chase], after));
    expect(model.scene?.flights).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(430);
    expect(model.board).toMatchObject({ waterhole: [0, 0, 3, 3, 0, 0, 0, 0] });
    expect(model.scene?.shiver).toBe('spot-3');
    await vi.runAllTimersAsync();
    expect(model.board).toEqual(after);
    expect(model.moving).toBe(false);
    vi.useRealTimers();
  });

  it('says that it is my turn only when what led to it has been seen', async () => {
    vi.useFakeTimers();
    const model = seated(1);
    const theirs = { ...view, pending: [1] };
    model.hear(update(0, [], [], theirs));
    model.hear(update(1, [play(4, 1), play(6, 1)], [played(1, 8, 1, 1)], view));
    expect([model.mine, model.update?.view.pending, model.board?.pending]).toEqual([false, [1], [1]]);
    await vi.runAllTimersAsync();
    expect([model.mine, model.update?.view.pending, model.board?.pending]).toEqual([true, [0], [0]]);
    vi.useRealTimers();
  });

  it('tells each event with its scene, not before', async () => {
    vi.useFakeTimers();
    const model = seated(1);
    model.hear(update(0, []));
    model.hear(update(1, [], [played(0, 4, 2, 3), chase], after));
    const told = () => model.log.flatMap((line) => line.events.map((event) => event.id));
    expect([told(), model.telling]).toEqual([['kariba-played'], 1]);
    await vi.advanceTimersByTimeAsync(430);
    expect([told(), model.telling]).toEqual([['kariba-played', 'kariba-chased'], 2]);
    await vi.runAllTimersAsync();
    expect([told().length, model.telling]).toEqual([2, null]);
    vi.useRealTimers();
  });

  it('is skipped by a tap, which then decides about the table as it is', async () => {
    const model = seated(1);
    model.hear(update(0, []));
    model.hear(update(1, [], [played(1, 8, 1, 1)], after));
    model.hear(update(2, [play(4, 1), play(6, 1)], [played(1, 7, 1, 1)], after));
    model.choose([playStep(4, 1)]);
    await model.play();
    expect(sent).toEqual([]);
    model.skip();
    expect([model.board, model.scene, model.moving, model.mine, model.whole]).toEqual([after, null, false, true, true]);
    expect(model.log.flatMap((line) => line.events)).toHaveLength(2);
    await model.play();
    expect(sent).toEqual([{ type: 'play', sequence: 2, steps: [numberOf(playStep(4, 1))] }]);
  });

  it('does not keep anybody from a window in which time runs', () => {
    const model = seated(1);
    model.hear(update(0, [], [], view));
    model.hear(update(1, [], [played(1, 8, 1, 1)], view));
    model.hear({ ...update(2, [play(4, 1), play(6, 1)], [played(1, 7, 1, 1)], after), closesIn: 4000 });
    expect(model.update?.sequence).toBe(1);
    expect(model.scene?.flights[0]?.to).toBe('spot-7');
  });

  it('rings the changed places where nothing may move', async () => {
    const model = seated(0);
    model.hear(update(0, []));
    model.hear(update(1, [], [played(1, 8, 1, 1)], after));
    await vi.waitFor(() => expect(model.board).toEqual(after));
    expect(model.changed).toContain('spot-8');
  });
});

describe('what decided a match', () => {
  const began: Event = { id: 'began', rule: '' };
  const moved = (count: number): Event => ({ id: 'moved', rule: '', by: 0, args: { count } });

  it('is the one biggest event of its kind', () => {
    expect(biggest([began, moved(3), moved(5)], 'began', ['moved'], 4)?.args?.count).toBe(5);
  });

  it('is nothing where the beginning is missing, two are level, or it is small', () => {
    expect(biggest([moved(3), moved(5)], 'began', ['moved'], 4)).toBeNull();
    expect(biggest([began, moved(5), moved(5)], 'began', ['moved'], 4)).toBeNull();
    expect(biggest([began, moved(3)], 'began', ['moved'], 4)).toBeNull();
  });
});

it('tells the odds in words only to those who want them', () => {
  const told = (): boolean[] => ['pile', 'odds'].map((name) => isTold({ id: `exploding-kittens-line-${name}` }));
  expect(told()).toEqual([true, true]);
  settings.set({ odds: false });
  expect(told()).toEqual([true, false]);
  settings.set({ odds: true });
});
