"""Compiles what it is told to, in a process of its own: `python -m ludoteca.server.workers.compile_worker`.

A line in is an order: a game and a part of it. The same line comes out when that lies in the cache. When nobody can
order any more, nobody waits for what is being compiled either.
"""

import contextlib
import os
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from ludoteca.bots.warm import PARTS, is_there
from ludoteca.engine.warm import warm
from ludoteca.games import GAMES

NICENESS = 12
"""Behind the server and its bots (10), yet not so far that a busy machine never gets warm."""


def listen(orders: SimpleQueue[str]) -> None:
    """Take orders while the other thread compiles; end with the process that gives them, in mid-work if need be."""
    for line in sys.stdin:
        orders.put(line)
    os._exit(0)


def obey(orders: SimpleQueue[str]) -> None:
    """Compile one part after the other."""
    while True:
        game, part = orders.get().split()
        if is_there(GAMES[game], PARTS[part]):
            warm(GAMES[game], PARTS[part])
        print(game, part, flush=True)


def step_back() -> None:
    """Leave the processor to everybody else, also where each session has its share of it."""
    os.nice(NICENESS)
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICENESS), "ascii")


if __name__ == "__main__":
    step_back()
    waiting: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(waiting,), daemon=True).start()
    obey(waiting)
