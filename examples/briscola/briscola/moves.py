"""Steps ↔ decisions ↔ notation: `a 3b` is seat 0 playing the three of clubs, ["play", "3b"]."""

import re

from ludoteca.engine.errors import BadNotation
from ludoteca.engine.move import Decision
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says

from .box import RANKS, SUIT_LETTERS

CARD = re.compile(rf"(10|[1-9])([{SUIT_LETTERS}])")


def card_text(card: int) -> str:
    """A card by number and suit: 1d is the ace of coins, 10b the king of clubs."""
    return f"{card % RANKS + 1}{SUIT_LETTERS[card // RANKS]}"


def card_read(text: str) -> int:
    """A card from its text; raises BadNotation."""
    found = CARD.fullmatch(text)
    if found is None:
        raise BadNotation(Says("briscola-bad-notation", args={"text": text[:80]}))
    return RANKS * SUIT_LETTERS.index(found[2]) + int(found[1]) - 1


def decision_of(steps: tuple[int, ...]) -> Decision:
    """A whole move as data."""
    (step,) = steps
    return ["play", card_text(step)]


def steps_of(decision: Decision) -> tuple[int, ...]:
    """The steps of a decision given as data."""
    match decision:
        case ["play", str(card)]:
            return (card_read(card),)
    raise BadNotation(Says("briscola-bad-notation", args={"text": str(decision)[:80]}))


def format_decision(decision: Decision) -> str:
    """A decision in notation, without the seat."""
    return str(decision[1])


def parse_decision(text: str) -> Decision:
    """A decision read from notation, without the seat."""
    return ["play", card_text(card_read(text))]


def label(step: int, s: State | None = None) -> Says:
    """The name of a step; in a match it says which cards are trumps (BR-303)."""
    is_trump = s is not None and step // RANKS == s["turned"] // RANKS
    return Says("briscola-play-trump" if is_trump else "briscola-play", "BR-401", {"card": 1 + step})
