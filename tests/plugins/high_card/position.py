"""Any position of High Card as JSON, in and out, hidden things included."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from ludoteca.engine.agreement import agree
from ludoteca.engine.record import State

from .box import CARDS, Options

Places = Annotated[list[Annotated[int, Meta(ge=0, le=13)]], Meta(min_length=CARDS, max_length=CARDS)]
Numbers = Annotated[list[Annotated[int, Meta(ge=0, le=CARDS)]], Meta(max_length=4)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of the record by their own names."""

    players: Annotated[int, Meta(ge=2, le=4)]
    place: Places
    table: Numbers
    taken: Numbers
    trick: Annotated[int, Meta(ge=0, le=2)]
    active: Annotated[int, Meta(ge=0, le=3)]
    options: Options = field(default_factory=Options)


def format_position(s: State, options: Options) -> Position:
    """The whole truth of a record."""
    seats = int(s["seats"])
    return Position(
        players=seats,
        place=s["place"].tolist(),
        table=s["table"][:seats].tolist(),
        taken=s["taken"][:seats].tolist(),
        trick=int(s["trick"]),
        active=int(s["to_move"]),
        options=options,
    )


def parse_position(position: Position, s: State) -> None:
    """Write a position into a record."""
    if not len(position.table) == len(position.taken) == position.players > position.active:
        raise msgspec.ValidationError("`table` and `taken` need one number per player")
    s["place"], s["trick"], s["to_move"] = position.place, position.trick, position.active
    s["table"][: position.players], s["taken"][: position.players] = position.table, position.taken
    agree(position, format_position(s, position.options))
