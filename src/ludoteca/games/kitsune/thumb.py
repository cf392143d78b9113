"""Kitsune at a glance: what a play does to the difference of the trick, for the own clan, as the colours count now."""

import numpy as np

from ludoteca.engine.kernel import kernel
from ludoteca.engine.thumb import Thumb, weight_of
from ludoteca.games.kitsune.box import (
    AWARD_STEP,
    BLACK,
    FETCH_STEP,
    LEADER_STEP,
    MOST_SEATS,
    NUMBERED,
    PLAY_STEP,
    PLUS_BLUE,
    PLUS_ORANGE,
    PLUS_POINTS,
    TARGET_STEP,
    USE_BLOCK,
    USE_CHANGE,
    USE_DISCARD,
    USE_HIDDEN,
    USES,
    VALUES,
    WHITE,
)
from ludoteca.games.kitsune.knowledge.memory import card_at, is_unknown, plays_made
from ludoteca.games.kitsune.rules.ending import exchanges, printed
from ludoteca.games.kitsune.rules.seating import clan_of, leader_of, plays
from ludoteca.games.kitsune.rules.trick import is_target, use_at

USUAL = 14
"""Points of a play that changes nothing."""
BINDING = 3
"""What a Black Kitsune is expected to bring while the colours count as printed."""
SPARED = 3
"""A token kept is worth so much of the difference."""
BELIEVED, TOLERANCE = 30, 4
"""Points of a world in which everybody played best, and how much regret costs one of them."""
TOKEN_POINTS = np.array([8, 4, 2, 4, 6], np.int64)
"""How welcome each token is: +3, Block, Hidden, Discard, Change Colour."""


@kernel
def weigh(s, seat, steps, n, weights):
    """Weigh plays, and the smaller decisions by the same eyes."""
    clan = clan_of(s, seat)
    colour = clan ^ exchanges(s) & 1
    lead = printed(s, colour) - printed(s, 1 - colour)
    is_last = s.trick_size + 1 >= plays(s)
    for place in range(n):
        step = steps[place]
        if step >= LEADER_STEP or step < PLAY_STEP:
            points = 0
        elif step >= AWARD_STEP:
            points = TOKEN_POINTS[(step - AWARD_STEP) // MOST_SEATS]
        elif step >= TARGET_STEP:
            points = USUAL - 2 * worth(s, s.trick_card[step - TARGET_STEP], colour)
        elif step >= FETCH_STEP:
            points = 10 + worth(s, step - FETCH_STEP, clan)
        else:
            kind, use = (step - PLAY_STEP) // USES, (step - PLAY_STEP) % USES
            gain = gain_of_card(s, kind, colour, clan, lead, is_last)
            gain += gain_of_token(s, use, colour, lead + gain, is_last)
            points = USUAL + (3 * gain // 2 if is_last else gain)
        weights[place] = weight_of(points)


@kernel
def worth(s, kind, colour):
    """What a card adds for a clan whose colour this counts as; special cards are good to have."""
    if kind >= NUMBERED:
        return 5
    value = kind % VALUES + 1
    return value if kind // VALUES == colour else -value


@kernel
def gain_of_card(s, kind, colour, clan, lead, is_last):
    """How much better the trick looks for the clan: numbers add up, the special cards turn, bind and destroy."""
    if kind < NUMBERED:
        return worth(s, kind, colour)
    if kind == WHITE:
        return -2 * lead if is_last else -lead
    if kind == BLACK:
        return 0 if is_last else BINDING if colour == clan else -BINDING
    return best_strike(s, colour)


@kernel
def best_strike(s, colour):
    """KI-521: what a Katana gains at best; it must strike if it can."""
    best = -VALUES
    found = False
    for place in range(s.trick_size):
        if is_target(s, place):
            found = True
            best = max(best, -worth(s, s.trick_card[place], colour))
    return best if found else 0


@kernel
def gain_of_token(s, use, colour, lead, is_last):
    """A token is used where it brings more than keeping it."""
    if use == 0:
        return 0
    if use in (PLUS_BLUE, PLUS_ORANGE):
        return (PLUS_POINTS if use - PLUS_BLUE == colour else -PLUS_POINTS) + (0 if is_last else 1) - SPARED
    if use == USE_CHANGE:
        return (-2 * lead if is_last else -lead) - SPARED
    if use == USE_BLOCK:
        return max(0, -lead) - SPARED if is_last else -SPARED
    return -1 if use in (USE_DISCARD, USE_HIDDEN) else 0


@kernel
def belief(s, seat):
    """How well a world explains the plays of this deal: a seat that played badly had nothing better then."""
    points = BELIEVED
    for other in range(s.seats):
        if other != seat:
            points -= regret(s, other) // TOLERANCE
    return points


@kernel
def regret(s, seat):
    """How much better a seat could have played in this deal with the cards it held then, in points of difference.

    The deal is gone through backwards: cards played since were in the hand. Cards drawn since count as held already,
    which only makes the judgement milder for worlds alike.
    """
    since = 0
    regretted = 0
    clan = clan_of(s, seat)
    for trick in range(s.tricks, -1, -1):
        for place in range(plays_made(s, trick) - 1, -1, -1):
            if (leader_of(s, trick) + place) % s.seats == seat and not is_unknown(s, trick, place):
                kind = card_at(s, trick, place)
                since += 1 << 2 * kind
                if kind < NUMBERED and not is_bound(s, trick, place):
                    colour = clan ^ turns_before(s, trick, place) & 1
                    regretted += best_number(s, seat, since, colour) - worth(s, kind, colour)
    return regretted


@kernel
def is_bound(s, trick, place):
    """KI-541: whether a play had to follow a Black Kitsune."""
    return place > 0 and card_at(s, trick, place - 1) == BLACK


@kernel
def turns_before(s, trick, place):
    """KI-603: how often the colours had been exchanged when a play was made."""
    times = 0
    for before in range(place):
        times += card_at(s, trick, before) == WHITE
        times += use_at(s, trick, before) == USE_CHANGE
    return times


@kernel
def best_number(s, seat, since, colour):
    """The most that a numbered card of the hand, with the cards played since, would have added."""
    best = -VALUES
    for kind in range(NUMBERED):
        if s.hand[seat, kind] > 0 or since >> 2 * kind & 3:
            best = max(best, worth(s, kind, colour))
    return best


THUMB = Thumb(weigh, belief=belief)
