// A picked play before it is sent: how the trick would lie, and what the server says it would count then.
import type { Choice, Foreseen, KitsuneView, TrickPlay } from '$lib/protocol';
import { tokenIn, type Meant } from './places';

/** The trick with what is picked: one more card of mine, or one card less. */
export function trickWith(view: KitsuneView, picked: Meant | null): TrickPlay[] | null {
  if (picked?.does === 'target')
    return view.trick.map((play, at) => (at === picked.index ? { ...play, destroyed: true } : play));
  if (picked?.does !== 'play') return null;
  const { token, side } = tokenIn(picked.way);
  return [
    ...view.trick,
    { seat: view.seat ?? 0, card: picked.card, token, side, hidden: token === 'hidden', destroyed: false },
  ];
}

/** What the trick would count after a choice; null where nothing is known of it. */
export function foreseenAfter(view: KitsuneView, choice: Choice | null): Foreseen | null {
  return view.foreseen.find((one) => one.step === choice?.step) ?? null;
}
