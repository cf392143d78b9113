"""Ludoteca: a house of hidden-information card and tile games, exact to the last sentence of their rulebooks."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.engine.errors import (
        BadFile,
        BadNotation,
        BadNumber,
        BadOption,
        BadPosition,
        IllegalMove,
        LudotecaError,
    )
    from ludoteca.engine.game import Game
    from ludoteca.engine.match import Match
    from ludoteca.engine.move import Move
    from ludoteca.texts import sentence

__all__ = [
    "BadFile",
    "BadNotation",
    "BadNumber",
    "BadOption",
    "BadPosition",
    "Game",
    "IllegalMove",
    "LudotecaError",
    "Match",
    "Move",
    "game",
    "sentence",
]

HOMES = {"Game": "engine.game", "Match": "engine.match", "Move": "engine.move", "sentence": "texts"}
"""The modules that hold these names; all others are errors."""


def game(name: str) -> "Game":
    """The game of this name."""
    from ludoteca.games import GAMES, LEFT_OUT  # here, so that `import ludoteca` stays quick

    if name not in GAMES:
        left_out = "".join(f"; {says.args['name']} was left out: {says.args['text']}" for says in LEFT_OUT)
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(GAMES)}{left_out}")
    return GAMES[name]


def __getattr__(name: str) -> Any:
    """The other names, read when they are asked for: the compiler behind them takes more than a second to import."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"ludoteca.{HOMES.get(name, 'engine.errors')}"), name)
