"""`python -m bench.card [GAME…]`: how fast an NVIDIA card plays, side by side for all games.

Random play is timed on the card alone: games are dealt, played to their ends and scored there, and nothing is copied
home within the time. Stepping is one `sample`, one `step` and one `observe` of every game, observations and masks
written to the card's memory. The best of a few runs counts.
"""

import argparse
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from ludoteca.engine.cuda import Batch, available, cuda
from ludoteca.engine.cuda.random_play import Launch
from ludoteca.engine.game import Game
from ludoteca.games import GAMES

RUNS = 5
RANDOM_GAMES = 1 << 21
STEPPED_GAMES = 1 << 20
STEPS = 20


def quickest(run: Callable[[], None]) -> float:
    """Seconds of the quickest run; the first is not counted, since it compiles."""
    run()
    times = []
    for _ in range(RUNS):
        cuda.synchronize()
        start = time.perf_counter()
        run()
        cuda.synchronize()
        times.append(time.perf_counter() - start)
    return min(times)


def seats_of(game: Game) -> int:
    """Three seats where a game has them, else its fewest."""
    return 3 if 3 in game.seats else game.seats[0]


def random_play(game: Game) -> float:
    """Random steps a second, deals included."""
    launch = Launch(game, games=RANDOM_GAMES, seats=seats_of(game))
    seconds = quickest(lambda: launch.play(9))
    return launch.fetched().steps / seconds


def stepping(game: Game, *, observed: bool) -> float:
    """Steps a second of games that a policy drives, with or without what the next actor knows and may do."""
    batch = Batch(game, games=STEPPED_GAMES, seats=seats_of(game), seed=9)
    observations, masks = batch.blank("int8")
    actions = cuda.device_array(batch.games, "int64")

    def run() -> None:
        for _ in range(STEPS):
            batch.sample(actions)
            batch.step(actions, check=False)
            if observed:
                batch.observe(observations, masks)

    return STEPS * batch.games / quickest(run)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.card", description="How fast an NVIDIA card plays.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of: {', '.join(GAMES)}")
    chosen = parser.parse_args()
    if not available():
        raise SystemExit("bench.card: there is no NVIDIA card here; `ludoteca bench` measures the processor")
    table = Table("game", "seats", "random play", "stepped", "with observations and masks", title="Million steps/s")
    for name in chosen.games or GAMES:
        game = GAMES[name]
        figures = (random_play(game), stepping(game, observed=False), stepping(game, observed=True))
        table.add_row(name, str(seats_of(game)), *(f"{figure / 1e6:,.0f}" for figure in figures))
        Console(stderr=True).print(f"{name} measured")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
