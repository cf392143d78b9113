"""Mutated positions and files: refused in a sentence, or played on with; nothing breaks. See `fuzz`."""

import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from ludoteca import Game
from ludoteca.engine.kernel import JIT
from ludoteca.games import GAMES
from tests.conformance.fuzz import tried
from tests.conformance.rows import each_game

SAMPLE = 100 if JIT else 20
WHOLE, PORTION = 100_000, 2_500


@pytest.mark.parametrize("game", each_game())
def test_a_mutated_position_or_file_is_refused_or_played_on_with(game: Game) -> None:
    results = tried(game, SAMPLE, seed=1, matches=3)
    assert results.total() == SAMPLE
    assert results["position refused"]
    assert results["file refused"]


def portion(name: str, seed: int) -> Counter[str]:
    """Some of the mutants of a game, in a process of their own."""
    return tried(GAMES[name], PORTION, seed)


@pytest.mark.long
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("game", each_game())
def test_a_hundred_thousand_mutants_break_nothing(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    started, results = time.perf_counter(), Counter[str]()
    seeds = range(2, 2 + WHOLE // PORTION)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for found in pool.map(portion, [game.name] * len(seeds), seeds):
            results += found
    assert results.total() == WHOLE
    with capsys.disabled():
        counts = ", ".join(f"{count:,} {what}" for what, count in sorted(results.items()))
        print(f"\n{game.name}: {counts}, {time.perf_counter() - started:.0f} s")
