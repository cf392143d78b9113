"""Learning without the terminal's colours, for machines that have little more than PyTorch: `python -m ludoteca.learn`.

    python -m ludoteca.learn kariba --minutes 20 --folder learnt [--device cuda]

`ludoteca learn` is the same for people; other shapes, and courses only to beat one network, are here alone.
"""

import argparse
import contextlib
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec

from ludoteca.bots.network import WIDEST
from ludoteca.engine.errors import LudotecaError
from ludoteca.games import GAMES
from ludoteca.learn.course import Course
from ludoteca.learn.exam import Mark
from ludoteca.learn.improving import LARGE, SMALL
from ludoteca.learn.self_play import LEAGUE
from ludoteca.learn.tables import has_card

MOST_THUMBS = 1 - LEAGUE
"""Past selves keep their tables."""
LONGEST = 100_000
"""Minutes of a course, seconds between two exams and games of one are no more."""
SHORTEST = 1e-3


def main() -> None:
    """Learn for so many minutes from now on, compiling included; one line of JSON for each exam.

    Ctrl-C keeps what was learnt, again leaves out the last exam.
    """
    start = time.monotonic()
    given = wishes()
    size = SMALL if given.device == "cpu" else LARGE
    size = replace(size, width=given.width or size.width, layers=given.layers or size.layers)
    try:
        course = Course(
            GAMES[given.game],
            given.folder,
            size,
            given.device,
            seats=given.seats,
            against=given.against,
            width=given.width,
            layers=given.layers,
            by_thumb=given.thumbs,
        )
    except LudotecaError as error:
        raise SystemExit(f"ludoteca.learn: {error}") from error
    except KeyboardInterrupt as stopped:
        raise SystemExit("ludoteca.learn: stopped before anything was learnt") from stopped
    left = 60 * given.minutes - (time.monotonic() - start)
    with contextlib.suppress(KeyboardInterrupt):
        for mark in course.learn(left, given.exams, given.games, tuple(given.paces)):
            show(mark)
    with contextlib.suppress(KeyboardInterrupt):
        show(course.graduate(given.games))


def wishes() -> argparse.Namespace:
    """What was asked for; what cannot be is refused before anything is learnt."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.learn", description="Learn a game from nothing.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=between(float, SHORTEST, LONGEST), default=20.0)
    parser.add_argument("--folder", type=Path, default=Path("learnt"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--exams", type=between(float, 0, LONGEST), default=60.0, help="seconds between two exams")
    parser.add_argument("--games", type=between(int, 1, LONGEST), default=400, help="games of an exam")
    parser.add_argument("--seats", type=int, help="learn at tables of this size only")
    parser.add_argument("--against", type=Path, help="a network that stays as it is and is to be beaten")
    parser.add_argument(
        "--thumbs",
        type=between(float, 0, MOST_THUMBS),
        default=0.0,
        help=f"part of the tables where others go by thumb: 0 to {MOST_THUMBS}",
    )
    several = between(int, 1, WIDEST)
    parser.add_argument("--width", type=several, help="neurons a layer; a network without checkpoint grows to it")
    parser.add_argument("--layers", type=several, help="layers behind the table, of a network that begins anew")
    parser.add_argument("--paces", type=between(float, 0, 1), nargs=2, default=(1.0, 0.0), help="at first, at last")
    given = parser.parse_args()
    if given.thumbs and given.against:
        parser.error("--thumbs: against a network that is to be beaten nobody else plays. Leave out one of the two")
    if given.device == "cuda" and not has_card():
        parser.error("--device: there is no NVIDIA card here that can be used. Try cpu")
    return given


def between(kind: Callable[[str], float], least: float, most: float) -> Callable[[str], float]:
    """Reads a number of a kind that lies between two others."""

    def number(text: str) -> float:
        if not least <= (found := kind(text)) <= most:
            raise argparse.ArgumentTypeError(f"{text} does not lie between {least:g} and {most:g}")
        return found

    return number


def show(mark: Mark) -> None:
    """A line of JSON for an exam."""
    print(msgspec.json.encode(mark).decode(), flush=True)


if __name__ == "__main__":
    main()
