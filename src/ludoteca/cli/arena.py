"""`ludoteca arena`: many games between bots, as a table of win rates."""

import json
import os
from collections.abc import Sequence
from typing import Any

import click
import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.arena import Standing, Tournament, hold, standings
from ludoteca.cli.games import game_named
from ludoteca.cli.speech import Spoken, failure, lang, tell
from ludoteca.cli.warm import ensure_warm
from ludoteca.texts import text


@click.command("arena", cls=Spoken)
@click.argument("game")
@click.argument("players", nargs=-1, required=True)
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--seats", default=2, show_default=True, type=int)
@click.option("--option", "-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--processes", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1, 256))
@click.option("--json", "as_json", is_flag=True)
def command(
    game: str,
    players: tuple[str, ...],
    count: int,
    seats: int,
    options: tuple[str, ...],
    seed: int,
    processes: int,
    as_json: bool,
) -> None:
    """Hold a round robin and print how everybody stands."""
    chosen = game_named(game)
    tournament = Tournament(chosen.name, list(players), count, seats, read_options(options), seed)
    tournament.check()
    ensure_warm(chosen)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        total = count * len(tournament.meetings())
        task = progress.add_task(text("cli-arena-playing", lang(), game=chosen.name), total=total)
        played = hold(tournament, processes=processes, told=lambda games: progress.advance(task, games))
    found = standings(tournament.players, played)
    if as_json:
        click.echo(json.dumps({"tournament": msgspec.to_builtins(tournament), "standings": msgspec.to_builtins(found)}))
    else:
        Console().print(table(found, lang()))
        tell("cli-arena-fair", rate=percent(found[0].fair))
        if len(found) > 2:
            Console().print(meetings(found, lang()))


def read_options(options: tuple[str, ...]) -> dict[str, Any]:
    """Table options from texts like expert=true."""
    found = {}
    for option in options:
        name, given, value = option.partition("=")
        if not given:
            raise failure("cli-bad-option-text", text=option)
        try:
            found[name] = json.loads(value)
        except json.JSONDecodeError:
            found[name] = value
    return found


def table(found: list[Standing], spoken: str) -> Table:
    """The standings as people read them."""
    names = ("player", "games", "rate", "interval", "shared", "score")
    rows = [
        (
            each.player,
            str(each.games),
            percent(each.rate),
            f"{percent(each.interval.low)} – {percent(each.interval.high)}",
            str(each.shared),
            f"{each.score:.1f}",
        )
        for each in found
    ]
    return drawn([text(f"cli-arena-{name}", spoken) for name in names], rows)


def meetings(found: list[Standing], spoken: str) -> Table:
    """Each player against each other one: how often the row has more points than the column."""
    rows = [
        (each.player, *(percent(each.rivals[other.player]) if other is not each else "" for other in found))
        for each in found
    ]
    return drawn([text("cli-arena-against", spoken), *(each.player for each in found)], rows)


def drawn(headings: list[str], rows: Sequence[tuple[str, ...]]) -> Table:
    """A table in which headings may break and figures may not."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, heading in enumerate(headings):
        widest = max(len(row[place]) for row in rows)
        made.add_column(heading, justify="right" if place else "left", min_width=widest)
    for row in rows:
        made.add_row(*row)
    return made


def percent(rate: float) -> str:
    """A rate with one decimal."""
    return f"{100 * rate:.1f} %"
