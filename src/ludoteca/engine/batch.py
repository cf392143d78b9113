"""Many random games at once, on all cores, without the interpreter lock: for measuring, testing and statistics.

Game number n of a batch depends on the seed and on n alone, however many threads share the work.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludoteca.engine import verbs
from ludoteca.engine.errors import BrokenInvariant
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import actor_of, play_on
from ludoteca.engine.randomness import M32, SECURE, below, seed_fast
from ludoteca.engine.record import States, rows

SEEDS = (1 << 62) - 1
PORTION = 2_000
"""Games that a thread takes on at a time."""
EMPTY, PLAYED = 0, 1
"""Places of the record that is copied for every game, and of the game being played."""


class Batch(Struct, frozen=True):
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
) -> Batch:
    """Random games to their ends. `secure` draws from ChaCha20, `check` proves every record, `keep` keeps the last."""
    empty = game.record(seats, game.parse_options(options))
    lengths, scores = np.zeros(games, np.int64), np.zeros((games, seats), np.int64)
    records = np.zeros(games if keep else 0, game.state)

    def play_portion(begin: int) -> int:
        """Play one portion; returns the number of the rule that was broken, or 0."""
        out, longest = np.zeros(game.steps, np.int64), game.longest
        table, end = rows(np.repeat(empty, 2)), min(begin + PORTION, games)
        return int(play_games(table, seed, begin, end, secure, check, out, longest, lengths, scores, rows(records)))

    portions = range(0, games, PORTION)
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for begin, broken in zip(portions, pool.map(play_portion, portions), strict=True):
            if broken:
                raise BrokenInvariant(f"{game.cite(broken)} broken in a batch with seed {seed}, from game {begin} on")
    return Batch(games, int(lengths.sum()), lengths, scores, records)


@kernel
def play_games(table, seed, begin, end, secure, check, out, longest, lengths, scores, records):
    """Games `begin` to `end`; returns the number of a broken rule, 0 if none was broken."""
    for number in range(begin, end):
        table[PLAYED] = table[EMPTY]
        s = table[PLAYED]
        if secure:
            seed_numbered(s, seed, number)
        else:
            seed_fast(s, seed + number & SEEDS)
        verbs.deal(s)
        if check:
            broken = play_checked(s, out, longest, lengths, number)
            if broken != 0:
                return broken
        else:
            lengths[number] = play_on(s, out, longest)
        verbs.score(s, scores[number])
        if len(records) > 0:
            records[number] = s
    return 0


@kernel
def play_checked(s, out, longest, lengths, number):
    """Play random steps to the end and check the record after each; returns the number of a broken rule, or 0."""
    for taken in range(longest + 1):
        broken = verbs.check(s)
        if broken != 0:
            return broken
        mask = verbs.pending(s)
        if mask == 0:
            lengths[number] = taken
            return 0
        actor = actor_of(mask, 0)
        n = verbs.legal(s, actor, out)
        verbs.play(s, actor, out[below(s, n)])
    return 0


@kernel
def seed_numbered(s, seed, number):
    """Start a ChaCha20 stream whose key is a seed and the number of a game."""
    for cell in range(8):
        s.rng_key[cell] = 0
    s.rng_key[0] = seed & M32
    s.rng_key[1] = seed >> 32 & M32
    s.rng_key[2] = number & M32
    s.rng_counter = 0
    s.rng_drawn = 0
    s.rng_used = 16
    s.rng_secure = SECURE
