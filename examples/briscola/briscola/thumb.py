"""Briscola at a glance: take what is worth taking, throw away what costs least, and keep trumps for later."""
# mypy: allow-untyped-defs, allow-incomplete-defs, no-check-untyped-defs

from ludoteca.engine.kernel import kernel
from ludoteca.engine.thumb import Thumb, weight_of

from .box import HEIGHT, RANKS
from .rules import beats, laid, points_of, winner

USUAL = 18
"""Points of a card that neither wins nor loses anything."""
TRUMP = 3
"""What a trump is worth beyond its points, before its height."""


@kernel
def weigh(s, seat, steps, n, weights):
    """Weigh every card by what it would bring the own side, and by what it is worth in the hand."""
    led = laid(s)
    for place in range(n):
        card = steps[place]
        brings = lead(card) if led == 0 else follow(s, seat, card, led + 1 == s.seats)
        weights[place] = weight_of(USUAL + brings - kept(s, card))


@kernel
def kept(s, card):
    """What a card is worth in the hand: trumps win later tricks."""
    return TRUMP + HEIGHT[card % RANKS] // 2 if card // RANKS == s.turned // RANKS else 0


@kernel
def lead(card):
    """Whoever leads loses the card more often than not (BR-404)."""
    return -points_of(card)


@kernel
def follow(s, seat, card, is_last):
    """What a card wins or loses as the trick lies; half of it while somebody is still to play."""
    best = winner(s)
    at_stake = points_of(card) + 0
    is_ours = s.seats == 4 and best % 2 == seat % 2
    if beats(s, card, s.table[best] - 1):
        is_ours = True
        for other in range(s.seats):
            if s.table[other] > 0:
                at_stake += points_of(s.table[other] - 1)
    if not is_ours:
        return -at_stake
    return at_stake if is_last else at_stake // 2


THUMB = Thumb(weigh)
