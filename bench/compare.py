"""Our games beside those of other projects, in one run on one pinned core: `python -m bench.compare`.

Random play everywhere, the best of a few short runs. A step is whatever is applied to a state: decisions, and in
OpenSpiel the throws of chance too. Needs the packages of `requirements-bench.lock`; what is not installed is left out
and named. Takes under three minutes and prints a table in Markdown, for docs/performance.md.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import NamedTuple

from bench import others, ours
from bench.ours import Play, Row

RUNS = 3
SECONDS = 0.6
"""How long a run is, at least."""


class Speed(NamedTuple):
    """What a second brings."""

    steps: float
    games: float


def speed(play: Play, seconds: float) -> Speed:
    """The best of a few runs; the first call is not counted, since it may compile."""
    play()
    best = Speed(0, 0)
    for _ in range(RUNS):
        steps = games = 0
        start = time.perf_counter()
        while (taken := time.perf_counter() - start) < seconds:
            more = play()
            steps, games = steps + more[0], games + more[1]
        best = max(best, Speed(steps / taken, games / taken))
    return best


def rows() -> Iterator[Row]:
    """Everything that can be measured here."""
    yield from ours.rows()
    for package, measured in others.ROWS.items():
        if find_spec(package) is None:
            print(f"{package} is not installed and left out", file=sys.stderr)
        else:
            yield from measured()


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--core", type=int, default=0, help="the core to run on")
    options.add_argument("--seconds", type=float, default=SECONDS, help="how long each of the runs is")
    options.add_argument("--only", default="", help="only rows whose name contains this")
    given = options.parse_args()
    os.sched_setaffinity(0, {given.core})
    random.seed(1)
    print("| game | what | steps/s | games/s |\n|---|---|---:|---:|")
    for game, what, make in rows():
        if given.only in f"{game} {what}":
            found = speed(make(), given.seconds)
            print(f"| {game} | {what} | {found.steps:,.0f} | {found.games:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
