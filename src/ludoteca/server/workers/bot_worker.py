"""A bot process: reads jobs from its pipe, answers with steps. It never sees a true record, only one redeal of it.

Run by the server as `python -m ludoteca.server.workers.bot_worker`, while it starts itself. What it finds in the cache
it loads at once, networks and the search that asks them only when somebody plays against them. A game whose search is
not compiled yet it plays by the rule of thumb, in the interpreter, until it is; a bot that asks a network plays as the
best one that asks none until then.
"""

import contextlib
import gc
import os
import sys
from typing import BinaryIO

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.compiler import without_linear_algebra
from ludoteca.server.workers.jobs import GO, LENGTH, Answer, Asked, Job, frame

NICENESS = 10
ASKED: set[str] = set()
"""Games whose network can be asked here, as native code."""
BY_THUMB = "thumb"
"""Who plays while the search of a game is not compiled."""
LONGEST_THOUGHT = 1.2
"""Seconds; a level's work is done in less on an ordinary machine, on others it is cut and the server says so."""


def world_of(job: Job) -> NDArray[np.void]:
    """The possible world that a job is about, as a bot takes it."""
    import ludoteca

    return np.frombuffer(job.record, dtype=ludoteca.game(job.game).state).copy()


def choose(job: Job) -> Answer:
    """The steps the bot of this level chooses, within LONGEST_THOUGHT."""
    from ludoteca import bots
    from ludoteca.bots.search import Guard

    guard = Guard(LONGEST_THOUGHT)
    player = player_for(job.game, job.level)
    steps = bots.player(player, guard).choose(world_of(job), job.seat, job.seed)
    return Answer(list(steps), guard.has_cut, player="" if player == job.level else player)


def player_for(game: str, level: str) -> str:
    """Who plays a level here and now: itself, or the best that is ready."""
    from ludoteca import bots

    if is_cold(game) and bots.searches(game, level):
        return BY_THUMB
    if bots.has_learnt(game, level) and not asks_network(game):
        return bots.strongest_unaided(game)
    return bots.played_by(game, level) if level in bots.LEVELS else level


def is_cold(game: str) -> bool:
    """Whether a game is played by the interpreter here, since its search is not compiled yet."""
    import ludoteca
    from ludoteca.engine.switch import is_interpreted

    return is_interpreted(ludoteca.game(game).state)


def asks_network(game: str) -> bool:
    """Whether the search with a game's network is native code here: it is loaded when it is first asked for."""
    from ludoteca.bots.warm import NETWORK
    from ludoteca.engine.kernel import JIT
    from ludoteca.engine.warm import is_warm, load
    from ludoteca.games import GAMES

    if game not in ASKED and JIT and is_warm(GAMES[game], NETWORK):
        load(GAMES[game], NETWORK)
        ASKED.add(game)
    return game in ASKED


def explain(job: Job, asked: Asked) -> bytes:
    """What the seat can say about its position."""
    from ludoteca.bots.explain import explained

    made = None if asked.made is None else tuple(asked.made)
    return msgspec.msgpack.encode(explained(world_of(job), job.seat, job.seed, asked.iterations, made))


def answer(job: Job) -> Answer:
    """What a job asks for."""
    if not job.record:
        load_part(job.game, job.level)
        return Answer([])
    return choose(job) if job.asked is None else Answer([], explanation=explain(job, job.asked))


def load_part(game: str, part: str) -> None:
    """A part of a game has been compiled."""
    from ludoteca.bots.warm import NETWORK

    if part == NETWORK.name:
        asks_network(game)
    else:
        warm_up(game)


def warm_up(*names: str) -> None:
    """Load everything a first move needs of these games, so that no player waits for it; leave what is not there."""
    from ludoteca.bots.warm import SEARCH, SERVED
    from ludoteca.engine.switch import INTERPRETED
    from ludoteca.engine.warm import is_warm, load
    from ludoteca.games import GAMES

    gc.disable()  # what is loaded stays for good: looking through it for garbage only takes time
    for game in (GAMES[name] for name in names or GAMES):
        if all(is_warm(game, part) for part in SERVED):
            load(game, SEARCH)
            INTERPRETED.discard(game.state)
        else:
            INTERPRETED.add(game.state)
    gc.freeze()
    gc.enable()


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until the pipe is closed."""
    warm_up()
    if jobs.read(LENGTH.size) != GO:
        return
    answers.write(frame(Answer([])))
    answers.flush()
    while len(head := jobs.read(LENGTH.size)) == LENGTH.size:
        job = msgspec.msgpack.decode(jobs.read(LENGTH.unpack(head)[0]), type=Job)
        answers.write(frame(answer(job)))
        answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    without_linear_algebra()
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not break the frames
    with contextlib.suppress(BrokenPipeError):  # the server is gone, and nobody waits for this move
        work(sys.stdin.buffer, pipe)
