// Exploding Kittens in motion: cards to the middle and on, backs from hand to hand, the Burglar's walk, the explosion.
import type { Event, ExplodingKittensView } from '$lib/protocol';
import { FLIGHT, MOVE, SCENE, type Flight, type Scene } from '$lib/table/motion';
import { DEFUSE, KITTEN, NOPE, place } from './places';

type View = ExplodingKittensView;
type Part = Partial<Scene<View>> & { ms: number };

const still = { flights: [] as Flight[], hidden: [] as string[], shiver: null, about: null };
const PREFIX = 'exploding-kittens-';
/** The card that an action is; a pair or a three names its own. */
const TITLE_OF = { attack: 1, skip: 5, shuffle: 4, see: 6, favor: 3, pair: null, three: null } as const;
const COUNT_OF: Record<string, number> = { pair: 2, three: 3 };

/** The scenes that lead from one view to the next. Cards come from the events; the last view is the server's. */
export function scenes(before: View, events: Event[], after: View): Scene<View>[] {
  const played: Scene<View>[] = [];
  let now = before;
  for (const [index, event] of events.entries()) {
    for (const [part, view] of partsOf(event, now, after)) {
      now = view;
      played.push({ ...still, ...part, tells: index + 1, view });
    }
  }
  return played;
}

/** What one event moves, and what lies on the table after each part of it. */
function partsOf(event: Event, now: View, after: View): [Part, View][] {
  const by = event.by ?? 0;
  const number = (name: string) => Number(event.args?.[name] ?? 0);
  const name = event.id.slice(PREFIX.length);
  const to = number('to');
  switch (name) {
    case 'began':
      return [[{ ms: SCENE }, after]];
    case 'played-attack':
    case 'played-skip':
    case 'played-shuffle':
    case 'played-see':
    case 'played-favor':
    case 'played-pair':
    case 'played-three':
      return [playing(now, by, name.slice('played-'.length) as keyof typeof TITLE_OF, event.args)];
    case 'played-burglar':
      return [
        [
          {
            flights: [{ piece: 'burglar', from: place.seat(by), to: place.seat(to) }],
            hidden: [place.burglar(by)],
            ms: SCENE,
          },
          { ...now, burglar: to },
        ],
      ];
    case 'noped':
    case 'noped-back':
      return [noping(now, by, name === 'noped')];
    case 'cancelled':
      return [
        [{ shiver: place.middle, ms: MOVE * 2 }, now],
        [settling(now), { ...now, action: null, nopes: [], stopped: false, phase: 'main' }],
      ];
    case 'let':
      return [[settling(now), { ...now, action: null, nopes: [], stopped: false, phase: 'main' }]];
    case 'drew':
    case 'drew-card': {
      const piece = name === 'drew-card' ? `flip-${number('title')}` : 'back';
      return [
        [{ flights: [{ piece, from: place.pile, to: place.seat(by) }], ms: FLIGHT }, taken(now, by, event, after)],
      ];
    }
    case 'kitten':
      return [
        [
          { flights: [{ piece: `flip-${KITTEN}`, from: place.pile, to: place.middle }], ms: FLIGHT * 1.5 },
          { ...now, pile: now.pile - 1, phase: 'defuse', active: by },
        ],
      ];
    case 'defused':
      return [lost(now, by, [DEFUSE], FLIGHT, after)];
    case 'placed':
    case 'placed-at': // one slide behind a paw, the same for every depth
      return [
        [
          { flights: [{ piece: 'paw', from: place.middle, to: place.pile }], hidden: [place.middle], ms: SCENE },
          { ...now, pile: now.pile + 1, phase: 'main' },
        ],
      ];
    case 'exploded':
      return exploding(now, by, Array.isArray(event.args?.cards) ? event.args.cards : [], after);
    case 'burglar-left':
      return [
        [
          {
            flights: [{ piece: 'burglar', from: place.seat(by), to: place.away }],
            hidden: [place.burglar(by)],
            ms: SCENE,
          },
          { ...now, burglar: null },
        ],
      ];
    case 'gave':
    case 'gave-card':
    case 'handed':
      return [passing(now, by, to, event, after)];
    case 'stole':
    case 'stole-card':
      return [passing(now, to, by, event, after)];
    case 'lacked':
    case 'nothing-left':
      return [[{ shiver: place.seat(by), ms: MOVE * 2 }, now]];
    case 'shuffled':
      return [[{ shiver: place.pile, ms: SCENE }, now]];
    case 'saw':
      return [[{ flights: [{ piece: 'eye', from: place.seat(by), to: place.pile }], ms: SCENE }, now]];
    case 'saw-1':
    case 'saw-2':
    case 'saw-3': {
      const cards = ['first', 'second', 'third'].slice(0, number('count')).map((which) => number(which));
      return [
        [
          { flights: cards.map((title) => ({ piece: `flip-${title}`, from: place.pile, to: place.seen })), ms: SCENE },
          now,
        ],
      ];
    }
    case 'attacked':
      return [
        [
          { flights: [{ piece: 'bolt', from: place.seat(by), to: place.seat(to) }], ms: FLIGHT },
          { ...now, active: to, owed: number('owed'), attacked: true },
        ],
      ];
    case 'skipped':
      return [[{ ms: MOVE }, now]];
    case 'turn':
    case 'again':
      return [[{ ms: 1 }, { ...now, active: by, owed: number('owed') }]];
    default:
      return [];
  }
}

/** An action leaves its player's hand and lies in the middle, open to every Nope. */
function playing(now: View, by: number, kind: keyof typeof TITLE_OF, args: Event['args']): [Part, View] {
  const value = (name: string) => (typeof args?.[name] === 'number' ? args[name] : null);
  const title = TITLE_OF[kind] ?? value('title') ?? 0;
  const cards = Array.from({ length: COUNT_OF[kind] ?? 1 }, () => title);
  const mine = by === now.seat;
  const from = cards.map((_, copy) => (mine ? place.hand(title, copy + 1) : place.seat(by)));
  const flights = from.map((start) => ({ piece: `card-${title}`, from: start, to: place.middle }));
  const action = { kind, seat: by, title, target: value('to'), named: value('named') };
  const lying = { action, nopes: [], stopped: false, phase: 'window' as const, discards: [...cards, ...now.discards] };
  return [
    { flights, hidden: mine ? from : [], ms: FLIGHT },
    { ...less(now, by, cards), ...lying },
  ];
}

function noping(now: View, by: number, stopped: boolean): [Part, View] {
  const mine = by === now.seat;
  const from = mine ? place.hand(NOPE, 1) : place.seat(by);
  const nopes = [...now.nopes, by];
  return [
    { flights: [{ piece: `card-${NOPE}`, from, to: place.middle }], hidden: mine ? [from] : [], ms: FLIGHT },
    { ...less(now, by, [NOPE]), nopes, stopped, discards: [NOPE, ...now.discards] },
  ];
}

/** What lay in the middle slides onto the discards. */
function settling(now: View): Part {
  const top = now.discards[0];
  const flights = top === undefined ? [] : [{ piece: `card-${top}`, from: place.middle, to: place.discards }];
  return { flights, hidden: [place.middle], ms: MOVE };
}

/** Cards that go from a hand to the discards, open to all. */
function lost(now: View, by: number, cards: number[], ms: number, after: View): [Part, View] {
  const flights = cards
    .map((title) => ({ piece: `card-${title}`, from: place.seat(by), to: place.discards }))
    .reverse();
  return [
    { flights, ms },
    { ...less(now, by, cards), discards: [...cards, ...now.discards].slice(0, after.discards.length) },
  ];
}

/** One white frame and a burst, then the doll tips over and its hand fans out on the discards. */
function exploding(now: View, by: number, cards: number[], after: View): [Part, View][] {
  const out = { ...now, alive: now.alive.map((alive, seat) => alive && seat !== by), phase: 'main' as const };
  return [[{ falls: by, ms: SCENE }, out], lost(out, by, [KITTEN, ...cards], SCENE, after)];
}

/** A card from hand to hand: face up for those who may see it, a back for the others. */
function passing(now: View, from: number, to: number, event: Event, after: View): [Part, View] {
  const title = event.args?.title;
  const piece = typeof title === 'number' ? `card-${title}` : 'back';
  const handSizes = now.handSizes.map((size, seat) => size + Number(seat === to) - Number(seat === from));
  return [
    { flights: [{ piece, from: place.seat(from), to: place.seat(to) }], ms: FLIGHT },
    { ...now, handSizes, hands: after.hands },
  ];
}

function taken(now: View, by: number, event: Event, after: View): View {
  const handSizes = now.handSizes.map((size, seat) => size + Number(seat === by));
  const title = event.args?.title;
  const hands = typeof title === 'number' && after.hands[by] ? swapped(now.hands, by, [title], 1) : now.hands;
  return { ...now, pile: now.pile - 1, handSizes, hands };
}

/** A view in which a hand holds these cards no more. */
function less(view: View, by: number, cards: number[]): View {
  const handSizes = view.handSizes.map((size, seat) => (seat === by ? Math.max(0, size - cards.length) : size));
  return { ...view, handSizes, hands: swapped(view.hands, by, cards, -1) };
}

function swapped(hands: View['hands'], by: number, cards: number[], sign: 1 | -1): View['hands'] {
  const change = (count: number, title: number) =>
    Math.max(0, count + sign * cards.filter((card) => card === title).length);
  return hands.map((hand, seat) => (hand && seat === by ? hand.map(change) : hand));
}
