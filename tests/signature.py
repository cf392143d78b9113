"""A digest of fixed-seed games of every game: it moves exactly when behaviour does, compiled or interpreted.

`python -m tests.signature [GAME…] [--rows N]` prints a line per game; a commit that moves behaviour quotes both lines.
"""

import argparse
import hashlib

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


def signature(game: Game, rows: int | None = None) -> str:
    """One game of the first option rows, or of all: its file, its last record, what each seat knows on the way."""
    digest = hashlib.sha256()
    numbers = np.zeros(game.observation_size, np.int64)
    for seed, row in enumerate(ROWS[game.name][:rows]):
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
    parser = argparse.ArgumentParser(prog="python -m tests.signature", description="A digest of fixed-seed games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one or more of: {', '.join(GAMES)}")
    parser.add_argument("--rows", type=int, metavar="N", help="only the first N rows of options")
    chosen = parser.parse_args()
    for name in chosen.games or GAMES:
        print(f"{name} {signature(GAMES[name], chosen.rows)}", flush=True)
