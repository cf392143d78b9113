"""What a seat of High Card knows: its hand and every card that was played."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle

from .box import CARDS, MOST_SEATS

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", CARDS, "1 for each card of the own hand"),
    ("played", CARDS, "1 for each card that was played"),
    ("table", MOST_SEATS, "the card of each seat in this trick, 0 for none, own seat first"),
    ("taken", MOST_SEATS, "tricks taken by each seat, own seat first"),
)


@kernel
def redeal(s, seat):
    """All cards that this seat has not seen change places at random.

    The places are gathered in the order of the seats, not of the cards: nothing of the true deal decides the result.
    """
    n = 0
    for place in range(1 + s.seats):
        for card in range(CARDS):
            if s.place[card] == place and place != 1 + seat:
                s.pack[n] = place
                n += 1
    shuffle(s, s.pack, n)
    for card in range(CARDS):
        if s.place[card] < 10 and s.place[card] != 1 + seat:
            n -= 1
            s.place[card] = s.pack[n]
            s.pack[n] = 0


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION."""
    for card in range(CARDS):
        out[card] = 1 if s.place[card] == 1 + seat else 0
        out[CARDS + card] = 1 if s.place[card] >= 10 else 0
    for place in range(MOST_SEATS):
        other = (seat + place) % s.seats
        out[2 * CARDS + place] = s.table[other] if place < s.seats else 0
        out[2 * CARDS + MOST_SEATS + place] = s.taken[other] if place < s.seats else 0
