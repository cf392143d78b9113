"""Compiles what it is told to, in a process of its own: `python -m ludoteca.server.warming`.

A line in is an order: a game and a part of it. The same line comes out when that lies in the cache.
"""

import os
import sys

from ludoteca.bots.warm import PARTS
from ludoteca.engine.warm import warm
from ludoteca.games import GAMES

NICENESS = 19
"""Whoever plays goes first."""


def obey() -> None:
    """Compile until nobody orders any more."""
    for line in sys.stdin:
        game, part = line.split()
        warm(GAMES[game], PARTS[part])
        print(game, part, flush=True)


if __name__ == "__main__":
    os.nice(NICENESS)
    obey()
