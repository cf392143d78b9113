"""Steps ↔ decisions ↔ notation: `a 17` is seat 0 playing the card 17, ["play", 17]."""

from ludoteca.engine.errors import BadNotation
from ludoteca.engine.move import Decision
from ludoteca.engine.record import State
from ludoteca.engine.saying import Says

from .box import CARDS


def decision_of(steps: tuple[int, ...]) -> Decision:
    """A whole move as data."""
    (step,) = steps
    return ["play", step + 1]


def steps_of(decision: Decision) -> tuple[int, ...]:
    """The steps of a decision given as data."""
    match decision:
        case ["play", int(card)] if 1 <= card <= CARDS:
            return (card - 1,)
    raise BadNotation(Says("high-card-bad-notation", args={"text": str(decision)[:80]}))


def format_decision(decision: Decision) -> str:
    """A decision in notation, without the seat."""
    return str(decision[1])


def parse_decision(text: str) -> Decision:
    """A decision read from notation, without the seat."""
    if text.isascii() and text.isdigit() and 1 <= int(text) <= CARDS:
        return ["play", int(text)]
    raise BadNotation(Says("high-card-bad-notation", args={"text": text[:80]}))


def label(step: int, s: State | None = None) -> Says:
    """The name of a step."""
    return Says("high-card-play", "HC-501", {"card": step + 1})
