"""What the database holds, as plain data."""

from typing import Any, Literal

from msgspec import Struct

from ludoteca.engine.origin import Origin
from ludoteca.engine.outcome import Outcome

OptionValue = bool | int | str


class Guest(Struct):
    """A person as this server knows them. `known`: the guest has chosen a name."""

    id: str
    name: str
    doll: int
    known: bool


class Terms(Struct, frozen=True):
    """What a table has agreed on beside the rules of its game; the fields are explained where they travel."""

    pace: Literal["none", "relaxed", "blitz", "1-day", "2-days", "3-days", "7-days"] = "none"
    watch: Literal["nobody", "link", "all"] = "link"
    chat: bool = True
    listed: bool = True
    local: bool = False
    hints: bool = False

    def let_in(self, *, sits: bool, dealt: bool, removed: bool) -> bool:
        """Whether somebody may look: people who do not sit there before the deal, later where that is agreed on."""
        return self.watch != "nobody" or sits or not (dealt or removed)


class Chair(Struct, frozen=True):
    """Who sits on one chair of a table."""

    kind: Literal["open", "person", "bot"]
    player: str | None = None
    level: str = ""
    absent: bool = False
    """A bot plays for the person until they take the seat back."""
    ready: bool = True
    name: str = ""
    """Where one device is handed round: who sits here, and as which doll."""
    doll: int = 0


class SitterNote(Struct, frozen=True):
    """Who sat there when the match was dealt."""

    kind: Literal["person", "bot"]
    name: str
    doll: int
    level: str
    player: str = ""
    """Whose name it is, so that it can be forgotten; "" for bots."""


class Fixed(Struct, frozen=True):
    """A deal that is being made: nothing of it can be changed any more, and texts are being revealed."""

    rules: str
    """Game and version of its rules."""
    players: list[str]
    """Who takes part, by the seat they add for; "" where nobody does."""
    commitments: list[str]
    """What each seat has committed itself to, "" for nothing."""
    texts: dict[str, str] = {}
    """What has been revealed, by player."""


class Seal(Struct, frozen=True):
    """What the next deal of a table comes from: its address, the server's secret, and the deal that is being made."""

    match: str
    secret: bytes
    deal: Fixed | None = None


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
    terms: Terms = Terms()
    code: str = ""
    """Letters to say aloud: four, and up to eight where those run out."""
    adjourned: bool = False
    removed: frozenset[str] = frozenset()
    """Players whom the host has asked to leave."""

    def may_look(self, player: str | None) -> bool:
        """Whether somebody may look at this table."""
        sits = player is not None and any(chair.player == player for chair in self.chairs)
        return self.terms.let_in(sits=sits, dealt=self.match is not None, removed=player in self.removed)


class StoredMove(Struct, frozen=True):
    """One move; `told` holds its events as they were told then, in JSON."""

    sequence: int
    seat: int
    steps: list[int]
    told: str
    made: int = 0
    """When, in milliseconds since 1970."""
    player: str = ""
    """Who or which bot decided it, as `engine.decided` says; "" where that was not noted."""


class StoredAnswer(Struct, frozen=True):
    """What a seat has sent for a window that is still open. `window` is the number of moves made when it opened."""

    window: int
    seat: int
    steps: list[int]
    player: str = ""
    """Who or which bot decided it."""


class Aid(Struct, frozen=True, omit_defaults=True):
    """Help that a seat took during a match: a hint, or moves taken back. `move`: after how many moves."""

    kind: Literal["hint", "takeback"]
    seat: int
    move: int
    back: int | None = None
    """To how many moves the match was taken back."""


class Turn(Struct, frozen=True):
    """A person is to decide, since so many moves and since this moment (in milliseconds since 1970)."""

    seat: int
    player: str
    sequence: int
    since: int
    due: int | None = None
    """When a bot decides instead; None: the table gives no days for a move."""
    remind: int | None = None
    """When the person is to be told that little time is left; None: they have been, or need not be."""


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
    commitments: list[str] | None = None
    """What each seat had committed itself to before; None: from before seats did."""
    practice: bool = False
    """Moves were taken back freely, or it was played on from a point of another match."""
    clocks: str = ""
    """What everybody has left, as `table.time_control` writes it."""
    aids: list[Aid] = []
    """Hints and taking back, in order."""
    began: int = 0
    position: dict[str, Any] | None = None
    """With what it began; None: with a deal."""
    origin: Origin | None = None
    """Where it was played on from; None: it was dealt."""
    turns: list[Turn] | None = None
    """Whose turn it is; None where that was never noted."""


class Result(Struct, frozen=True):
    """How a match ended: what the game says of it, and which seats' people were there to the end."""

    outcome: Outcome
    stayed: list[int] | None = None
    """None where that was not noted."""


class FinishedNote(Struct, frozen=True):
    """A finished match as a list of them needs it."""

    id: str
    game: str
    ended: int
    sitters: list[SitterNote]
    practice: bool
    result: Result | None
    """None: it ended before that was noted."""


class TableNote(Struct, frozen=True):
    """A table as the list of tables needs it."""

    id: str
    game: str
    match: str | None
    ended: bool
    chairs: list[Chair]
    terms: Terms = Terms()
    adjourned: bool = False
    sitters: list[SitterNote] = []
    """Who sat there when the match was dealt."""
    turns: list[Turn] | None = None
    """Whose turn it is; None where that was never noted."""


class Line(Struct, frozen=True):
    """Something said at a table."""

    number: int
    player: str
    seat: int
    text: str
