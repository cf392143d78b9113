"""What the operator's page is told: how one process of the house does. Numbers, games and incidents; never people."""

from typing import Literal

from msgspec import Struct

from ludoteca.engine.saying import Says
from ludoteca.server.diary import Noted
from ludoteca.server.protocol.http import CompileProgress


class OperatorLink(Struct, frozen=True):
    """POST /api/house/key. The secret of a link that `ludoteca house` has printed; it opens once."""

    link: str


class WhenToRestart(Struct, frozen=True):
    """PUT /api/house/restart. In how many seconds the house restarts; everybody at a table is told."""

    seconds: int


class Bots(Struct, frozen=True):
    """The processes that think for bots."""

    workers: int
    busy: int
    waiting: int
    """Decisions that wait for a free worker."""
    cuts: int
    """Moves made with less thought than their level asks for, since the start."""


class Database(Struct, frozen=True):
    """Where everything is stored."""

    kind: Literal["sqlite", "postgresql"]
    well: bool
    """Whether what was last to be stored could be."""
    waiting: int
    """Units of writing that wait."""
    bytes: int
    """How large its files are; 0 where that is not known."""


class Timing(Struct, frozen=True):
    """How long something took in the last hour; milliseconds, and None where nothing happened."""

    kind: Literal["action", "bot", "recall", "commit"]
    limit: int
    """What it should not take longer than."""
    half: float | None
    most: float | None
    """Within which 95 of 100 were done."""
    nearly: float | None
    """Within which 99 of 100 were done."""
    curve: list[float | None]
    """Within which 95 of 100 were done, minute by minute, the present one last."""


class FrozenTable(Struct, frozen=True):
    """A table that a mistake of ours has stopped."""

    id: str
    game: str
    incident: str
    """The number under which the log has it, and which the people there read."""
    since: int
    """Milliseconds since 1970, as all moments here."""
    seats: int
    pages: int
    """How many look at it."""
    move: int
    """The last one that is stored."""


class OfflineTable(Struct, frozen=True):
    """A table that the operator has taken offline."""

    id: str
    game: str
    since: int


class HouseTable(Struct, frozen=True):
    """GET /api/house/tables/TABLE. One table, without anybody who sits there and without a card."""

    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    seats: int
    pages: int
    incident: str
    """Where it is frozen: the number in the log."""
    offline: bool
    process: str
    """The name of the process that has it, where that is another one: then `pages` and `incident` are known there."""


class OtherProcess(Struct, frozen=True):
    """Another process of the same house."""

    name: str
    """Its machine and port."""
    version: str
    silent: int
    """Milliseconds since its last sign of life."""


class HouseReport(Struct, frozen=True, rename="camel"):
    """GET /api/house. How this process of the house does, now."""

    name: str
    """Of the process: its machine and port."""
    version: str
    python: str
    now: int
    started: int
    tables: int
    """Tables in memory."""
    playing: int
    """Of them, those where a match goes on."""
    pages: int
    """Open sockets."""
    memory: int
    """Bytes that the process holds, its bots not counted; 0 where the system does not say."""
    load: float
    """Which part of one core it had in the last minute."""
    actions: int
    """Commands carried out since the start."""
    refused: int
    """Commands and requests refused since the start."""
    bots: Bots
    database: Database
    warmth: CompileProgress
    timings: list[Timing]
    frozen: list[FrozenTable]
    offline: list[OfflineTable]
    restart: int | None
    """When a restart is announced for; None: none is."""
    diary: list[Noted]
    """What happened of late, the newest first."""
    others: list[OtherProcess]
    """The other processes of the house; they tell their own numbers."""
    notes: list[Says]
    """What was found wrong at the start: damage, or games that could not be read."""
