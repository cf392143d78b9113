"""Random games on a card, from the deal to the end."""

from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, int64

from ludoteca.engine import verbs
from ludoteca.engine.batch import RandomGames
from ludoteca.engine.cuda.card import THREADS, blocks, compiled, cuda, step_type
from ludoteca.engine.game import Game
from ludoteca.engine.playout import SEEDS, play_on, seed_numbered
from ludoteca.engine.randomness import seed_fast


@cache
def playing(game: Game, seats: int) -> Any:
    """The kernel that plays one game per thread, its record and its list of steps in the thread's own memory."""
    record, steps, step = from_dtype(game.state), game.steps, step_type(game)

    @compiled(game)  # type: ignore[untyped-decorator]
    def play(empty: Any, seed: Any, secure: Any, longest: Any, lengths: Any, scores: Any, records: Any) -> None:
        number = cuda.grid(1)
        if number >= len(lengths):
            return
        table = cuda.local.array(1, record)
        out = cuda.local.array(steps, step)
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


class Launch:
    """A batch of random games that lies ready on the card: `play` plays it, `fetched` brings home what came out."""

    def __init__(self, game: Game, *, games: int, seats: int, keep: bool = False, **options: Any) -> None:
        self.game = game
        self.empty = cuda.to_device(game.record(seats, game.parse_options(options)))
        self.lengths = cuda.device_array(games, np.int64)
        self.scores = cuda.device_array((games, seats), np.int64)
        self.records = cuda.device_array(games if keep else 0, game.state)
        self.kernel = playing(game, seats)

    def play(self, seed: int, *, secure: bool = False) -> None:
        """Play all games to their ends; returns when the card has done so."""
        grid = blocks(len(self.lengths)), THREADS
        self.kernel[grid](self.empty, seed, secure, self.game.longest, self.lengths, self.scores, self.records)
        cuda.synchronize()

    def fetched(self) -> RandomGames:
        """What came out, in the memory of the processor."""
        lengths = self.lengths.copy_to_host()
        records = self.records.copy_to_host() if len(self.records) else np.zeros(0, self.game.state)
        return RandomGames(len(lengths), int(lengths.sum()), lengths, self.scores.copy_to_host(), records)


def play_batch(
    game: Game, *, games: int, seats: int, seed: int = 0, secure: bool = False, keep: bool = False, **options: Any
) -> RandomGames:
    """Random games to their ends on the card, as `engine.batch.play_batch` plays them on the processor."""
    launch = Launch(game, games=games, seats=seats, keep=keep, **options)
    launch.play(seed, secure=secure)
    return launch.fetched()
