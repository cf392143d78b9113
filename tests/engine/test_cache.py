"""The compile cache is honest: after an edit of a rule the old rule is never played again."""

import ast
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

from ludoteca.engine import cache
from ludoteca.engine.cache import PACKAGE, SHARED, fingerprint, is_room, kernel_sources
from ludoteca.engine.kernel import kernel
from ludoteca.games import GAMES

SCOPES = sorted(cache.scope_of(game.box.__name__) for game in GAMES.values())
KARIBA, BOTS = "ludoteca.games.kariba", "ludoteca.bots"

# One seat holds two rhinos and has to play: which steps are legal?
LEGAL = """
import numpy as np
from ludoteca.engine import calls
from ludoteca.engine.record import rows
from ludoteca.games.kariba import GAME
states = np.zeros(1, GAME.state)
states[0]["seats"], states[0]["phase"] = 2, 1
states[0]["hand"][0, 6] = 2
out = np.zeros(GAME.steps, np.int64)
print(out[: calls.legal(rows(states), 0, 0, out)].tolist())
"""


def copied(folder: Path) -> Path:
    """The package's engine, bots and Kariba, in a folder of their own."""
    package = folder / "ludoteca"
    for room in ("engine", "bots", "games/kariba"):
        shutil.copytree(PACKAGE / room, package / room, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").write_text('"""A copy."""\n', "utf-8")
    (package / "games" / "__init__.py").write_text('"""A copy."""\n', "utf-8")
    return package


def legal(folder: Path) -> list[int]:
    """What is legal in the copy, asked in a new process with compiled kernels and the copy's own cache."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "LUDOTECA_CACHE": str(folder / "cache"),
        "LUDOTECA_JIT": "1",
    }
    command = [sys.executable, "-c", LEGAL]
    said = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout
    steps: list[int] = ast.literal_eval(said)
    return steps


def edit(file: Path, old: str, new: str) -> None:
    """Change one place of a source."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{file.name} has changed; adapt this test"
    file.write_text(text.replace(old, new), "utf-8")


def test_an_edited_rule_is_played_at_once_and_the_old_one_never_again(tmp_path: Path) -> None:
    kariba = copied(tmp_path) / "games" / "kariba"
    assert legal(tmp_path) == [30, 31]
    edit(kariba / "rules.py", "n += s.hand[seat, animal]", "n += max(0, s.hand[seat, animal] - 1)")
    assert legal(tmp_path) == [30], "a rule was edited"
    edit(kariba / "box.py", "HAND = 5 ", "HAND = 6 ")
    assert legal(tmp_path) == [36], "a number that a rule reads was edited"


# Two processes compile one kernel for different records at the same moment; Numba is made slow where it would matter.
AT_ONCE = """
import sys, time
import numpy as np
from numba.core.caching import IndexDataCacheFile
from tests.engine.test_cache import width
read = IndexDataCacheFile._load_index
def read_slowly(self):
    found = read(self)
    time.sleep(0.5)
    return found
IndexDataCacheFile._load_index = read_slowly
size = int(sys.argv[1])
print(width(np.zeros(1, np.dtype([("cells", np.int64, size)]))), len(width.stats.cache_hits))
"""


@kernel
def width(records):  # type: ignore[no-untyped-def]  # a kernel
    """How many cells a record has: another number for another type."""
    return len(records[0].cells)


def test_two_may_compile_a_kernel_for_two_games_at_once(tmp_path: Path) -> None:
    environment = {**os.environ, "LUDOTECA_CACHE": str(tmp_path), "LUDOTECA_JIT": "1"}

    def asked() -> list[str]:
        commands = [[sys.executable, "-c", AT_ONCE, str(size)] for size in (3, 5)]
        running = [subprocess.Popen(each, env=environment, stdout=subprocess.PIPE, text=True) for each in commands]
        return [each.communicate()[0].strip() for each in running]

    assert asked() == ["3 0", "5 0"], "each compiles its own"
    assert asked() == ["3 1", "5 1"], "each finds its own again"


# One process asks for the records of all sizes that it is told.
ONE_BY_ONE = """
import sys
import numpy as np
from tests.engine.test_cache import leaves_of_one
print(*(leaves_of_one(np.zeros(1, np.dtype([("cells", np.int64, int(size))]))) for size in sys.argv[1:]))
"""


@kernel
def leaves(records, depth):  # type: ignore[no-untyped-def]  # a kernel
    """Cells of a record at every leaf of a tree; whoever calls it cannot have it built in."""
    if depth < 2:
        return len(records[0].cells)
    return leaves(records, depth - 1) + leaves(records, depth - 2)


@kernel
def leaves_of_one(records):  # type: ignore[no-untyped-def]  # a kernel
    """Cells of a record, from a kernel that is called and not built in."""
    return leaves(records, int(records[0].cells[0]) + 1)


def test_what_two_processes_compiled_is_told_apart_by_a_third(tmp_path: Path) -> None:
    """Each compiles its record's kernels first of all, so that Numba numbers records and kernels alike in both."""
    environment = {**os.environ, "LUDOTECA_CACHE": str(tmp_path), "LUDOTECA_JIT": "1"}

    def asked(*sizes: str) -> str:
        command = [sys.executable, "-c", ONE_BY_ONE, *sizes]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert [asked("3"), asked("5")] == ["3", "5"]
    assert [asked("3", "5"), asked("5", "3")] == ["3 5", "5 3"]


def imports(file: Path) -> set[Path]:
    """The files of the package that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == PACKAGE.name:
            place = PACKAGE.joinpath(*node.module.split(".")[1:])
            found |= {place.with_suffix(".py"), *((place / alias.name).with_suffix(".py") for alias in node.names)}
    return {file for file in found if file.is_file()}


@pytest.mark.parametrize("scope", [SHARED, BOTS, *SCOPES])
def test_whatever_kernels_import_is_watched(scope: str) -> None:
    """The cache module itself decides where code lies and not what it does; records bring their games' names along."""
    games = SCOPES if is_room(scope) else [scope]
    watched = {file for each in (SHARED, scope, *games) for file in kernel_sources(each)}
    kernels = [file for file in kernel_sources(scope) if "@kernel" in file.read_text("utf-8")]
    assert kernels
    missing = {file for kernel in kernels for file in imports(kernel)} - watched - {PACKAGE / "engine" / "cache.py"}
    assert not missing


@pytest.mark.parametrize("scope", SCOPES)
def test_rules_knowledge_and_numbers_of_a_game_are_watched(scope: str) -> None:
    parts = {file.relative_to(cache.folder_of(scope)).parts[0] for file in kernel_sources(scope)}
    names = {name.removesuffix(".py") for name in parts}
    assert {"box", "rules", "knowledge", "thumb", "__init__"} <= names


def test_a_fingerprint_covers_the_sources_of_its_game_and_of_the_engine(tmp_path: Path) -> None:
    package, again = copied(tmp_path / "one"), copied(tmp_path / "two")
    assert fingerprint(KARIBA, package) == fingerprint(KARIBA, again)
    third = copied(tmp_path / "three")
    edit(third / "games" / "kariba" / "box.py", "HAND = 5 ", "HAND = 6 ")
    assert fingerprint(KARIBA, third) != fingerprint(KARIBA, package)
    assert fingerprint(SHARED, third) == fingerprint(SHARED, package)
    fourth = copied(tmp_path / "four")
    edit(
        fourth / "engine" / "randomness.py",
        "block[a], block[b], block[c], block[d] = xa",
        "block[a], block[b], block[c], block[d] = 0 * xa",
    )
    assert fingerprint(SHARED, fourth) != fingerprint(SHARED, package)
    assert fingerprint(KARIBA, fourth) != fingerprint(KARIBA, package)
    assert fingerprint(BOTS, fourth) != fingerprint(BOTS, package)


def test_an_edited_bot_leaves_the_games_compiled(tmp_path: Path) -> None:
    package, again = copied(tmp_path / "one"), copied(tmp_path / "two")
    edit(again / "bots" / "mind.py", "SURE = 1 << 14", "SURE = 1 << 13")
    assert fingerprint(BOTS, again) != fingerprint(BOTS, package)
    assert fingerprint(KARIBA, again) == fingerprint(KARIBA, package)


@pytest.mark.parametrize("flag", ["BOUNDSCHECK", "OPT"])
def test_compiler_flags_are_part_of_the_name(flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.machine()
    monkeypatch.setattr(numba.config, flag, 77)
    assert cache.machine() != before


def test_the_record_of_a_game_is_named_by_its_kernels() -> None:
    for game in GAMES.values():
        assert game.state.names is not None
        assert game.state.names[-1] == f"v_{fingerprint(cache.scope_of(game.box.__name__))}"


@pytest.mark.parametrize(
    ("module", "scope"),
    [
        ("ludoteca.games.kariba.rules", KARIBA),
        ("ludoteca.games.bossa.rules.turn", "ludoteca.games.bossa"),
        ("ludoteca.games.bossa.thumb", "ludoteca.games.bossa"),
        ("ludoteca.engine.calls", SHARED),
        ("ludoteca.bots.tree", BOTS),
        ("tests.movetree", SHARED),
    ],
)
def test_kernels_of_a_game_lie_apart_from_those_that_all_share(module: str, scope: str) -> None:
    assert cache.scope_of(module) == scope


def test_old_folders_are_swept_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    old, new = tmp_path / "kariba-old", tmp_path / "kariba-new"
    for folder in (old, new):
        folder.mkdir()
    os.utime(old, (0, time.time() - 15 * 86_400))
    assert cache.sweep() == [old]
    assert (old.exists(), new.exists()) == (False, True)
