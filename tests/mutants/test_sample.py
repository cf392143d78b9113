"""A few mutants of a quickly tested game, of two in the proofs; `make mutants` tries all mutants of all games."""

import os
import subprocess
import sys

import pytest

from tests.project.tree import ROOT

SAMPLE = 2
QUICK = ("kariba", pytest.param("bossa", marks=pytest.mark.long))
"""In the interpreter the tests of the others take a minute to let a mutant through."""


@pytest.mark.parametrize("name", QUICK)
def test_a_few_changed_rules_are_noticed(name: str) -> None:
    command = [sys.executable, "-m", "tests.mutants", name, "--sample", str(SAMPLE)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"of {SAMPLE} mutants killed" in done.stdout
