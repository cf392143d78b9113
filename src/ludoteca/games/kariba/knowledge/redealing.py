"""Other deals of Kariba that a seat cannot tell from the true one, as kernels."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle
from ludoteca.games.kariba.box import ANIMALS
from ludoteca.games.kariba.knowledge.whereabouts import known_in_hand, unseen
from ludoteca.games.kariba.rules import held, next_card


@kernel
def deal_around(s, seat, kept):
    """Collect the cards this seat has not located, shuffle and deal them again: all spreads are equally likely.

    The hands of a set of other seats, a bit each, stay as they are.
    """
    collect(s, seat, kept)
    shuffle(s, s.pile, s.pile_size)
    for other in range(s.seats):
        if other != seat and not kept >> other & 1:
            hidden = held(s, other) - known_in_hand(s, other)
            for animal in range(ANIMALS):
                s.hand[other, animal] = s.shown[other, animal]
            for _ in range(hidden):
                s.hand[other, next_card(s)] += 1


@kernel
def collect(s, seat, kept):
    """Put all cards the seat has not located onto the pile, sorted by animal; what lies in kept hands stays there."""
    s.pile_size = 0
    for animal in range(ANIMALS):
        cards = unseen(s, seat, animal)
        for other in range(s.seats):
            if kept >> other & 1:
                cards -= s.hand[other, animal] - s.shown[other, animal]
        for _ in range(cards):
            s.pile[s.pile_size] = animal
            s.pile_size += 1
