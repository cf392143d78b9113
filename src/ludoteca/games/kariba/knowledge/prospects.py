"""What Kariba's plays would bring a seat and leave to the next one, as kernels: so that learners need not find out.

All of it follows from what the seat knows. Whether the next seat can complete a herd is a matter of chance: its hidden
cards are any of those that the seat has not located.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.kariba.box import ANIMALS, CARDS, COPIES, ELEPHANT, HAND, HERD, MOUSE
from ludoteca.games.kariba.rules import held, points, prey_of

PROSPECTS: tuple[tuple[str, int, str], ...] = (
    ("prey", ANIMALS, "cards that a herd of each animal would drive away as things lie"),
    ("takes", ANIMALS, "cards that all own cards of each animal, played at once, would win"),
    ("risk", ANIMALS, "halves of a card that the next seat may expect to win with each animal as things lie"),
    ("left by one", ANIMALS, "the most of that for any animal, once one own card of each animal was played"),
    ("left by all", ANIMALS, "the same, once all own cards of each animal were played at once"),
    ("lead", 1, "points more than the best other seat has, finished games included, 0 if there are none"),
    ("behind", 1, "points less than that seat has, 0 if there are none"),
)
"""The last numbers of an observation: name, how many, what they mean."""
PREY, TAKES, RISK, BY_ONE, BY_ALL, LEAD = range(0, 6 * ANIMALS, ANIMALS)
CERTAIN = 16
"""Chances are told apart in sixteenths."""
HALF = CERTAIN // 2
CHANCE_BITS = 5


def chances() -> NDArray[np.int8]:
    """How likely a hand holds at least so many cards of an animal, by cards not located, cards in hand, such cards."""
    ways = np.zeros((CARDS + 1, HAND + 1), np.int64)
    ways[:, 0] = 1
    for cards in range(1, CARDS + 1):
        ways[cards, 1:] = ways[cards - 1, 1:] + ways[cards - 1, :-1]
    found = np.zeros((HERD + 1, CARDS + 1, HAND + 1, COPIES + 1), np.int8)
    for hidden in range(HAND + 1):
        for such in range(COPIES + 1):
            sizes = np.arange(max(such, hidden), CARDS + 1)
            every, fewer = ways[sizes, hidden], np.zeros(len(sizes), np.int64)
            for wanted in range(HERD + 1):
                found[wanted, sizes, hidden, such] = (2 * CERTAIN * (every - fewer) + every) // (2 * every)
                if wanted <= hidden:
                    fewer += ways[such, wanted] * ways[sizes - such, hidden - wanted]
    return found


CHANCES = chances()


@kernel
def observe_prospects(s, seat, unlocated, out, begin):
    """Write PROSPECTS from `begin` on; `unlocated` says where in `out` the cards not located begin."""
    other = next_seat(s, seat)
    hidden, cards = held(s, other), 0
    for animal in range(ANIMALS):
        hidden -= s.shown[other, animal]
        cards += int(out[unlocated + animal])
    likely = 0
    weaker = s.waterhole[ELEPHANT]
    for animal in range(ANIMALS):
        herd, own = s.waterhole[animal], s.hand[seat, animal]
        chance = chance_of(s, other, animal, herd, cards, hidden, int(out[unlocated + animal]))
        likely |= chance << CHANCE_BITS * animal
        out[begin + PREY + animal] = weaker
        out[begin + TAKES + animal] = weaker if own > 0 and herd + own >= HERD else 0
        out[begin + RISK + animal] = halves(weaker, chance)
        if herd > 0 or animal == MOUSE:
            weaker = herd
    for animal in range(ANIMALS):
        own, one, every = s.hand[seat, animal], 0, 0
        if own > 0:
            one = every = left(s, other, animal, 1, cards, hidden, out, unlocated, likely)
        if own > 1:
            every = left(s, other, animal, own, cards, hidden, out, unlocated, likely)
        out[begin + BY_ONE + animal] = one
        out[begin + BY_ALL + animal] = every
    ahead = points_ahead(s, seat)
    out[begin + LEAD] = max(0, ahead)
    out[begin + LEAD + 1] = max(0, -ahead)


@kernel
def chance_of(s, other, animal, herd, cards, hidden, such):
    """KA-521: how likely a seat can make a herd of an animal of which so many lie there, in sixteenths."""
    wanted = max(1, HERD - herd) - s.shown[other, animal]
    return int(CHANCES[max(0, wanted), cards, hidden, such])


@kernel
def halves(prey, chance):
    """How many halves of a card are to be expected."""
    return (prey * chance + HALF // 2) // HALF


@kernel
def left(s, other, hunter, count, cards, hidden, out, unlocated, likely):
    """The most that the next seat may expect to win with an animal after a play, in halves of a card."""
    herd, most = s.waterhole[hunter] + count, 0
    prey = prey_of(s, hunter, herd)
    weaker = herd if hunter == ELEPHANT else 0 if prey == ELEPHANT else s.waterhole[ELEPHANT]
    for animal in range(ANIMALS):
        lying, chance = s.waterhole[animal], likely >> CHANCE_BITS * animal & 2 * CERTAIN - 1
        if animal in (hunter, prey):
            lying = herd if animal == hunter else 0
            chance = chance_of(s, other, animal, lying, cards, hidden, int(out[unlocated + animal]))
        most = max(most, weaker * chance)
        if lying > 0 or animal == MOUSE:
            weaker = lying
    return halves(most, 1)


@kernel
def points_ahead(s, seat):
    """How many points a seat is before the best other one."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points(s, other))
    return points(s, seat) - best
