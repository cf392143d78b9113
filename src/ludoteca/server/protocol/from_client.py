"""What pages say on the socket. Commands are verbs with an id of the page's choosing: sent twice, they count once."""

from typing import Literal

from msgspec import Struct

from ludoteca.engine.saying import Says
from ludoteca.server.protocol.parts import Small


class Join(Struct, frozen=True, tag_field="type", tag="join"):
    """client → server. First message on a socket: look at the table that its address names.

    `match` and `since` name what the page has already shown.
    """

    table: str
    protocol: Small
    match: str | None = None
    since: Small = -1
    """Sequence on the page's screen; the missed events (at most 200) come with the next update. -1: nothing yet."""
    deals: bool = False
    """This page takes part in dealing: it commits itself to a text for every `sealed` deck, and reveals it."""
    words: bool = True
    """Updates carry the view in sentences too. A page that draws the table says no; it joins again to say otherwise."""
    changes: bool = False
    """After the first update what follows comes as `change`: only those fields of the view that are different."""
    beats: bool = False
    """Whenever nothing has come for a while, a `beat` does: who hears neither for longer than that has a dead line."""
    rhythm: bool = False
    """This page takes from a `beat` how soon there is another word; for others there is one every second or two."""


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


class Reopen(Struct, frozen=True, tag_field="type", tag="reopen"):
    """client → server. The host opens a table again that has stopped (`incident`): as it was after the last move."""

    command: str


class Hurry(Struct, frozen=True, tag_field="type", tag="hurry"):
    """client → server. All people here are out of the match: from now on its bots do not pause."""

    command: str


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


class Commit(Struct, frozen=True, tag_field="type", tag="commit"):
    """client → server. Commit yourself to a text that you will add to the next shuffle, for a page that `deals`.

    It counts for as long as this page is open, for the deck that is `sealed` now and the seat you have now.
    """

    command: str
    sealed: str
    """The server's commitment that the page has seen."""
    commitment: str
    """SHA-256, in hexadecimal, of the text before it: `sealed`, a zero byte, your seat, a zero byte, your text."""


class Reveal(Struct, frozen=True, tag_field="type", tag="reveal"):
    """client → server. The text that you have committed yourself to, when `dealing` says that all commitments stand.

    Whoever does not reveal within 5 seconds voids the deal and is not ready any more.
    """

    command: str
    text: str
    """Up to 64 characters, without a zero byte."""


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """client → server. The host deals; every chair must be taken. Pages that take part are asked to reveal first."""

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
    """client → server. Asks why a step may not be taken after the steps already chosen of the open decision.

    Steps that are not the beginning of one decision are refused: what a whole move would lead to is not told before.
    """

    command: str
    steps: list[Small]
    step: Small | Says
    """Its number, or, as a step that is not offered has none that a page was given, its name: the id and the arguments
    that its label would have."""
    seat: Small | None = None
    """Only where one device is handed round: who asks."""


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """client → server. Asks what a bot would think in your place, where `hints` are given; changes nothing."""

    command: str
    sequence: Small
    seat: Small | None = None
    """Only where one device is handed round: who asks."""


TableCommand = (
    Sit
    | Stand
    | Arrange
    | Ready
    | Remove
    | Leave
    | Return
    | StandIn
    | Adjourn
    | Hurry
    | Reveal
    | Start
    | Rematch
    | Play
    | TakeBack
    | Say
    | React
)
"""Commands that a table carries out once each, unless it is frozen."""

Ordered = TableCommand | Reopen
"""All commands that a table carries out once each."""

ToServer = Join | Ordered | Commit | Look | Why | Hint
