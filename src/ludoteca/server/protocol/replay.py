"""Matches that are over, over HTTP: their replay, how they went, and where another move would have led."""

from typing import Literal

from msgspec import Struct

from ludoteca.bots.explain import Course
from ludoteca.engine.event import Event
from ludoteca.engine.origin import Origin
from ludoteca.engine.saying import Says, Section
from ludoteca.server.protocol.parts import Sitter, View


class Frame(Struct, frozen=True):
    """One moment of a replay: the events that led here and what the chosen eyes saw."""

    by: int | None
    move: str
    """The move in notation, "" for the deal."""
    events: list[Event]
    view: View
    plain: list[Section]


class Replay(Struct, frozen=True, rename="camel"):
    """GET /api/matches/{id}/replay?eyes=open|0|1|… A finished match, frame by frame."""

    game: str
    names: list[str]
    sitters: list[Sitter]
    options: dict[str, bool | int | str]
    eyes: int | None
    """Through whose eyes; None shows all hands."""
    frames: list[Frame]
    origin: Origin | None = None
    """Where it was played on from; None: it was dealt."""
    told: list[Event] | None = None
    """Where the rules of today no longer lead through this match: what was told then; there are no frames."""


class Analysis(Struct, frozen=True):
    """GET /api/matches/{id}/hindsight. How a finished match went, thought over once, when somebody first asks.

    Until then `course` is null and the figures tell how far it is; ask again.
    """

    done: int
    total: int
    course: Course | None
    warming: bool = False
    """Whether it has to wait until the search of the game is compiled."""


class WhatIf(Struct, frozen=True):
    """GET /api/matches/{id}/what-if?move=14&instead=a%207x2. Where another move would have led in a finished match.

    `move` is how many moves were made before it. Chances are what each seat could know, as in the analysis.
    """

    by: int
    move: str
    """The other move, in notation."""
    frame: Frame
    before: list[float]
    after: list[float]
    """Everybody's chances before this move and after it."""
    over: bool
    """Whether the match would have ended with it."""
    exact: Says | None = None
    """How it would have ended for whoever made it if both sides then played their best, where that is certain."""


class UploadedFile(Struct, frozen=True):
    """POST /api/files?eyes=open|0|1|… with a game file as the body: the file as a replay, and what was checked.

    Nothing of it is kept. A file that contradicts itself is refused with the first thing that does not add up.
    """

    replay: Replay
    checks: list[Says]
    signer: Literal["house", "unknown", "nobody"]
    """Whose key signed it: this house's, one that is not known here, or nobody's."""
    key: str = ""
    """The public key that signed it, "" for nobody's."""
