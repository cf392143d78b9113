// Boss Kito in motion: bananas go to market, stalls hand out their cards from left to right, the table is cleared.
import type { Benefit, BossKitoView, Event } from '$lib/protocol';
import type { Line } from '$lib/table/lines';
import { FLIGHT, MOVE, SCENE, type Flight, type Scene } from '$lib/table/motion';
import { COLOURS, place } from './places';
import { strongest } from './standings';

type Part = Partial<Scene<BossKitoView>> & { ms: number };

const still = { flights: [] as Flight[], hidden: [] as string[], shiver: null, about: null };
const BANANAS = 3;
const HANDING_OUT = 600;
const MOST_FLIGHTS = 14;
const ASSIGNING = 5;

/** The scenes that lead from one view to the next. Counts come from the events; the last view is the server's. */
export function scenes(before: BossKitoView, events: Event[], after: BossKitoView): Scene<BossKitoView>[] {
  const played: Scene<BossKitoView>[] = [];
  let now = before;
  for (const [index, event] of events.entries()) {
    for (const [part, view] of acts(now, event, after)) {
      now = view;
      played.push({ ...still, ...part, tells: index + 1, view });
    }
  }
  return played;
}

/** One event as what moves and what lies on the table afterwards; a card that is handed out takes two. */
function acts(now: BossKitoView, event: Event, after: BossKitoView): [Part, BossKitoView][] {
  const by = event.by ?? 0;
  const number = (name: string) => Number(event.args?.[name] ?? 0);
  const mine = by === now.seat;
  switch (event.id) {
    case 'boss-kito-played': {
      const colour = number('colour');
      const from = mine ? place.hand(colour, 1) : place.seat(by);
      const flights = [{ piece: `card-${colour}`, from, to: place.cell(by, colour) }];
      return [[{ flights, hidden: mine ? [from] : [], ms: FLIGHT }, laid(now, by, colour)]];
    }
    case 'boss-kito-put':
    case 'boss-kito-put-two': {
      const on =
        event.id === 'boss-kito-put'
          ? times(number('count'), () => number('colour'))
          : [number('colour'), number('other')];
      const flights = on.map((colour) => ({ piece: 'token', from: place.seat(by), to: place.cell(by, colour) }));
      return [[{ flights, ms: FLIGHT }, on.reduce((view, colour) => put(view, by, colour), now)]];
    }
    case 'boss-kito-drew':
    case 'boss-kito-drew-cards': {
      const flights = times(number('count'), () => ({
        piece: 'back',
        from: place.deck,
        to: mine ? place.myHand : place.seat(by),
      }));
      return [[{ flights, ms: FLIGHT }, drawn(now, by, number('count'), cardsOf(event))]];
    }
    case 'boss-kito-took':
      return [
        [
          {
            flights: times(number('count'), () => ({ piece: 'token', from: place.supply, to: place.seat(by) })),
            ms: FLIGHT,
          },
          took(now, by, number('count')),
        ],
      ];
    case 'boss-kito-threw':
    case 'boss-kito-threw-cards': {
      const cards = cardsOf(event);
      const pieces = cards.length ? cards.map((colour) => `card-${colour}`) : times(number('count'), () => 'back');
      const starts = mine
        ? cards.map((colour, index) =>
            place.hand(colour, cards.slice(0, index + 1).filter((each) => each === colour).length),
          )
        : [];
      const flights = pieces.map((piece, index) => ({
        piece,
        from: starts[index] ?? place.seat(by),
        to: place.discards,
      }));
      return [[{ flights, hidden: starts, ms: FLIGHT }, threw(now, by, number('count'), cards)]];
    }
    case 'boss-kito-gave-start':
    case 'boss-kito-kept-start': {
      const flights = [{ piece: 'flag', from: place.seat(now.start), to: place.seat(number('to')) }];
      return [
        [
          { flights, hidden: [place.flag(now.start)], ms: FLIGHT },
          { ...now, start: number('to'), assigning: null },
        ],
      ];
    }
    case 'boss-kito-reshuffled': {
      const flights = times(Math.min(now.discarded, 5), () => ({
        piece: 'back',
        from: place.discards,
        to: place.deck,
      }));
      return [
        [
          { flights, ms: FLIGHT },
          { ...now, deck: now.deck + now.discarded, discarded: 0, discards: now.discards && now.discards.map(() => 0) },
        ],
      ];
    }
    case 'boss-kito-won-card':
    case 'boss-kito-removed':
      return handedOut(now, event, after);
    case 'boss-kito-symbol-token':
      return [
        [{ flights: [{ piece: 'token', from: place.supply, to: place.seat(by) }], ms: FLIGHT }, took(now, by, 1)],
      ];
    case 'boss-kito-round-ended':
      return [[{ ...clearing(now), ms: SCENE }, cleared(now)]];
    case 'boss-kito-round-began': {
      const flights = now.nextOffers.flatMap((card, index) =>
        card ? [{ piece: pieceOf(card), from: place.next(index + 1), to: place.stall(index + 1) }] : [],
      );
      return [[{ flights, hidden: flights.map((flight) => flight.from), ms: SCENE }, after]];
    }
    case 'boss-kito-symbol-no-card':
    case 'boss-kito-symbol-no-token':
    case 'boss-kito-exchanged-nothing':
    case 'boss-kito-passed':
      return [[{ ms: MOVE }, now]];
    case 'boss-kito-scored':
      return [[{ ms: SCENE }, now]];
    case 'boss-kito-began':
      return [[{ ms: SCENE }, after]];
    default:
      return [];
  }
}

/** A stall's turn: it glows, the winner's bananas are crowned and the card flies to the winner; or it falls off the counter. */
function handedOut(now: BossKitoView, event: Event, after: BossKitoView): [Part, BossKitoView][] {
  const position = now.bosses.indexOf(Number(event.args?.colour)) + 1;
  const card = now.offers[position - 1];
  const settled = {
    ...now,
    pending: [],
    turn: ASSIGNING,
    assigning: null,
    offers: swapped(now.offers, position - 1, () => null),
  };
  const shiver = place.stall(position);
  if (!card) return [];
  if (event.id === 'boss-kito-removed')
    return [
      [
        { shiver, ms: HANDING_OUT },
        { ...settled, removed: [...now.removed, card] },
      ],
    ];
  const by = event.by ?? 0;
  const flights = [{ piece: pieceOf(card), from: shiver, to: place.seat(by) }];
  const won = swapped(now.won, by, (cards) => [...cards, card]);
  return [
    [
      { shiver, about: place.seat(by), ms: HANDING_OUT },
      { ...now, pending: [], turn: ASSIGNING },
    ],
    [
      { flights, hidden: [shiver], shiver, about: place.seat(by), ms: FLIGHT },
      { ...settled, won, majorities: settled.offers.some(Boolean) ? now.majorities : after.majorities },
    ],
  ];
}

/** Cards go to the discards and tokens to the basket; no more in the air than the eye can follow. */
function clearing(now: BossKitoView): { flights: Flight[]; hidden: string[] } {
  const cells = now.fronts.flatMap((front, seat) =>
    COLOURS.filter((colour) => front[colour - 1]).map((colour) => ({ seat, colour })),
  );
  const flights = cells.flatMap(({ seat, colour }) => {
    const from = place.cell(seat, colour);
    const cards = [{ piece: `card-${colour}`, from, to: place.discards }];
    return now.tokens[seat]?.[colour - 1] ? [...cards, { piece: 'token', from, to: place.supply }] : cards;
  });
  return { flights: flights.slice(0, MOST_FLIGHTS), hidden: cells.map(({ seat, colour }) => place.cell(seat, colour)) };
}

function cleared(view: BossKitoView): BossKitoView {
  const lying = view.fronts.flat().reduce((sum, count) => sum + count, 0);
  const coins = view.tokens.flat().reduce((sum, count) => sum + count, 0);
  const none = view.fronts.map((front) => front.map(() => 0));
  const discards =
    view.discards &&
    view.discards.map((count, index) => count + view.fronts.reduce((sum, front) => sum + (front[index] ?? 0), 0));
  return {
    ...view,
    pending: [],
    fronts: none,
    tokens: none,
    ...strong(none),
    discarded: view.discarded + lying,
    discards,
    supply: view.supply + coins,
  };
}

function pieceOf(card: Benefit): string {
  return `benefit-${card.type}-${card.symbol ?? ''}`;
}

function cardsOf(event: Event): number[] {
  return Array.isArray(event.args?.cards) ? event.args.cards : [];
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

function swapped<Item>(list: Item[], index: number, change: (item: Item) => Item): Item[] {
  return list.map((item, at) => (at === index ? change(item) : item));
}

/** A list per seat of lists per colour, changed in one cell. */
function added(list: number[][], seat: number, colour: number, count: number): number[][] {
  return swapped(list, seat, (row) => swapped(row, colour - 1, (now) => now + count));
}

/** Hands after cards came or left, where their colours are known. */
function handsWith(view: BossKitoView, by: number, colours: number[], count: 1 | -1): (number[] | null)[] {
  return swapped(
    view.hands,
    by,
    (hand) => hand && colours.reduce((cards, colour) => swapped(cards, colour - 1, (now) => now + count), hand),
  );
}

function laid(view: BossKitoView, by: number, colour: number): BossKitoView {
  return {
    ...view,
    fronts: added(view.fronts, by, colour, 1),
    ...strong(added(view.strengths, by, colour, BANANAS)),
    handSizes: swapped(view.handSizes, by, (size) => size - 1),
    hands: handsWith(view, by, [colour], -1),
  };
}

function put(view: BossKitoView, by: number, colour: number): BossKitoView {
  const reserves = swapped(view.reserves, by, (tokens) => tokens - 1);
  return {
    ...view,
    reserves,
    tokens: added(view.tokens, by, colour, 1),
    ...strong(added(view.strengths, by, colour, 1)),
  };
}

/** Strengths, and who is in front of each colour with them. */
function strong(strengths: number[][]): Pick<BossKitoView, 'strengths' | 'ahead'> {
  return { strengths, ahead: COLOURS.map((colour) => strongest(strengths.map((own) => own[colour - 1] ?? 0))) };
}

function drawn(view: BossKitoView, by: number, count: number, cards: number[]): BossKitoView {
  return {
    ...view,
    deck: view.deck - count,
    handSizes: swapped(view.handSizes, by, (size) => size + count),
    hands: handsWith(view, by, cards, 1),
  };
}

function took(view: BossKitoView, by: number, count: number): BossKitoView {
  return { ...view, supply: view.supply - count, reserves: swapped(view.reserves, by, (tokens) => tokens + count) };
}

function threw(view: BossKitoView, by: number, count: number, cards: number[]): BossKitoView {
  return {
    ...view,
    discarded: view.discarded + count,
    discards:
      view.discards && cards.reduce((counts, colour) => swapped(counts, colour - 1, (now) => now + 1), view.discards),
    handSizes: swapped(view.handSizes, by, (size) => size - count),
    hands: handsWith(view, by, cards, -1),
  };
}

/** The cells that a line of the log put something into. */
export function cellsOf(line: Line | undefined): string[] {
  return (line?.events ?? []).flatMap((event) => {
    if (!['boss-kito-played', 'boss-kito-put', 'boss-kito-put-two'].includes(event.id)) return [];
    return [event.args?.colour, event.args?.other].flatMap((colour) =>
      colour === undefined ? [] : [place.cell(event.by ?? 0, Number(colour))],
    );
  });
}
