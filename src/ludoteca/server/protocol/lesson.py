"""A lesson as the page gets it: one document from which every move of the learner is judged without asking again."""

from typing import Literal

from msgspec import Struct

from ludoteca.engine.saying import Says
from ludoteca.server.protocol.from_server import Table, Update
from ludoteca.server.protocol.parts import Small


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


class WhyThere(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{game}/why. Asks why a step may not be taken at a station or in a puzzle."""

    kind: Literal["lesson", "puzzle"]
    name: str
    """Of the station or of the puzzle."""
    steps: list[Small]
    """Those already chosen."""
    step: Small | Says
    """Its number, or its name as a label would have it."""


class Reason(Struct, frozen=True):
    """Answer to POST /api/games/{game}/why."""

    says: Says
