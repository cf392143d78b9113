"""Positions that come with the house, by their names: nobody can send in another one under such a name."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ludoteca.engine.game import Game
from ludoteca.engine.lesson import lesson_in
from ludoteca.engine.origin import Kind
from ludoteca.games import GAMES
from ludoteca.server.lessons.puzzle import collections
from ludoteca.server.refusal import Refusal


class Packaged(Struct, frozen=True):
    """A position, who is to play from there, and against which bots ("": the usual ones)."""

    position: dict[str, Any]
    seat: int = 0
    level: str = ""


def lesson(game: Game, name: str) -> Packaged | None:
    """The guided game at the end of a game's lesson, which is called like the game."""
    found = lesson_in(game.folder) if name == game.name else None
    return None if found is None else Packaged(found.game.position, found.game.seat, found.game.level)


def puzzle(game: Game, name: str) -> Packaged | None:
    """The position of a puzzle."""
    some = collections().get(game.name)
    found = next((each for each in some.puzzles if each.name == name), None) if some is not None else None
    return None if found is None else Packaged(found.position, found.seat)


SHELVES: dict[Kind, Callable[[Game, str], Packaged | None]] = {"lesson": lesson, "puzzle": puzzle}
"""Where positions of each kind are found."""


def packaged(kind: Kind, game: str, name: str) -> Packaged:
    """The position of this name; a Refusal says that there is none."""
    if game not in GAMES:
        raise Refusal("server-no-such-game", status=404, game=game[:40])
    found = SHELVES[kind](GAMES[game], name) if kind in SHELVES else None
    if found is None:
        raise Refusal("server-no-such-origin", status=404, name=name[:40])
    return found
