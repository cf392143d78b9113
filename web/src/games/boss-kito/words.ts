// What the key says about a picked move: the move itself, and who would be in front then.
import { listed } from '$lib/habits';
import type { BossKitoView, Says } from '$lib/protocol';
import type { Wording } from '$lib/table/Key.svelte';
import { text } from '$lib/texts.svelte';
import type { Decision } from './decisions';
import { ofColour, turnInOrder } from './standings';

/** My strengths after a move, from what the server foretells: [colour, strength]. */
export function foreseenBy(effects: Says[]): [number, number][] {
  return effects.flatMap(({ id, args }): [number, number][] => {
    const number = (name: string) => Number(args?.[name] ?? 0);
    if (id === 'boss-kito-will-be') return [[number('colour'), number('strength')]];
    if (id === 'boss-kito-will-be-two')
      return [
        [number('colour'), number('strength')],
        [number('other'), number('then')],
      ];
    return [];
  });
}

/** The key's words where they can be better than the step's own label; null leaves it at that. */
export function wording(
  view: BossKitoView,
  me: number,
  decision: Decision | null,
  foreseen: [number, number][],
  names: string[],
): Wording | null {
  switch (decision?.kind) {
    case 'play':
      return {
        label: text('boss-kito-play', { colour: decision.colour }),
        more: outlook(view, me, foreseen[0], names),
      };
    case 'tokens': {
      const [colour = 1, other = colour] = decision.on;
      if (colour !== other) return null;
      return {
        label: text(decision.on.length > 1 ? 'boss-kito-tokens-same' : 'boss-kito-token', { colour }),
        more: outlook(view, me, foreseen[0], names),
      };
    }
    case 'exchange': {
      const count = decision.counts.reduce((sum, each) => sum + each, 0);
      if (count === 0) return null;
      const cards = listed(
        decision.counts.flatMap((each, index) =>
          each ? [text('boss-kito-counted', { card: index + 1, count: each })] : [],
        ),
      );
      return {
        label: text('boss-kito-table-exchange-cards', { count }),
        more: text('boss-kito-table-exchange-more', { cards, count }),
      };
    }
    case 'take':
      return {
        label: text('boss-kito-table-take', { count: view.takes }),
        more: text('boss-kito-table-take-more', { count: (view.reserves[me] ?? 0) + view.takes }),
      };
    case 'draw':
      return { label: text('boss-kito-draw'), more: text('boss-kito-table-draw-more') };
    case 'give':
      return { label: giving(decision.seat, me, names), more: order(view, me, decision.seat, names) };
    default:
      return null;
  }
}

/** "strength 5: the 9 would be yours", "strength 3, Leo has 8". */
function outlook(view: BossKitoView, me: number, after: [number, number] | undefined, names: string[]): string {
  if (!after) return '';
  const [colour, strength] = after;
  const others = ofColour(view, colour).map((each, seat) => (seat === me ? -1 : each));
  const best = Math.max(...others);
  const rivals = listed(others.flatMap((each, seat) => (each === best ? [names[seat] ?? ''] : [])));
  const type = view.offers[view.bosses.indexOf(colour)]?.type ?? 0;
  if (strength > best) return text('boss-kito-table-would-win', { strength, type });
  return text(strength === best ? 'boss-kito-table-would-tie' : 'boss-kito-table-would-trail', {
    strength,
    best,
    rivals,
  });
}

function giving(seat: number, me: number, names: string[]): string {
  return seat === me ? text('boss-kito-table-keep') : text('boss-kito-table-give', { name: names[seat] ?? '' });
}

/** "Nina starts round 5, you are third"; nothing in the last round. */
function order(view: BossKitoView, me: number, start: number, names: string[]): string {
  if (view.benefitsLeft === 0) return '';
  const place = turnInOrder(me, start, view.seats);
  return text(place === 1 ? 'boss-kito-table-you-start' : 'boss-kito-table-order', {
    name: names[start] ?? '',
    round: view.round + 1,
    place,
  });
}

/** A move picked before my turn, for the key that waits; null for what cannot be picked early. */
export function earlyWords(decision: Decision | null): Says | null {
  switch (decision?.kind) {
    case 'play':
      return { id: 'boss-kito-play', args: { colour: decision.colour } };
    case 'tokens':
      return { id: 'boss-kito-table-early-tokens', args: { count: decision.on.length } };
    case 'exchange':
      return {
        id: 'boss-kito-table-exchange-cards',
        args: { count: decision.counts.reduce((sum, count) => sum + count, 0) },
      };
    case 'draw':
    case 'take':
      return { id: `boss-kito-${decision.kind}` };
    default:
      return null;
  }
}
