"""Several worlds side by side: in each the hidden banana cards are pools, spread over hands, deck and unseen discards.

`pool` counts the cards of a pool that were not seen yet, by colour, `place` how many of them lie where. From which pool
a card came is drawn by lot, and a world weighs as much as it made likely what was shown.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below
from ludoteca.games.boss_kito.box import COLOURS, DECK, DREW, NOBODY, PLACES, POOLS, THROWN, WORLDS

ONE = 1 << 20
"""A chance of 1, as a whole number."""
HEAVY = 1 << 36
"""The weights of worlds are kept below this, so that nothing overflows."""
UNSEEN = -1
"""The colour of a card that the seat did not see."""


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
def leave_pool(s, world, pool, origin, target, colour):
    """A card leaves its place: for another place of its pool, or, once seen, the pool itself."""
    s.place[world, origin, pool] -= 1
    if target == NOBODY:
        s.pool[world, pool, colour] -= 1
        s.pool_size[world, pool] -= 1
    else:
        s.place[world, target, pool] += 1


@kernel
def target_of(kind, who, shown):
    """Where a card goes on being hidden, NOBODY if it was seen."""
    if shown:
        return NOBODY
    return who if kind == DREW else THROWN


@kernel
def swapped_pool(s, world, place, colour):
    """The last resort: a pool with a card at the place gets the colour from another one, for a card of its own."""
    here, there, other = 0, 0, 0
    while s.place[world, place, here] == 0:
        here += 1
    while s.pool[world, there, colour] == 0:
        there += 1
    while s.pool[world, here, other] == 0:
        other += 1
    s.pool[world, here, other] -= 1
    s.pool[world, there, other] += 1
    s.pool[world, there, colour] -= 1
    s.pool[world, here, colour] += 1
    return here


@kernel
def balance(s):
    """Worlds that contradict what was shown make room: the heaviest is split in two, each with half its weight."""
    heaviest = heaviest_world(s)
    while s.weight[heaviest] >= HEAVY:
        for world in range(s.worlds):
            s.weight[world] >>= 1
    while s.weight[heaviest] < HEAVY // 2:
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
    world = 0
    while lot >= s.weight[world] >> 8:
        lot -= s.weight[world] >> 8
        world += 1
    return world


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
