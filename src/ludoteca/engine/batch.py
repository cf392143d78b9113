"""Many random games at once, on all cores, without the interpreter lock: for measuring, testing and statistics.

Game number n of a batch depends on the seed and on n alone, however many threads share the work.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludoteca.engine import given
from ludoteca.engine.errors import BrokenInvariant
from ludoteca.engine.game import Game
from ludoteca.engine.playout import play_games
from ludoteca.engine.record import States, rows

PORTION = 2_000
"""Games that a thread takes on at a time."""


class RandomGames(Struct, frozen=True):
    """What came out of a batch of random games."""

    games: int
    steps: int
    lengths: NDArray[np.int64]
    """Steps of each game."""
    scores: NDArray[np.int64]
    """One row per game, one column per seat."""
    records: States
    """The last record of each game; empty unless it was asked for."""


def play_batch(
    game: Game,
    *,
    games: int,
    seats: int,
    seed: int = 0,
    secure: bool = False,
    check: bool = False,
    keep: bool = False,
    threads: int | None = None,
    **options: Any,
) -> RandomGames:
    """Random games to their ends. `secure` draws from ChaCha20, `check` proves every record, `keep` keeps the last."""
    games, seats, seed = given.whole("games", games), given.whole("seats", seats), given.whole("seed", seed)
    empty = game.record(seats, game.parse_options(options))
    lengths, scores = np.zeros(games, np.int64), np.zeros((games, seats), np.int64)
    records = np.zeros(games if keep else 0, game.state)

    def play_portion(begin: int) -> int:
        """Play one portion; returns the number of the rule that was broken, or 0."""
        out, longest = np.zeros(game.steps, np.int64), game.longest
        table, end = rows(np.repeat(empty, 2)), min(begin + PORTION, games)
        return int(play_games(table, seed, begin, end, secure, check, out, longest, lengths, scores, rows(records)))

    portions = range(0, games, PORTION)
    with ThreadPoolExecutor(given.whole("threads", threads or os.cpu_count(), 1)) as pool:
        for begin, broken in zip(portions, pool.map(play_portion, portions), strict=True):
            if broken:
                raise BrokenInvariant(f"{game.cite(broken)} broken in a batch with seed {seed}, from game {begin} on")
    return RandomGames(games, int(lengths.sum()), lengths, scores, records)
