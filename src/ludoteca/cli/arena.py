"""`ludoteca arena`: many games between bots, as tables of win rates and as JSON."""

import contextlib
import json
import os
from itertools import product
from pathlib import Path
from typing import IO, Any

import click

from ludoteca.arena import Executor, Game, GameResult, Journal, Tournament, executor_for, run_tournaments
from ludoteca.cli.drawing import counted
from ludoteca.cli.games import game_named
from ludoteca.cli.results import as_json, show
from ludoteca.cli.speech import Spoken, failure, lang
from ludoteca.cli.warm import ensure_warm, needed
from ludoteca.games import GAMES
from ludoteca.texts import text

ALL = "all"
STDOUT = "-"


@click.command("arena", cls=Spoken)
@click.argument("game")
@click.argument("players", nargs=-1, required=True)
@click.option("--round-robin/--gauntlet", "everybody", default=True, show_default=True)
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--seats", metavar="N,…")
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE,…")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--processes", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1, 256))
@click.option("--ray", is_flag=True)
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--json", "report", metavar="FILE")
def command(
    game: str,
    players: tuple[str, ...],
    everybody: bool,
    count: int,
    seats: str | None,
    options: tuple[str, ...],
    seed: int,
    processes: int,
    ray: bool,
    resume: Path | None,
    report: str | None,
) -> None:
    """Run a tournament at every kind of table that is asked for, and print how everybody stands."""
    tournaments = [
        Tournament(name, list(players), count, chairs, chosen, seed, gauntlet=not everybody)
        for name in game_names(game)
        for chairs in seat_counts(name, seats)
        for chosen in read_options(options)
    ]
    for tournament in tournaments:
        tournament.check()
    executor = executor_for(processes, ray=ray)
    for name in {tournament.game: None for tournament in tournaments}:
        ensure_warm(GAMES[name], needed(name, players))
    with opened(report) as file:
        played = watched(tournaments, executor, resume)
        if file:
            file.write(json.dumps(as_json(tournaments, played), ensure_ascii=False) + "\n")
    if report != STDOUT:
        show(tournaments, played, lang())


def opened(report: str | None) -> contextlib.AbstractContextManager[IO[str] | None]:
    """The file for the results: refused before any game is played, and left as it was until all are."""
    if report is None:
        return contextlib.nullcontext()
    try:
        return click.open_file(report, "w", "utf-8", atomic=report != STDOUT)
    except OSError as error:
        raise failure("cli-arena-no-report", file=report, reason=error.strerror or str(error)) from error


def watched(tournaments: list[Tournament], executor: Executor, resume: Path | None) -> list[list[GameResult]]:
    """Run all tournaments with a line that says how far they are."""
    names = ", ".join({tournament.game: None for tournament in tournaments})
    total = sum(each.games * len(each.meetings()) for each in tournaments)
    with contextlib.ExitStack() as stack:
        journal = stack.enter_context(Journal(resume, Game)) if resume else None
        progress = stack.enter_context(counted())
        task = progress.add_task(text("cli-arena-playing", lang(), game=names), total=total)
        return run_tournaments(
            tournaments, executor=executor, journal=journal, told=lambda games: progress.advance(task, games)
        )


def game_names(given: str) -> list[str]:
    """One game, several with commas between, or all."""
    return list(GAMES) if given == ALL else [game_named(name).name for name in given.split(",")]


def seat_counts(game: str, given: str | None) -> list[int]:
    """Numbers of seats with commas between; without any, as few as the game allows."""
    if given is None:
        return [GAMES[game].seats[0]]
    counts = given.split(",")
    if not all(count.isdecimal() and len(count) < 3 for count in counts):
        raise failure("cli-arena-bad-seats", text=given)
    return list(map(int, counts))


def read_options(options: tuple[str, ...]) -> list[dict[str, Any]]:
    """Every choice of table options from texts like expert=true or expert=true,false."""
    choices: list[list[tuple[str, Any]]] = []
    for option in options:
        name, given, values = option.partition("=")
        if not given:
            raise failure("cli-bad-option-text", text=option)
        choices.append([(name, read_value(value)) for value in values.split(",")])
    return [dict(chosen) for chosen in product(*choices)]


def read_value(value: str) -> Any:
    """A number, true or false; anything else is a word."""
    try:
        return json.loads(value)
    except json.JSONDecodeError:
        return value
