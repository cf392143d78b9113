"""Exploding Kittens at a glance: draw while it is safe, get out of a kitten's way, collect cards, hoard Defuses."""

import numpy as np

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.engine.thumb import Thumb, weight_of
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    ATTACK,
    ATTACKING,
    BURGLAR_GOT,
    CATS,
    DEFUSE,
    DO_ATTACK,
    DO_BURGLAR,
    DO_DRAW,
    DO_FAVOR,
    DO_GIVE,
    DO_LET,
    DO_NOPE,
    DO_PAIR,
    DO_SEE,
    DO_SHUFFLE,
    DO_SKIP,
    DO_THREE,
    DREW,
    DREW_KITTEN,
    EXPLODED,
    GAVE,
    KITTEN,
    NAME_IT,
    NOBODY,
    NOPE,
    PLACE,
    PLACED,
    PLAYED,
    SAW,
    SHUFFLED,
    SHUFFLING,
    TARGET,
    THREE_LACKED,
)
from ludoteca.games.exploding_kittens.rules.cards import next_alive, next_among, pile_size

UNSURE, SAFE, DEADLY = 0, 1, 2
"""What a seat knows of the next card."""
RECENT = 16
"""How far back a glance goes: so many entries of the past."""
BELIEVED, DOUBT = 24, 4
"""Points of a world that explains everything, and what it costs that a seat with a Nope did not use it."""
KEEP = np.array([20, 12, 11, 5, 4, 11, 7, 3, 3, 3, 3, 3], np.int64)
"""What a card of each title is worth in the hand."""


@kernel
def signal(s, seat):
    """What the steps do not show: whether the next card is known, and whether a Defuse is at hand."""
    return next_card(s, seat) + (3 if s.hand[seat, DEFUSE] > 0 else 0)


@kernel
def next_card(s, seat):
    """What a seat knows of the next card from what it saw or put back itself, nobody having shuffled since."""
    drawn = 0
    for entry in range(s.past_size - 1, max(-1, s.past_size - 1 - RECENT), -1):
        kind = s.past[entry] & 15
        by = s.past[entry] >> 4 & 7
        value = s.past[entry] >> 7
        if kind == SHUFFLED:
            return UNSURE
        if kind in (DREW, DREW_KITTEN):
            drawn += 1
        elif kind == PLACED:
            if by == seat and value == drawn:
                return DEADLY
            if by != seat or value < drawn:
                return UNSURE
        elif kind == SAW and by == seat and value >> 4 == drawn:
            return DEADLY if value & 15 == KITTEN else SAFE
    return UNSURE


@kernel
def belief(s, seat):
    """How well a world explains what others did: whoever let it pass that something was done to it had no Nope."""
    points = BELIEVED
    for other in range(s.seats):
        if other != seat and s.hand[other, NOPE] > 0:
            points -= doubts(s, other)
    return points


@kernel
def doubts(s, seat):
    """How often a seat that holds a Nope let itself be attacked or robbed; less where it may have come later."""
    doubt, gained = 0, 0
    alive = s.alive
    robbed, fallen = NOBODY, NOBODY
    is_noped = False
    for entry in range(s.past_size - 1, -1, -1):
        kind = s.past[entry] & 15
        by = s.past[entry] >> 4 & 7
        value = s.past[entry] >> 7
        if kind == EXPLODED:
            alive |= 1 << by
            fallen = by
        elif kind == DREW_KITTEN:
            fallen = NOBODY
        elif kind == DREW:
            gained += by == seat
        elif kind == PLAYED and by != fallen and value & 15 != DEFUSE:
            if value & 15 == NOPE:
                is_noped = True
            else:
                hurts = robbed == seat or (value & 15 == ATTACK and next_among(s, alive, by) == seat)
                if hurts and not is_noped:
                    doubt += DOUBT if s.hand[seat, NOPE] > gained else DOUBT // 2
                is_noped = False
                robbed = NOBODY
        elif GAVE <= kind <= THREE_LACKED and kind != BURGLAR_GOT:
            robbed = by
            gained += value >> 4 == seat
    return doubt


@kernel
def weigh(s, seat, steps, n, weights):
    """Weigh actions, answers, gifts, and the place of a kitten."""
    known = next_card(s, seat)
    fear = fear_of(s, seat, known)
    for place in range(n):
        step = steps[place]
        if step >= PLACE:
            points = points_of_place(s, step - PLACE)
        elif step >= DO_GIVE:
            points = 24 - KEEP[step - DO_GIVE] - 2 * min(2, s.hand[seat, step - DO_GIVE])
        elif step >= NAME_IT:
            points = KEEP[step - NAME_IT] + 3 * min(2, s.hand[seat, step - NAME_IT])
        elif step >= TARGET:
            points = min(12, s.held[step - TARGET])
        elif DO_NOPE <= step <= DO_LET:
            points = points_of_answer(s, seat, step, known)
        else:
            points = points_of_action(s, seat, step, known, fear)
        weights[place] = weight_of(points)


@kernel
def fear_of(s, seat, known):
    """How bad drawing is, from 0 to 100: the share of kittens in the pile, less with Defuses at hand."""
    danger = (100 if known == DEADLY else 0) if known != UNSURE else 100 * bits_in(s.kittens) // max(1, pile_size(s))
    return danger // (1 + min(2, s.hand[seat, DEFUSE]))


@kernel
def points_of_action(s, seat, step, known, fear):
    """Whoever fears the next card gets away from it; whoever does not draws, after taking from others."""
    if step == DO_DRAW:
        return 18 - fear // 3
    if step == DO_SKIP:
        return 3 + fear // 3
    if step == DO_ATTACK:
        return 4 + fear // 3 + (6 if s.owed > 1 else 0)
    if step == DO_SEE:
        return 5 + fear // 2 if known == UNSURE else 0
    if step == DO_SHUFFLE:
        return 20 if known == DEADLY else 0
    if step == DO_FAVOR:
        return 16
    if step == DO_BURGLAR:
        return 12
    if step >= DO_THREE:
        return 18 if step - DO_THREE >= CATS else 2
    return 16 if step - DO_PAIR >= CATS else 1


@kernel
def points_of_answer(s, seat, step, known):
    """A Nope is for what hurts the own seat, for a Nope on the own card, and for whoever flees from a known kitten."""
    happens = s.nope_count & 1 == 0
    if seat == s.active:
        wish = 0 if happens else 8
    elif s.action == ATTACKING and next_alive(s, s.active) == seat:
        wish = 12 if happens else 0
    elif s.action >= ASKING_FAVOR and s.target == seat:
        wish = 9 if happens else 0
    elif known == DEADLY and happens and ATTACKING <= s.action <= SHUFFLING:
        wish = 14
    else:
        wish = 0
    return wish if step == DO_NOPE else 10


@kernel
def points_of_place(s, depth):
    """A kitten goes where another seat draws it soon, and never where the own next draw is."""
    others_first = depth - (s.owed - 1)
    if others_first < 0:
        return 0
    seats = bits_in(s.alive)
    return 2 if (others_first + 1) % seats == 0 else 16 - 2 * min(5, others_first)


THUMB = Thumb(weigh, signal, belief)
