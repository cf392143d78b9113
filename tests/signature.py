"""A digest of fixed-seed games of every game: it moves exactly when behaviour does, compiled or interpreted.

`python -m tests.signature [GAME…]` prints a line per game; a commit that moves behaviour quotes both lines.
"""

import hashlib
import sys

import numpy as np

from ludoteca import Game
from ludoteca.engine import calls
from ludoteca.engine.gamefile import canonical
from ludoteca.engine.record import rows as as_rows
from ludoteca.games import GAMES
from tests.conformance.random_play import played_out, states_of
from tests.conformance.rows import ROWS

SHOWN = 12
"""Hexadecimal digits of a signature."""


def signature(game: Game) -> str:
    """One game of every option row: its file, its last record, what each seat knows in the middle and at the end."""
    digest = hashlib.sha256()
    numbers = np.zeros(game.observation_size, np.int64)
    for seed, row in enumerate(ROWS[game.name]):
        for match in states_of(game, row, seed):
            if match.sequence % 25 == 0 or match.over:
                for seat in range(row.seats):
                    digest.update(match.redealt(seat, seed).tobytes())
                    calls.observe(as_rows(match.states), 0, seat, numbers)
                    digest.update(numbers.tobytes())
        digest.update(canonical(match.save()).encode())
        digest.update(match.states.tobytes())
        steps, states = played_out(game, row, seed)
        digest.update(f"{steps}".encode() + states.tobytes())
    return digest.hexdigest()[:SHOWN]


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        print(f"{name} {signature(GAMES[name])}", flush=True)
