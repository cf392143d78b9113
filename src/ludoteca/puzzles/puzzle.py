"""A puzzle as data: a position, a seat, the moves that are right, and what a search has to say about them.

Whatever the seat could not know was drawn anew before the position was written down: a file of puzzles tells nothing
about the games it was mined from that the seat did not see. What follows from the position (the names of steps, what
a move surely leads to) is not written; it is told by the game when the puzzle is shown.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteca.bots.explain import Chance
from ludoteca.bots.explain.continuation import Expected
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.saying import Says

FILE = "puzzles.json"
"""In the folder of a game that has puzzles."""
Strength = Literal["easy", "medium", "hard"]
STRENGTHS: tuple[Strength, ...] = ("easy", "medium", "hard")


class BadPuzzles(LudotecaError):
    """A file of puzzles that cannot be read or written, or that belongs to no game here."""


class Weighed(Struct, frozen=True, array_like=True):
    """A move in notation, how often the search tried it, and its chance to win with the 95 % interval."""

    move: str
    visits: int
    value: float
    low: float
    high: float

    @property
    def chance(self) -> Chance:
        """As explanations tell it."""
        return Chance(self.value, self.low, self.high)


class Puzzle(Struct, frozen=True):
    """Find the move: the seat is to decide, and of all its moves those in `right` are clearly best."""

    name: Annotated[str, Meta(pattern="^[0-9a-f]{10}$")]
    """Follows from position and seat; a device remembers by it what was solved."""
    seat: int
    strength: Strength
    found: float
    """How often the bots below the strongest find it."""
    right: Annotated[list[str], Meta(min_length=1)]
    """In notation; several where they come to the same, the best known first."""
    position: dict[str, Any]
    chance: tuple[float, float, float]
    """How the seat stands: value, low, high."""
    candidates: Annotated[list[Weighed], Meta(min_length=2)]
    """The right move first, the others by their chances."""
    continuation: list[Expected]
    says: list[Says]

    def match(self, game: Game, seed: int = 0) -> Match:
        """The position as a match; what is hidden in it was drawn anew, and so is what chance will bring."""
        return game.position(self.position, seed)


class Puzzles(Struct, frozen=True):
    """The puzzles of a game, and how they came about."""

    game: str
    made: str
    """With which command, from which edition of rules and bots."""
    iterations: int
    """Of the search behind each explanation; a deeper one is so many times deeper than this."""
    puzzles: list[Puzzle]

    def of(self, strength: str | None) -> list[Puzzle]:
        """Those of a strength, or all."""
        return [each for each in self.puzzles if strength in (None, each.strength)]


def read_puzzles(file: Path) -> Puzzles:
    """A file of puzzles; raises BadPuzzles."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Puzzles)
    except (OSError, msgspec.DecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadPuzzles(Says("puzzles-bad-file", args={"file": str(file), "reason": reason})) from error


def written(puzzles: Puzzles) -> bytes:
    """A file of puzzles: a line each, so that a change can be read."""
    heading = {"game": puzzles.game, "made": puzzles.made, "iterations": puzzles.iterations}
    lines = b",\n".join(map(msgspec.json.encode, puzzles.puzzles))
    return msgspec.json.encode(heading)[:-1] + b',"puzzles":[\n' + lines + b"\n]}\n"


@cache
def puzzles_of(game: Game) -> Puzzles | None:
    """The puzzles that a game brings; None if it has none."""
    file = game.folder / FILE
    return read_puzzles(file) if file.exists() else None
