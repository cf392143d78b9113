"""How cost grows with seats, batch size, threads and search iterations: `python -m bench.growth [GAME…]`.

Random play, the best of a few short runs; prints a table in Markdown for each game. Uses as many cores as there are.
"""

import os
import sys
from collections.abc import Iterator

import numpy as np

from bench.compare import speed
from bench.ours import Play, native, seats_of
from ludoteca.bots.search import Search
from ludoteca.engine.batch import play_batch
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch

SECONDS = 0.4
BATCHES = (1, 16, 256, 4096, 65536)
ITERATIONS = (100, 1_000, 10_000)
GAMES_EACH = 20_000
STEPS = 30_000
"""Steps of a batch that are measured at a time, at least."""


def threads() -> list[int]:
    """1, 2, 4 … up to the cores of this machine."""
    cores = os.cpu_count() or 1
    return sorted({1 << power for power in range(cores.bit_length()) if 1 << power <= cores} | {cores})


def stepped(game: Game, places: int, count: int) -> Play:
    """Steps of a batch of some size, with observations and masks."""
    batch = Batch(game, games=places, seats=seats_of(game), threads=count)
    observations, masks = batch.blank()
    actions = np.zeros(places, np.int64)
    rounds = -(-STEPS // places)

    def play() -> tuple[int, int]:
        games = 0
        for _ in range(rounds):
            batch.observe(observations, masks)
            batch.sample(actions)
            batch.step(actions, check=False)
            games += int(np.count_nonzero(batch.dones))
        return places * rounds, games

    return play


def whole_games(game: Game, count: int) -> Play:
    """Games to their ends on some threads."""

    def play() -> tuple[int, int]:
        batch = play_batch(game, games=GAMES_EACH, seats=seats_of(game), threads=count)
        return batch.steps, batch.games

    return play


def searched(game: Game, iterations: int) -> Play:
    """One decision of a search at the opening; its steps are iterations."""
    match = game.start(seats_of(game), 7)
    seat = match.pending[0]
    known, search = match.redealt(seat, 0), Search(iterations=iterations)

    def play() -> tuple[int, int]:
        search.grown(known, seat, 0)
        return iterations, 1

    return play


def rows(game: Game) -> Iterator[tuple[str, Play]]:
    """Everything that grows."""
    for seats in game.seats:
        yield f"{seats} seats, one thread", native(game, seats)
    for count in threads():
        yield f"whole games, {count} threads", whole_games(game, count)
    for places in BATCHES:
        yield f"batch of {places}, observed, one thread", stepped(game, places, 1)
    for count in threads()[1:]:
        yield f"batch of {BATCHES[-1]}, observed, {count} threads", stepped(game, BATCHES[-1], count)
    for iterations in ITERATIONS:
        yield f"search of {iterations} iterations, iterations/s", searched(game, iterations)


def main() -> None:
    """Measure and print."""
    for name in sys.argv[1:] or GAMES:
        print(f"\n### {name}\n| what | a second |\n|---|---:|")
        for what, play in rows(GAMES[name]):
            print(f"| {what} | {speed(play, SECONDS).steps:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
