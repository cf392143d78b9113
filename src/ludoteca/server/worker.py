"""A bot process: reads jobs from its pipe, answers with steps. It never sees a true record, only one redeal of it.

Run by the server as `python -m ludoteca.server.worker`. Frames are a four-byte length and MessagePack.
"""

import contextlib
import os
import struct
import sys
from typing import BinaryIO

import msgspec
import numpy as np
from msgspec import Struct

LENGTH = struct.Struct("<I")
NICENESS = 10


class Job(Struct, frozen=True, array_like=True):
    """server → worker. Choose a move for this seat in this possible world."""

    game: str
    record: bytes
    seat: int
    level: str
    seed: int


class Answer(Struct, frozen=True, array_like=True):
    """worker → server. The steps of one move. An empty one says that the worker is ready."""

    steps: list[int]


def frame(message: Struct) -> bytes:
    """A message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def choose(job: Job) -> list[int]:
    """The steps the bot of this level chooses."""
    import ludoteca
    from ludoteca import bots

    game = ludoteca.game(job.game)
    record = np.frombuffer(job.record, dtype=game.state).copy()
    return list(bots.player(job.level).choose(record, job.seat, job.seed))


def warm_up() -> None:
    """Load everything a first move needs, so that no player waits for it."""
    from ludoteca.bots import warm
    from ludoteca.games import GAMES

    for game in GAMES.values():
        warm.players(game)


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until the pipe is closed."""
    warm_up()
    answers.write(frame(Answer([])))
    answers.flush()
    while len(head := jobs.read(LENGTH.size)) == LENGTH.size:
        job = msgspec.msgpack.decode(jobs.read(LENGTH.unpack(head)[0]), type=Job)
        answers.write(frame(Answer(choose(job))))
        answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed must not break the frames
    with contextlib.suppress(BrokenPipeError):  # the server is gone, and so is whoever waited for this move
        work(sys.stdin.buffer, pipe)
