"""A hundred thousand random games of every game, natively, every promise of the verbs checked after every step."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from math import ceil

import pytest

from ludoteca import Game
from tests.conformance.random_play import played_out
from tests.conformance.rows import ROWS, Row, each_game

GAMES_EACH = 100_000


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("game", each_game())
def test_a_hundred_thousand_random_games_break_no_rule(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    rows = ROWS[game.name]
    each = ceil(GAMES_EACH / len(rows))

    def play_row(number: int) -> tuple[int, int]:
        """Games and steps of one row of options; every row has dice of its own."""
        row: Row = rows[number]
        steps = 0
        for seed in range(number * each, (number + 1) * each):
            result, _ = played_out(game, row, seed)
            assert 0 < result <= game.longest, f"seats {row.seats}, options {row.options}, seed {seed}: {result}"
            steps += result
        return each, steps

    started = time.perf_counter()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        played = list(pool.map(play_row, range(len(rows))))
    games, steps = (sum(column) for column in zip(*played, strict=True))
    assert games >= GAMES_EACH
    with capsys.disabled():
        seconds = time.perf_counter() - started
        print(f"\n{game.name}: {games:,} games, {steps:,} steps, {len(rows)} rows of options, {seconds:.0f} s")
