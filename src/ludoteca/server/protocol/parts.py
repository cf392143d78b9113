"""What messages in several directions are made of."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_type_hints

from msgspec import Meta, Struct

from ludoteca.games import GAMES

Small = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A number as pages send it; anything larger is a mistake and is not read."""


if TYPE_CHECKING:
    View = Any
else:
    View = Union[tuple(get_type_hints(game.views.view)["return"] for game in GAMES.values())]  # noqa: UP007  # of many
"""A view of any game, told apart by its `game` field."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on beside the rules of its game."""

    pace: Literal["none", "relaxed", "blitz"] = "none"
    """The clock: none, 30 seconds a decision and 10 minutes more a game, 10 seconds and 1 minute."""
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
    """The bot that plays here follows its rule of thumb for now: its search is still being compiled."""
