"""What a seat of Boss Kito can and cannot know, as kernels.

Of benefit cards a seat knows all but those below the visible tops: their order is a plain shuffle. Of banana cards it
knows its own hand, the fronts, the discards (with `discardsPublic`), and it remembers every card drawn, played and
thrown since the deal. A reshuffle turns known discards into a deck of known cards, while the cards in other hands are
older: so hidden cards come from several *pools*, one for each reshuffle, and inside a pool every spread over its places
is equally likely. From which pool a played card came is not seen: `redeal` walks through the history and draws lots for
it, in proportion to how many such cards the hand is expected to hold. It does so for several worlds and keeps one, in
proportion to how well each foretells what was shown.
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
    PLAYED,
    POOLS,
    RESHUFFLED,
    ROUND_ENDED,
    ROUNDS,
    THREW,
    THROWN,
)
from ludoteca.games.boss_kito.observation import OBSERVATION, observe
from ludoteca.games.boss_kito.rules.memory import begin_memory

__all__ = ["OBSERVATION", "observe", "redeal"]

WORLDS = 6
"""Worlds that are weighed against each other once there are several pools."""
TRIES = 60
"""Worlds that are begun at most to find one that contradicts nothing."""
ONE = 1 << 20
"""A chance of 1, as a whole number."""
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
    imagine(s, seat)
    clear_pools(s)


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
def imagine(s, seat):
    """Walk through the history in several worlds and keep one of them, the likelier the better it fits."""
    total, scale = 0, 0
    for attempt in range(TRIES):
        if total > 0 and (attempt >= WORLDS or s.reshuffles == 0):
            return
        weight, halvings = walk(s, seat, attempt == TRIES - 1)
        if weight == 0:
            continue
        while total > 0 and scale < halvings:
            total >>= 1
            scale += 1
        if total == 0:
            scale = halvings
        while halvings < scale:
            weight >>= 1
            halvings += 1
        total += weight
        if weight > 0 and below(s, total) < weight:
            deal_out(s, seat)


@kernel
def walk(s, seat, forced):
    """One world from the beginning of the history to its end; returns its weight and how often that is doubled."""
    lay_pools(s, seat)
    weight, doublings = ONE, 0
    for n in range(s.history_size):
        event = s.history[n] + 0
        chance = ONE
        if event == RESHUFFLED:
            add_pool(s)
        elif event == ROUND_ENDED:
            for colour in range(COLOURS):
                s.seen_discards[colour] += s.seen_front[colour]
                s.seen_front[colour] = 0
        else:
            chance = move_card(s, seat, event, forced)
        if chance == 0:
            return 0, 0
        if chance != ONE:
            weight = weight * chance >> 20
            while weight >= ONE * 2:
                weight >>= 1
                doublings += 1
            while 0 < weight < ONE:
                weight <<= 1
                doublings -= 1
    return weight, doublings


@kernel
def lay_pools(s, seat):
    """Where the hidden cards lay when the history began: one pool, in other hands, the deck and unseen discards."""
    clear_pools(s)
    s.pools = 1
    for colour in range(COLOURS):
        seen = s.since_hand[seat, colour] + s.since_front[colour] + s.since_discards[colour]
        s.pool[0, colour] = COPIES - seen
        s.pool_size[0] += COPIES - seen
        s.seen_front[colour] = s.since_front[colour]
        s.seen_discards[colour] = s.since_discards[colour]
    for other in range(s.seats):
        s.place[other, 0] = s.since_held[other] if other != seat else 0
    s.place[DECK, 0] = s.since_deck
    s.place[THROWN, 0] = s.since_thrown


@kernel
def clear_pools(s):
    """The room for thinking is left empty."""
    for pool in range(s.pools):
        s.pool_size[pool] = 0
        for colour in range(COLOURS):
            s.pool[pool, colour] = 0
        for place in range(MOST_SEATS + 2):
            s.place[place, pool] = 0
    for colour in range(COLOURS):
        s.seen_front[colour] = 0
        s.seen_discards[colour] = 0
    s.pools = 0


@kernel
def move_card(s, seat, event, forced):
    """A card is drawn, played or thrown; returns how likely that was in this world, times the cards at its place."""
    kind, who, colour = event // 25 * 25, event // COLOURS % MOST_SEATS, event % COLOURS
    chance = ONE
    if kind == DREW:
        pool, chance = find_pool(s, DECK, colour if who == seat else UNSEEN, forced)
        if chance == 0:
            return 0
        s.place[DECK, pool] -= 1
        if who == seat:
            take_from(s, pool, colour)
        else:
            s.place[who, pool] += 1
        return chance
    shown = kind == PLAYED or s.discards_public or who == seat
    if who != seat:
        pool, chance = find_pool(s, who, colour if shown else UNSEEN, forced)
        if chance == 0:
            return 0
        s.place[who, pool] -= 1
        if shown:
            take_from(s, pool, colour)
        else:
            s.place[THROWN, pool] += 1
    if kind == PLAYED:
        s.seen_front[colour] += 1
    elif shown:
        s.seen_discards[colour] += 1
    return chance


@kernel
def take_from(s, pool, colour):
    """A card of a pool has been seen."""
    s.pool[pool, colour] -= 1
    s.pool_size[pool] -= 1


@kernel
def find_pool(s, place, colour, forced):
    """Draw lots for the pool that a card at a place came from; with the sum of the odds, ONE if nothing was seen."""
    if s.pools == 1:
        return 0, ONE
    total, last, several = 0, 0, 0
    for pool in range(s.pools):
        chance = odds(s, place, pool, colour)
        if chance > 0:
            several = total
            total += chance
            last = pool
    if total == 0:
        return (swapped_pool(s, place, colour), ONE) if forced else (0, 0)
    if several > 0:
        lot = below(s, total)
        for pool in range(s.pools):
            lot -= odds(s, place, pool, colour)
            if lot < 0:
                last = pool
                break
    return last, ONE if colour == UNSEEN else total


@kernel
def odds(s, place, pool, colour):
    """How many cards of a colour a place is expected to hold from a pool, times ONE; of any if it was not seen."""
    cards = s.place[place, pool] * ONE
    if colour == UNSEEN or cards == 0:
        return cards
    return cards * s.pool[pool, colour] // s.pool_size[pool]


@kernel
def swapped_pool(s, place, colour):
    """The last resort: a pool with a card at the place gets the colour from another one, for a card of its own."""
    here, there = 0, 0
    for pool in range(s.pools):
        if s.place[place, pool] > 0:
            here = pool
        if s.pool[pool, colour] > 0:
            there = pool
    for other in range(COLOURS):
        if s.pool[here, other] > 0:
            s.pool[here, other] -= 1
            s.pool[there, other] += 1
            s.pool[there, colour] -= 1
            s.pool[here, colour] += 1
            return here
    return here


@kernel
def add_pool(s):
    """BK-530: the discards become the deck; those that were seen are a pool of their own."""
    fresh = free_pool(s)
    for colour in range(COLOURS):
        s.pool[fresh, colour] = s.seen_discards[colour]
        s.pool_size[fresh] += s.seen_discards[colour]
        s.place[DECK, fresh] += s.seen_discards[colour]
        s.seen_discards[colour] = 0
    for pool in range(s.pools):
        s.place[DECK, pool] += s.place[THROWN, pool]
        s.place[THROWN, pool] = 0


@kernel
def free_pool(s):
    """The number of a pool without cards; if there is none, the first two become one."""
    for pool in range(s.pools):
        if s.pool_size[pool] == 0:
            return pool
    if s.pools < POOLS:
        s.pools += 1
        return s.pools - 1
    merge_pools(s)
    return 1


@kernel
def merge_pools(s):
    """So many reshuffles are not kept apart: the first two pools become one."""
    for colour in range(COLOURS):
        s.pool[0, colour] += s.pool[1, colour]
        s.pool[1, colour] = 0
    s.pool_size[0] += s.pool_size[1]
    s.pool_size[1] = 0
    for place in range(MOST_SEATS + 2):
        s.place[place, 0] += s.place[place, 1]
        s.place[place, 1] = 0


@kernel
def deal_out(s, seat):
    """The cards of each pool, in a fair order, over the places of that pool; then the deck as a whole."""
    for colour in range(COLOURS):
        s.discards[colour] = s.seen_discards[colour]
        for other in range(s.seats):
            if other != seat:
                s.hand[other, colour] = 0
    s.deck_size = 0
    for pool in range(s.pools):
        if s.pool_size[pool] > 0:
            deal_pool(s, pool)
    for card in range(CARDS):
        s.mixed[card] = 0
    for cell in range(s.deck_size, CARDS):
        s.deck[cell] = 0
    shuffle(s, s.deck, s.deck_size)


@kernel
def deal_pool(s, pool):
    """The cards of one pool over its places."""
    cards = 0
    for colour in range(COLOURS):
        for _ in range(s.pool[pool, colour]):
            s.mixed[cards] = colour
            cards += 1
    shuffle(s, s.mixed, cards)
    for place in range(MOST_SEATS + 2):
        for _ in range(s.place[place, pool]):
            cards -= 1
            if place < MOST_SEATS:
                s.hand[place, s.mixed[cards]] += 1
            elif place == DECK:
                s.deck[s.deck_size] = s.mixed[cards]
                s.deck_size += 1
            else:
                s.discards[s.mixed[cards]] += 1
