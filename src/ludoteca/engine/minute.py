"""The game in a minute: a few pictures of real positions with one sentence each, as data in a game's folder.

`minute.json` says what is in the pictures; the sentences are texts, `<game>-minute-<picture>` and, two or three words
long, `<game>-minute-<picture>-title`. A game without the file has no minute. What a page is shown of it is the house's
business: here positions are set up and moves read, by the rules of today.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ludoteca.engine.match import Match

if TYPE_CHECKING:
    from ludoteca.engine.game import Game

FILE = "minute.json"

Show = Literal["board", "hand", "seats", "all"]
"""The part of the table that is in a picture."""


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """One picture: a position, and moves that are played on from it as motion, again and again."""

    name: Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    position: dict[str, Any]
    seat: int | None = 0
    """Through whose eyes; null watches and sees no hand."""
    seed: int = 1
    """What chance does while the moves are played."""
    moves: list[str] = []
    """In notation, of any seat."""
    show: Show = "all"

    def begin(self, game: "Game") -> Match:
        """The match at the position, before the moves."""
        return game.position(self.position, self.seed)


class Minute(Struct, frozen=True, forbid_unknown_fields=True):
    """A game in a minute: what it is about, the aim, a turn, the trick that makes the game, the end, one tip."""

    pictures: Annotated[list[Picture], Meta(min_length=5, max_length=7)]


@cache
def minute_in(folder: Path) -> Minute | None:
    """The minute in the folder of a game, if it has one."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Minute) if file.exists() else None


def has_minute(game: "Game") -> bool:
    """Whether a game can be shown in a minute."""
    return (game.folder / FILE).exists()
