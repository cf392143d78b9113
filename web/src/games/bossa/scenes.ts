// Bossa in motion: tiles click onto the rails, tokens land on them, hands turn up, draws slide from the pile.
import type { BossaView, Event } from '$lib/protocol';
import { FLIGHT, MOVE, SCENE, type Flight, type Scene } from '$lib/table/motion';
import { place, tilesIn, type Tile, type Token } from './places';

const still = { flights: [] as Flight[], hidden: [] as string[], shiver: null, about: null };

/** The name of a tile in the air. */
function face(tile: Tile): string {
  return place.tile(tile);
}

/** The scenes that lead from one view to the next. What an event does not tell comes from the view the server sent. */
export function scenes(before: BossaView, events: Event[], after: BossaView): Scene<BossaView>[] {
  const played: Scene<BossaView>[] = [];
  let now = before;
  let tells = 0;
  const add = (part: Partial<Scene<BossaView>> & { ms: number }, view: BossaView) => {
    now = view;
    played.push({ ...still, ...part, tells, view });
  };
  for (const event of events) {
    tells += 1;
    const by = event.by ?? 0;
    const word = (name: string) => String(event.args?.[name] ?? '');
    switch (event.id) {
      case 'bossa-chose-white':
      case 'bossa-chose-black':
      case 'bossa-chose-first':
        add({ ms: MOVE }, { ...now, owners: after.owners, first: after.first, pending: after.pending });
        break;
      case 'bossa-revealed':
        add(
          { ms: MOVE * 2 },
          { ...now, phase: after.phase === 'modifier' ? 'modifier' : 'move', ...held(now, by, tilesIn(word('text'))) },
        );
        break;
      case 'bossa-kept-doubler':
      case 'bossa-kept-inverter':
        add(
          { ms: SCENE },
          {
            ...now,
            kept: swapped(now.kept, by, () => event.id.slice('bossa-kept-'.length)),
            answered: swapped(now.answered, by, () => true),
          },
        );
        break;
      case 'bossa-drew': {
        const [drawn] = tilesIn(word('tile'));
        const view: BossaView = {
          ...now,
          phase: now.phase === 'modifier' ? 'move' : now.phase,
          pile: Number(event.args?.count ?? now.pile),
        };
        add(
          { flights: [{ piece: 'back', from: place.pile, to: place.hand(by) }], ms: FLIGHT },
          drawn ? given(view, by, drawn) : view,
        );
        break;
      }
      case 'bossa-used-doubler':
      case 'bossa-used-inverter': {
        const token = event.id.slice('bossa-used-'.length) as Token;
        const [tile] = tilesIn(word('tile'));
        const flights = tile ? [{ piece: `token-${token}`, from: place.token(by), to: place.tile(tile) }] : [];
        add(
          { flights, hidden: [place.token(by)], ms: FLIGHT },
          { ...now, modifierUsed: swapped(now.modifierUsed, by, () => true) },
        );
        break;
      }
      case 'bossa-placed':
      case 'bossa-stacked': {
        const tiles = tilesIn(word('text'));
        const target =
          event.id === 'bossa-placed'
            ? place.slot(armIn(event))
            : stackedOn(now, armIn(event), Number(event.args?.value));
        const flights = tiles.map((tile) => ({ piece: face(tile), from: place.tile(tile), to: target }));
        add(
          { flights, hidden: tiles.map(place.tile), ms: FLIGHT },
          { ...without(now, by, tiles), arms: after.arms, actions: after.actions },
        );
        break;
      }
      case 'bossa-redrew': {
        const [gone] = tilesIn(word('tile'));
        const [drawn] = tilesIn(word('other'));
        if (!gone || !drawn) break;
        const thrown = { ...without(now, by, [gone]), discards: after.discards, actions: after.actions };
        add(
          {
            flights: [{ piece: face(gone), from: place.tile(gone), to: place.discards }],
            hidden: [place.tile(gone)],
            ms: FLIGHT,
          },
          thrown,
        );
        add(
          { flights: [{ piece: 'back', from: place.pile, to: place.hand(by) }], ms: FLIGHT },
          given({ ...now, pile: now.pile - 1 }, by, drawn),
        );
        break;
      }
      case 'bossa-swapped': {
        const [own] = tilesIn(word('tile'));
        const [theirs] = tilesIn(word('other'));
        if (!own || !theirs) break;
        const flights = [
          { piece: face(own), from: place.tile(own), to: place.tile(theirs) },
          { piece: face(theirs), from: place.tile(theirs), to: place.tile(own) },
        ];
        const view = given(given(without(without(now, by, [own]), 1 - by, [theirs]), by, theirs), 1 - by, own);
        add({ flights, hidden: [place.tile(own), place.tile(theirs)], ms: SCENE }, { ...view, actions: after.actions });
        break;
      }
      case 'bossa-won-701':
      case 'bossa-won-702':
      case 'bossa-won-703':
      case 'bossa-won-704':
      case 'bossa-won-705':
      case 'bossa-drawn':
        add({ ms: SCENE }, now);
        break;
    }
  }
  return played;
}

function swapped<Item>(list: Item[], index: number, change: (item: Item) => Item): Item[] {
  return list.map((item, at) => (at === index ? change(item) : item));
}

/** The arm that an event tells of. */
function armIn(event: Event): number {
  return (event.args?.line === 'B' ? 2 : 0) + (event.args?.arm === 'down' ? 1 : 0);
}

/** Where the group of this value lies. */
function stackedOn(view: BossaView, arm: number, value: number): string {
  const at = view.arms[arm]?.groups.findIndex((group) => group.value === value) ?? -1;
  return at < 0 ? place.slot(arm) : place.group(arm, at);
}

function same(one: Tile, other: Tile): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** A seat's tiles, now these; those that come to light are no longer unseen. */
function held(view: BossaView, seat: number, tiles: Tile[]): Pick<BossaView, 'hands' | 'handSizes' | 'unseen'> {
  return {
    hands: swapped(view.hands, seat, () => tiles),
    handSizes: swapped(view.handSizes, seat, () => tiles.length),
    unseen: view.unseen.filter((tile) => !tiles.some((known) => same(tile, known))),
  };
}

function without(view: BossaView, seat: number, tiles: Tile[]): BossaView {
  const left = (view.hands[seat] ?? []).filter((tile) => !tiles.some((gone) => same(tile, gone)));
  return { ...view, ...held(view, seat, left) };
}

function given(view: BossaView, seat: number, tile: Tile): BossaView {
  const hand = [...(view.hands[seat] ?? []), tile].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return { ...view, ...held(view, seat, hand) };
}
