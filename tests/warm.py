"""Compile all games for the tests, one process a game, as many at once as there are cores: `python -m tests.warm`.

Kernels that only tests have are compiled here too: a process that has just compiled a game's rules has most of their
work done, and no two processes of tests compile the same. What a compiler leaves behind is freed by the end of its
process; looking for it before takes a twelfth of the time.
"""

import gc
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.self_play import play_here
from ludoteca.bots import decide
from ludoteca.bots.warm import NETWORK, PARTS, is_there
from ludoteca.engine import cache
from ludoteca.engine.game import Game
from ludoteca.engine.warm import warm
from ludoteca.games import GAMES
from ludoteca.research.warm import warm as warm_batches
from tests import movetree
from tests.bots.networks import kept
from tests.bots.test_net import SMALL, learnt
from tests.conformance.random_play import played_out
from tests.conformance.rows import Row


def compile_game(name: str) -> str:
    """Tables, players, batches and environments of a game, and what the tests play and count it with.

    A search with a network takes half a minute to compile for a large game, and no test of every run plays it.
    """
    gc.disable()
    game = GAMES[name]
    for part in PARTS.values():
        if part is not NETWORK or (name in SMALL and is_there(game, part)):
            warm(game, part)
    warm_batches(game)
    played_out(game, Row(game.seats[0], {}), seed=0)
    movetree.count(game.start(game.seats[0], seed=0), depth=1)
    if name in SMALL:
        follow_a_network(game)
    if name == "kariba":  # the game that is measured in tests
        play_here(game, number=0, seats=game.seats[0], iterations=2)
    own = f"tests.games.{name.replace('-', '_')}.redeals"
    if find_spec(own):
        import_module(own).warm(game)
    return name


def follow_a_network(game: Game) -> None:
    """Players with a network, alone and with a search."""
    match = game.start(game.seats[0], seed=0)
    with TemporaryDirectory() as folder:
        for bot in learnt(kept(game, Path(folder)), iterations=2):
            decide(bot, match, match.pending[0])


def size(name: str) -> int:
    """How much there is to compile of a game, in bytes of its sources."""
    return sum(file.stat().st_size for file in cache.kernel_sources(cache.scope_of(GAMES[name].box.__name__)))


if __name__ == "__main__":
    largest_first = sorted(GAMES, key=size, reverse=True)  # so that no core waits for the last one long
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        for done in pool.map(compile_game, largest_first):
            print(f"{done} is compiled", flush=True)
