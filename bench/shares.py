"""Machine time shared out fairly: of many series of games, whichever has had least for its weight plays the next one.

Cheap series reach the number of games they need, dear ones get what is left. Nothing is begun that will probably not
end before the deadline; that is decided by the mean of a series and not by a game, so that long games are not left out.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

R = TypeVar("R")
GUESS = 0.5
"""Seconds that a game takes, as long as none has been seen."""


@dataclass
class Series:
    """Games of one kind: how many are wanted, and what they have cost so far."""

    name: str
    most: int
    weight: float = 1.0
    handed: int = 0
    done: int = 0
    seconds: float = 0.0

    @property
    def mean(self) -> float:
        """Seconds that a game takes."""
        return self.seconds / self.done if self.done else GUESS

    def note(self, seconds: float) -> None:
        """A game is over."""
        self.done += 1
        self.seconds += seconds


@dataclass
class Shares:
    """Hands out the numbers of games until all are played or time is up."""

    series: Sequence[Series]
    minutes: float
    begun: float = field(default_factory=time.monotonic)

    def numbers(self) -> Iterator[tuple[Series, int]]:
        """A series and the number of its next game, as long as there is time."""
        while waiting := [each for each in self.series if each.handed < each.most and each.mean <= self.left()]:
            chosen = min(waiting, key=lambda each: each.handed * each.mean / each.weight)
            chosen.handed += 1
            yield chosen, chosen.handed - 1

    def left(self) -> float:
        """Seconds until the deadline."""
        return self.begun + 60 * self.minutes - time.monotonic()

    def watched(self, results: Iterable[R], things: str) -> Iterator[R]:
        """Results as they come, with a line that says how many there are and how much of the time has passed."""
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        with Progress(*columns, console=Console(stderr=True)) as progress:
            task = progress.add_task("", total=60 * self.minutes)
            for number, result in enumerate(results, start=1):
                yield result
                progress.update(task, completed=60 * self.minutes - self.left(), description=f"{number} {things}")
