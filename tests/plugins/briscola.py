"""Briscola, the example of a package that brings a game: installed by its own build, and a house that has found it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.house import House, open_house

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "briscola"
CLOCK = 40
"""Nobody waits for bots here."""


def with_briscola(site: Path) -> dict[str, str]:
    """Install the package into an empty folder; what a process must be told to find it there, its rules interpreted."""
    install = ["uv", "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([*install, str(site), str(PACKAGE)], check=True, timeout=100)
    return {"PYTHONPATH": str(site), "LUDOTECA_PLUGINS": "1", "LUDOTECA_JIT": "0"}


@contextmanager
def house_with(surroundings: dict[str, str], data: Path) -> Iterator[House]:
    """A house that is served in these surroundings."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in surroundings.items():
            patch.setenv(name, value)
        with open_house(data, clock=CLOCK) as house:
            yield house
