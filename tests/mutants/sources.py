"""Where the rules of a game stand, and which of their mutants may survive."""

import sys
from collections.abc import Container
from pathlib import Path

from ludoteca import Game
from tests.mutants.changes import Mutant, mutants

TESTS = Path(__file__).parents[1] / "games"


def folder(game: Game) -> Path:
    """Where the tests of a game are."""
    return TESTS / game.name.replace("-", "_")


def sources(game: Game) -> list[tuple[Path, str]]:
    """The files of a game that hold its rules and what a seat can know, and the modules they are."""
    package = game.box.__name__.rsplit(".", 1)[0]
    folder = Path(str(sys.modules[package].__file__)).parent
    files = [
        file
        for room in ("rules", "knowledge")
        for file in [folder / f"{room}.py", *sorted((folder / room).glob("*.py"))]
    ]
    return [
        (file, ".".join([package, *file.relative_to(folder).with_suffix("").parts]).removesuffix(".__init__"))
        for file in files
        if file.exists()
    ]


def mutants_of(game: Game, functions: Container[str] | None = None) -> list[Mutant]:
    """All mutants of a game, or those of some functions."""
    return [mutant for file, module in sources(game) for mutant in mutants(file, module, functions)]


def listed(game: Game) -> dict[str, str]:
    """Mutants that may survive, and why: three parts a line, the last is the reason."""
    file = folder(game) / "mutants.txt"
    lines = [line for line in file.read_text("utf-8").splitlines() if line] if file.exists() else []
    return {name: reason for name, _, reason in (line.rpartition(" | ") for line in lines)}
