"""Tests that replace the dice or call kernels one by one: where kernels are compiled, the interpreter has a process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.engine.kernel import JIT

NAMES = {
    "boss_kito": ("walk",),
    "exploding_kittens": ("likelihoods", "memory", "places", "recollection", "whereabouts"),
    "kitsune": ("fillings", "weights"),
}
FILES = [str(Path(__file__).parent / game / f"test_{name}.py") for game, names in NAMES.items() for name in names]


@pytest.mark.skipif(not JIT, reason="they run by themselves")
def test_what_a_seat_knows_is_exact_in_the_interpreter() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *FILES]
    done = subprocess.run(command, env={**os.environ, "LUDOTECA_JIT": "0"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
