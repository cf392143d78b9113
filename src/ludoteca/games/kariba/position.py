"""Any position of Kariba as JSON, in and out, hidden things included.

players   2 to 5                           waterhole  {"1": n, …, "8": n}
hands     per seat, cards 1 to 8           captured   per seat, the score pile
pile      first card = top                 first      seat that began this game
visible   V1 to V3, null = empty slot,     active     seat to decide
          [] in basic mode                 phase      "play", "draw" or "over"
history   scores per seat of the finished games of the match
turns     turns finished in this game (0 if left out)
options   as in the option table (defaults if left out)
knowledge {"shown": per seat, the cards of the hand that everybody saw being taken,
           "past": the last turns in basic mode, the oldest first, each [card, how many were played, how many were
           drawn, whom they drove away (0: nobody), how many of those]}; left out: none
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from ludoteca.engine.agreement import agree
from ludoteca.engine.record import State
from ludoteca.games.kariba.box import Options
from ludoteca.games.kariba.past import Turn, format_past, parse_past
from ludoteca.games.kariba.story import cards_in
from ludoteca.games.kariba.view import PHASES, finished_games

Card = Annotated[int, Meta(ge=1, le=8)]
Cards = Annotated[list[Card], Meta(max_length=64)]
Score = Annotated[int, Meta(ge=0, le=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
CODES = {name: code for code, name in PHASES.items()}


class Knowledge(Struct, frozen=True, forbid_unknown_fields=True):
    """What seats have seen beyond what lies open (KA-406, KA-408)."""

    shown: Annotated[list[Cards], Meta(max_length=5)] = field(default_factory=list)
    past: Annotated[list[Turn], Meta(max_length=64)] = field(default_factory=list)


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position; see the top of this file."""

    players: Annotated[int, Meta(ge=2, le=5)]
    hands: Annotated[list[Annotated[list[Card], Meta(max_length=5)]], Meta(max_length=5)]
    pile: Cards
    waterhole: dict[Literal["1", "2", "3", "4", "5", "6", "7", "8"], Annotated[int, Meta(ge=0, le=8)]]
    captured: Annotated[list[Cards], Meta(max_length=5)]
    first: SeatNumber
    active: SeatNumber
    phase: Literal["play", "draw", "over"]
    visible: Annotated[list[Card | None], Meta(max_length=3)] = field(default_factory=list)
    history: Annotated[list[Annotated[list[Score], Meta(max_length=5)]], Meta(max_length=3)] = field(
        default_factory=list
    )
    turns: Annotated[int, Meta(ge=0, le=63)] = 0
    options: Options = field(default_factory=Options)
    knowledge: Knowledge = field(default_factory=Knowledge)


def format_position(s: State, options: Options) -> Position:
    """The whole truth of a record."""
    seats = range(int(s["seats"]))
    return Position(
        players=len(seats),
        hands=[cards_in(s["hand"][seat]) for seat in seats],
        pile=[int(card) + 1 for card in s["pile"][: s["pile_size"]][::-1]],
        waterhole={str(place + 1): int(n) for place, n in enumerate(s["waterhole"])},  # type: ignore[misc]  # keys are the literals "1" to "8"
        captured=[cards_in(s["won"][seat]) for seat in seats],
        first=int(s["first"]),
        active=int(s["to_move"]),
        phase=PHASES[int(s["phase"])],
        visible=[int(card) or None for card in s["visible"]] if s["expert"] else [],
        history=finished_games(s),
        turns=int(s["turns"]),
        options=options,
        knowledge=Knowledge([cards_in(s["shown"][seat]) for seat in seats], format_past(s)),
    )


def parse_position(position: Position, s: State) -> None:
    """Write a position into a record whose options are set; whether it obeys the rules is for `check` to say."""
    if not len(position.hands) == len(position.captured) == position.players:
        raise msgspec.ValidationError("`hands` and `captured` need one list per player")
    if len(position.knowledge.shown) not in (0, position.players):
        raise msgspec.ValidationError("`shown` needs one list per player")
    if any(len(scores) != position.players for scores in position.history):
        raise msgspec.ValidationError("`history` needs one score per player")
    if not max(position.first, position.active) < position.players:
        raise msgspec.ValidationError("`first` and `active` are seats from 0 to players - 1")
    s["pile_size"] = len(position.pile)
    s["pile"][: len(position.pile)] = [card - 1 for card in reversed(position.pile)]
    for slot, card in enumerate(position.visible):
        s["visible"][slot] = card or 0
    for animal, count in position.waterhole.items():
        s["waterhole"][int(animal) - 1] = count
    for field_name, lists in (
        ("hand", position.hands),
        ("won", position.captured),
        ("shown", position.knowledge.shown),
    ):
        for seat, cards in enumerate(lists):
            for card in cards:
                s[field_name][seat, card - 1] += 1
    s["first"], s["to_move"], s["phase"] = position.first, position.active, CODES[position.phase]
    s["turns"], s["game"] = position.turns, len(position.history)
    for game, scores in enumerate(position.history):
        s["history"][game, : position.players] = scores
    parse_past(position.knowledge.past, s)
    agree(position, format_position(s, position.options), unread=() if s["expert"] else ("visible",))  # KA-202: `check`
