"""What is in Kariba's box: 64 cards of eight animals, a waterhole, the table options, and the record of a whole match.

Animals are numbered 1 to 8 on the cards; inside records they are places 0 (mouse) to 7 (elephant). Steps:

    0 … 39   play (animal, count) = animal place × 5 + count − 1      KA-511
    40       draw from the pile                                        KA-534
    41 … 48  draw the visible card of an animal = 41 + animal place    KA-534
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from ludoteca.engine import randomness
from ludoteca.engine.record import State, layout

NAME = "kariba"
PREFIX = "KA"
VERSION = 1
SEATS = range(2, 6)  # KA-201

ANIMALS = 8  # KA-102
COPIES = 8  # KA-102
CARDS = ANIMALS * COPIES  # KA-101
MOUSE, ELEPHANT = 0, 7  # KA-104
NOBODY = -1
HAND = 5  # KA-304
HERD = 3  # KA-521
SLOTS = 3  # KA-306
MOST_SEATS = 5
MOST_GAMES = 3  # KA-204

OVER, PLAY, DRAW = 0, 1, 2
"""Phases. An all-zero record is over."""

PILE = ANIMALS * HAND
VISIBLE = PILE + 1
STEPS = VISIBLE + ANIMALS
LONGEST = MOST_GAMES * 2 * CARDS
"""No match has more steps: each card is played once and drawn by one decision at most."""
GATHERED: tuple[str, ...] = ()
"""No move is a chain of steps that could gather anything."""

ROTATE, RANDOM, LOSER = 0, 1, 2
STARTS = ("rotate", "random", "loserFirst")
"""`matchStart` (KA-607)."""
RANDOM_FIRST = -1
"""`firstPlayer` (KA-303)."""

STATE = layout(
    __name__,
    *randomness.FIELDS,
    ("expert", np.int8),  # KA-203
    ("games", np.int8),  # KA-204
    ("first_player", np.int8),  # KA-303: a seat, or RANDOM_FIRST
    ("match_start", np.int8),  # KA-607
    ("show_scores", np.int8),  # KA-407
    ("max_players", np.int8),  # KA-201
    ("seats", np.int8),
    ("phase", np.int8),
    ("to_move", np.int8),
    ("first", np.int8),  # the seat that began this game
    ("game", np.int8),  # finished games of this match
    ("turns", np.int8),  # turns finished in this game
    ("pile_size", np.int8),
    ("pile", np.int8, (CARDS,)),  # next card last, so drawing pops; hidden from every seat; empty cells are 0
    ("visible", np.int8, (SLOTS,)),  # KA-306: V1 to V3 as 1 + animal place, 0 is an empty slot
    ("waterhole", np.int8, (ANIMALS,)),
    ("hand", np.int8, (MOST_SEATS, ANIMALS)),  # how many of each animal; hidden from the other seats
    ("shown", np.int8, (MOST_SEATS, ANIMALS)),  # part of each hand that everybody saw being taken (KA-408)
    ("won", np.int8, (MOST_SEATS, ANIMALS)),  # KA-525: each score pile; all of it was public when captured (KA-406)
    ("history", np.int16, (MOST_GAMES, MOST_SEATS)),  # scores of the finished games
    ("past", np.int16, (CARDS,)),  # basic mode: the turns of this game as `rules.note` spells them; 0 where not known
)


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Kariba's table options, with the rule that allows each."""

    expert: Annotated[bool, Meta(extra={"rule": "KA-203", "values": [False, True]})] = False
    games: Annotated[Literal[1, 3], Meta(extra={"rule": "KA-204", "values": [1, 3]})] = 1
    first_player: Annotated[
        Literal["random", 0, 1, 2, 3, 4], Meta(extra={"rule": "KA-303", "values": ["random", 0, 1, 2, 3, 4]})
    ] = "random"
    match_start: Annotated[
        Literal["rotate", "random", "loserFirst"],
        Meta(extra={"rule": "KA-607", "values": ["rotate", "random", "loserFirst"]}),
    ] = "rotate"
    show_scores: Annotated[bool, Meta(extra={"rule": "KA-407", "values": [True, False]})] = True
    max_players: Annotated[Literal[4, 5], Meta(extra={"rule": "KA-201", "values": [5, 4]})] = 5


def set_options(s: State, options: Options) -> None:
    """Write the table options into a record."""
    s["expert"] = options.expert
    s["games"] = options.games
    s["first_player"] = RANDOM_FIRST if options.first_player == "random" else options.first_player
    s["match_start"] = STARTS.index(options.match_start)
    s["show_scores"] = options.show_scores
    s["max_players"] = options.max_players


def forbids_seats(options: Options, seats: int) -> str:
    """The rule that forbids so many seats with these options, "" if none does."""
    if seats not in SEATS or seats > options.max_players:
        return "KA-201"
    return "KA-303" if options.first_player != "random" and options.first_player >= seats else ""
