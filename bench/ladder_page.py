"""The measured part of docs/bots.md: ladder, strength, budgets, ratings and times, as tables."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from bench.page import percent, put, table
from bench.plan import SEATS, Measure
from bench.timing import Pace, Timed
from ludoteca.arena import Standing, can_rate, ratings, standings
from ludoteca.bots import LEVELS
from ludoteca.games import GAMES

HEADINGS = ("game", "who", "games", "wins", "95 % interval", "times its share", "aim", "")
TITLES = {
    "ladder": "Each level against the next lower one",
    "champion": "Diamond against what gold was when diamond was aimed for",
    "strength": "The top level against simpler players",
    "budget": "A search against one with a tenth of its iterations",
}
SIMPLE = ("random", "greedy", "thumb")


def write(page: Path, measures: Sequence[Measure], games: Sequence[Timed], *, where: str) -> None:
    """Write all tables anew."""
    of: dict[str, list[Timed]] = defaultdict(list)
    for game in games:
        of[game.measure].append(game)
    seconds = sum(game.seconds for game in games)
    parts = [f"Measured on {where}: {len(games):,} games, {seconds / 3600:.1f} hours of one core."]
    for part, title in TITLES.items():
        rows = [row(each, of[each.name]) for each in measures if each.part == part and of[each.name]]
        parts += [f"### {title}", table(HEADINGS, rows)] if rows else []
    if can_rate():
        parts += ["### Ratings", rated(games)]
    parts += ["### Time for a decision", times(games)]
    put(page, "ladder", "\n\n".join(part.strip() for part in parts))


def row(measure: Measure, games: Sequence[Timed]) -> list[str]:
    """One measure as a line of a table."""
    found = standings([measure.first, measure.other], [game.played for game in games])
    first = next(each for each in found if each.player == measure.first)
    interval = f"{percent(first.interval.low)} – {percent(first.interval.high)}"
    return [
        measure.game,
        f"{measure.first} {facing(measure)} {measure.other}",
        f"{first.games:,}",
        percent(first.rate),
        interval,
        f"{first.rate / first.fair:.2f}" if measure.is_among else "",
        aim(measure),
        verdict(measure, first),
    ]


def facing(measure: Measure) -> str:
    """How the first player meets the other: heads up, as a clan, or alone among several."""
    if measure.is_among:
        return f"among {('one', 'two', 'three', 'four')[measure.seats - 2]}"
    return "against" if measure.seats == 2 else "as a clan of two against"


def aim(measure: Measure) -> str:
    """What was to be reached."""
    bounds = [bound(each, measure) for each in (measure.low, measure.high) if each is not None]
    return f"≥ {bounds[0]}" if len(bounds) == 1 else " to ".join(bounds)


def bound(value: float, measure: Measure) -> str:
    """A rate, or a multiple of a share."""
    return f"{value:.2f} ×" if measure.is_among else f"{100 * value:.0f} %"


def verdict(measure: Measure, first: Standing) -> str:
    """Whether it was reached; what the interval leaves open is called so."""
    scale = first.fair if measure.is_among else 1.0
    low, high = (bound if bound is None else bound * scale for bound in (measure.low, measure.high))
    if low is None:
        return ""
    if first.rate < low:
        return "below" if first.interval.high < low else "below, within the interval"
    if high is not None and first.rate > high:
        return "above" if first.interval.low > high else "above, within the interval"
    return "reached"


def rated(games: Sequence[Timed]) -> str:
    """All players of each game on one scale, from the games at its usual table."""
    rows = []
    for game in GAMES:
        own = [each.played for each in games if plays(each, game)]
        found = ratings(own) if own else {}
        cells = [f"{found[each].strength:.1f}" if each in found else "" for each in (*SIMPLE, *LEVELS)]
        rows.append([game, "", *cells])
    return table(["game", "", *SIMPLE, *LEVELS], [each for each in rows if any(each[2:])])


def plays(each: Timed, game: str) -> bool:
    """Whether a game was played at the usual table of a game, between players of the ladder."""
    part, name, seats, *_ = each.measure.split()
    return part != "budget" and name == game and int(seats) == SEATS.get(game, 2)


def times(games: Sequence[Timed]) -> str:
    """Mean and longest time for a decision in milliseconds, and how many of a hundred took more than a second."""
    paces: dict[tuple[str, str], Pace] = defaultdict(Pace)
    for each in games:
        for player, pace in each.paces.items():
            total = paces[each.measure.split()[1], player]
            total.decisions += pace.decisions
            total.seconds += pace.seconds
            total.worst = max(total.worst, pace.worst)
            total.long += pace.long
    rows = [[game, "", *(cell(paces.get((game, each))) for each in (*SIMPLE[1:], *LEVELS))] for game in GAMES]
    return table(["game", "", *SIMPLE[1:], *LEVELS], [each for each in rows if any(each[2:])])


def cell(pace: Pace | None) -> str:
    """Mean and longest in milliseconds; where some took more than a second, how many."""
    if not pace or not pace.decisions:
        return ""
    long = f", {percent(pace.long / pace.decisions)} above 1 s" if pace.long else ""
    return f"{1000 * pace.seconds / pace.decisions:.1f} / {1000 * pace.worst:.0f}{long}"
