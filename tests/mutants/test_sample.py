"""A mutant of a quickly tested game, a few of two in the proofs; `make mutants` tries all mutants of all games."""

import os
import subprocess
import sys

import pytest

from tests.project.tree import ROOT

QUICK = (("kariba", 1), *(pytest.param(name, 2, marks=pytest.mark.long) for name in ("kariba", "bossa")))
"""In the interpreter the tests of the others take a minute to let a mutant through."""


@pytest.mark.parametrize(("name", "sample"), QUICK)
def test_a_few_changed_rules_are_noticed(name: str, sample: int) -> None:
    command = [sys.executable, "-m", "tests.mutants", name, "--sample", str(sample)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"of {sample} mutants killed" in done.stdout
