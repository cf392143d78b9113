"""What messages in several directions are made of."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ludoteca.engine.game import Game
from ludoteca.engine.outcome import Outcome
from ludoteca.games import HOUSE

Small = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A number as pages send it; anything larger is a mistake and is not read."""


class OtherView(Struct, frozen=True, tag_field="game", tag="other"):
    """A view of a game that a package brought: what every page needs of it, and all the rest as it is."""

    name: str
    """Which game."""
    pending: list[int]
    """The seats that may act now."""
    outcome: Outcome | None
    """How the match ended, null while it goes on."""
    view: dict[str, Any]
    """All that the viewer may know, in the game's own words."""


OWN = tuple(get_type_hints(game.views.view)["return"] for game in HOUSE.values())
"""The views of the games that live here, which have types of their own."""

if TYPE_CHECKING:
    View = Any
else:
    View = Union[(*OWN, OtherView)]  # of many
"""A view of any game, told apart by its `game` field."""


def on_wire(game: Game, view: Any) -> Any:
    """A view as it is sent: as it is where its game lives here, else inside the one that stands for all others."""
    if isinstance(view, OWN):
        return view
    return OtherView(game.name, list(view.pending), view.outcome, msgspec.to_builtins(view))


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on beside the rules of its game."""

    pace: Literal["none", "relaxed", "blitz", "1-day", "2-days", "3-days", "7-days"] = "none"
    """The clock: none, 30 seconds a decision and 10 minutes more a game, 10 seconds and 1 minute, or days for a move.

    Days pass whether or not anybody is there, or the server."""
    watch: Literal["nobody", "link", "all"] = "link"
    """Who may watch: nobody, whoever has the link, or everybody, who then finds the table on the list."""
    chat: bool = True
    listed: bool = True
    """Whether the table is on the list while it waits for people."""
    local: bool = False
    """One device is handed round: whoever opened the table plays all its people, one hand at a time."""
    hints: bool = False
    """A friendly table: everybody may ask for hints. Who plays alone with bots always may."""


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
    committed: bool = False
    """Whether this person's page has committed itself to what it will add to the next shuffle."""
    ready: bool = True
    """False: this person has asked for a moment before the deal."""
    absent: bool = False
    """A bot plays for this person until they take the seat back."""
    away: int = 0
    """Seconds since this person's last connection was lost, during a match; 0 while they are here."""
    out: bool = False
    """Out of the match: this seat sees what spectators see until the end."""
    warming: bool = False
    """The bot that plays here is not at its best yet: what it thinks with is still being compiled."""
    plays: str = ""
    """The level that plays in place of this bot's own while too many tables have such bots; "" if none has to."""
