"""A move: one whole decision of a seat, as steps, as text and as plain data, which cannot lead back to itself."""

from typing import Any

from msgspec import Struct

Decision = list[Any]
"""A decision as data: its kind, then its values, e.g. ["play", 7, 2]."""


class Move(Struct, frozen=True, gc=False):
    """One whole decision: the chain of steps that makes it, its notation and its data."""

    by: int
    steps: tuple[int, ...]
    text: str
    decision: Decision

    def __str__(self) -> str:
        return self.text


def seat_letter(seat: int) -> str:
    """Seats in notation: a is seat 0."""
    return "abcdefgh"[seat]
