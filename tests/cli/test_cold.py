"""Commands on a machine where nothing is compiled: what begins at once, what is waited for, and what is said."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from ludoteca.bots.levels import Level
from ludoteca.bots.warm import NETWORK, SERVED
from ludoteca.cli import warm
from ludoteca.engine import switch
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import JIT
from ludoteca.engine.warm import Part
from ludoteca.games import GAMES
from tests.bots.networks import kept, taught
from tests.cli.conftest import Run

pytestmark = pytest.mark.skipif(not JIT, reason="the interpreter is never cold")


class Compiler:
    """A compiler that is done when it is asked for the third time."""

    ordered: ClassVar[list[str]] = []
    asked = 0
    returncode = 0

    def __init__(self, command: list[str], **_: Any) -> None:
        Compiler.ordered, Compiler.asked = command[len(warm.COMPILER) :], 0
        self.stdout = [f"kariba {part.name} {number} 2\n" for number, part in enumerate(SERVED, start=1)]

    def poll(self) -> int | None:
        """Whether it is done."""
        Compiler.asked += 1
        return None if Compiler.asked < 3 else 0

    def terminate(self) -> None:
        """Nothing to end."""

    def __enter__(self) -> "Compiler":
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, str]]]:
    """Nothing is in the cache; which parts were looked for there."""
    looked: list[tuple[str, str]] = []

    def is_warm(game: Game, part: Part) -> bool:
        looked.append((game.name, part.name))
        return False

    monkeypatch.setattr(warm, "is_warm", is_warm)
    monkeypatch.setattr(subprocess, "Popen", Compiler)
    yield looked
    switch.INTERPRETED.clear()


def test_a_game_begins_at_once_and_its_bots_play_by_thumb_until_it_is_compiled(run: Run, cold: list[str]) -> None:
    words = ("play", "kariba", "--seed", "3", "--first-player", "0", "--bot", "brass")
    result = run(*words, typed=["1", "1", "1", "1", "q"])
    assert result.exit_code == 0
    assert Compiler.ordered == ["kariba", "tables", "search"]
    said = result.output
    assert said.index("not compiled yet") < said.index("At the waterhole") < said.index("as you chose them")
    assert GAMES["kariba"].state not in switch.INTERPRETED


def test_the_arena_compiles_the_game_it_plays_and_no_other(run: Run, cold: list[tuple[str, str]]) -> None:
    result = run("arena", "kariba", "random", "tin", "--games", "1", "--processes", "1")
    assert "kariba is compiled first" in result.stderr
    assert {game for game, _ in cold} == {"kariba"}
    assert Compiler.ordered == ["kariba", "tables", "search"]


@pytest.fixture
def diamond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kariba has a level with a network."""
    monkeypatch.setitem(GAMES, "kariba", taught(GAMES["kariba"], kept(GAMES["kariba"], tmp_path)))


def test_the_arena_compiles_a_network_only_for_who_asks_it(run: Run, cold: list[str], diamond: None) -> None:
    assert run("arena", "kariba", "random", "diamond", "--games", "1", "--processes", "1").exit_code == 0
    assert Compiler.ordered == ["kariba", "tables", "search", "network"]


def test_while_only_the_network_is_cold_the_best_without_one_plays(
    cold: list[str], diamond: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm, "is_warm", lambda game, part: part is not NETWORK)
    monkeypatch.setattr(warm, "tell", lambda id, **_: None)
    beside = warm.Beside(GAMES["kariba"], ["diamond", "tin"])
    assert GAMES["kariba"].state not in switch.INTERPRETED
    assert [beside.player(spec) for spec in ("diamond", "tin")] == [Level("gold"), Level("tin")]
    assert beside.player("diamond") == Level("diamond")


def test_a_file_is_looked_at_without_a_compiler(run: Run, cold: list[str], game_file: str) -> None:
    Compiler.ordered = []
    assert run("verify", str(game_file)).exit_code == 0
    assert GAMES["kariba"].state in switch.INTERPRETED
    assert Compiler.ordered == []
