"""Boss Kito at a glance: lead where the card on offer is worth most, as cheaply as it goes, and stock up in time."""

import numpy as np

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.engine.thumb import Thumb, weight_of
from ludoteca.games.boss_kito.box import (
    BANANAS,
    COLOURS,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE,
    GIVE_TO,
    ONE_TOKEN,
    PLAY,
    ROUNDS,
    TAKE,
    TURNS,
    TWO_TOKENS,
)
from ludoteca.games.boss_kito.rules.cards import held
from ludoteca.games.boss_kito.rules.ending import cards_of, holdings, points, strength
from ludoteca.games.boss_kito.rules.legality import first_colour, second_colour
from ludoteca.games.boss_kito.rules.setup import cell_of

HOLD = np.array([0, 1, 1, 1, 2, 4, 5, 6, 8], np.int64)
"""How surely a lead of −4 to 4 bananas holds until the end of the round, in eighths; a tie at least spoils."""
FAR = 4
USUAL = 8
"""Points of an action that changes no lead."""
PACE = 6
"""So many eighths of a point are worth one point of the scale."""


@kernel
def weigh(s, seat, steps, n, weights):
    """Weigh actions by the leads they win; the start card goes to the left, so that the own seat acts last."""
    packed = worths(s, seat) if s.phase != GIVE else 0
    for place in range(n):
        step = steps[place]
        if step >= GIVE_TO:
            value = 10 if step - GIVE_TO == next_seat(s, seat) else 4
        elif step >= EXCHANGE:
            value = 12 if step == DONE else 2
        elif step >= DRAW:
            value = points_of_stock(s, seat, step)
        else:
            value = USUAL + gain_of(s, seat, step, packed) // PACE
        weights[place] = weight_of(value)


@kernel
def worths(s, seat):
    """What the card on offer for each colour is worth to a seat: eight bits a colour."""
    packed = 0
    for position in range(COLOURS):
        card = s.offered[cell_of(s.round, position)]
        packed |= worth(s, seat, card // 4, card % 4) << 8 * s.boss[position]
    return packed


@kernel
def worth(s, seat, kind, symbol):
    """BK-703, BK-704: points it brings now and takes from others, and a little for its symbol."""
    cards = holdings(s, kind)
    own = cards_of(cards, seat)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, cards_of(cards, other))
    value = points(kind, own + 1, max(own + 1, best)) - points(kind, own, max(own, best))
    if own + 1 > best >= own and best > 0:
        value += (kind - best) // (s.seats - 1)
    return max(0, value) + (2 if symbol else 1)


@kernel
def gain_of(s, seat, step, packed):
    """How much more of what is on offer the seat leads after an action, in eighths of a point."""
    if step < ONE_TOKEN:
        return gain_in(s, seat, step - PLAY, BANANAS, packed)
    first, second = first_colour(step), second_colour(step)
    if step < TWO_TOKENS:
        return gain_in(s, seat, first, 1, packed) + 1
    if first == second:
        return gain_in(s, seat, first, 2, packed)
    return gain_in(s, seat, first, 1, packed) + gain_in(s, seat, second, 1, packed)


@kernel
def gain_in(s, seat, colour, bananas, packed):
    """The same for so many bananas in one colour."""
    own = strength(s, seat, colour)
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strength(s, other, colour))
    is_last = s.turn == TURNS
    return (packed >> 8 * colour & 255) * (hold(s, own + bananas - best, is_last) - hold(s, own - best, is_last))


@kernel
def hold(s, lead, is_last):
    """How surely a lead holds: in the last turn there is little time left to lose it."""
    lead = min(max(lead, -FAR), FAR)
    if is_last and lead != 0:
        return 7 if lead > 0 else 0
    return HOLD[lead + FAR]


@kernel
def points_of_stock(s, seat, step):
    """Cards and tokens are for rounds to come, and the fewer there are the more they are needed."""
    if s.round == ROUNDS:
        return 2 if s.turn < TURNS else 0
    if step == DRAW:
        return USUAL + 4 - 2 * min(4, held(s, seat))
    return USUAL + 4 - 2 * min(4, s.reserve[seat]) + (1 if s.supply >= BANANAS else -3) if step == TAKE else 0


THUMB = Thumb(weigh)
