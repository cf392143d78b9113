// Scenes are pure motion: nothing can be chosen while pieces move, and every update ends on the view that the server sent.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WORLDS } from '$games/index';
import type { Update } from '$lib/protocol';
import { TableModel } from '$lib/table/table.svelte';
import { savedOf, type Moment } from '../src/gallery/saved';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.values(WORLDS))('$name in motion', (world) => {
  it('ends every update on the view of the server, whatever the scenes make of its events', async () => {
    const moments: Moment[] = Object.values((await savedOf(world.name))?.moments ?? {});
    let moved = 0;
    for (const [at, { table, update }] of moments.entries()) {
      const before = moments[at - 1]?.update ?? update;
      const after: Update = { ...update, sequence: before.sequence + 1 };
      const model = new TableModel(
        () => Promise.resolve({ done: true }),
        world.staging,
        () => 1,
      );
      model.hear(table);
      model.hear(before);
      const [shown, heard] = [structuredClone(before), structuredClone(after)];
      model.hear(after);
      while (model.moving) {
        expect([model.mine, model.choices]).toEqual([false, []]);
        moved += 1;
        vi.runOnlyPendingTimers();
      }
      expect(model.board).toBe(after.view);
      expect([model.update, before, after]).toEqual([heard, shown, heard]); // and scenes change nothing that was heard
    }
    expect(moved).toBeGreaterThan(20);
  });
});
