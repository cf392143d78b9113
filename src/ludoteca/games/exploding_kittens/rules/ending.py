"""Section 7: who has won."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import OVER
from ludoteca.games.exploding_kittens.rules.cards import is_alive


@kernel
def score(s, out):
    """EK-701: one for the last player alive, when the match is over."""
    for seat in range(s.seats):
        out[seat] = 1 if s.phase == OVER and s.fallen == s.seats - 1 and is_alive(s, seat) else 0
