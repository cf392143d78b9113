"""Servers that are asked for more and more tables, in turn, until they do not answer in time."""

import random
import signal
import statistics
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from bench.load import Crowded

HELD = 150.0
"""Milliseconds: a server whose p99 is above this does not hold so many tables."""


class Step(Struct, kw_only=True):
    """What one server did with so many tables; milliseconds."""

    server: str
    tables: int
    actions: int
    errors: int
    p50: float
    p99: float
    repeat: int = 0

    @property
    def holds(self) -> bool:
        """Whether the tables were served in time."""
        return self.p99 <= HELD and not self.errors


class Times(Struct):
    """How long actions took; milliseconds."""

    actions: int
    errors: int
    p50: float
    p99: float


AStep = TypeVar("AStep", bound=Step)


def times_of(crowded: list[Crowded]) -> Times:
    """How long the actions of all tables took together."""
    times, errors = [each for table in crowded for each in table.times], sum(table.errors for table in crowded)
    if len(times) < 2:
        raise ConnectionError(f"nobody was answered; {errors} errors")
    cuts = statistics.quantiles(times, n=100)
    return Times(len(times), errors, round(cuts[49], 1), round(cuts[98], 1))


async def stepped(
    steps: list[AStep],
    servers: Sequence[str],
    tables: list[int],
    repeats: int,
    measure: Callable[[str, int], Awaitable[AStep]],
) -> None:
    """Ask each server for so many tables, then for more, in an order by lot, and add what it did to `steps`.

    Who does not hold is not asked for more until the next repeat. What is there stays there if this is broken off.
    """
    for repeat in range(repeats):
        asking = list(servers)
        for count in tables:
            for server in random.Random(repeat).sample(asking, len(asking)):
                step = await measure(server, count)
                step.repeat = repeat
                print(msgspec.json.encode(step).decode(), file=sys.stderr, flush=True)
                steps.append(step)
                if not step.holds:
                    asking.remove(server)


@dataclass(frozen=True)
class Limit(Generic[AStep]):
    """How far a server came in one repeat."""

    held: AStep | None
    """The most tables that it held."""
    gave: AStep | None
    """Those that it did not hold; None if nobody asked for so many."""

    @property
    def tables(self) -> int:
        """How many it held."""
        return self.held.tables if self.held else 0

    def __str__(self) -> str:
        return f"{'' if self.gave else '≥ '}{self.tables}"

    def over(self, other: "Limit[AStep]") -> str:
        """How many times the tables of another; a dash where neither gave way."""
        if not other.tables or not (self.gave or other.gave):
            return "—"
        bound = "" if self.gave and other.gave else "≥ " if other.gave else "≤ "
        return f"{bound}{self.tables / other.tables:.2f}"


def limits(steps: Sequence[AStep], server: str) -> list[Limit[AStep]]:
    """How far a server came in each repeat."""
    asked = [step for step in steps if step.server == server]
    found = []
    for repeat in sorted({step.repeat for step in asked}):
        same = sorted((step for step in asked if step.repeat == repeat), key=lambda step: step.tables)
        held, gave = [step for step in same if step.holds], [step for step in same if not step.holds]
        found.append(Limit(held[-1] if held else None, gave[0] if gave else None))
    return found


@contextmanager
def shown_if_broken_off() -> Iterator[None]:
    """Ctrl-C and SIGTERM end what is under way, and then what is there is shown."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        print("broken off", file=sys.stderr)
