"""How soon every game is played in a house with nothing compiled: `python -m bench.cold`.

For each game a house is started with an empty compile cache. A person opens a table against bots in a real browser the
moment the address is printed, makes a move and waits for the answer; then a few more moves, for the pace of interpreted
bots. With `--until-warm` one more house is watched until everything is native code.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, sync_playwright

from ludoteca.games import GAMES
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.person import Person

SERVE = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--no-open", "--data"]
BEGINS = {"kariba": {"firstPlayer": 0}, "exploding-kittens": {"firstPlayer": 0}}
"""Where the table can say that the person begins; elsewhere houses are started until the lot says so."""
LEVEL = "silver"
MOVES = 5
"""How many moves of the person are watched for the pace of the bots."""


class First(Struct):
    """Seconds from the start to the address, and from there to the person's first move and to a bot's answer.

    Where bots have moved before the person, `begins` is false: that house is measured again.
    """

    game: str
    begins: bool
    address: float
    moved: float
    answered: float
    bots: list[float]
    """Seconds that each bot took, thinking pause included."""


class Warm(Struct):
    """Seconds from the address until the first game, and until all games, were native code with bots that search."""

    first: float
    all: float
    steps: dict[str, float]
    """When how many of the parts were done."""


@contextmanager
def cold_house() -> Iterator[tuple[str, float, float]]:
    """A house with an empty cache: its address, when it was printed, and how many seconds that took."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {**os.environ, "LUDOTECA_CACHE": f"{folder}/cache", "PYTHONUNBUFFERED": "1"}
        began = time.monotonic()
        process = subprocess.Popen([*SERVE, folder], stdout=subprocess.PIPE, text=True, env=surroundings)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert found is not None
            printed = time.monotonic()
            yield found[0], printed, printed - began
        finally:
            process.terminate()
            process.wait()


def first_moves(browser: Browser, game: str) -> First:
    """A person at a table of this game in a cold house."""
    seats = min(GAMES[game].seats)
    with cold_house() as (address, printed, took):
        context = browser.new_context(base_url=address)
        person = Person(context.new_page())
        pace: list[float] = []
        person.opens(game, seats, options=BEGINS.get(game, {}), bots=[LEVEL] * (seats - 1), start=True)
        begins = person.wait_for_turn() and person.ear.moment[1] == 0
        moved = answered = 0.0
        for _ in range(MOVES if begins else 0):
            if not person.move():
                break
            moved = moved or time.monotonic()
            bots = [time.monotonic()]
            while not person.over and not person.ear.graph:
                sequence = person.ear.moment[1]
                person.page.wait_for_timeout(10)
                if person.ear.moment[1] > sequence:
                    bots.append(time.monotonic())
            answered = answered or next(iter(bots[1:]), 0.0)
            pace += [round(later - earlier, 2) for earlier, later in pairwise(bots)]
        context.close()
    return First(game, begins, round(took, 2), round(moved - printed, 2), round(answered - printed, 2), pace)


def until_warm() -> Warm:
    """Watch a cold house, in which nobody sits, until everything is compiled."""
    steps: dict[str, float] = {}
    first = 0.0
    with cold_house() as (address, printed, _):
        while True:
            with urllib.request.urlopen(f"{address}/api/warmth", timeout=30) as answer:
                seen = json.load(answer)
            now = round(time.monotonic() - printed, 1)
            steps.setdefault(f"{seen['done']} of {seen['total']}", now)
            if "warm" in seen["games"].values():
                first = first or now
            if seen["done"] == seen["total"]:
                return Warm(first, now, steps)
            time.sleep(0.25)


def main() -> None:
    """Print a line per game and run, the bots' pace, and what was asked for besides."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--games", nargs="*", default=list(GAMES))
    asked.add_argument("--until-warm", action="store_true")
    given = asked.parse_args()
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    found: list[First] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for run in range(given.runs):
            for game in given.games:
                one = first_moves(browser, game)
                while not one.begins:
                    one = first_moves(browser, game)
                found.append(one)
                figures = f"address {one.address:5.2f} s, move {one.moved:5.2f} s, answer {one.answered:5.2f} s"
                print(f"run {run + 1} {game:18} {figures}", flush=True)
        browser.close()
    pace = sorted(seconds for each in found for seconds in each.bots)
    if len(pace) > 1:
        middle, slow = statistics.median(pace), statistics.quantiles(pace, n=20)[18]
        print(f"bots: {len(pace)} moves, median {middle:.2f} s, 95th percentile {slow:.2f} s")
    if given.until_warm:
        print(msgspec.json.format(msgspec.json.encode(until_warm())).decode())


if __name__ == "__main__":
    main()
