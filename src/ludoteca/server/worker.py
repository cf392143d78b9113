"""A bot process: reads jobs from its pipe, answers with steps. It never sees a true record, only one redeal of it.

Run by the server as `python -m ludoteca.server.worker`, while it starts itself. A worker that finds all rules in the
cache loads them at once; one that does not waits until it is told, since whoever compiles keeps hundreds of megabytes.
"""

import contextlib
import gc
import os
import sys
from typing import BinaryIO

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.server.jobs import GO, LENGTH, Answer, Asked, Job, frame
from ludoteca.server.lean import without_linear_algebra

NICENESS = 10
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
    steps = bots.player(job.level, guard).choose(world_of(job), job.seat, job.seed)
    return Answer(list(steps), guard.has_cut)


def is_cold() -> bool:
    """Whether some rules have yet to be compiled."""
    from ludoteca.engine.warm import is_warm
    from ludoteca.games import GAMES

    return not all(is_warm(game) for game in GAMES.values())


def explain(job: Job, asked: Asked) -> bytes:
    """What the seat can say about its position."""
    from ludoteca.bots.explain import explained

    made = None if asked.made is None else tuple(asked.made)
    return msgspec.msgpack.encode(explained(world_of(job), job.seat, job.seed, asked.iterations, made))


def answer(job: Job) -> Answer:
    """What a job asks for."""
    return choose(job) if job.asked is None else Answer([], explanation=explain(job, job.asked))


def warm_up() -> None:
    """Load everything a first move needs, so that no player waits for it."""
    from ludoteca.bots import warm
    from ludoteca.games import GAMES

    gc.disable()  # what is loaded stays for good: looking through it for garbage only takes time
    for game in GAMES.values():
        warm.players(game)
    gc.freeze()
    gc.enable()


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until the pipe is closed."""
    must_wait = is_cold()
    if must_wait and jobs.read(LENGTH.size) != GO:
        return
    warm_up()
    if not must_wait and jobs.read(LENGTH.size) != GO:
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
    with contextlib.suppress(BrokenPipeError):  # the server is gone, and so is whoever waited for this move
        work(sys.stdin.buffer, pipe)
