"""Compiling a game before anybody waits for it: one process a game, part after part, into the honest cache.

Whatever Python calls is called once with the types it is always called with. A mark in the cache folder says that a
game is warm; an edited rule has another folder, and no mark there.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from filelock import FileLock

from ludoteca.engine import cache, calls
from ludoteca.engine.batch import play_batch
from ludoteca.engine.game import Game
from ludoteca.engine.record import rows

PLAYERS = "bots"
"""The room whose kernels are compiled along with every game."""
Part = Callable[[Game], None]
"""Something to compile, by using it."""
Report = Callable[[Game, str, int, int], None]
"""Told of each part before it is compiled: the game, the part's name, its number and how many there are."""


def is_warm(game: Game) -> bool:
    """Whether everything of a game lies in the cache, for exactly these kernels on this machine."""
    return mark(game).exists()


def mark(game: Game) -> Path:
    """The file that says so: it lies with the game's kernels and names those of the players, and where the sources lie.

    Numba keeps kernels apart by the place of their sources: a second clone of the same rules has nothing compiled yet.
    """
    place = hashlib.sha256(str(cache.PACKAGE).encode()).hexdigest()[:8]
    return cache.folder(cache.scope_of(game.box.__name__)) / f"warm-{cache.fingerprint(PLAYERS)}-{place}"


def warm(game: Game, parts: dict[str, Part], report: Report) -> bool:
    """Compile all parts of a game, unless that is done; False if there was nothing to do."""
    with FileLock(cache.home() / f"lock-{game.name}"):
        if is_warm(game):
            return False
        for number, (name, part) in enumerate(parts.items(), start=1):
            report(game, name, number, len(parts))
            part(game)
        mark(game).touch()
    return True


def verbs(game: Game) -> None:
    """All that tables need: a match is begun, looked at from all sides and played a little."""
    match = game.start(seats=game.seats[0], seed=0)
    for _ in range(2):
        seat = match.pending[0]
        match.redealt(seat, 0)
        match.graph(seat)
        match.view(seat)
        match.why(seat, [], 0)
        match.scores()
        match.play(match.legal()[0])
    calls.observe(rows(match.states), 0, 0, np.zeros(game.observation_size, np.int64))
    calls.reseed(rows(match.states), 0, 0)


def batch(game: Game) -> None:
    """Batches of random games."""
    play_batch(game, games=1, seats=game.seats[0])


PARTS: dict[str, Part] = {"verbs": verbs, "batch": batch}
"""What the engine itself has to compile; whoever adds kernels adds parts."""
