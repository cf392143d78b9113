// A picture of a minute moves: it rests with its first move picked, plays it, and begins again; without motion it rests.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { world as kariba } from '$games/kariba';
import { playStep } from '$games/kariba/places';
import { Loop, REST } from '$lib/minute/loop';
import type { Picture } from '$lib/protocol';
import { TableModel } from '$lib/table/table.svelte';
import { numberOf, play, played, table, update } from './sample';

const picture: Picture = {
  name: 'three',
  show: 'board',
  table,
  update: update(0, [play(4, 1), play(6, 1)]),
  then: [{ ...update(1, []), events: [played(0, 4, 1, 1)] }],
  picked: [numberOf(playStep(4, 1))],
};

function shown(pace: number): { model: TableModel; loop: Loop } {
  const model = new TableModel(
    () => Promise.resolve({ done: true }),
    kariba.staging,
    () => pace,
  );
  const loop = new Loop(model, () => pace);
  loop.show(picture);
  return { model, loop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a picture', () => {
  it('rests with its first move picked, plays it, and comes back to where it began', () => {
    const { model, loop } = shown(1);
    expect(model.chosen).toEqual([playStep(4, 1)]);
    expect(model.update?.sequence).toBe(0);
    vi.advanceTimersByTime(REST.before + 10);
    expect(model.scene?.flights).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(model.update?.sequence).toBe(1);
    vi.advanceTimersByTime(REST.between + REST.after);
    expect(model.update?.sequence).toBe(0);
    expect(model.chosen).toEqual([playStep(4, 1)]);
    loop.end();
    vi.advanceTimersByTime(20_000);
    expect(model.update?.sequence).toBe(0);
  });

  it('stays where it rests for whoever wants no motion', () => {
    const { model } = shown(0);
    vi.advanceTimersByTime(60_000);
    expect(model.update?.sequence).toBe(0);
    expect(model.chosen).toEqual([playStep(4, 1)]);
  });

  it('gives way to the next picture in the middle of a move', () => {
    const { model, loop } = shown(1);
    vi.advanceTimersByTime(REST.before + 10);
    loop.show({ ...picture, name: 'turn', picked: [] });
    expect(model.scene).toBeNull();
    expect(model.update?.sequence).toBe(0);
    expect(model.chosen).toEqual([]);
  });
});
