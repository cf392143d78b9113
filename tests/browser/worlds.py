"""The games as the page has them: which are drawn, their saved positions, and tables at which a game is soon over."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.games import GAMES

SOURCES = Path(__file__).parents[2] / "web" / "src"
QUICKEST: dict[str, tuple[int, dict[str, int]]] = {
    "kariba": (2, {}),
    "boss-kito": (3, {}),
    "bossa": (2, {}),
    "kitsune": (2, {"trackSteps": 5}),
    "exploding-kittens": (2, {"nopeWindowMs": 2000}),
}
"""The fewest seats and the quickest options of each game."""


def is_drawn(game: str) -> bool:
    """Whether a game is played on a drawn table."""
    return "load: () =>" in (SOURCES / "games" / game / "index.ts").read_text("utf-8")


DRAWN = [game for game in GAMES if is_drawn(game)]


@cache
def saved(game: str) -> dict[str, Any]:
    """The saved positions of a game by name: the messages that the server would send."""
    moments: dict[str, Any] = json.loads((SOURCES / "gallery" / f"{game}.json").read_text("utf-8"))["moments"]
    return moments
