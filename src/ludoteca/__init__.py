"""Ludoteca: a house of hidden-information card and tile games, exact to the last sentence of their rulebooks."""

from ludoteca.engine.errors import BadFile, BadNotation, BadOption, BadPosition, IllegalMove
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.move import Move

__all__ = ["BadFile", "BadNotation", "BadOption", "BadPosition", "Game", "IllegalMove", "Match", "Move", "game"]


def game(name: str) -> Game:
    """The game of this name, e.g. "kariba"."""
    from ludoteca.games import GAMES  # here, so that `import ludoteca` stays quick

    if name not in GAMES:
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
