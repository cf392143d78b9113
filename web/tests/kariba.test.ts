// @vitest-environment node
// Kariba on the page: steps in words, the ring, and how events move pieces.
import { describe, expect, it } from 'vitest';
import { onRing, openStep, playOf, playStep, trail } from '$games/kariba/places';
import { scenes } from '$games/kariba/scenes';
import { biggestCatch } from '$games/kariba/turning';
import type { Event } from '$lib/protocol';
import { played, view } from './sample';

describe('places', () => {
  it('names plays and reads them back', () => {
    expect(playStep(8, 5)).toBe('kariba-play/animal=8/count=5');
    expect(openStep(8)).toBe('kariba-draw-visible/animal=8');
    expect(playOf(playStep(4, 2))).toEqual({ animal: 4, count: 2 });
    expect(playOf(openStep(4))).toBeNull();
    expect(playOf(undefined)).toBeNull();
  });

  it('stands the mouse right of the top and the elephant left of it', () => {
    expect(onRing(1).x).toBeCloseTo(0.383, 3);
    expect(onRing(8).x).toBeCloseTo(-0.383, 3);
    expect(onRing(8).y).toBeCloseTo(-0.924, 3);
  });

  it('leads the mouse to the elephant over the top, and the elephant down to the mouse the long way', () => {
    expect(trail(1, 8).length).toBeLessThan(trail(8, 1).length);
    expect(trail(1, 8).every((paw) => paw.y < -0.6)).toBe(true);
  });
});

describe('scenes', () => {
  it('my cards leave my hand, one flight each', () => {
    const [scene] = scenes(view, [played(0, 4, 2, 3)], view);
    expect(scene?.flights.map((flight) => flight.from)).toEqual(['hand-4-1', 'hand-4-2']);
    expect(scene?.hidden).toEqual(['hand-4-1', 'hand-4-2']);
    expect(scene?.view.waterhole[3]).toBe(3);
    expect(scene?.view.hands[0]?.[3]).toBe(0);
  });

  it('an opponent’s draw looks alike whatever was drawn', () => {
    const drew = { id: 'kariba-drew', rule: 'KA-531', by: 1, args: { count: 2 } };
    const [scene] = scenes(view, [drew], view);
    expect(scene?.flights.every((flight) => flight.piece === 'back')).toBe(true);
  });

  it('the prey trembles, then slides to its hunter', () => {
    const chase = { id: 'kariba-chased', rule: 'KA-522', by: 0, args: { animal: 4, herd: 3, prey: 3, count: 3 } };
    const [tremble, slide] = scenes(view, [chase], view);
    expect(tremble?.shiver).toBe('spot-3');
    expect(slide?.flights).toHaveLength(3);
    expect(slide?.flights[0]?.to).toBe('seat-0');
    expect(slide?.view.scores[0]).toBe(3);
  });

  it('a hidden score stays hidden', () => {
    const chase = { id: 'kariba-chased', rule: 'KA-522', by: 1, args: { animal: 4, herd: 3, prey: 3, count: 3 } };
    const secret = { ...view, scores: [0, null] };
    expect(scenes(secret, [chase], secret).at(-1)?.view.scores[1]).toBeNull();
  });
});

describe('the biggest catch', () => {
  const began: Event = { id: 'kariba-began', rule: 'KA-303', args: { number: 1 } };
  const caught = (by: number, count: number): Event => ({
    id: 'kariba-chased',
    rule: 'KA-522',
    by,
    args: { animal: 7, herd: 3, prey: 4, count },
  });

  it('is told when it stands out', () => {
    expect(biggestCatch([began, caught(0, 2), caught(1, 5)])).toMatchObject({ by: 1, count: 5, prey: 4 });
  });

  it('is not told when it is small, shared, or the beginning is missing', () => {
    expect(biggestCatch([began, caught(0, 2)])).toBeNull();
    expect(biggestCatch([began, caught(0, 4), caught(1, 4)])).toBeNull();
    expect(biggestCatch([caught(0, 4)])).toBeNull();
    expect(biggestCatch([])).toBeNull();
  });
});
