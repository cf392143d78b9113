// Kariba in motion: cards fly to the waterhole, the prey trembles and slides to its hunter, draws slide from the pile.
import type { Event, KaribaView } from '$lib/protocol';
import { FLIGHT, MOVE, SCENE, type Flight, type Scene } from '$lib/table/motion';
import { place } from './places';

const still = { flights: [] as Flight[], hidden: [] as string[], shiver: null, about: null };

/** The scenes that lead from one view to the next. Counts come from the events; the last view is the server's. */
export function scenes(before: KaribaView, events: Event[], after: KaribaView): Scene<KaribaView>[] {
  const played: Scene<KaribaView>[] = [];
  let now = before;
  let tells = 0;
  const add = (part: Partial<Scene<KaribaView>> & { ms: number }, view: KaribaView) => {
    now = view;
    played.push({ ...still, ...part, tells, view });
  };
  for (const event of events) {
    tells += 1;
    const by = event.by ?? 0;
    const number = (name: string) => Number(event.args?.[name] ?? 0);
    switch (event.id) {
      case 'kariba-played': {
        const [animal, count] = [number('animal'), number('count')];
        const mine = by === now.seat;
        const from = Array.from({ length: count }, (_, copy) => (mine ? place.hand(animal, copy + 1) : place.seat(by)));
        const flights = from.map((start) => ({ piece: `card-${animal}`, from: start, to: place.spot(animal) }));
        add({ flights, hidden: mine ? from : [], ms: FLIGHT }, laid(now, by, animal, count, number('now')));
        break;
      }
      case 'kariba-chased': {
        const [prey, count] = [number('prey'), number('count')];
        add({ shiver: place.spot(prey), about: place.spot(number('animal')), ms: MOVE * 2 }, now);
        const flights = Array.from({ length: count }, () => ({
          piece: `portrait-${prey}`,
          from: place.spot(prey),
          to: place.seat(by),
        }));
        add({ flights, hidden: [place.spot(prey)], ms: SCENE }, chased(now, by, prey, count));
        break;
      }
      case 'kariba-drew':
      case 'kariba-drew-cards': {
        const count = number('count');
        const flights = Array.from({ length: count }, () => ({ piece: 'back', from: place.pile, to: place.seat(by) }));
        add({ flights, ms: FLIGHT }, drawn(now, by, count, after));
        break;
      }
      case 'kariba-took': {
        const slot = place.open(number('slot'));
        const flights = [{ piece: `card-${number('animal')}`, from: slot, to: place.seat(by) }];
        add({ flights, hidden: [slot], ms: FLIGHT }, taken(now, by, number('animal'), after));
        break;
      }
      case 'kariba-refilled': {
        const slots = Array.isArray(event.args?.slots) ? event.args.slots : [];
        const flights = slots.map((slot) => ({ piece: 'back', from: place.pile, to: place.open(slot) }));
        add({ flights, ms: FLIGHT }, { ...now, visible: after.visible, pile: after.pile });
        break;
      }
      case 'kariba-scored':
        add({ ms: SCENE }, now);
        break;
      case 'kariba-began':
        add({ ms: SCENE }, after);
        break;
    }
  }
  return played;
}

function swapped<Item>(list: Item[], index: number, change: (item: Item) => Item): Item[] {
  return list.map((item, at) => (at === index ? change(item) : item));
}

function laid(view: KaribaView, by: number, animal: number, count: number, now: number): KaribaView {
  const waterhole = swapped(view.waterhole, animal - 1, () => now);
  const handSizes = swapped(view.handSizes, by, (size) => size - count);
  const hands = swapped(view.hands, by, (hand) => hand && swapped(hand, animal - 1, (copies) => copies - count));
  return { ...view, waterhole, handSizes, hands };
}

function chased(view: KaribaView, by: number, prey: number, count: number): KaribaView {
  const scores = swapped(view.scores, by, (score) => (score === null ? null : score + count));
  return { ...view, waterhole: swapped(view.waterhole, prey - 1, () => 0), scores };
}

function drawn(view: KaribaView, by: number, count: number, after: KaribaView): KaribaView {
  const hands = after.number === view.number ? after.hands : view.hands;
  return { ...view, pile: view.pile - count, handSizes: swapped(view.handSizes, by, (size) => size + count), hands };
}

function taken(view: KaribaView, by: number, animal: number, after: KaribaView): KaribaView {
  const first = view.visible.indexOf(animal);
  return { ...drawn(view, by, 1, after), pile: view.pile, visible: swapped(view.visible, first, () => 0) };
}
