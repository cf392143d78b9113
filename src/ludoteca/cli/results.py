"""What an arena prints: how everybody stands, as tables for people and as JSON for programs."""

from typing import Any

import click
import msgspec
from rich.table import Table

from ludoteca.arena import GameResult, Rating, Standing, Tournament, by_meeting, can_rate, ratings, standings
from ludoteca.cli.drawing import drawn, paper
from ludoteca.texts import text
from ludoteca.texts.habits import number, percent


def as_json(tournaments: list[Tournament], played: list[list[GameResult]]) -> dict[str, Any]:
    """Everything: tournaments, standings, meetings, ratings where `openskill` is installed, and every game."""
    results = [
        {
            "tournament": tournament,
            "standings": standings(tournament.players, games),
            "meetings": by_meeting(tournament.players, games),
            "ratings": ratings(games) if can_rate() else None,
            "games": games,
        }
        for tournament, games in zip(tournaments, played, strict=True)
    ]
    plain: dict[str, Any] = msgspec.to_builtins({"tournaments": results})
    return plain


def show(tournaments: list[Tournament], played: list[list[GameResult]], spoken: str) -> None:
    """One part for each tournament, and one for all together where there are several."""
    for tournament, games in zip(tournaments, played, strict=True):
        if len(tournaments) > 1:
            click.echo(heading(tournament, spoken))
        show_one(tournament, games, spoken)
    if len(tournaments) > 1:
        click.echo(text("cli-arena-together", spoken))
        everything = [game for games in played for game in games]
        paper().print(table(standings(tournaments[0].players, everything), rated(everything), spoken))


def heading(tournament: Tournament, spoken: str) -> str:
    """Which game at which table."""
    options = "".join(f", {name}={str(value).lower()}" for name, value in tournament.options.items())
    return text("cli-arena-table", spoken, game=tournament.game, seats=tournament.seats, options=options)


def show_one(tournament: Tournament, games: list[GameResult], spoken: str) -> None:
    """How everybody stands, and how each fared against each."""
    found, met = standings(tournament.players, games), by_meeting(tournament.players, games)
    console = paper()
    if tournament.gauntlet:
        first = tournament.players[0]
        facing = [next(each for each in meeting if each.player == first) for meeting in met]
        rivals = [next(each.player for each in meeting if each.player != first) for meeting in met]
        console.print(gauntlet(first, rivals, facing, spoken))
    else:
        console.print(table(found, rated(games), spoken))
    click.echo(text("cli-arena-fair", spoken, rate=fair_shares(found, spoken)))
    if not tournament.gauntlet and len(found) > 2:
        console.print(ahead(found, spoken))


def fair_shares(found: list[Standing], spoken: str) -> str:
    """What equals would win: one figure, or one for each player where some take more chairs than others."""
    shares = [percent(each.fair, spoken, digits=1) for each in found]
    if len(set(shares)) == 1:
        return shares[0]
    return ", ".join(f"{each.player} {share}" for each, share in zip(found, shares, strict=True))


def rated(games: list[GameResult]) -> dict[str, Rating]:
    """Ratings, or none where `openskill` is not installed."""
    return ratings(games) if can_rate() else {}


def table(found: list[Standing], ratings: dict[str, Rating], spoken: str) -> Table:
    """The standings as people read them."""
    names = ["player", "games", "rate", "interval", "shared", "score", *(["rating"] if ratings else [])]
    rows = [(each.player, *figures(each, spoken), *rating_cell(ratings.get(each.player), spoken)) for each in found]
    return drawn([text(f"cli-arena-{name}", spoken) for name in names], rows)


def gauntlet(first: str, rivals: list[str], facing: list[Standing], spoken: str) -> Table:
    """How the first fared against each of the others."""
    names = ("games", "rate", "interval", "shared", "score")
    rows = [(rival, *figures(each, spoken)) for rival, each in zip(rivals, facing, strict=True)]
    return drawn(
        [text("cli-arena-faced", spoken, player=first), *(text(f"cli-arena-{name}", spoken) for name in names)], rows
    )


def figures(each: Standing, spoken: str) -> tuple[str, ...]:
    """Games, rate, interval, shared victories and mean score."""
    low, rate, high = (percent(share, spoken, digits=1) for share in (each.interval.low, each.rate, each.interval.high))
    return str(each.games), rate, f"{low} – {high}", str(each.shared), number(each.score, spoken, digits=1)


def rating_cell(rating: Rating | None, spoken: str) -> tuple[str, ...]:
    """A rating and how sure it is."""
    if rating is None:
        return ()
    return (f"{number(rating.strength, spoken, digits=1)} ± {number(2 * rating.doubt, spoken, digits=1)}",)


def ahead(found: list[Standing], spoken: str) -> Table:
    """Each player against each other one: how often the row has more points than the column."""
    rows = [(each.player, *(against(each, other, spoken) for other in found)) for each in found]
    return drawn([text("cli-arena-against", spoken), *(each.player for each in found)], rows)


def against(each: Standing, other: Standing, spoken: str) -> str:
    """How often one has more points than another, nothing where that is nobody else."""
    return "" if other is each else percent(each.rivals[other.player], spoken, digits=1)
