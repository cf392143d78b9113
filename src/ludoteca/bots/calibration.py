"""From a search's share of victories to a chance of winning: a curve per game, fitted on games that were played out.

A search counts how its rollouts end, and those are played worse than the real game goes on. `python -m
bench.calibration` compares both over thousands of games and writes `calibration.json` into the folder of each game.
"""

from bisect import bisect_right
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from ludoteca.engine.game import Game

FILE = "calibration.json"


class Curve(Struct, frozen=True):
    """A rising line through points: where a search says `shares[n]`, games were won as often as `chances[n]`."""

    shares: list[float]
    chances: list[float]
    measured: str = ""
    """By whom and over how many games."""

    def at(self, share: float) -> float:
        """The chance at a share, on the straight line between the two points around it."""
        right = min(max(bisect_right(self.shares, share), 1), len(self.shares) - 1)
        (x, y), (to_x, to_y) = ((self.shares[place], self.chances[place]) for place in (right - 1, right))
        part = min(max((share - x) / (to_x - x), 0.0), 1.0)
        return y + part * (to_y - y)


@cache
def curve_in(folder: Path) -> Curve | None:
    """The curve in the folder of a game, if it was measured."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Curve) if file.exists() else None


def calibrated(game: Game, share: float) -> float:
    """The chance of winning behind a search's share; the share itself in a game that was not measured."""
    curve = curve_in(game.folder)
    return curve.at(share) if curve else share
