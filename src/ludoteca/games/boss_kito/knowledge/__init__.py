"""What a seat of Boss Kito can and cannot know, as kernels.

Of benefit cards a seat knows all but those below the visible tops: their order is a plain shuffle. Of banana cards it
knows its own hand, the fronts, the discards (with `discardsPublic`), and it remembers every card drawn, played and
thrown since the deal. A reshuffle turns known discards into a deck of known cards, while the cards in other hands are
older: so hidden cards come from several *pools*, one for each reshuffle, and inside a pool every spread over its places
is equally likely. From which pool a played card came is not seen: `redeal` walks through the history and draws lots for
it, in proportion to how many such cards the hand is expected to hold. It does so in several worlds at once, weighs each
by how well it foretells what was shown, replaces those that contradict it, and keeps one in proportion to its weight.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle
from ludoteca.games.boss_kito.box import (
    CARDS,
    COLOURS,
    COPIES,
    DECK,
    DREW,
    MOST_SEATS,
    PLACES,
    PLAYED,
    RESHUFFLED,
    ROUND_ENDED,
    ROUNDS,
    THREW,
    THROWN,
)
from ludoteca.games.boss_kito.knowledge.observation import OBSERVATION, observe
from ludoteca.games.boss_kito.knowledge.worlds import (
    HEAVY,
    UNSEEN,
    add_pools,
    balance,
    chosen_world,
    clear_worlds,
    find_pool,
    leave_pool,
    swapped_pool,
    target_of,
)
from ludoteca.games.boss_kito.rules.history import begin_history

__all__ = ["OBSERVATION", "observe", "redeal"]

TRIES = 100
"""How often the walk is begun anew when all worlds contradict what was shown; the last time they are bent to fit."""


@kernel
def redeal(s, seat):
    """Replace what a seat cannot know: other hands, the order of the draw deck, hidden discards and benefit cards."""
    if s.partial and s.to_move != seat:
        for colour in range(COLOURS):
            s.gathered[colour] = 0
        s.partial = 0
    shuffle_benefits(s)
    if s.eyes != 0 and s.eyes != seat + 1:
        begin_history(s)
    forget(s, seat)
    for attempt in range(TRIES):
        fits = imagine(s, seat, attempt == TRIES - 1)
        clear_worlds(s)
        if fits:
            break


@kernel
def shuffle_benefits(s):
    """BK-406, BK-407: the cards below the visible tops, sorted first, so that their true order leaves no trace."""
    hidden = (ROUNDS - 1 - s.round) * COLOURS
    for cell in range(1, hidden):
        card = s.offered[cell]
        place = cell
        while place > 0 and s.offered[place - 1] > card:
            s.offered[place] = s.offered[place - 1]
            place -= 1
        s.offered[place] = card
    shuffle(s, s.offered, hidden)


@kernel
def forget(s, seat):
    """Wipe from the history what other seats saw alone, and in which order the own cards came: nobody is told that."""
    s.eyes = seat + 1
    for other in range(s.seats):
        if other != seat:
            for colour in range(COLOURS):
                s.since_hand[other, colour] = 0
    for n in range(s.history_size):
        event = s.history[n]
        unseen = event < PLAYED or (THREW <= event < ROUND_ENDED and not s.discards_public)
        if unseen and event // COLOURS % MOST_SEATS != seat:
            s.history[n] = event - event % COLOURS
        elif event < PLAYED:
            sort_draw(s, n, event)


@kernel
def sort_draw(s, n, event):
    """Put a card that the seat drew in its place among those that it drew right before, by colour."""
    while n > 0 and s.history[n - 1] < PLAYED and s.history[n - 1] > event and is_same_seat(s.history[n - 1], event):
        s.history[n] = s.history[n - 1]
        n -= 1
    s.history[n] = event


@kernel
def is_same_seat(one, two):
    """Whether two events of the history are told of the same seat."""
    return one // COLOURS % MOST_SEATS == two // COLOURS % MOST_SEATS


@kernel
def imagine(s, seat, last_resort):
    """Walk through the history in several worlds at once and deal one out; False if all contradict what was shown."""
    lay_pools(s, seat)
    for n in range(s.history_size):
        event = s.history[n]
        if event == RESHUFFLED:
            add_pools(s)
        elif event == ROUND_ENDED:
            for colour in range(COLOURS):
                s.seen_discards[colour] += s.seen_front[colour]
                s.seen_front[colour] = 0
        elif not move_card(s, seat, event // 25 * 25, event // COLOURS % MOST_SEATS, event % COLOURS, last_resort):
            return False
    deal_out(s, seat, chosen_world(s))
    return True


@kernel
def lay_pools(s, seat):
    """Where the hidden cards lay when the history began: one pool, in other hands, the deck and unseen discards."""
    s.worlds = 1
    s.weight[0] = HEAVY - 1
    s.pools[0] = 1
    for colour in range(COLOURS):
        seen = s.since_hand[seat, colour] + s.since_front[colour] + s.since_discards[colour]
        s.pool[0, 0, colour] = COPIES - seen
        s.pool_size[0, 0] += COPIES - seen
        s.seen_front[colour] = s.since_front[colour]
        s.seen_discards[colour] = s.since_discards[colour]
    for other in range(s.seats):
        s.place[0, other, 0] = s.since_held[other] if other != seat else 0
    s.place[0, DECK, 0] = s.since_deck
    s.place[0, THROWN, 0] = s.since_thrown


@kernel
def move_card(s, seat, kind, who, colour, last_resort):
    """A card is drawn, played or thrown away, in all worlds; False if it could be in none of them."""
    shown = kind == PLAYED or who == seat or (kind == THREW and s.discards_public)
    origin = DECK if kind == DREW else who
    if kind == DREW or who != seat:
        fits = False
        for world in range(s.worlds):
            pool, chance = find_pool(s, world, origin, colour if shown else UNSEEN)
            s.weight[world] = s.weight[world] * chance >> 20
            if s.weight[world] > 0:
                leave_pool(s, world, pool, origin, target_of(kind, who, shown), colour)
                fits = True
        if not fits and not last_resort:
            return False
        if not fits:
            for world in range(s.worlds):
                pool = swapped_pool(s, world, origin, colour)
                leave_pool(s, world, pool, origin, target_of(kind, who, shown), colour)
                s.weight[world] = HEAVY - 1
        if shown:
            balance(s)
    if kind == PLAYED:
        s.seen_front[colour] += 1
    elif kind == THREW and shown:
        s.seen_discards[colour] += 1
    return True


@kernel
def deal_out(s, seat, world):
    """The cards of each pool, in a fair order, over the places of that pool; then the deck as a whole."""
    for colour in range(COLOURS):
        s.discards[colour] = s.seen_discards[colour]
        for other in range(s.seats):
            if other != seat:
                s.hand[other, colour] = 0
    s.deck_size = 0
    for pool in range(s.pools[world]):
        deal_pool(s, world, pool)
    for card in range(CARDS):
        s.mixed[card] = 0
    for cell in range(s.deck_size, CARDS):
        s.deck[cell] = 0
    shuffle(s, s.deck, s.deck_size)


@kernel
def deal_pool(s, world, pool):
    """The cards of one pool over its places."""
    cards = 0
    for colour in range(COLOURS):
        for _ in range(s.pool[world, pool, colour]):
            s.mixed[cards] = colour
            cards += 1
    shuffle(s, s.mixed, cards)
    for place in range(PLACES):
        for _ in range(s.place[world, place, pool]):
            cards -= 1
            if place < MOST_SEATS:
                s.hand[place, s.mixed[cards]] += 1
            elif place == DECK:
                s.deck[s.deck_size] = s.mixed[cards]
                s.deck_size += 1
            else:
                s.discards[s.mixed[cards]] += 1
