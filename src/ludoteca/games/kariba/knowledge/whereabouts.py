"""Which of Kariba's cards a seat has located, as kernels."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.kariba.box import ANIMALS, COPIES, SLOTS


@kernel
def unseen(s, seat, animal):
    """How many cards of an animal the seat has not located."""
    cards = COPIES - s.hand[seat, animal] - s.waterhole[animal] - opened(s, animal)
    for other in range(s.seats):
        cards -= s.won[other, animal]  # KA-406
        if other != seat:
            cards -= s.shown[other, animal]  # KA-408
    return cards


@kernel
def opened(s, animal):
    """KA-405: how many of the visible cards show this animal."""
    cards = 0
    for slot in range(SLOTS):
        if s.visible[slot] == animal + 1:
            cards += 1
    return cards


@kernel
def known_in_hand(s, seat):
    """KA-408: how many cards of a hand everybody has seen."""
    cards = 0
    for animal in range(ANIMALS):
        cards += s.shown[seat, animal]
    return cards
