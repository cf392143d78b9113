"""What the server says on the socket."""

from typing import Any, Literal

from msgspec import Struct

from ludoteca.bots.explain import Explanation
from ludoteca.engine.event import Event
from ludoteca.engine.origin import Origin
from ludoteca.engine.saying import Says, Section
from ludoteca.engine.stepgraph import StepGraph
from ludoteca.server.protocol.parts import Sitter, Terms, View


class Dealing(Struct, frozen=True, omit_defaults=True):
    """A deal that is being made. Nothing is revealed before all commitments stand, and nothing changes after."""

    phase: Literal["committing", "revealing"]
    """Waiting for pages that have not committed themselves; then for those that have not revealed."""
    commitments: list[str] = []
    """What each seat has committed itself to, "" for nothing."""
    revealed: list[int] = []
    """Seats that have revealed."""
    rules: str = ""
    """Game and version of its rules, which are fixed with the commitments."""
    number: int = 0
    """Where the public chain holds all that is fixed (`GET /api/chain`)."""


class Deal(Struct, frozen=True):
    """How the match on the table was dealt."""

    commitments: list[str]
    """What each seat had committed itself to before anything was revealed, "" for nothing."""
    number: int
    """Where the public chain holds that."""


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
    """What the server had committed itself to before this match was dealt; "" before the start."""
    sealed: str = ""
    """The server's commitment for the next deal, SHA-256 of its secret and the address of the match: a sealed deck."""
    dealing: Dealing | None = None
    """The next deal, while it is being made."""
    deal: Deal | None = None
    """How this match was dealt; None before the start, and for matches from before seats committed themselves."""
    terms: Terms = Terms()
    """What the table has agreed on beside the rules."""
    code: str = ""
    """Letters that lead here, to say aloud, four to eight of them; "" for those who only watch."""
    adjourned: bool = False
    """The match goes on another day: nothing is played until the people go on."""
    pausing: list[int] = []
    """Seats that would like to adjourn; when everybody who is here would, the match is."""
    hurried: bool = False
    """All people are out of the match and have had enough: bots do not pause."""
    practice: bool = False
    """This match is practice: moves were taken back freely, or it was played on from a point of another one."""
    origin: Origin | None = None
    """Where this match was played on from; None: it was dealt."""
    recorded: bool = False
    """The rules have changed since: this match is shown as it was told then, and cannot go on."""
    hints: bool = False
    """Whether you may ask for a hint here: the table has agreed on it, or you play alone with bots."""
    speed: float = 1.0
    """How fast the house's clock runs, to which all times belong that are told; faster than others only in tests."""
    incident: str = ""
    """The table has stopped because of a mistake of ours, which the log has under this number; the host may reopen."""


class Update(Struct, frozen=True, rename="camel", tag_field="type", tag="update"):
    """server → client. What is new since the last update, and the whole view after it.

    The page draws the view and uses the events for motion and log only; it never folds them into state. What lies on
    the table while pieces move is a picture of the motion: nothing is decided by it, and each update ends on its view.
    """

    sequence: int
    """Moves made so far in this match."""
    events: list[Event]
    view: View
    graph: StepGraph
    """What you may decide now; without nodes it is not your turn."""
    plain: list[Section]
    """The view in sentences; empty for a page that wants none."""
    answer: list[int] | None = None
    """Where several seats decide at once: the steps you have sent. Until the others have too, others replace them."""
    answered: list[int] = []
    """The seats that have answered already, where that is no secret."""
    closes_in: int | None = None
    """Milliseconds until the clock closes the open window, if not everybody has answered before; None: it does not."""
    backs: int = 0
    """How often moves were taken back since the server started; `play` may name it."""


class Change(Struct, frozen=True, rename="camel", tag_field="type", tag="change", omit_defaults=True):
    """server → client. An `update` for a page that asked for changes: with its last one it makes the next one."""

    sequence: int
    """Moves made so far in this match."""
    view: dict[str, Any]
    """The fields of the view that are different now; all others stand as they were."""
    events: list[Event] = []
    graph: StepGraph | None = None
    """What you may decide now; None: it is not your turn."""
    plain: list[Section] = []
    """The view in sentences, whole; empty for a page that wants none."""
    answer: list[int] | None = None
    answered: list[int] = []
    closes_in: int | None = None
    backs: int = 0
    """These as in `update`."""


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
    """Something said at the table; `seat` is where it was said from.

    `name` and `doll` are those of now, and while a match goes on those of its deal.
    """

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


class Announced(Struct, frozen=True, tag_field="type", tag="announced"):
    """server → client. The house will restart soon, or will not after all; matches and clocks go on afterwards."""

    within: int | None
    """Milliseconds until then; None: what was announced is withdrawn."""


class Reload(Struct, frozen=True, tag_field="type", tag="reload"):
    """server → client. This page is older than the server: load it again."""

    protocol: int


class Beat(Struct, frozen=True, tag_field="type", tag="beat"):
    """server → client. The server is there and has nothing else to say; for pages that want `beats`."""

    within: int = 1500
    """Milliseconds within which there is another word. Twice as many without one: the line is dead."""


Shown = Table | Update | Change | Clocks | Talk | Reacted | Recorded
ToClient = Shown | Done | Refused | Because | Hinted | Announced | Reload | Beat
