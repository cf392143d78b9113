"""A mine: games dug by many hands until there are puzzles enough, time is up or somebody stops it."""

import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Protocol

from ludoteca.engine.game import Game
from ludoteca.puzzles.choosing import is_rich
from ludoteca.puzzles.mining import Dig, depth_of, dug
from ludoteca.puzzles.puzzle import Puzzle


class Hands(Protocol):
    """Who digs: the arena's executors are such."""

    def run(
        self, work: Callable[[Dig], list[Puzzle]], jobs: Iterator[Dig], /
    ) -> Iterator[tuple[int, list[Puzzle]]]: ...


Told = Callable[[list[Puzzle]], None]
"""Hears what each game brought."""


def mined(
    game: Game, *, hands: Hands, seed: int, enough: int, known: list[Puzzle], minutes: float, told: Told
) -> list[Puzzle]:
    """Puzzles beside those that are known. Without a limit of time they follow from the seed, whoever digs.

    Whatever was found is returned when somebody interrupts.
    """
    by_number: dict[int, list[Puzzle]] = {}
    end, iterations = time.monotonic() + 60 * minutes, depth_of(game)
    jobs = (Dig(game.name, seed, number, iterations) for number in count())
    try:
        for number, found in hands.run(dug, jobs):
            by_number[number] = found
            told(found)
            if is_rich([*known, *in_order(by_number, gaps=False)], enough):
                return in_order(by_number, gaps=False)
            if time.monotonic() >= end:
                break
    except KeyboardInterrupt:
        pass
    return in_order(by_number, gaps=True)


def in_order(by_number: dict[int, list[Puzzle]], *, gaps: bool) -> list[Puzzle]:
    """What was found, by the numbers of the games; without gaps, up to the first game that is not done."""
    numbers = sorted(by_number)
    done = [number for place, number in enumerate(numbers) if gaps or number == place]
    return [puzzle for number in done for puzzle in by_number[number]]
