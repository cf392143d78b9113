"""A lesson as the page gets it: one document from which every move of the learner is judged without asking again."""

from msgspec import Struct

from ludoteca.server.protocol.from_server import Table, Update


class Consequence(Struct, frozen=True):
    """What one legal decision of the learner leads to."""

    steps: list[int]
    """The decision, as the page would send it."""
    right: bool
    text: str
    """The id of the sentence that names what happened."""
    updates: list[Update]
    """The move, and each reply: events and view as at a table."""


class Station(Struct, frozen=True, omit_defaults=True):
    """One position of a lesson and what is to be done in it."""

    name: str
    text: str
    """The id of the sentence that says what to do; the same with `-title` may be a title."""
    table: Table
    opening: Update
    before: list[Update]
    """Moves that are seen first; after the last of them, or at `opening`, the learner decides."""
    best: list[int]
    """The first of the right decisions, for whoever wants to be shown."""
    consequences: list[Consequence]
    """Of every legal decision."""
    rule: str = ""
    """The number of the rule behind it, "" if none is named."""
    anew: bool = False
    """Whether this is another table than that of the station before; otherwise the same one goes on."""


class Lesson(Struct, frozen=True):
    """GET /api/games/{game}/lesson. The stations of a lesson; POST /api/practice opens the game that follows."""

    game: str
    stations: list[Station]
