"""Learning without the terminal's colours, for machines that have little more than PyTorch: `python -m ludoteca.learn`.

    python -m ludoteca.learn kariba --minutes 20 --folder learnt [--device cuda]

`ludoteca learn` is the same for people; other shapes, and courses only to beat one network, are here alone.
"""

import argparse
import time
from dataclasses import replace
from pathlib import Path

import msgspec

from ludoteca.engine.errors import LudotecaError
from ludoteca.games import GAMES
from ludoteca.learn.course import Course
from ludoteca.learn.improving import LARGE, SMALL
from ludoteca.learn.self_play import LEAGUE

MOST_THUMBS = 1 - LEAGUE
"""Past selves keep their tables."""


def main() -> None:
    """Learn for so many minutes from now on, compiling included; one line of JSON for each exam."""
    start = time.monotonic()
    parser = argparse.ArgumentParser(prog="python -m ludoteca.learn", description="Learn a game from nothing.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--folder", type=Path, default=Path("learnt"))
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--exams", type=float, default=60.0, help="seconds between two exams")
    parser.add_argument("--games", type=int, default=400, help="games of an exam")
    parser.add_argument("--seats", type=int, help="learn at tables of this size only")
    parser.add_argument("--against", type=Path, help="a network that stays as it is and is to be beaten")
    parser.add_argument(
        "--thumbs", type=float, default=0.0, help=f"part of the tables where others go by thumb: 0 to {MOST_THUMBS}"
    )
    parser.add_argument("--width", type=int, help="neurons a layer; a network without checkpoint grows to it")
    parser.add_argument("--layers", type=int, help="layers behind the table")
    parser.add_argument("--paces", type=float, nargs=2, default=(1.0, 0.0), help="at first, at last")
    given = parser.parse_args()
    if not 0 <= given.thumbs <= MOST_THUMBS:
        parser.error(f"--thumbs: {given.thumbs} is no part of the tables from 0 to {MOST_THUMBS}")
    if given.thumbs and given.against:
        parser.error("--thumbs: against a network that is to be beaten nobody else plays. Leave out one of the two")
    size = SMALL if given.device == "cpu" else LARGE
    size = replace(size, width=given.width or size.width, layers=given.layers or size.layers)
    wishes = {"seats": given.seats, "against": given.against, "width": given.width, "by_thumb": given.thumbs}
    try:
        course = Course(GAMES[given.game], given.folder, size, given.device, **wishes)
    except LudotecaError as error:
        raise SystemExit(f"ludoteca.learn: {error}") from error
    left = 60 * given.minutes - (time.monotonic() - start)
    for mark in course.learn(left, given.exams, given.games, tuple(given.paces)):
        print(msgspec.json.encode(mark).decode(), flush=True)
    print(msgspec.json.encode(course.graduate(given.games)).decode(), flush=True)


if __name__ == "__main__":
    main()
