"""A game in a minute, as the page gets it."""

from msgspec import Struct

from ludoteca.engine.minute import Show
from ludoteca.server.protocol.from_server import Table, Update


class Picture(Struct, frozen=True):
    """One picture of a minute: a position as a page that joins a table is told it, and moves that are played on.

    Its texts are `<game>-minute-<name>` and `<game>-minute-<name>-title`.
    """

    name: str
    show: Show
    """The part of the table that is in the picture."""
    table: Table
    update: Update
    """Where it begins."""
    then: list[Update]
    """What each move shows, one after the other and then again from the beginning."""
    picked: list[int] = []
    """Where whoever looks makes the first move: its steps, which lie picked until the picture moves."""


class Minute(Struct, frozen=True):
    """GET /api/games/{game}/minute. A game in a minute: five to seven pictures from real positions."""

    game: str
    pictures: list[Picture]
