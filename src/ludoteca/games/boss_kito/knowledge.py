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
from ludoteca.engine.randomness import below, shuffle
from ludoteca.games.boss_kito.box import (
    CARDS,
    COLOURS,
    COPIES,
    DECK,
    DREW,
    MOST_SEATS,
    NOBODY,
    PLACES,
    PLAYED,
    POOLS,
    RESHUFFLED,
    ROUND_ENDED,
    ROUNDS,
    THREW,
    THROWN,
    WORLDS,
)
from ludoteca.games.boss_kito.observation import OBSERVATION, observe
from ludoteca.games.boss_kito.rules.memory import begin_memory

__all__ = ["OBSERVATION", "observe", "redeal"]

ONE = 1 << 20
"""A chance of 1, as a whole number."""
TRIES = 100
"""How often the walk is begun anew when all worlds contradict what was shown; the last time they are bent to fit."""
HEAVY = 1 << 36
"""The weights of worlds are kept below this, so that nothing overflows."""
UNSEEN = -1
"""The colour of a card that the seat did not see."""


@kernel
def redeal(s, seat):
    """Replace what a seat cannot know: other hands, the order of the draw deck, hidden discards and benefit cards."""
    if s.partial and s.to_move != seat:
        for colour in range(COLOURS):
            s.gathered[colour] = 0
        s.partial = 0
    shuffle_benefits(s)
    if s.eyes != 0 and s.eyes != seat + 1:
        begin_memory(s)
    forget(s, seat)
    for attempt in range(TRIES):
        fits = imagine(s, seat, attempt == TRIES - 1)
        clear_worlds(s)
        if fits:
            break


@kernel
def shuffle_benefits(s):
    """BK-406, BK-407: the cards below the visible tops, sorted first, so that their true order leaves no trace."""
    hidden = max(0, (ROUNDS - 1 - s.round) * COLOURS)
    for cell in range(1, hidden):
        card = s.offered[cell] + 0
        place = cell
        while place > 0 and s.offered[place - 1] > card:
            s.offered[place] = s.offered[place - 1]
            place -= 1
        s.offered[place] = card
    shuffle(s, s.offered, hidden)


@kernel
def forget(s, seat):
    """Wipe from the history what other seats saw alone."""
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


@kernel
def imagine(s, seat, last_resort):
    """Walk through the history in several worlds at once and deal one out; False if all contradict what was shown."""
    lay_pools(s, seat)
    for n in range(s.history_size):
        event = s.history[n] + 0
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
def clear_worlds(s):
    """The room for thinking is left empty."""
    for world in range(s.worlds):
        s.weight[world] = 0
        s.pools[world] = 0
        for pool in range(POOLS):
            s.pool_size[world, pool] = 0
            for colour in range(COLOURS):
                s.pool[world, pool, colour] = 0
            for place in range(PLACES):
                s.place[world, place, pool] = 0
    for colour in range(COLOURS):
        s.seen_front[colour] = 0
        s.seen_discards[colour] = 0
    s.worlds = 0


@kernel
def move_card(s, seat, kind, who, colour, last_resort):
    """A card is drawn, played or thrown away, in all worlds; False if it could be in none of them."""
    shown = kind == PLAYED or who == seat or (kind == THREW and s.discards_public)
    origin = DECK if kind == DREW else who
    if kind == DREW or who != seat:
        alive = 0
        for world in range(s.worlds):
            pool, chance = find_pool(s, world, origin, colour if shown else UNSEEN)
            if chance > 0:
                leave_pool(s, world, pool, origin, target_of(kind, who, shown), colour)
                alive += 1
            s.weight[world] = s.weight[world] * chance >> 20
        if alive == 0 and not last_resort:
            return False
        if alive == 0:
            for world in range(s.worlds):
                pool = swapped_pool(s, world, origin, colour)
                leave_pool(s, world, pool, origin, target_of(kind, who, shown), colour)
                s.weight[world] = HEAVY - 1
        if shown and s.worlds > 1:
            balance(s)
    if kind == PLAYED:
        s.seen_front[colour] += 1
    elif kind == THREW and shown:
        s.seen_discards[colour] += 1
    return True


@kernel
def target_of(kind, who, shown):
    """Where a card goes on being hidden, NOBODY if it was seen."""
    if shown:
        return NOBODY
    return who if kind == DREW else THROWN


@kernel
def leave_pool(s, world, pool, origin, target, colour):
    """A card leaves its place: for another place of its pool, or, once seen, the pool itself."""
    s.place[world, origin, pool] -= 1
    if target == NOBODY:
        s.pool[world, pool, colour] -= 1
        s.pool_size[world, pool] -= 1
    else:
        s.place[world, target, pool] += 1


@kernel
def find_pool(s, world, place, colour):
    """Draw lots for the pool that a card at a place came from; with how likely it was, ONE if nothing was seen."""
    if s.worlds == 1:
        return 0, ONE
    total, last, others = 0, 0, 0
    for pool in range(s.pools[world]):
        chance = odds(s, world, place, pool, colour)
        if chance > 0:
            others = total
            total += chance
            last = pool
    if others > 0:
        lot = below(s, total)
        for pool in range(s.pools[world]):
            lot -= odds(s, world, place, pool, colour)
            if lot < 0:
                last = pool
                break
    return last, ONE if colour == UNSEEN else total


@kernel
def odds(s, world, place, pool, colour):
    """How many cards of a colour a place is expected to hold from a pool, times ONE; of any if it was not seen."""
    cards = s.place[world, place, pool] * ONE
    if colour == UNSEEN or cards == 0:
        return cards
    return cards * s.pool[world, pool, colour] // s.pool_size[world, pool]


@kernel
def swapped_pool(s, world, place, colour):
    """The last resort: a pool with a card at the place gets the colour from another one, for a card of its own."""
    here, there = 0, 0
    for pool in range(s.pools[world]):
        if s.place[world, place, pool] > 0:
            here = pool
        if s.pool[world, pool, colour] > 0:
            there = pool
    for other in range(COLOURS):
        if s.pool[world, here, other] > 0:
            s.pool[world, here, other] -= 1
            s.pool[world, there, other] += 1
            s.pool[world, there, colour] -= 1
            s.pool[world, here, colour] += 1
            return here
    return here


@kernel
def balance(s):
    """Worlds that contradict what was shown make room: the heaviest is split in two, each with half its weight."""
    heaviest = heaviest_world(s)
    while s.weight[heaviest] >= HEAVY:
        for world in range(s.worlds):
            s.weight[world] >>= 1
    while 0 < s.weight[heaviest] < HEAVY // 2:
        for world in range(s.worlds):
            s.weight[world] <<= 1
    for world in range(s.worlds):
        if s.weight[world] == 0:
            heaviest = heaviest_world(s)
            copy_world(s, heaviest, world)
            s.weight[world] = s.weight[heaviest] >> 1
            s.weight[heaviest] -= s.weight[world]


@kernel
def heaviest_world(s):
    """The world that fits best."""
    best = 0
    for world in range(s.worlds):
        if s.weight[world] > s.weight[best]:
            best = world
    return best


@kernel
def copy_world(s, source, target):
    """One world becomes like another."""
    s.pools[target] = s.pools[source]
    for pool in range(POOLS):
        s.pool_size[target, pool] = s.pool_size[source, pool]
        for colour in range(COLOURS):
            s.pool[target, pool, colour] = s.pool[source, pool, colour]
        for place in range(PLACES):
            s.place[target, place, pool] = s.place[source, place, pool]


@kernel
def chosen_world(s):
    """Draw lots for a world, in proportion to the weights."""
    total = 0
    for world in range(s.worlds):
        total += s.weight[world] >> 8
    lot = below(s, total)
    for world in range(s.worlds):
        lot -= s.weight[world] >> 8
        if lot < 0:
            return world
    return 0


@kernel
def add_pools(s):
    """BK-530: the discards become the deck; those that were seen are a pool of their own. Now worlds differ."""
    if s.worlds == 1:
        for world in range(1, WORLDS):
            copy_world(s, 0, world)
            s.weight[world] = s.weight[0]
        s.worlds = WORLDS
    for world in range(WORLDS):
        fresh = free_pool(s, world)
        for colour in range(COLOURS):
            s.pool[world, fresh, colour] = s.seen_discards[colour]
            s.pool_size[world, fresh] += s.seen_discards[colour]
            s.place[world, DECK, fresh] += s.seen_discards[colour]
        for pool in range(s.pools[world]):
            s.place[world, DECK, pool] += s.place[world, THROWN, pool]
            s.place[world, THROWN, pool] = 0
    for colour in range(COLOURS):
        s.seen_discards[colour] = 0


@kernel
def free_pool(s, world):
    """The number of a pool without cards; if there is none, the first two become one."""
    for pool in range(s.pools[world]):
        if s.pool_size[world, pool] == 0:
            return pool
    if s.pools[world] < POOLS:
        s.pools[world] += 1
        return s.pools[world] - 1
    for colour in range(COLOURS):
        s.pool[world, 0, colour] += s.pool[world, 1, colour]
        s.pool[world, 1, colour] = 0
    s.pool_size[world, 0] += s.pool_size[world, 1]
    s.pool_size[world, 1] = 0
    for place in range(PLACES):
        s.place[world, place, 0] += s.place[world, place, 1]
        s.place[world, place, 1] = 0
    return 1


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
