"""What travels over HTTP: people, games, tables, keys and the house itself. Replays are in `replay`."""

from typing import Any, Literal

from msgspec import Struct

from ludoteca.engine.event import Event
from ludoteca.engine.origin import Hidden, Kind
from ludoteca.engine.outcome import Outcome
from ludoteca.engine.saying import Says
from ludoteca.server.protocol.parts import Sitter, Small, Terms


class Guest(Struct, frozen=True):
    """A guest as somebody is shown who may become one: a name ("" without one) and a doll."""

    name: str
    doll: Small


class Me(Struct, frozen=True):
    """GET /api/me, PUT /api/me. Who this browser is: a guest with a name and a doll.

    POST /api/me/back makes it again who it was before a key was turned.
    """

    name: str
    doll: Small
    known: bool = False
    """Whether the guest has chosen a name already."""
    before: Guest | None = None
    """Who this browser was before, and can be again."""


class Option(Struct, frozen=True, rename="camel"):
    """One table option of a game.

    Its texts are `<game>-option-<name>` and, per value, `<game>-option-<name>-<value>`.
    """

    name: str
    rule: str
    values: list[bool | int | str]
    default: bool | int | str


class GameInfo(Struct, frozen=True, rename="camel"):
    """GET /api/games. A game that can be played here."""

    name: str
    seats: list[int]
    """All seat counts that may be played."""
    options: list[Option]
    levels: list[str]
    """Bots that can be seated, weakest first."""
    sides: list[list[int]]
    """For each of `seats`, the side of every seat: partners have the same number."""
    ready: bool
    """False while parts of it are still being compiled: it can be played, and its bots follow their rule of thumb."""
    lesson: bool = False
    """Whether it can be learnt by playing: GET /api/games/{game}/lesson."""
    minute: bool = False
    """Whether it can be shown in a minute."""
    in_person: bool = False
    """Whether everybody has to be there all the time, so that no table of it gives days for a move."""


class GameTexts(Struct, frozen=True):
    """GET /api/games/{game}/texts?language=en|it. What a page needs to speak of a game that a package brought."""

    name: str
    prefix: str
    """How the numbers of its rules begin, without the hyphen."""
    texts: list[str]
    """Fluent files, in the order in which they are heard: English ones last, for what the language lacks."""
    rulebook: str
    """`RULES.md` of the game, "" if it has none."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. Open a table and sit down at seat 0.

    `bots` names a level per further seat; "" leaves the chair open.
    """

    game: str
    seats: Small
    options: dict[str, bool | int | str] = {}
    bots: list[str] = []
    start: bool = False
    """Deal at once (only with bots on all other chairs); then nobody takes part in the shuffle of the first match."""
    command: str = ""
    """An id of the page's choosing; the same id again gives the same table."""
    terms: Terms = Terms()
    people: list[str] = []
    """Where one device is handed round: the names of those on the chairs that are not for bots."""


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/practice. Play on from a point of a finished match, a file, a puzzle or a lesson, against bots.

    Opens a table at once; the match is practice and its file names where it came from. Nothing is taken from a match
    that goes on.
    """

    kind: Kind
    name: str = ""
    """The address of a match, or the name of a puzzle or a lesson; a file has none."""
    game: str = ""
    """The game of a puzzle or a lesson."""
    file: dict[str, Any] | None = None
    """A game file, whole."""
    move: Small = 0
    """After how many moves."""
    seat: Small | None = None
    """Where you sit; None: where the puzzle or the lesson is played from, else seat 0."""
    hidden: Hidden = "as-were"
    """Whether hidden things are as they were, or newly drawn from what this seat knew."""
    instead: str = ""
    """Another move that is made first instead of the one that followed, in notation."""
    level: str = ""
    """The bots on all other chairs; "": the usual ones, or those of the lesson."""
    command: str = ""
    """An id of the page's choosing; the same id again gives the same table."""


class Address(Struct, frozen=True):
    """Answer to POST /api/tables and POST /api/practice: where the new table is."""

    id: str


class Invitation(Struct, frozen=True, rename="camel"):
    """GET /api/tables/{id}/invitation. The address to share, which phones on the same Wi-Fi can reach with `--lan`.

    GET /api/tables/{id}/qr.svg draws the same address.
    """

    address: str
    only_here: bool = False
    """Whether the address leads nowhere but on the server's own machine: the house was opened without `--lan`."""


class TableLine(Struct, frozen=True, rename="camel"):
    """GET /api/tables. A doorbell: a table that waits for people, or one of yours."""

    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    names: list[str]
    free: int
    yours: bool
    your_turn: bool
    match: str | None
    adjourned: bool = False
    moves: int = -1
    """At one of yours: after how many moves it became the turn of whoever it is; -1: it is no person's."""


class WaitingTable(Struct, frozen=True, rename="camel", omit_defaults=True):
    """GET /api/tables/waiting. A running match of yours with other people, or with days for a move.

    Those come first where it is your turn, and of them those with the least time left.
    """

    id: str
    game: str
    sitters: list[Sitter]
    """As they were called at the deal."""
    seat: int
    """Where you sit."""
    your_turn: bool
    turns: list[int]
    """The seats of people whose turn it is."""
    days: int = 0
    """How many days the table gives for a move; 0: none are counted."""
    left: int | None = None
    """Milliseconds until a bot decides instead: for you where it is your turn, else for whoever has the least."""
    away: int | None = None
    """Milliseconds since you last looked at this match; None: not known."""
    moves: int = 0
    """Moves made since."""
    events: list[Event] = []
    """What happened in the last of them, as your seat was told."""


class MyTurns(Struct, frozen=True):
    """GET /api/tables/turns. At how many tables it is your turn."""

    count: int


class Finished(Struct, frozen=True, rename="camel", omit_defaults=True):
    """GET /api/matches. One of your finished matches, newest first; `?after=ID` asks for those that come after it."""

    id: str
    game: str
    ended: int
    """When, in milliseconds since 1970."""
    sitters: list[Sitter]
    """Who sat there when it was dealt; `you` is where you sat, unless one device was handed round."""
    outcome: Outcome | None = None
    """None where it is not known (yet): matches of an earlier version are reckoned when they are first asked for."""
    left: bool = False
    """You were not there any more when it ended."""
    practice: bool = False
    """Moves were taken back freely, or it was played on from a point of another match."""


class HouseKey(Struct, frozen=True):
    """POST /api/me/key: a link that makes one other device you. POST /api/key/owner: whose link it is.

    The key travels in the fragment of the address, which browsers do not send; it opens once.
    """

    key: str


class TurnedKey(Struct, frozen=True):
    """POST /api/key: become the guest whose key this is. Only ever after somebody was asked and said so."""

    key: str
    leave: bool = False
    """Whether the seats are to be left behind that this browser's present guest has at open tables."""


class KeyOwner(Struct, frozen=True):
    """POST /api/key/owner. Who one would become with a key, and what would be left behind. The key stays good."""

    owner: Guest
    present: Guest | None
    """Who this browser is now; None: nobody yet."""
    same: bool
    """Whether that is the same guest, so that there is nothing to become."""
    seats: int
    """At how many tables that are not over the present guest sits."""


class Problem(Struct, frozen=True):
    """Answer to any HTTP request that was refused; `says` tells why and what to do."""

    says: Says


class CompileProgress(Struct, frozen=True):
    """GET /api/warmth. How far the house is with compiling; all games can be played from the start.

    `cold` games wait for their turn, `warming` ones are being compiled, and at `warm` ones bots think as they should.
    """

    done: int
    total: int
    """Parts of games: each has its tables and its search."""
    games: dict[str, Literal["cold", "warming", "warm"]]


class Health(Struct, frozen=True):
    """GET /health. A move is made on a table that nobody sees: rules, disk and all, the database of the house too.

    `ailing` (status 503): that failed. `warming`: all is well, and something is still being compiled; or no bot is up
    yet, and then no move was made.
    """

    state: Literal["warming", "ok", "ailing"]
    games: dict[str, bool]
    """Per game, whether all of it is compiled."""
    move: int = 0
    """Milliseconds that the move took."""
    notes: list[str] = []
    """What whoever looks after the house should know, in sentences: whatever was lost with a damaged log."""
    warming: CompileProgress | None = None
    """How far compiling is, while something is left to do."""


class Key(Struct, frozen=True):
    """GET /key. The public key that signs the game files of this server."""

    algorithm: Literal["ed25519"]
    key: str
    """32 bytes in hexadecimal."""
