"""What the database holds, as plain data."""

from typing import Literal

from msgspec import Struct

OptionValue = bool | int | str


class Guest(Struct):
    """A person as this server knows them. `known`: the guest has chosen a name."""

    id: str
    name: str
    doll: int
    known: bool


class Chair(Struct, frozen=True):
    """Who sits on one chair of a table."""

    kind: Literal["open", "person", "bot"]
    player: str | None = None
    level: str = ""


class SitterNote(Struct, frozen=True):
    """Who sat there when the match was dealt."""

    kind: Literal["person", "bot"]
    name: str
    doll: int
    level: str


class Seal(Struct, frozen=True):
    """What the next deal of a table comes from: its address, the server's secret and what people have added."""

    match: str
    secret: bytes
    texts: dict[str, str]


class StoredTable(Struct, frozen=True):
    """A table with its chairs and the commands it has obeyed, as (player, command)."""

    id: str
    game: str
    options: dict[str, OptionValue]
    host: str
    match: str | None
    chairs: list[Chair]
    obeyed: set[tuple[str, str]]
    seal: Seal


class StoredMove(Struct, frozen=True):
    """One move; `told` holds its events as they were told then, in JSON."""

    sequence: int
    seat: int
    steps: list[int]
    told: str


class StoredAnswer(Struct, frozen=True):
    """What a seat has sent for a window that is still open. `window` is the number of moves made when it opened."""

    window: int
    seat: int
    steps: list[int]


class StoredMatch(Struct, frozen=True):
    """A match: its options, its seed, its moves and its events, and the answers that wait for the close of a window."""

    id: str
    table: str
    game: str
    version: int
    options: dict[str, OptionValue]
    seats: int
    sitters: list[SitterNote]
    server_seed: bytes
    dealt: str
    ended: bool
    moves: list[StoredMove]
    answers: list[StoredAnswer] = []
    entropy: list[str] = []
    """What each seat added to the deal."""


class TableNote(Struct, frozen=True):
    """A table as the list of tables needs it."""

    id: str
    game: str
    match: str | None
    ended: bool
    chairs: list[Chair]
