"""The puzzle of the day: the same for everybody in a house, from another game every day, of every strength in turn."""

import datetime
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.puzzles.puzzle import STRENGTHS, Puzzle, Puzzles


class OfTheDay(NamedTuple):
    """Which puzzle, and its number in its game, counted from 1."""

    game: str
    number: int
    puzzle: Puzzle


def of_the_day(day: datetime.date, collections: Sequence[Puzzles]) -> OfTheDay | None:
    """The puzzle of a day; None where no game has any.

    Games follow each other from day to day, strengths from round to round; within both, a shuffle that is the same for
    all time is gone through, so that none comes again before all have been.
    """
    filled = [each for each in collections if each.puzzles]
    if not filled:
        return None
    rounds, place = divmod(day.toordinal(), len(filled))
    chosen = filled[place]
    turns, turn = divmod(rounds, len(STRENGTHS))
    some = shuffled(chosen.of(STRENGTHS[turn]) or chosen.puzzles)
    puzzle = some[turns % len(some)]
    return OfTheDay(chosen.game, chosen.puzzles.index(puzzle) + 1, puzzle)


def shuffled(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """An order that has nothing to do with how hard they are."""
    return sorted(puzzles, key=lambda each: hashlib.sha256(each.name.encode()).digest())
