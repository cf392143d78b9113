"""What a seat of Briscola knows: its hand, every card that was played, and the trump card wherever it went (BR-407)."""
# mypy: allow-untyped-defs, allow-incomplete-defs, no-check-untyped-defs

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle

from .box import CARDS, IN_HAND, IN_STOCK, MOST_SEATS, RANKS, SUITS, TAKEN
from .rules import laid, side_points, winner

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", CARDS, "1 for each card of the own hand"),
    ("taken", CARDS, "1 for each card that was taken in a trick"),
    ("turned", CARDS, "1 for the trump card that was turned up, wherever it is"),
    ("trumps", SUITS, "1 for the suit of trumps"),
    ("table", MOST_SEATS, "1 + the card of each seat in this trick, 0 for none, own seat first"),
    ("leads", MOST_SEATS, "1 for the seat that leads this trick, own seat first"),
    ("winning", MOST_SEATS, "1 for the seat that would take the trick as it lies, own seat first"),
    ("points", MOST_SEATS, "points taken by the side of each seat, own seat first"),
    ("holds turned", MOST_SEATS, "1 for the seat whose hand holds the turned-up card, own seat first"),
    ("stock", 1, "cards in the stock"),
    ("tricks", 1, "tricks still to be won, this one included"),
)
TURNED = 2 * CARDS
TRUMPS = TURNED + CARDS
SEATWISE = TRUMPS + SUITS
REST = SEATWISE + 5 * MOST_SEATS
"""Where the parts of an observation begin."""


@kernel
def is_unknown(s, seat, card):
    """Whether a seat cannot know where a card is: BR-302, BR-303, BR-407."""
    if card == s.turned:
        return False
    return s.place[card] == IN_STOCK or (IN_HAND <= s.place[card] < TAKEN and s.place[card] != IN_HAND + seat)


@kernel
def redeal(s, seat):
    """All cards that this seat cannot place are dealt anew to the other hands and the stock.

    They are gathered in the order of the box, so that nothing of the true deal is left in the result.
    """
    n = 0
    for card in range(CARDS):
        if is_unknown(s, seat, card):
            if s.place[card] != IN_STOCK:
                s.hidden[s.place[card] - IN_HAND] += 1
            s.unseen[n] = card
            n += 1
    shuffle(s, s.unseen, n)
    for other in range(s.seats):
        while s.hidden[other] > 0:
            n -= 1
            s.place[s.unseen[n]] = IN_HAND + other
            s.unseen[n] = 0
            s.hidden[other] -= 1
    for cell in range(1, s.stock_size):
        n -= 1
        s.place[s.unseen[n]] = IN_STOCK
        s.stock[cell] = s.unseen[n]
        s.unseen[n] = 0


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION."""
    for card in range(CARDS):
        out[card] = 1 if s.place[card] == IN_HAND + seat else 0
        out[CARDS + card] = 1 if s.place[card] >= TAKEN else 0
        out[TURNED + card] = 1 if card == s.turned else 0
    for suit in range(SUITS):
        out[TRUMPS + suit] = 1 if suit == s.turned // RANKS else 0
    best = winner(s) if laid(s) > 0 else -1
    for number in range(MOST_SEATS):
        at = SEATWISE + number
        for block in range(5):
            out[at + block * MOST_SEATS] = 0
        if number < s.seats:
            other = (seat + number) % s.seats
            out[at] = s.table[other]
            out[at + MOST_SEATS] = 1 if other == s.leader else 0
            out[at + 2 * MOST_SEATS] = 1 if other == best else 0
            out[at + 3 * MOST_SEATS] = side_points(s, other)
            out[at + 4 * MOST_SEATS] = 1 if s.place[s.turned] == IN_HAND + other else 0
    out[REST] = s.stock_size
    out[REST + 1] = s.tricks
