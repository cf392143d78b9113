// Kitsune in motion: cards fly to the trick, a hidden one turns over, pawns hop stone by stone, the fan goes round.
import type { Event, KitsuneView, Totals, TrickPlay } from '$lib/protocol';
import { FLIGHT, MOVE, SCENE, type Flight, type Scene } from '$lib/table/motion';
import { place, tokenOf } from './places';

type KitsuneScene = Scene<KitsuneView>;

export const HOP = 120;
const NOTHING: Totals = { blue: 0, orange: 0, swapped: false, unseen: false };
const still = { flights: [] as Flight[], hidden: [] as string[], shiver: null, about: null };
/** Events before which the cards of a trick leave the table. */
const CLEARS = new Set([
  'kitsune-drew',
  'kitsune-drew-cards',
  'kitsune-leads',
  'kitsune-left-over',
  'kitsune-dealt-again',
  'kitsune-began',
  'kitsune-named',
]);
/** Events with which a whole trick is counted: nobody decides then. */
const COUNTS = new Set([
  'kitsune-revealed',
  'kitsune-turned',
  'kitsune-turned-twice',
  'kitsune-scored',
  'kitsune-round-won',
]);

/** The scenes that lead from one view to the next. What a card is comes from the events; the last view is the server's. */
export function scenes(before: KitsuneView, events: Event[], after: KitsuneView): KitsuneScene[] {
  const played: KitsuneScene[] = [];
  let now = before;
  let tells = 0;
  const add = (part: Partial<KitsuneScene> & { ms: number }, view: KitsuneView) => {
    now = view;
    played.push({ ...still, ...part, tells, view });
  };
  const scored = events.find((event) => event.id === 'kitsune-scored');
  for (const event of events) {
    const by = event.by ?? 0;
    const number = (name: string) => Number(event.args?.[name] ?? 0);
    const word = (name: string) => String(event.args?.[name] ?? '');
    if (COUNTS.has(event.id)) now = { ...now, pending: [] };
    if (CLEARS.has(event.id) && now.trick.length > 0) {
      add({ ms: SCENE, rests: true }, now);
      const from = now.trick.map((_, index) => place.play(index));
      const flights = now.trick.map((play, index) => ({
        piece: pieceOf(play),
        from: from[index] ?? '',
        to: place.discards,
      }));
      add(
        { flights, hidden: from, ms: FLIGHT },
        { ...now, trick: [], totals: NOTHING, discards: now.discards + now.trick.length },
      );
    }
    tells += 1; // the cards of a trick leave before what follows is told
    switch (event.id) {
      case 'kitsune-exchanged': {
        const flights = now.clans.map((_, seat) => ({
          piece: 'back',
          from: place.play(now.order.indexOf(seat)),
          to: place.seat(now.receivers[seat] ?? seat),
        }));
        add({ flights, ms: SCENE }, { ...after, trick: [] });
        break;
      }
      case 'kitsune-played':
      case 'kitsune-played-token':
      case 'kitsune-played-plus': {
        const token =
          event.id === 'kitsune-played-plus'
            ? '+3'
            : event.id === 'kitsune-played-token'
              ? tokenOf(word('token'))
              : null;
        const side = event.id === 'kitsune-played-plus' ? word('side') : null;
        const play = { seat: by, card: word('card'), token, side, hidden: false, destroyed: false };
        add({ ...flown(now, play, word('card')), ms: FLIGHT }, laid(now, play, word('card'), after));
        break;
      }
      case 'kitsune-hid':
      case 'kitsune-hid-card': {
        const card = word('card') || null;
        const play = { seat: by, card, token: 'hidden', side: null, hidden: true, destroyed: false };
        add({ ...flown(now, play, card), ms: FLIGHT }, laid(now, play, card, after));
        break;
      }
      case 'kitsune-fetched':
      case 'kitsune-fetched-card':
        add(
          { flights: [{ piece: 'back', from: place.discards, to: place.seat(by) }], ms: FLIGHT },
          fetched(now, by, word('card')),
        );
        break;
      case 'kitsune-struck': {
        const at = now.trick.findIndex(
          (play) => play.seat === number('to') && play.card === word('card') && !play.destroyed,
        );
        add(
          { shiver: place.play(at), marks: [place.play(at)], ms: SCENE },
          {
            ...changed(now, at, { destroyed: true }),
            totals: after.trick.length >= now.trick.length ? after.totals : now.totals,
          },
        );
        break;
      }
      case 'kitsune-revealed': {
        const at = now.trick.findIndex((play) => play.seat === by && play.hidden);
        const up = changed(now, at, { card: word('card'), hidden: false });
        add({ turned: place.play(at), marks: [place.play(at)], ms: MOVE }, up);
        add({ ms: MOVE }, up);
        break;
      }
      case 'kitsune-turned':
      case 'kitsune-turned-twice':
        add({ turned: place.sum, ms: SCENE }, summed(now, scored, event.id === 'kitsune-turned'));
        break;
      case 'kitsune-scored':
        add({ about: place.sum, ms: SCENE }, summed(now, event, now.totals.swapped));
        break;
      case 'kitsune-blocked':
        add({ shiver: place.pawn(word('clan')), marks: [place.pawn(word('clan'))], ms: SCENE }, now);
        break;
      case 'kitsune-moved':
        for (let left = number('count'); left > 0; left -= 1) {
          add(
            { marks: [place.pawn(word('clan'))], ms: HOP * 1.5 },
            { ...now, pawns: { ...now.pawns, [word('clan')]: number('now') - left + 1 } },
          );
        }
        add({ ms: MOVE }, now);
        break;
      case 'kitsune-round-won': {
        const flights = [
          { piece: `lantern-${word('clan')}`, from: place.pawn(word('clan')), to: place.victory(word('clan')) },
        ];
        add({ flights, ms: SCENE }, { ...now, victories: { ...now.victories, [word('clan')]: number('count') } });
        break;
      }
      case 'kitsune-took': {
        const token = tokenOf(word('token'));
        const held = now.held.map((own, seat) => (seat === number('to') ? token : own));
        const flights = [{ piece: `token-${token}`, from: place.token(token), to: place.seat(number('to')) }];
        add(
          { flights, ms: FLIGHT * 1.5 },
          { ...now, held, available: now.available.filter((other) => other !== token) },
        );
        break;
      }
      case 'kitsune-drew':
      case 'kitsune-drew-cards': {
        const cards = Array.isArray(event.args?.cards) ? event.args.cards.length : number('count');
        const flights = Array.from({ length: cards }, () => ({ piece: 'back', from: place.pile, to: place.seat(by) }));
        add({ flights, ms: FLIGHT }, drawn(now, by, cards, after));
        break;
      }
      case 'kitsune-left-over':
        add({ flights: [{ piece: 'back', from: place.seat(by), to: place.discards }], ms: FLIGHT }, now);
        break;
      case 'kitsune-leads':
      case 'kitsune-named': {
        const next = number(event.id === 'kitsune-leads' ? 'seat' : 'to');
        add(
          { flights: [{ piece: 'fan', from: place.seat(now.leader), to: place.seat(next) }], ms: FLIGHT },
          { ...now, leader: next, order: after.order },
        );
        break;
      }
      case 'kitsune-dealt-again':
      case 'kitsune-began': {
        const flights = after.clans.map((_, seat) => ({ piece: 'back', from: place.discards, to: place.seat(seat) }));
        add({ flights, ms: SCENE }, { ...after, trick: [] });
        break;
      }
    }
  }
  return played;
}

/** The name of a play's piece in the air: what lies face down flies face down. */
function pieceOf(play: TrickPlay): string {
  return play.card === null || play.hidden ? 'back' : `card-${play.card}`;
}

function flown(view: KitsuneView, play: TrickPlay, card: string | null): { flights: Flight[]; hidden: string[] } {
  const mine = play.seat === view.seat && card !== null;
  const from = mine ? place.hand(card, 1) : place.seat(play.seat);
  return { flights: [{ piece: pieceOf(play), from, to: place.play(view.trick.length) }], hidden: mine ? [from] : [] };
}

/** A card is counted as it lies down, but for the last one of a trick: that is counted when the trick is. */
function laid(view: KitsuneView, play: TrickPlay, card: string | null, after: KitsuneView): KitsuneView {
  const { token, seat } = play;
  return {
    ...view,
    trick: [...view.trick, play],
    totals: after.trick.length > view.trick.length ? after.totals : view.totals,
    hands: view.hands.map((hand, at) => (at === seat && hand && card ? without(hand, card) : hand)),
    handSizes: view.handSizes.map((size, at) => (at === seat ? size - 1 : size)),
    held: token ? view.held.map((own, at) => (at === seat ? null : own)) : view.held,
    used: token ? [...view.used, token] : view.used,
  };
}

/** The totals as they are told when the trick is scored. */
function summed(view: KitsuneView, scored: Event | undefined, swapped: boolean): KitsuneView {
  const { blue, orange } = scored?.args ?? {};
  return { ...view, totals: { blue: Number(blue ?? 0), orange: Number(orange ?? 0), swapped, unseen: false } };
}

function changed(view: KitsuneView, index: number, to: Partial<TrickPlay>): KitsuneView {
  return { ...view, trick: view.trick.map((play, at) => (at === index ? { ...play, ...to } : play)) };
}

function fetched(view: KitsuneView, by: number, card: string): KitsuneView {
  return {
    ...view,
    discards: view.discards - 1,
    looking: [],
    hands: view.hands.map((hand, seat) => (seat === by && hand && card ? [...hand, card] : hand)),
    handSizes: view.handSizes.map((size, seat) => (seat === by ? size + 1 : size)),
  };
}

function drawn(view: KitsuneView, by: number, count: number, after: KitsuneView): KitsuneView {
  return {
    ...view,
    pile: view.pile - count,
    hands: view.hands.map((hand, seat) => (seat === by ? (after.hands[seat] ?? null) : hand)),
    handSizes: view.handSizes.map((size, seat) => (seat === by ? size + count : size)),
  };
}

function without(hand: string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}
