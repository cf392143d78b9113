"""Compiling a game before anybody waits for it: part after part, into the honest cache.

Whatever Python calls is called once with the types it is always called with. A mark in the cache folder says that a
part is there; an edited rule has another folder, and no mark there.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from filelock import FileLock

from ludoteca.engine import cache, calls
from ludoteca.engine.batch import play_batch
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.engine.match import Match
from ludoteca.engine.record import rows
from ludoteca.engine.stepgraph import DONE
from ludoteca.engine.switch import native_here

MOVES = 120
"""So many moves show a table everything it will ever call."""


class Part(NamedTuple):
    """A part of a game that is compiled, and loaded, by using it."""

    name: str
    use: Callable[[Game], None]
    room: str = cache.SHARED
    """Where the kernels lie that it uses besides the game's own."""


def is_warm(game: Game, part: Part) -> bool:
    """Whether a part of a game lies in the cache, for exactly these kernels on this machine; the interpreter is."""
    return not JIT or mark(game, part).exists()


def mark(game: Game, part: Part) -> Path:
    """The file that says so: it lies with the game's kernels and names the part's, and where the sources lie.

    Numba keeps kernels apart by the place of their sources: a second clone of the same rules has nothing compiled yet.
    """
    place = hashlib.sha256(f"{cache.PACKAGE}\n{game.folder}".encode()).hexdigest()[:8]
    folder = cache.folder(cache.scope_of(game.box.__name__))
    return folder / f"warm-{part.name}-{cache.fingerprint(part.room)}-{place}"


def warm(game: Game, part: Part) -> bool:
    """Compile a part of a game, unless that is done; False if there was nothing to do."""
    if is_warm(game, part):
        return False
    with FileLock(cache.home() / f"lock-{game.name}"):
        if is_warm(game, part):
            return False
        load(game, part)
        mark(game, part).touch()
    return True


def load(game: Game, part: Part) -> None:
    """Bring a part from the cache into this process by using it here, whatever other threads do."""
    with native_here():
        part.use(game)


def play_some(game: Game) -> None:
    """All that tables need: matches are begun, looked at from all sides and played a little."""
    for seats in (game.seats[0], game.seats[-1]):
        match = game.start(seats=seats, seed=0)
        while not match.over and match.sequence < MOVES:
            seat = match.pending[-1]
            look_at(match, seat)
            match.play_steps(seat, some_steps(match, seat))
        look_at(match, 0)
    calls.observe(rows(match.states), 0, 0, np.zeros(game.observation_size, np.int64))
    calls.reseed(rows(match.states), 0, 0)


def look_at(match: Match, seat: int) -> None:
    """What a table asks of a match."""
    match.redealt(seat, 0)
    match.view(seat)
    match.open_view()
    match.why(seat, [], match.sequence % match.game.steps)
    match.scores()


def some_steps(match: Match, seat: int) -> tuple[int, ...]:
    """Any legal move, another one each time."""
    nodes, steps, node = match.graph(seat).nodes, [], 0
    while node != DONE:
        choice = nodes[node][match.sequence % len(nodes[node])]
        steps.append(choice.step)
        node = choice.to
    return tuple(steps)


def play_a_batch(game: Game) -> None:
    """Batches of random games."""
    play_batch(game, games=1, seats=game.seats[0])


TABLES = Part("tables", play_some)
BATCH = Part("batch", play_a_batch)
