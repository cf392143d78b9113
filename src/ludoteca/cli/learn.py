"""`ludoteca learn`: a network learns a game by playing it against itself, and shows how far it has come."""

import contextlib
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludoteca.cli.games import game_named
from ludoteca.cli.speech import Spoken, failure, lang, tell
from ludoteca.cli.warm import ensure_warm
from ludoteca.texts.habits import number, percent

if TYPE_CHECKING:
    from ludoteca.learn.exam import Mark

EXAMS = 12
"""Exams on the way."""
MINUTE = 60


@click.command("learn", cls=Spoken)
@click.argument("game")
@click.option("--minutes", default=10.0, show_default=True, type=click.FloatRange(0, 100_000, min_open=True))
@click.option("--folder", default="learnt", show_default=True, type=click.Path(file_okay=False, path_type=Path))
@click.option("--seats", type=click.IntRange(1), metavar="N")
@click.option("--card/--no-card", default=None)
@click.option("--exam", default=200, show_default=True, type=click.IntRange(10, 100_000))
def command(game: str, minutes: float, folder: Path, seats: int | None, card: bool | None, exam: int) -> None:
    """Learn for so many minutes, or go on where the folder's checkpoint ended; Ctrl-C keeps what was learnt."""
    learnt = game_named(game)
    learnt.record(seats or learnt.seats[0], learnt.parse_options({}))  # refused before anything is learnt
    if find_spec("torch") is None:
        raise failure("cli-learn-no-torch")
    from ludoteca.learn.checkpoint import checkpoint
    from ludoteca.learn.course import Course, prepare
    from ludoteca.learn.improving import LARGE, SMALL
    from ludoteca.learn.tables import has_card

    with_card = has_card() if card is None else card
    if with_card and not has_card():
        raise failure("cli-learn-no-card")
    prepare(folder)  # the same
    checkpoint(folder / f"{learnt.name}.checkpoint", learnt)
    ensure_warm(learnt)
    size, device = (LARGE, "cuda") if with_card else (SMALL, "cpu")
    course = Course(learnt, folder, size, device, seats=seats)
    if course.steps:
        tell("cli-learn-goes-on", file=str(course.file("checkpoint")), steps=millions(course.steps))
    else:
        tell("cli-learn-begins", game=learnt.name)
    seconds = MINUTE * minutes
    with contextlib.suppress(KeyboardInterrupt):
        for mark in course.learn(seconds, seconds / EXAMS, exam):
            show(mark)
    with contextlib.suppress(KeyboardInterrupt):  # once more leaves out the last exam
        show(course.graduate(exam))
    file = course.file("net")
    tell("cli-learn-done", file=str(file), game=learnt.name)


def show(mark: "Mark") -> None:
    """One line for an exam."""
    shares = ", ".join(
        f"{rival} {percent(share, lang())} ± {number(100 * off, lang())}" for rival, (share, off) in mark.shares.items()
    )
    tell(
        "cli-learn-mark",
        minutes=number(mark.seconds / MINUTE, lang(), digits=1),
        steps=millions(mark.steps),
        shares=shares,
    )


def millions(steps: int) -> str:
    """Steps in millions, as people read them."""
    return number(steps / 1e6, lang(), digits=1)
