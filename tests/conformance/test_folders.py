"""The folders of all games are laid out alike, as the map says (docs/architecture.md): the same verb, the same file."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Game
from tests.conformance.rows import each_game

ROOMS = {"box", "rules", "knowledge", "moves", "view", "story", "refusals", "position", "thumb", "players", "reasons"}
CHAPTERS = {
    "deal": "setup",
    "pending": "legality",
    "is_partial": "legality",
    "legal": "legality",
    "forbids": "legality",
    "play": "turn",
    "score": "ending",
    "check": "invariants",
}
COMPILED = {"rules", "knowledge", "thumb"}
ANOTHER_NEXT_SEAT = re.compile(r"\+ 1 < s\.seats|\+ 1\) % s\.seats")


def package_of(game: Game) -> str:
    """The package of a game."""
    return game.box.__name__.rpartition(".")[0]


def files(game: Game) -> dict[str, str]:
    """The text of every file of a game, by its path in the game's folder."""
    top = Path(sys.modules[package_of(game)].__path__[0])
    return {file.relative_to(top).as_posix(): file.read_text("utf-8") for file in sorted(top.rglob("*.py"))}


def room_of(path: str) -> str:
    """The room that a file is, or lies in."""
    return path.partition("/")[0].removesuffix(".py")


def home_of(function: Any, game: Game) -> str:
    """The file where a function of a game stands, a dotted name below the game's package."""
    module: str = getattr(function, "py_func", function).__module__
    return module.removeprefix(f"{package_of(game)}.")


@pytest.mark.parametrize("game", each_game())
def test_every_game_has_the_same_rooms(game: Game) -> None:
    assert {room_of(path) for path in files(game)} >= ROOMS


@pytest.mark.parametrize("game", each_game())
def test_a_verb_stands_in_the_same_file_in_every_game(game: Game) -> None:
    is_large = "rules/__init__.py" in files(game)
    for verb, chapter in CHAPTERS.items():
        assert home_of(getattr(game.rules, verb), game) == (f"rules.{chapter}" if is_large else "rules"), verb
    assert home_of(game.knowledge.redeal, game) == "knowledge"
    is_large = "knowledge/__init__.py" in files(game)
    assert home_of(game.knowledge.observe, game) == ("knowledge.observation" if is_large else "knowledge")
    assert [home_of(verb, game) for verb in (game.story.refusal, game.story.not_whole)] == ["refusals"] * 2


@pytest.mark.parametrize("game", each_game())
def test_kernels_stand_in_rules_knowledge_and_thumb_only(game: Game) -> None:
    assert {room_of(path) for path, text in files(game).items() if "@kernel" in text} == COMPILED


@pytest.mark.parametrize("game", each_game())
def test_rules_say_what_happens_and_leave_what_it_tells_to_knowledge(game: Game) -> None:
    rules = {path: text for path, text in files(game).items() if room_of(path) == "rules"}
    assert not [path for path, text in rules.items() if f"{package_of(game)}.knowledge" in text]


@pytest.mark.parametrize("game", each_game())
def test_there_is_one_next_seat(game: Game) -> None:
    assert not [path for path, text in files(game).items() if ANOTHER_NEXT_SEAT.search(text)]
