"""The interpreter and native code play the same games: same seeds, same bytes."""

import os
import subprocess
import sys

import pytest

from ludoteca import Game
from tests.conformance.rows import each_game
from tests.project.tree import ROOT
from tests.signature import signature

EVERY_ROW = 1_000
A_FEW = 3


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("rows", [A_FEW, pytest.param(EVERY_ROW, marks=pytest.mark.long)])
def test_interpreter_and_native_code_give_the_same_games(game: Game, rows: int) -> None:
    environment = {**os.environ, "LUDOTECA_JIT": "0"}
    command = [sys.executable, "-m", "tests.signature", game.name, "--rows", str(rows)]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    assert said.split() == [game.name, signature(game, rows)]
