"""Records in the middle of `redeal`, for the tests of its kernels."""

from ludoteca.engine.record import States, copied
from ludoteca.games.kitsune.box import CARD_NAMES
from tests.games.kitsune.table import KITSUNE, LETTERS


def thinking(pool: str, limited: str = "", seats: int = 4) -> States:
    """A record in the middle of `redeal`: the cards not located, and a letter for each limited slot of a hand."""
    states = copied(KITSUNE.start(seats, seed=1).states)
    s = states[0]
    s["hand"] = 0
    for card in pool.split():
        s["pool"][CARD_NAMES.index(card)] += 1
    for letter in limited:
        s["limited"][LETTERS.index(letter)] += 1
        s["slots"][LETTERS.index(letter)] += 1
    return states


def colour_of(card: str) -> str:
    """B or O for a numbered card, else S."""
    return card[0] if card[1:].isdigit() else "S"
