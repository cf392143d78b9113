"""A few mutants of each game whose survivors are listed; `make mutants` tries all of them."""

import os
import subprocess
import sys

import pytest

from ludoteca.games import GAMES
from tests.project.tree import ROOT

SAMPLE = 2
LISTED = [name for name in GAMES if (ROOT / "tests" / "games" / name.replace("-", "_") / "mutants.txt").exists()]


@pytest.mark.parametrize("name", LISTED)
def test_a_few_changed_rules_are_noticed(name: str) -> None:
    command = [sys.executable, "-m", "tests.mutants", name, "--sample", str(SAMPLE)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"of {SAMPLE} mutants killed" in done.stdout
