"""Puzzles over HTTP: which there are, the position of one, and what becomes of an answer."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.bots.explain import Explanation
from ludoteca.puzzles.puzzle import Strength
from ludoteca.server.protocol.from_server import Table, Update


class PuzzleLine(Struct, frozen=True):
    """One puzzle of a list. Its number is its place there, counted from 1; devices keep the names of those solved."""

    name: str
    strength: Strength


class GamePuzzles(Struct, frozen=True):
    """GET /api/puzzles. The puzzles of a game: easy ones first, then medium and hard ones."""

    game: str
    puzzles: list[PuzzleLine]


class DayPuzzle(Struct, frozen=True):
    """GET /api/puzzles/today. The puzzle of the day, the same for everybody; days change at midnight UTC."""

    day: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    game: str
    number: int
    name: str
    strength: Strength


class Puzzle(Struct, frozen=True):
    """GET /api/games/{game}/puzzles/{number}. Find the move: a position as whoever sat there was told it."""

    game: str
    number: int
    """Counted from 1."""
    name: str
    strength: Strength
    table: Table
    update: Update


class PuzzleAnswer(Struct, frozen=True):
    """GET /api/games/{game}/puzzles/{number}/answer?steps=3.14. What a whole move is worth, and what it leads to."""

    right: bool
    cost: float | None
    """What the move gives away in chance to win; null where it is not among the moves that were weighed."""
    explanation: Explanation
    """From all that the seat knew; `made` is the move that was answered."""
    update: Update
    """The table after the move. Nothing is to be decided there."""
