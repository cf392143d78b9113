"""Briscola, the example of a package that brings a game: installed as its own, and played everywhere that a game is."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from ludoteca.engine.kernel import JIT
from ludoteca.server.protocol import Done, OtherView, Start, Update
from tests.browser.house import COMMAND
from tests.plugins.briscola import PACKAGE, ROOT, house_with, with_briscola
from tests.server.visitor import Visitor, command, some_play


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where Briscola is installed."""
    return with_briscola(tmp_path_factory.mktemp("site"))


def ran(surroundings: dict[str, str], *line: str, **more: str) -> str:
    """What a command says where Briscola is installed."""
    environment = {**os.environ, **surroundings, **more}
    done = subprocess.run(line, env=environment, cwd=ROOT, input="", capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def suite(surroundings: dict[str, str], *line: str, **more: str) -> str:
    """The last line of a run of tests where Briscola is installed."""
    said = ran(surroundings, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *line, **more)
    return said.splitlines()[-1]


def test_its_own_tests_hold(surroundings: dict[str, str]) -> None:
    assert " passed" in suite(surroundings, str(PACKAGE / "tests"))


def test_the_arena_plays_it(surroundings: dict[str, str], tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    line = ["arena", "briscola", "thumb", "random", "--games", "2", "--seats", "3", "--processes", "1"]
    ran(surroundings, str(COMMAND), *line, "--json", str(report))
    assert "briscola" in report.read_text("utf-8")


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_houses_own_conformance_holds(surroundings: dict[str, str]) -> None:
    files = [f"tests/conformance/test_{name}.py" for name in ("files", "match", "play", "properties", "refusals")]
    assert " passed" in suite(surroundings, *files, "-k", "briscola")
    which = ["-m", "not long", "-k", "briscola"]
    assert "1 passed" in suite(surroundings, "tests/conformance/test_speeds.py", *which, LUDOTECA_JIT="1")


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.skipif(
    not JIT or find_spec("numba_cuda") is None, reason="`make .venv/.cuda` brings the compiler for cards"
)
def test_every_verb_compiles_for_a_card(surroundings: dict[str, str]) -> None:
    which = "test_every_verb_compiles_for_a_card and briscola"
    assert "1 passed" in suite(surroundings, "tests/engine/test_cuda.py", "-k", which, LUDOTECA_JIT="1")


@pytest.mark.skipif(find_spec("pettingzoo") is None, reason="`make .venv/.research` brings PettingZoo")
def test_pettingzoo_finds_nothing_wrong(surroundings: dict[str, str]) -> None:
    which = "briscola and nothing_wrong"
    assert "2 passed" in suite(surroundings, "tests/research/test_pettingzoo.py", "-k", which)


@pytest.fixture(scope="module")
def address(surroundings: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in which Briscola is installed."""
    with house_with(surroundings, tmp_path_factory.mktemp("house")) as house:
        yield house.base_url


@pytest.mark.long  # the browser's game goes the same way in every run
def test_four_play_it_over_the_socket_and_the_file_verifies(
    address: str, surroundings: dict[str, str], tmp_path: Path
) -> None:
    marta, dice = Visitor(address, "Marta"), random.Random(3)
    table = marta.open_table(4, game="briscola", bots=["random"] * 3)
    with marta.at(table) as socket:
        assert isinstance(socket.ask(Start(command())), Done)
        while socket.screen.view.outcome is None:
            if socket.screen.graph.nodes:
                assert isinstance(socket.ask(some_play(socket.screen, dice)), Done)
            else:
                socket.until(Update)
        view, match = socket.screen.view, socket.table.match
    assert isinstance(view, OtherView)
    assert view.outcome is not None
    scores = view.outcome.scores
    assert scores[:2] == scores[2:]
    assert sum(scores) == 240
    file = tmp_path / "match.json"
    file.write_bytes(marta.http.get(f"/api/matches/{match}/file").content)
    assert json.loads(file.read_bytes())["rules"].startswith("briscola")
    said = ran(surroundings, str(COMMAND), "--lang", "en", "verify", str(file))
    assert "Every move was legal." in said
    assert "Leads the first trick." in ran(surroundings, str(COMMAND), "--lang", "en", "replay", str(file))
