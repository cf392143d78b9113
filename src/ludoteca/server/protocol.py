"""Every message between page and server. TypeScript types are generated from here (`make protocol`).

HTTP carries what has an address (who I am, tables, game files, replays); one WebSocket at `/live` carries the life of a
table. Commands of the page are verbs and carry an id of the page's choosing: sent twice, they take effect once.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_type_hints

from msgspec import Meta, Struct

from ludoteca.bots.explain import Course, Explanation
from ludoteca.engine.event import Event
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.stepgraph import StepGraph
from ludoteca.games import GAMES
from ludoteca.server.storage.stored import Terms

PROTOCOL = 1
"""Raised when an old page can no longer be understood; `join` carries it and an old page is told to reload."""

Small = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A number as pages send it; anything larger is a mistake and is not read."""

if TYPE_CHECKING:
    View = Any
else:
    View = Union[tuple(get_type_hints(game.views.view)["return"] for game in GAMES.values())]  # noqa: UP007  # of many
"""A view of any game, told apart by its `game` field."""


class Sitter(Struct, frozen=True, rename="camel", omit_defaults=True):
    """Who sits on a chair, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    """"" for a guest who has not chosen a name, and for bots, which are called after their level."""
    doll: int = 0
    """Which of the peg dolls, 0 to 9; a bot's doll has an antenna."""
    level: str = ""
    """A bot's strength, e.g. `search:2k`."""
    connected: bool = True
    you: bool = False
    stirred: bool = False
    """Whether this person has added to the next shuffle."""
    ready: bool = True
    """False: this person has asked for a moment before the deal."""
    absent: bool = False
    """A bot plays for this person until they take the seat back."""
    away: int = 0
    """Seconds since this person's last connection was lost, during a match; 0 while they are here."""
    out: bool = False
    """Out of the match: this seat sees what spectators see until the end."""


class Table(Struct, frozen=True, rename="camel", tag_field="type", tag="table"):
    """server → client. The table around the match: sent on joining and whenever any of it changes."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    state: Literal["waiting", "playing", "over"]
    sitters: list[Sitter]
    seat: int | None
    """Where you sit; None: you are watching."""
    host: bool
    """Whether you set up this table."""
    match: str | None
    """Address of the match being played or just over; it changes with a rematch."""
    commitment: str
    """SHA-256 of the secret that this match was dealt from; "" before the start."""
    sealed: str = ""
    """SHA-256 of the server's secret for the next deal, shown before it: the deck is sealed."""
    terms: Terms = Terms()
    """What the table has agreed on beside the rules."""
    code: str = ""
    """Four letters that lead here, to say aloud; "" for those who only watch."""
    adjourned: bool = False
    """The match goes on another day: nothing is played until the people go on."""
    pausing: list[int] = []
    """Seats that would like to adjourn; when everybody who is here would, the match is."""
    practice: bool = False
    """Moves were taken back freely: this match is practice."""
    recorded: bool = False
    """The rules have changed since: this match is shown as it was told then, and cannot go on."""
    hints: bool = False
    """Whether you may ask for a hint here: you play alone with bots."""
    speed: float = 1.0
    """How fast the house's clock runs, to which all times belong that are told; faster than others only in tests."""


class Update(Struct, frozen=True, rename="camel", tag_field="type", tag="update"):
    """server → client. What is new since the last update, and the whole view after it.

    The page draws the view and uses the events for motion and log only; it never folds them into state.
    """

    sequence: int
    """Moves made so far in this match."""
    events: list[Event]
    view: View
    graph: StepGraph
    """What you may decide now; without nodes it is not your turn."""
    plain: list[Section]
    """The view in sentences."""
    answer: list[int] | None = None
    """Where several seats decide at once: the steps you have sent. Until the others have too, others replace them."""
    answered: list[int] = []
    """The seats that have answered already, where that is no secret."""
    closes_in: int | None = None
    """Milliseconds until the clock closes the open window, if not everybody has answered before; None: it does not."""
    backs: int = 0
    """How often moves were taken back since the server started; `play` may name it."""


class SeatTime(Struct, frozen=True, rename="camel", omit_defaults=True):
    """What one seat has left, in milliseconds, at the moment of sending."""

    turn: int
    """For this decision."""
    bank: int
    """For the rest of the game, when the turn time is used up."""
    runs: bool = False
    grace: int = 0
    """Where it runs: how long it still stands still because the connection is lost."""


class Clocks(Struct, frozen=True, tag_field="type", tag="clocks"):
    """server → client. Everybody's time: on joining, after every move, whenever a clock starts or stops.

    In between pages count down by themselves.
    """

    seats: list[SeatTime]


class Line(Struct, frozen=True):
    """Something said at the table. `name` and `doll` are those of now; `seat` where it was said from."""

    number: int
    seat: int
    name: str
    doll: int
    text: str


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """server → client. Lines of the chat: the last ones on joining, then each as it is said."""

    lines: list[Line]


class Reacted(Struct, frozen=True, tag_field="type", tag="reacted"):
    """server → client. A seat makes a face. Nobody keeps it."""

    seat: int
    face: int


class Recorded(Struct, frozen=True, tag_field="type", tag="recorded"):
    """server → client. A match that the rules of today do not lead to any more: what was told when it was played."""

    events: list[Event]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """server → client. Your command took effect (and is stored)."""

    command: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """server → client. Your command changed nothing; `says` tells why and what to do."""

    command: str
    says: Says


class Because(Struct, frozen=True, tag_field="type", tag="because"):
    """server → client. Answer to `why`."""

    command: str
    says: Says


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """server → client. Answer to `hint`: moves with their chances and what speaks for them, with what you know."""

    command: str
    explanation: Explanation


class Reload(Struct, frozen=True, tag_field="type", tag="reload"):
    """server → client. This page is older than the server: load it again."""

    protocol: int


class Join(Struct, frozen=True, tag_field="type", tag="join"):
    """client → server. First message on a socket: look at a table.

    `match` and `since` name what the page has already shown.
    """

    table: str
    protocol: Small
    match: str | None = None
    since: Small = -1
    """Sequence on the page's screen; the missed events (at most 200) come with the next update. -1: nothing yet."""


class Sit(Struct, frozen=True, tag_field="type", tag="sit"):
    """client → server. Take an open chair, also instead of the one you have (before the start)."""

    command: str
    seat: Small


class Stand(Struct, frozen=True, tag_field="type", tag="stand"):
    """client → server. Leave your chair (before the start)."""

    command: str


class Arrange(Struct, frozen=True, tag_field="type", tag="arrange"):
    """client → server. The host puts a bot on a chair or opens it (before the start)."""

    command: str
    seat: Small
    kind: Literal["open", "bot"]
    level: str = ""


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """client → server. Ask for a moment before the deal, or say that you are ready after all. Whoever sits down is."""

    command: str
    ready: bool


class Remove(Struct, frozen=True, tag_field="type", tag="remove"):
    """client → server. The host asks a guest to leave; during a match a bot takes the seat."""

    command: str
    seat: Small


class Leave(Struct, frozen=True, tag_field="type", tag="leave"):
    """client → server. Give the seat up: before the start it is free again, then a bot takes it for good."""

    command: str


class Return(Struct, frozen=True, tag_field="type", tag="return"):
    """client → server. Take your seat back from the bot that plays for you."""

    command: str


class StandIn(Struct, frozen=True, tag_field="type", tag="standIn"):
    """client → server. Let a bot play for somebody whose connection has been lost for 20 seconds."""

    command: str
    seat: Small


class Adjourn(Struct, frozen=True, tag_field="type", tag="adjourn"):
    """client → server. Go on another day (as soon as everybody who is here says so), or go on now."""

    command: str
    adjourn: bool


class Say(Struct, frozen=True, tag_field="type", tag="say"):
    """client → server. Say something at the table, up to 300 characters."""

    command: str
    text: str


class React(Struct, frozen=True, tag_field="type", tag="react"):
    """client → server. Make a face, 0 to 4: laugh, wow, phew, grr, bravo."""

    command: str
    face: Small


class TakeBack(Struct, frozen=True, tag_field="type", tag="takeBack"):
    """client → server. Take back your answer in an open window, or your last move.

    Among people a move can be taken back until the next decision if nobody has learnt anything by it. Alone with bots
    any move can: the match is then practice.
    """

    command: str
    sequence: Small


class Look(Struct, frozen=True, tag_field="type", tag="look"):
    """client → server. Where one device is handed round: show this seat's hand, or (null) cover everything."""

    command: str
    seat: Small | None


class Stir(Struct, frozen=True, tag_field="type", tag="stir"):
    """client → server. Add a text of your own to the next shuffle; a second one replaces the first.

    It is mixed with the server's secret, to which the server has committed itself before (`sealed`), and shown after
    the match.
    """

    command: str
    text: str
    """Up to 64 characters, without a zero byte."""


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """client → server. The host deals; every chair must be taken."""

    command: str


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """client → server. Play again with the same people, after the end. The first who asks deals."""

    command: str
    match: str = ""
    """The match that ended; if somebody else has dealt again already, nothing is left to do and that is no error."""


class Play(Struct, frozen=True, tag_field="type", tag="play"):
    """client → server. The steps of one move, for the sequence on the page's screen. The server knows the seat."""

    command: str
    sequence: Small
    steps: list[Small]
    seat: Small | None = None
    """Only where one device is handed round: who decides."""
    backs: Small | None = None
    """`backs` on the page's screen: a move meant for what was taken back meanwhile and replaced does not count."""


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """client → server. Asks why a step may not be taken after the steps already chosen."""

    command: str
    steps: list[Small]
    step: Small
    seat: Small | None = None
    """Only where one device is handed round: who asks."""


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """client → server. Asks what a bot would think in your place. Only for one person among bots; changes nothing."""

    command: str
    sequence: Small


Ordered = (
    Sit
    | Stand
    | Arrange
    | Ready
    | Remove
    | Leave
    | Return
    | StandIn
    | Adjourn
    | Stir
    | Start
    | Rematch
    | Play
    | TakeBack
    | Say
    | React
)
"""Commands that a table carries out once each."""
ToServer = Join | Ordered | Look | Why | Hint
ToClient = Table | Update | Clocks | Talk | Reacted | Recorded | Done | Refused | Because | Hinted | Reload


class Me(Struct, frozen=True):
    """GET /api/me, PUT /api/me. Who this browser is: a guest with a name and a doll."""

    name: str
    doll: Small
    known: bool = False
    """Whether the guest has chosen a name already."""


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
    ready: bool
    """False while its rules are still being compiled."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. Open a table and sit down at seat 0.

    `bots` names a level per further seat; "" leaves the chair open.
    """

    game: str
    seats: Small
    options: dict[str, bool | int | str] = {}
    bots: list[str] = []
    start: bool = False
    """Deal at once (only with bots on all other chairs); then nobody can add to the shuffle of the first match."""
    command: str = ""
    """An id of the page's choosing; the same id again gives the same table."""
    terms: Terms = Terms()
    people: list[str] = []
    """Where one device is handed round: the names of those on the chairs that are not for bots."""


class Address(Struct, frozen=True):
    """Answer to POST /api/tables: where the new table is."""

    id: str


class Invitation(Struct, frozen=True):
    """GET /api/tables/{id}/invitation. The address to share, which phones on the same Wi-Fi can reach with `--lan`.

    GET /api/tables/{id}/qr.svg draws the same address.
    """

    address: str


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
    told: list[Event] | None = None
    """Where the rules of today no longer lead through this match: what was told then; there are no frames."""


class Hindsight(Struct, frozen=True):
    """GET /api/matches/{id}/hindsight. How a finished match went, thought over once, when somebody first asks.

    Until then `course` is null and the figures tell how far it is; ask again.
    """

    done: int
    total: int
    course: Course | None


class BroughtFile(Struct, frozen=True):
    """POST /api/files?eyes=open|0|1|… with a game file as the body: the file as a replay, and what was checked.

    Nothing of it is kept. A file that contradicts itself is refused with the first thing that does not add up.
    """

    replay: Replay
    checks: list[Says]
    genuine: bool
    """Signed by the server that it names; otherwise it is consistent, and nobody vouches for where it comes from."""


class HouseKey(Struct, frozen=True):
    """POST /api/me/key: a link that makes one other device you. POST /api/key: the key that came with such a link.

    The key travels in the fragment of the address, which browsers do not send; it opens once.
    """

    key: str


class Problem(Struct, frozen=True):
    """Answer to any HTTP request that was refused; `says` tells why and what to do."""

    says: Says


class Health(Struct, frozen=True):
    """GET /health. `warming` until the rules of every game are compiled and a bot could move.

    Then a move is made on a table that nobody sees: rules, disk and all. `ailing` (status 503): that failed.
    """

    state: Literal["warming", "ok", "ailing"]
    games: dict[str, bool]
    """Per game, whether its tables are open."""
    move: int = 0
    """Milliseconds that the move took."""


class Key(Struct, frozen=True):
    """GET /key. The public key that signs the game files of this server."""

    algorithm: Literal["ed25519"]
    key: str
    """32 bytes in hexadecimal."""
