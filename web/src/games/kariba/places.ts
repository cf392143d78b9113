// Where things lie: names of places for motion, the ring's geometry, and Kariba's steps in words.
import { kindOf, numberIn, step, type Step } from '$lib/table/steps';

export const ANIMALS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const place = {
  spot: (animal: number) => `spot-${animal}`,
  seat: (seat: number) => `seat-${seat}`,
  hand: (animal: number, copy: number) => `hand-${animal}-${copy}`,
  open: (slot: number) => `open-${slot}`,
  pile: 'pile',
};

/** The step that plays so many copies of an animal. */
export function playStep(animal: number, count: number): Step {
  return step('kariba-play', { animal, count });
}

export const PILE_STEP = step('kariba-draw-pile');

/** The step that takes an open card of this animal. */
export function openStep(animal: number): Step {
  return step('kariba-draw-visible', { animal });
}

/** What a step means: an animal and how many copies, or null for a draw. */
export function playOf(step: Step | undefined): { animal: number; count: number } | null {
  if (!step || kindOf(step) !== 'kariba-play') return null;
  return { animal: numberIn(step, 'animal'), count: numberIn(step, 'count') };
}

/** Where an animal stands on the ring, from −1 to 1: eight places, the mouse right of the top, clockwise. */
export function onRing(animal: number): { x: number; y: number } {
  const angle = ((animal - 0.5) / 8) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export type Paw = { x: number; y: number; turn: number; delay: number };

/** Paw prints from one animal's place to another's, walking the ring the way the stronger looks down at the weaker. */
export function trail(from: number, to: number): Paw[] {
  const backwards = from > to;
  const span = backwards ? from - to : 8 - to + from;
  const prints = Math.max(4, span * 3 + 1);
  return Array.from({ length: prints }, (_, index) => {
    const way = 0.32 + ((span - 0.62) * index) / Math.max(1, prints - 1);
    const at = from - way - 0.5;
    const angle = (at / 8) * 2 * Math.PI - Math.PI / 2;
    const radius = 0.8 + (index % 2 ? 0.022 : -0.022);
    return {
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle),
      turn: (angle * 180) / Math.PI,
      delay: index,
    };
  });
}
