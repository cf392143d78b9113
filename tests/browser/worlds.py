"""The games as the page has them: which are drawn, their saved positions, and tables at which a game is soon over."""

import json
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.games import GAMES

SOURCES = Path(__file__).parents[2] / "web" / "src"


def is_drawn(game: str) -> bool:
    """Whether a game is played on a drawn table."""
    return "load: () =>" in (SOURCES / "games" / game / "index.ts").read_text("utf-8")


def moments_of(game: str) -> ModuleType:
    """The module of a game's moments."""
    return import_module(f"tests.browser.positions.{game.replace('-', '_')}")


DRAWN = [game for game in GAMES if is_drawn(game)]
QUICKEST: dict[str, tuple[int, dict[str, int]]] = {game: moments_of(game).QUICKEST for game in GAMES}
"""The fewest seats and the quickest options of each game."""
IS_LATE: dict[str, Callable[[Any], bool]] = {
    game: module.is_late for game in GAMES if hasattr(module := moments_of(game), "is_late")
}
"""The games that take long, and how their views say that the end is near."""


@cache
def saved(game: str) -> dict[str, Any]:
    """The saved positions of a game by name: the messages that the server would send."""
    moments: dict[str, Any] = json.loads((SOURCES / "gallery" / f"{game}.json").read_text("utf-8"))["moments"]
    return moments
