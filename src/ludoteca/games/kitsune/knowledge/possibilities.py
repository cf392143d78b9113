"""What a seat of Kitsune may think possible, counted, as kernels.

A possibility's number says what the Hidden token covers, the kind somebody took and, with two players, how many
slots are limited (see `memory`). Its weight is the number of ways to deal distinct cards that lead to it; weights
are whole and stay far below 2**61.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import word
from ludoteca.games.kitsune.box import BLUE, CARDS_SIX, KINDS, NOBODY, ORANGE, VALUES, WHITE
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
    """Number of one possibility, picked fairly by its weight; nothing is picked where only one is in question."""
    secret = is_taking_secret(s, seat)
    hidden = hidden_place(s, seat) != NOBODY
    if s.seats > 2 and not secret and not hidden:
        return 0
    least = CARDS_SIX
    for number in range(NUMBERS):
        if is_in_question(s, number, secret, hidden):
            least = min(least, free_places(s, seat, number))
    total = 0
    for number in range(NUMBERS):
        if is_in_question(s, number, secret, hidden):
            total += weight(s, seat, number, least)
    rest = below_wide(s, total)
    for number in range(NUMBERS):
        if is_in_question(s, number, secret, hidden):
            rest -= weight(s, seat, number, least)
            if rest < 0:
                return number
    return 0


@kernel
def is_in_question(s, number, secret, hidden):
    """Whether a number stands for a possibility of its own: what is not secret has one way to be."""
    if (under_of(number) != OPEN) != hidden:
        return False
    if s.seats > 2 and limited_of(number) != 0:
        return False
    kind = number // WAYS % KINDS
    return copies_taken(s, kind) > 0 if secret else kind == 0


@kernel
def under_of(number):
    """What the Hidden token covers in a possibility."""
    return number // WAYS // KINDS


@kernel
def limited_of(number):
    """With two players: how many slots are limited in a possibility."""
    return number % WAYS


@kernel
def taken_of(s, seat, number):
    """The kind that another seat has taken in a possibility, NOBODY if no other seat has taken any."""
    return number // WAYS % KINDS if is_taking_secret(s, seat) else NOBODY


@kernel
def is_taking_secret(s, seat):
    """KI-406: whether another seat has taken a card in this deal."""
    return s.taken > 0 and fetcher(s) != seat


@kernel
def count_slots(s, seat, taken, under, limited):
    """Write `slots` and `limited` of every other seat in a possibility; returns its ways, 0 if it is impossible."""
    ways = 1
    for other in range(s.seats):
        if other != seat:
            walked = walk(s, seat, other, taken, under)
            if walked == IMPOSSIBLE:
                return 0
            s.slots[other] = walked % HOLDS_TAKEN
            s.limited[other] = limited if s.seats == 2 else only_way(s)
            if s.limited[other] > s.slots[other]:
                return 0
            ways *= s.ways[s.limited[other]]
    return ways


@kernel
def only_way(s):
    """With more than two players all slots of a hand are limited, or none: the one number with ways."""
    for n in range(WAYS):
        if s.ways[n] > 0:
            return n
    return 0


@kernel
def is_replayed(s, seat, taken, under):
    """Whether the card another seat took has been played again, so that one copy more is not located."""
    return taken != NOBODY and walk(s, seat, fetcher(s), taken, under) & REPLAYED != 0


@kernel
def free_places(s, seat, number):
    """How many places are free in a possibility; the least number of all is the unit of their weights."""
    ways = count_slots(s, seat, taken_of(s, seat, number), under_of(number), limited_of(number))
    return free_slots(s) if ways > 0 else CARDS_SIX


@kernel
def free_slots(s):
    """How many places take any card: free slots and the pile."""
    free = s.pile_size + 0
    for other in range(s.seats):
        free += s.slots[other] - s.limited[other]
    return free


@kernel
def limited_slots(s, clan):
    """How many slots of a clan's members take no card of the other colour."""
    slots = 0
    for other in range(s.seats):
        if clan_of(s, other) == clan:
            slots += s.limited[other]
    return slots


@kernel
def weight(s, seat, number, least):
    """How many ways there are to fill all places in a possibility, in a unit common to all."""
    taken = taken_of(s, seat, number)
    under = under_of(number)
    ways = count_slots(s, seat, taken, under, limited_of(number))
    if ways == 0:
        return 0
    unit = SHARE
    if taken != NOBODY:
        ways *= copies_taken(s, taken)
    replayed = is_replayed(s, seat, taken, under)
    if replayed:
        unit = SHARE // max(1, s.pool[taken] + 1)
        s.pool[taken] += 1
    ways *= unit * fillings(s, under, least)
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
