"""The games as the page has them: which are drawn, their saved positions, and tables at which a game is soon over."""

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.games import GAMES

SOURCES = Path(__file__).parents[2] / "web" / "src"


def is_drawn(game: str) -> bool:
    """Whether a game is played on a drawn table."""
    return "load: () =>" in (SOURCES / "games" / game / "index.ts").read_text("utf-8")


def quickest(game: str) -> tuple[int, dict[str, int]]:
    """The fewest seats and the quickest options of a game, from the module of its moments."""
    found: tuple[int, dict[str, int]] = import_module(f"tests.browser.positions.{game.replace('-', '_')}").QUICKEST
    return found


DRAWN = [game for game in GAMES if is_drawn(game)]
QUICKEST = {game: quickest(game) for game in GAMES}


@cache
def saved(game: str) -> dict[str, Any]:
    """The saved positions of a game by name: the messages that the server would send."""
    moments: dict[str, Any] = json.loads((SOURCES / "gallery" / f"{game}.json").read_text("utf-8"))["moments"]
    return moments
