"""`ludoteca bench`: how fast this machine plays. The best of a few runs counts, since others may be working too."""

import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import click
from rich.console import Console
from rich.table import Table

from ludoteca.bots import player, strongest_unaided
from ludoteca.bots.search import Search
from ludoteca.cli.drawing import paper
from ludoteca.cli.games import game_named
from ludoteca.cli.speech import Spoken, lang
from ludoteca.cli.warm import EVERYTHING, ensure_warm
from ludoteca.engine.batch import play_batch
from ludoteca.engine.game import Game
from ludoteca.engine.players import PLAIN
from ludoteca.games import GAMES
from ludoteca.texts import text
from ludoteca.texts.habits import number

RUNS = 5
GAMES_A_RUN = 40_000
ITERATIONS = 60_000
FIRST_MOVE = """
import time
start = time.perf_counter()
import ludoteca
match = ludoteca.game("{game}").start(seats={seats}, seed=7)
match.play(match.legal()[0])
print(time.perf_counter() - start)
"""


class Measured(NamedTuple):
    """One line of the table: what was measured, and what came out."""

    id: str
    value: float
    unit: str


@click.command("bench", cls=Spoken)
@click.argument("game", required=False)
@click.option("--seats", type=click.IntRange(1), metavar="N")
def command(game: str | None, seats: int | None) -> None:
    """Measure one game, or all of them."""
    games = [game_named(game)] if game else list(GAMES.values())
    for chosen in games:
        chosen.record(seats or usual_seats(chosen), chosen.parse_options({}))  # refused before anything is measured
    for chosen in games:
        ensure_warm(chosen, EVERYTHING)
        drawn = Table(title=f"{chosen.name}, {seats or usual_seats(chosen)}")
        drawn.add_column(text("cli-bench-what", lang()))
        drawn.add_column(text("cli-bench-value", lang()), justify="right")
        with Console(stderr=True).status(text("cli-bench-running", lang(), game=chosen.name)):
            for line in measure(chosen, seats or usual_seats(chosen)):
                drawn.add_row(text(line.id, lang()), shown(line, lang()))
        paper().print(drawn)


def shown(line: Measured, spoken: str) -> str:
    """A figure as people read it."""
    return f"{number(line.value, spoken, digits=2 if line.value < 100 else 0)} {line.unit}"


def measure(game: Game, seats: int) -> list[Measured]:
    """Everything that is promised, and what stands beside it."""
    fast, fast_games = random_play(game, seats, secure=False)
    secure, secure_games = random_play(game, seats, secure=True)
    return [
        Measured("cli-bench-fast", fast / 1e6, "M/s"),
        Measured("cli-bench-fast-games", fast_games, "/s"),
        Measured("cli-bench-secure", secure / 1e6, "M/s"),
        Measured("cli-bench-secure-games", secure_games, "/s"),
        Measured("cli-bench-search", searching(game, seats, Search(ITERATIONS, style=PLAIN)), "/s"),
        Measured("cli-bench-search-two", searching(game, seats, Search(ITERATIONS, threads=2, style=PLAIN)), "/s"),
        Measured("cli-bench-search-best", searching(game, seats, Search(ITERATIONS)), "/s"),
        Measured("cli-bench-gold", thinking(game, seats), "s"),
        Measured("cli-bench-match", match_moves(game, seats), "/s"),
        Measured("cli-bench-first", first_move(game, seats), "s"),
    ]


def quickest(run: Callable[[], object], runs: int = RUNS) -> float:
    """Seconds of the quickest of some runs; the first is not counted."""
    run()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def random_play(game: Game, seats: int, *, secure: bool) -> tuple[float, float]:
    """Random steps and whole games a second on one core, deals included."""
    steps = play_batch(game, games=GAMES_A_RUN, seats=seats, secure=secure, threads=1).steps
    seconds = quickest(lambda: play_batch(game, games=GAMES_A_RUN, seats=seats, secure=secure, threads=1))
    return steps / seconds, GAMES_A_RUN / seconds


def usual_seats(game: Game) -> int:
    """As many as the game says, else as many as come nearest."""
    return min(game.seats, key=lambda seats: (abs(seats - game.players.seats), -seats))


def searching(game: Game, seats: int, search: Search) -> float:
    """Search iterations a second from the opening, with full rollouts."""
    match = game.start(seats, 7)
    seat = match.pending[0]
    known = match.redealt(seat, 0)
    return search.threads * search.iterations / quickest(lambda: search.grown(known, seat, 0))


def thinking(game: Game, seats: int) -> float:
    """Seconds that the strongest level without a network thinks at the opening."""
    match = game.start(seats, 7)
    seat, gold = match.pending[0], player(strongest_unaided(game.name))
    return quickest(lambda: gold.choose(match.redealt(seat, 0), seat, 0))


def match_moves(game: Game, seats: int) -> float:
    """Moves a second through `Match`, with events, draws and checks."""

    def play() -> int:
        match = game.start(seats, 7)
        while not match.over:
            match.play(match.legal()[0])
        return match.sequence

    return play() / quickest(play)


def first_move(game: Game, seats: int) -> float:
    """Seconds from `import ludoteca` to the first move in a new process, from a filled cache."""
    program = FIRST_MOVE.format(game=game.name, seats=seats)

    def run() -> float:
        return float(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)

    return min(run() for _ in range(RUNS))
