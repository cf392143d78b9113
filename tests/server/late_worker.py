"""A bot's worker that loads nothing before its first job, and then only that game: most houses of tests ask no bot.

A house of people brings its workers up with all games at once. In a test that was seconds of processor for nothing.
"""

import contextlib
import os
import sys
from typing import BinaryIO

READY = b"\x02\0\0\0\x91\x90"
"""The answer that a worker gives when it is up: no steps."""
NICENESS = 10


class Jobs:
    """What the server writes, with the word that it begins with once more."""

    def __init__(self, go: bytes, head: bytes, pipe: BinaryIO) -> None:
        self._given = [go, head]
        self._pipe = pipe

    def read(self, size: int) -> bytes:
        """The next bytes."""
        return self._given.pop(0) if self._given else self._pipe.read(size)


class Answers:
    """What the server reads; it has heard already that this worker is up."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe = pipe
        self._is_first = True

    def write(self, answer: bytes) -> None:
        """Pass an answer on, unless it is the first."""
        if not self._is_first:
            self._pipe.write(answer)
        self._is_first = False

    def flush(self) -> None:
        """Now."""
        self._pipe.flush()


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Say that all is loaded, and load it when somebody asks."""
    go = jobs.read(4)
    answers.write(READY)
    answers.flush()
    head = jobs.read(4)
    if not head:
        return
    from ludoteca.engine.compiler import without_linear_algebra
    from ludoteca.server.workers import bot_worker
    from ludoteca.server.workers.jobs import Answer, Job

    without_linear_algebra()
    load, think, loaded = bot_worker.warm_up, bot_worker.answer, set[str]()

    def answer(job: Job) -> Answer:
        if job.game not in loaded:
            loaded.add(job.game)
            load(job.game)
        return think(job)

    bot_worker.warm_up = lambda *names: load(*names) if names else None
    bot_worker.answer = answer
    bot_worker.work(Jobs(go, head, jobs), Answers(answers))  # type: ignore[arg-type]  # all that it asks of them


if __name__ == "__main__":
    os.nice(NICENESS)
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdin.buffer, pipe)
