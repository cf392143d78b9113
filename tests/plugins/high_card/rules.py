"""The rules of High Card as kernels."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle

from .box import CARDS, HAND


@kernel
def deal(s):
    """HC-301: two cards each."""
    for card in range(CARDS):
        s.pack[card] = card
        s.place[card] = 0
    shuffle(s, s.pack, CARDS)
    for seat in range(s.seats):
        s.table[seat] = 0
        s.taken[seat] = 0
        for number in range(HAND):
            s.place[s.pack[HAND * seat + number]] = 1 + seat
    for card in range(CARDS):
        s.pack[card] = 0
    s.to_move = 0
    s.trick = 0


@kernel
def pending(s):
    """HC-501: one after the other, two tricks long."""
    return 0 if s.trick == HAND else 1 << s.to_move


@kernel
def is_partial(s):
    """A whole move is always a single step."""
    return False


@kernel
def legal(s, seat, out):
    """HC-502: the cards of the hand, the lowest first."""
    n = 0
    if s.trick < HAND and seat == s.to_move:
        for card in range(CARDS):
            if s.place[card] == 1 + seat:
                out[n] = card
                n += 1
    return n


@kernel
def forbids(s, seat, step):
    """The rule that forbids a step."""
    if s.trick == HAND:
        return 701
    if seat != s.to_move:
        return 501
    return 0 if s.place[step] == 1 + seat else 502


@kernel
def play(s, seat, step):
    """HC-501, HC-601: a card is played; the last one ends the trick."""
    s.place[step] = 10 + seat
    s.table[seat] = 1 + step
    if seat + 1 < s.seats:
        s.to_move = seat + 1
        return
    s.taken[winner(s)] += 1
    for other in range(s.seats):
        s.table[other] = 0
    s.trick += 1
    s.to_move = 0


@kernel
def winner(s):
    """HC-601: who has played the highest card."""
    best = 0
    for seat in range(1, s.seats):
        if s.table[seat] > s.table[best]:
            best = seat
    return best


@kernel
def score(s, out):
    """HC-701: tricks."""
    for seat in range(s.seats):
        out[seat] = s.taken[seat]


@kernel
def check(s):
    """HC-301: everybody has as many cards as the tricks leave."""
    for seat in range(s.seats):
        held = 0
        for card in range(CARDS):
            held += s.place[card] == 1 + seat
        if held != HAND - s.trick - (1 if s.table[seat] > 0 else 0):
            return 301
    return 0
