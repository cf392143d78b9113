"""Random games on an NVIDIA card: the same kernels, one game per thread, and the same games as `batch` plays.

Game number n of a batch depends on the seed and on n alone, so card and processor end with the same records, byte for
byte. Needs the extra `ludoteca[cuda]` and a card; `available` says whether both are there.
"""

from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numba import from_dtype, int64

from ludoteca.engine import verbs
from ludoteca.engine.batch import Batch
from ludoteca.engine.game import Game
from ludoteca.engine.playout import SEEDS, play_on, seed_numbered
from ludoteca.engine.randomness import seed_fast

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 asks NumPy 2.5 for a name that is gone
cuda: Any = import_module("numba.cuda")
"""The compiler for cards and its arrays; it has no types to check against."""

THREADS = 128
"""Threads of a block."""


def available() -> bool:
    """Whether there is a card that can be used."""
    return bool(cuda.is_available())


@cache
def playing(game: Game, seats: int) -> Any:
    """The kernel that plays one game per thread, its record and its list of steps in the thread's own memory."""
    record, steps = from_dtype(game.state), game.steps

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(empty: Any, seed: Any, secure: Any, longest: Any, lengths: Any, scores: Any, records: Any) -> None:
        number = cuda.grid(1)
        if number >= len(lengths):
            return
        table = cuda.local.array(1, record)
        out = cuda.local.array(steps, int64)
        points = cuda.local.array(seats, int64)
        table[0] = empty[0]
        s = table[0]
        if secure:
            seed_numbered(s, seed, number)
        else:
            seed_fast(s, seed + number & SEEDS)
        verbs.deal(s)
        lengths[number] = play_on(s, out, longest)
        verbs.score(s, points)
        for seat in range(seats):
            scores[number, seat] = points[seat]
        if len(records) > 0:
            records[number] = table[0]

    return play


def play_batch(
    game: Game, *, games: int, seats: int, seed: int = 0, secure: bool = False, keep: bool = False, **options: Any
) -> Batch:
    """Random games to their ends on the card, as `batch.play_batch` plays them on the processor."""
    empty = cuda.to_device(game.record(seats, game.parse_options(options)))
    lengths = cuda.device_array(games, np.int64)
    scores = cuda.device_array((games, seats), np.int64)
    records = cuda.device_array(games if keep else 0, game.state)
    blocks = -(-games // THREADS)
    playing(game, seats)[blocks, THREADS](empty, seed, secure, game.longest, lengths, scores, records)
    taken = lengths.copy_to_host()
    kept = records.copy_to_host() if keep else np.zeros(0, game.state)
    return Batch(games, int(taken.sum()), taken, scores.copy_to_host(), kept)
