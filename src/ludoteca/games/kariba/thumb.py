"""Kariba at a glance: take what a herd can chase off, and leave little lying about for the next seat."""

import numpy as np

from ludoteca.engine.kernel import kernel
from ludoteca.engine.thumb import Thumb, weight_of
from ludoteca.games.kariba.box import ANIMALS, ELEPHANT, HERD, MOUSE, NOBODY, PILE, VISIBLE
from ludoteca.games.kariba.rules import animal_of, count_of, prey_of

EASE = np.array([0, 1, 4, 4], np.int64)
"""How easily a hand of five completes the herd of an animal that lies there none, once, twice, or as a herd."""
USUAL, CARD, DANGER = 14, 3, 3
"""Points of a play that gains nothing and risks nothing, for a card taken, and how much exposure costs one."""


@kernel
def weigh(s, seat, steps, n, weights):
    """Weigh plays by what they take and what they expose, draws by what the hand holds already."""
    for place in range(n):
        step = steps[place]
        points = points_of_play(s, animal_of(step), count_of(step)) if step < PILE else points_of_draw(s, seat, step)
        weights[place] = weight_of(points)


@kernel
def points_of_play(s, animal, count):
    """Cards taken count most; several cards are put down for nothing only where that is safe."""
    herd = s.waterhole[animal] + count
    prey = prey_of(s, animal, herd)
    taken = s.waterhole[prey] if prey != NOBODY else 0
    return USUAL + CARD * taken - exposed(s, animal, herd, prey) // DANGER - (count if taken == 0 else 0)


@kernel
def exposed(s, hunter, herd, prey):
    """What the next seat may take at best once `hunter` has grown to `herd` and `prey` is gone, weighed by ease."""
    most = 0
    weaker = s.waterhole[ELEPHANT] if prey != ELEPHANT else 0
    if hunter == ELEPHANT:
        weaker = herd
    for animal in range(MOUSE, ANIMALS):
        cards = s.waterhole[animal]
        if animal == hunter:
            cards = herd
        elif animal == prey:
            cards = 0
        most = max(most, weaker * EASE[min(cards, HERD)])
        if cards > 0 or animal == MOUSE:
            weaker = cards
    return most


@kernel
def points_of_draw(s, seat, step):
    """An open card that makes a set grow is better than a secret one."""
    return 2 if step == PILE else 3 * s.hand[seat, step - VISIBLE]


THUMB = Thumb(weigh)
