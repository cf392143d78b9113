"""What a seat of Kitsune may think possible, counted, as kernels.

A possibility's number says what the Hidden token covers, the kind somebody took and, with two players, how many
slots are limited (see `memory`). Its weight is the number of ways to deal distinct cards that lead to it; weights
are whole and stay far below 2**61.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import word
from ludoteca.games.kitsune.box import BLUE, KINDS, NOBODY, ORANGE, VALUES, WHITE
from ludoteca.games.kitsune.knowledge.memory import (
    HOLDS_TAKEN,
    IMPOSSIBLE,
    OPEN,
    REPLAYED,
    SLOT_BLUE,
    SLOT_ORANGE,
    SLOT_WHITE,
    WAYS,
    copies_taken,
    hidden_place,
    is_gift_held,
    walk,
)
from ludoteca.games.kitsune.rules.seating import clan_of, copies, plays
from ludoteca.games.kitsune.rules.trick import fetcher

NUMBERS = 6 * KINDS * WAYS
SPECIAL = 2
"""Groups of cards: BLUE, ORANGE, SPECIAL."""
SHARE = 12
"""Divisible by 1 to 4, the most copies of a kind: keeps all weights whole."""
WIDE = 62


@kernel
def collect(s, seat):
    """Count the cards the seat has not located into `pool`; a card another seat took counts as one in that hand."""
    for kind in range(KINDS):
        s.pool[kind] = copies(s, kind) - s.hand[seat, kind]
    for cell in range(s.tricks * plays(s)):
        s.pool[s.past_card[cell]] -= 1
    hidden = hidden_place(s, seat)
    for place in range(s.trick_size):
        if place != hidden:
            s.pool[s.trick_card[place]] -= 1
    if fetcher(s) == seat:
        s.pool[s.past_card[s.taken - 1]] += 1  # it lay in a finished trick and has been counted elsewhere again
    if is_gift_held(s, seat):
        s.pool[s.given[seat] - 1] -= 1


@kernel
def choose(s, seat):
    """Number of one possibility, picked fairly by its weight, with `slots` and `limited` as they are in it."""
    if s.seats > 2 and not is_taking_secret(s, seat) and hidden_place(s, seat) == NOBODY:
        survey(s, seat, NOBODY, OPEN)
        return 0  # the only one in question
    found = NOBODY
    for _ in range(2):
        found = scan(s, seat, found if found == NOBODY else below_wide(s, found))
    return found


@kernel
def scan(s, seat, rest):
    """All weights together; or, if `rest` is not negative, the number of the possibility in which it falls."""
    secret = is_taking_secret(s, seat)
    hidden = hidden_place(s, seat) != NOBODY
    total = 0
    for number in range(0, NUMBERS, WAYS):
        if is_in_question(s, number, secret, hidden):
            taken = taken_of(s, seat, number)
            flags = survey(s, seat, taken, under_of(number))
            for limited in range(0 if flags == IMPOSSIBLE else WAYS if s.seats == 2 else 1):
                if s.ways[limited] > 0:
                    if s.seats == 2:
                        s.limited[1 - seat] = limited
                    total += s.ways[limited] * weight(s, seat, taken, under_of(number), flags & REPLAYED)
                    if 0 <= rest < total:
                        return number + limited
    return total


@kernel
def is_in_question(s, number, secret, hidden):
    """Whether a number stands for a possibility of its own: what is not secret has one way to be."""
    if (under_of(number) != OPEN) != hidden:
        return False
    kind = number // WAYS % KINDS
    return copies_taken(s, kind) > 0 if secret else kind == 0


@kernel
def under_of(number):
    """What the Hidden token covers in a possibility."""
    return number // WAYS // KINDS


@kernel
def taken_of(s, seat, number):
    """The kind that another seat has taken in a possibility, NOBODY if no other seat has taken any."""
    return number // WAYS % KINDS if is_taking_secret(s, seat) else NOBODY


@kernel
def is_taking_secret(s, seat):
    """KI-406: whether another seat has taken a card in this deal."""
    return s.taken > 0 and fetcher(s) != seat


@kernel
def survey(s, seat, taken, under):
    """Write `slots` (with flags of `walk`), `limited` and `ways` of a possibility; returns all flags, or IMPOSSIBLE.

    With two players `ways` are those of the other hand by its limited slots; with more, the first cell has them all.
    """
    ways = 1
    flags = 0
    for other in range(s.seats):
        if other != seat:
            walked = walk(s, seat, other, taken, under)
            if walked == IMPOSSIBLE:
                return IMPOSSIBLE
            flags |= walked
            s.slots[other] = walked
            if s.seats > 2:
                s.limited[other] = only_way(s)
                ways *= s.ways[s.limited[other]]
    if s.seats > 2:
        s.ways[0] = ways
    return flags


@kernel
def slots_of(s, other):
    """How many slots a hand has in the possibility last surveyed."""
    return s.slots[other] % HOLDS_TAKEN


@kernel
def only_way(s):
    """With more than two players all slots of a hand are limited, or none: the one number with ways."""
    for n in range(WAYS):
        if s.ways[n] > 0:
            return n
    return 0


@kernel
def sure_places(s, seat):
    """How many places are free in every possibility: the unit of weights."""
    places = s.pile_size
    hidden = hidden_place(s, seat)
    for other in range(s.seats):
        hides = hidden != NOBODY and (s.leader + hidden) % s.seats == other
        if s.seats > 2 and other != seat and not hides and other != fetcher(s):
            places += slots_of(s, other) - s.limited[other]
    return places


@kernel
def weight(s, seat, taken, under, replayed):
    """How many ways there are to fill all places in a possibility, in a unit common to all."""
    ways = SHARE
    if taken != NOBODY:
        ways *= copies_taken(s, taken)
    if replayed:
        ways //= max(1, s.pool[taken] + 1)
        s.pool[taken] += 1
    ways *= fillings(s, under, sure_places(s, seat))
    if replayed:
        s.pool[taken] -= 1
    return ways


@kernel
def fillings(s, under, least):
    """The ways to put the cards of `pool` into all places, one of them perhaps under the Hidden token."""
    blue, orange, special = pool_size(s, BLUE), pool_size(s, ORANGE), pool_size(s, SPECIAL)
    for kind in range(KINDS):
        if s.pool[kind] < 0:
            return 0
    ways = 1
    if under == SLOT_BLUE:
        ways = blue
        blue -= 1
    elif under == SLOT_ORANGE:
        ways = orange
        orange -= 1
    elif under == SLOT_WHITE:
        ways = s.pool[WHITE]
        special -= 1
    if ways == 0:
        return 0
    no_orange, no_blue = limited_slots(s, BLUE), limited_slots(s, ORANGE)
    total = 0
    for i in range(no_blue + 1):
        for j in range(no_orange + 1):
            total += spread(no_blue, i, no_orange, j, blue, orange, special)
    free = blue + orange + special - no_blue - no_orange
    return ways * total * falling(free, free - least)


@kernel
def limited_slots(s, clan):
    """How many slots of a clan's members take no card of the other colour."""
    slots = 0
    for other in range(s.seats):
        if clan_of(s, other) == clan:
            slots += s.limited[other]
    return slots


@kernel
def spread(no_blue, i, no_orange, j, blue, orange, special):
    """The ways to fill limited slots: i orange where no blue may be, j blue where no orange may be, else special."""
    rest = no_blue - i + no_orange - j
    if i > orange or j > blue or rest > special:
        return 0
    return among(no_blue, i) * among(no_orange, j) * falling(orange, i) * falling(blue, j) * falling(special, rest)


@kernel
def falling(n, k):
    """N × (n − 1) × … with k factors."""
    product = 1
    for factor in range(k):
        product *= n - factor
    return product


@kernel
def among(n, k):
    """In how many ways k of n can be picked."""
    ways = 1
    for step in range(k):
        ways = ways * (n - step) // (step + 1)
    return ways


@kernel
def pool_size(s, group):
    """How many unlocated cards are blue (0), orange (1) or special (2)."""
    cards = 0
    for kind in range(group * VALUES, min(group * VALUES + VALUES, KINDS)):
        cards += s.pool[kind]
    return cards


@kernel
def below_wide(s, n):
    """A fair number from 0 to n − 1, where n may have up to 61 bits."""
    beyond = (1 << WIDE) - (1 << WIDE) % n
    found = word(s) << 30 | word(s) >> 2
    while found >= beyond:
        found = word(s) << 30 | word(s) >> 2
    return found % n
