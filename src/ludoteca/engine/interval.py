"""How far an estimated rate can be trusted: Wilson's interval, for games won and for iterations of a search alike."""

import math

from msgspec import Struct

Z = 1.959963984540054
"""Ninety-five in a hundred lie within so many standard deviations."""


class Interval(Struct, frozen=True):
    """Where a rate lies, with 95 % confidence."""

    low: float
    high: float


def wilson(points: float, games: float, z: float = Z) -> Interval:
    """Wilson's interval for a rate; it stays within 0 and 1 and is honest for few games."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate, spread = points / games, z * z / games
    centre = (rate + spread / 2) / (1 + spread)
    half = z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return Interval(max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half)))
