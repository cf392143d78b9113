"""Compile all games for the tests, one process a game, as many at once as there are cores: `python -m tests.warm`."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ludoteca.bots.warm import PARTS
from ludoteca.engine.warm import warm
from ludoteca.games import GAMES
from ludoteca.research.warm import warm as warm_batches

LONGEST_FIRST = ("exploding-kittens", "kitsune", "boss-kito", "bossa", "kariba")
"""So that no core waits for the last one long."""


def compile_game(name: str) -> str:
    """Tables, players, batches and environments of a game."""
    for part in PARTS.values():
        warm(GAMES[name], part)
    warm_batches(GAMES[name])
    return name


if __name__ == "__main__":
    names = sorted(GAMES, key=lambda name: (*LONGEST_FIRST, name).index(name))
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        for done in pool.map(compile_game, names):
            print(f"{done} is compiled", flush=True)
