"""Any position of Briscola as JSON, in and out, hidden things included.

    players   how many                     stock    next card first, the trump card last
    hands     cards of each seat           table    cards of this trick in the order of play
    taken     cards taken by each seat     turned   the trump card, wherever it is now
    leader    who leads this trick

Cards are written as in moves: 3b. What is left out stays in the box; whose turn it is follows from the table.
"""

from itertools import chain
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from ludoteca.engine.agreement import agree
from ludoteca.engine.record import State

from .box import CARDS, IN_HAND, IN_STOCK, MOST_SEATS, ON_TABLE, TAKEN, Options
from .moves import CARD, card_read, card_text
from .view import lying

Card = Annotated[str, Meta(pattern=f"^{CARD.pattern}$")]
Cards = Annotated[list[Card], Meta(max_length=CARDS)]
EachSeat = Annotated[list[Cards], Meta(min_length=2, max_length=MOST_SEATS)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole truth of a moment."""

    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    hands: EachSeat
    stock: Cards
    table: Annotated[list[Card], Meta(max_length=MOST_SEATS - 1)]
    taken: EachSeat
    turned: Card
    leader: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    options: Options = field(default_factory=Options)


def format_position(s: State, options: Options) -> Position:
    """The whole truth of a record."""
    seats, leader = int(s["seats"]), int(s["leader"])
    order = [(leader + number) % seats for number in range(seats)]
    return Position(
        players=seats,
        hands=[texts(s, IN_HAND + seat) for seat in range(seats)],
        stock=[card_text(int(card)) for card in s["stock"][: s["stock_size"]][::-1]],
        table=[card_text(int(s["table"][seat]) - 1) for seat in order if s["table"][seat]],
        taken=[texts(s, TAKEN + seat) for seat in range(seats)],
        turned=card_text(int(s["turned"])),
        leader=leader,
        options=options,
    )


def texts(s: State, place: int) -> list[str]:
    """The cards at a place in notation."""
    return [card_text(face - 1) for face in lying(s, place)]


def parse_position(position: Position, s: State) -> None:
    """Write a position into a record; `check` has the last word on what lies where."""
    seats = position.players
    if not len(position.hands) == len(position.taken) == seats > max(position.leader, len(position.table)):
        raise msgspec.ValidationError("`hands` and `taken` have one list per player; not all have played to the trick")
    taken = list(chain(*position.taken))
    everything = [*position.stock, *position.table, *chain(*position.hands), *taken]
    if len(set(everything)) < len(everything):
        raise msgspec.ValidationError("a card is there twice")
    for seat in range(seats):
        put(s, position.hands[seat], IN_HAND + seat)
        put(s, position.taken[seat], TAKEN + seat)
    put(s, position.table, ON_TABLE)
    put(s, position.stock, IN_STOCK)
    s["stock_size"] = len(position.stock)
    s["stock"][: len(position.stock)] = [card_read(card) for card in position.stock[::-1]]
    for number, card in enumerate(position.table):
        s["table"][(position.leader + number) % seats] = 1 + card_read(card)
    s["turned"], s["leader"] = card_read(position.turned), position.leader
    s["to_move"] = (position.leader + len(position.table)) % seats
    s["tricks"] = (len(everything) - len(taken)) // seats
    agree(position, format_position(s, position.options))


def put(s: State, cards: list[str], place: int) -> None:
    """Lay cards at a place."""
    for card in cards:
        s["place"][card_read(card)] = place
