"""Tests that replace the dice need the interpreter: where kernels are compiled, they run in a process of their own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.engine.kernel import JIT

NAMES = ("likelihoods", "memory", "places", "recollection", "whereabouts")
FILES = [str(Path(__file__).with_name(f"test_{name}.py")) for name in NAMES]


@pytest.mark.skipif(not JIT, reason="they run by themselves")
def test_what_a_seat_knows_is_exact_in_the_interpreter() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *FILES]
    done = subprocess.run(command, env={**os.environ, "LUDOTECA_JIT": "0"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
