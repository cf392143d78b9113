"""Section 7: majorities."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.boss_kito.box import BENEFITS, REMOVED, TOKENS, TYPES

TIE_BREAK = TOKENS + 1
"""BK-706: a point outweighs all tokens."""


@kernel
def score(s, out):
    """BK-703 to BK-706: points so far; tokens in reserve decide between equals, so they count as less than a point."""
    for seat in range(s.seats):
        out[seat] = s.reserve[seat]
    for kind in range(1, TYPES + 1):
        cards = holdings(s, kind)
        most = highest(s, cards)
        for seat in range(s.seats):
            out[seat] += TIE_BREAK * points(kind, cards_of(cards, seat), most)


@kernel
def points(kind, own, most):
    """BK-703 to BK-705: type k brings k points to all who hold most of it, and one point a card to the others."""
    return kind if own == most and own > 0 else own


@kernel
def holdings(s, kind):
    """How many benefit cards of a type each seat has won: four bits a seat."""
    cards = 0
    for cell in range(BENEFITS):
        if s.offered[cell] // 4 == kind and 0 < s.taken[cell] < REMOVED:
            cards += 1 << 4 * (s.taken[cell] - 1)
    return cards


@kernel
def cards_of(cards, seat):
    """The cards of one seat in `holdings`."""
    return cards >> 4 * seat & 15


@kernel
def highest(s, cards):
    """BK-703: the greatest number of cards of a type that a seat holds."""
    most = 0
    for seat in range(s.seats):
        most = max(most, cards_of(cards, seat))
    return most


@kernel
def tally(s, cards, most):
    """BK-703 for every type: how many cards of it each seat holds, and the greatest of these numbers."""
    for kind in range(TYPES):
        held = holdings(s, kind + 1)
        most[kind] = highest(s, held)
        for seat in range(s.seats):
            cards[kind, seat] = cards_of(held, seat)
