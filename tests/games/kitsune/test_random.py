"""Random games natively, with every record checked, over rows that hold every pair of option values."""

import os
import subprocess
import sys
from itertools import combinations
from typing import Any

import pytest

from ludoteca.engine.batch import play_batch
from ludoteca.engine.kernel import JIT
from tests.conformance.rows import Row, pairs, rows
from tests.games.kitsune.table import KITSUNE
from tests.rulebook import rule

ROWS = rows(KITSUNE)
GAMES = 2_000 // len(ROWS) + 1 if JIT else 1


def test_the_rows_hold_every_pair() -> None:
    found = set().union(*(pairs({"seats": row.seats, **row.options}) for row in ROWS))
    values: dict[str, Any] = {"seats": [2, 4, 6], **{option.name: option.values for option in KITSUNE.option_list()}}
    for one, two in combinations(sorted(values), 2):
        assert {((one, a), (two, b)) for a in values[one] for b in values[two]} <= found


@rule("KI-103", "KI-622", "KI-801", "KI-735")
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_nothing_is_ever_lost(row: Row) -> None:
    batch = play_batch(KITSUNE, games=GAMES, seats=row.seats, seed=1, check=True, threads=1, **row.options)
    assert batch.lengths.max() < KITSUNE.longest // 10
    assert (batch.scores.max(axis=1) == 2).all()


PROGRAM = """
import hashlib, sys
from ludoteca.engine.batch import play_batch
from ludoteca.games.kitsune import GAME
for seats in (2, 4, 6):
    batch = play_batch(GAME, games=3, seats=seats, seed=5, keep=True, threads=1, track_steps=8)
    print(seats, hashlib.sha256(batch.records.tobytes()).hexdigest())
"""


@pytest.mark.long  # in every run `tests/conformance/test_speeds.py` compares some games
@pytest.mark.skipif(not JIT, reason="compares compiled code with the interpreter")
def test_interpreter_and_native_code_play_the_same_games() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "LUDOTECA_JIT": jit},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for jit in ("1", "0")
    ]
    assert said[0] == said[1] != ""
