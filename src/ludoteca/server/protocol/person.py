"""A person's own page, as only that person gets it."""

from msgspec import Struct

from ludoteca.engine.saying import Says
from ludoteca.server.protocol.parts import Sitter


class Mean(Struct, frozen=True):
    """A mean of so many values; with 95 % the truth lies within `spread` of it on either side."""

    value: float
    spread: float
    count: int


class GameResult(Struct, frozen=True):
    """How often somebody has won one game. `expected`: the share of whoever plays like the others at such tables."""

    game: str
    played: int
    won: int
    expected: float


class Split(Struct, frozen=True):
    """Luck and decisions of one match, in shares of a victory."""

    match: str
    game: str
    ended: int
    luck: float
    decisions: float


class Habit(Struct, frozen=True):
    """A kind of decision that gave chance away. `says` is what spoke for the better move, the costliest time."""

    game: str
    says: Says
    count: int
    cost: float
    """What it gave away each time, in shares of a victory."""
    match: str
    move: int
    """Where the costliest one was made."""
    sitters: list[Sitter]
    seat: int


class PersonPage(Struct, frozen=True):
    """GET /api/me/page. Your own page: nobody else can see it, and it is deleted with you.

    The latest matches are thought over when you first ask; `done` and `total` tell how far that is. Practice does not
    count.
    """

    matches: int
    won: int
    since: int | None
    """When the first of them ended, in milliseconds since 1970."""
    partner: str
    """With whom you play most; "": only with bots."""
    results: list[GameResult]
    splits: list[Split]
    """The oldest first."""
    luck: Mean | None
    decisions: Mean | None
    habits: list[Habit]
    done: int
    total: int
