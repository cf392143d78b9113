"""What is in Bossa's box: 27 tiles, six action tiles, two dice, four modifier tokens, and the record of a whole match.

Tiles are numbered 0 to 26 in the order (0,1) (0,2) … (6,0): white pips first. Sets of tiles are bit masks. The four
arms are White up, White down, Black up, Black down. Steps:

    0 … 2    white, black, first                    BO-308, BO-309
    3, 4     doubler, inverter                      BO-312
    5 … 8    place on an arm                        BO-610
    9 … 28   stack on a group = arm × 5 + place     BO-623
    29       redraw                                 BO-621
    30       swap                                   BO-622
    31 … 57  a tile                                 the tiles of a move, ascending; swap: own, then the other's
    58 … 84  a tile with the own modifier on it     BO-641
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from ludoteca.engine import randomness
from ludoteca.engine.record import State, layout

NAME = "bossa"
PREFIX = "BO"
VERSION = 1
SEATS = range(2, 3)  # BO-201

PAIRS = tuple((w, b) for w in range(7) for b in range(7) if 1 <= w + b <= 6)  # BO-103
TILES = len(PAIRS)  # BO-101
WHITE, BLACK = 0, 1
PIPS = np.array([[pair[line] for pair in PAIRS] for line in (WHITE, BLACK)], np.int64)
"""PIPS[line, tile]: the pips of the line's colour."""

HAND = 4  # BO-303
GROUPS = 6  # BO-702
FACES = 6  # BO-105
LINES = 2
ARMS = 2 * LINES
UP, DOWN = 0, 1
"""An arm is line × 2 + direction."""
MOST = 13
"""Values and tile counts stay below this: a die shows 6 at most and an arm holds six groups at most."""

OVER, CHOOSE, COLOUR, MODIFIER, MOVE = 0, 1, 2, 3, 4
"""Phases. An all-zero record is over."""
REDRAW, SWAP, STACK = 0, 1, 2
"""Action tiles (BO-104), as bits of `actions`."""
DOUBLER, INVERTER = 1, 2
"""Modifiers (BO-106); 0 is none."""
EXACTLY, SAME_OR, FREE = 0, 1, 2
"""`groupCount` (BO-A02)."""
SIMULTANEOUS, FIRST_FIRST, SECOND_FIRST = 0, 1, 2
"""`modifierChoice` (BO-A15)."""

TAKE_WHITE, TAKE_BLACK, GO_FIRST = 0, 1, 2
KEEP = 3
PLACE = 5
ON_GROUP = PLACE + ARMS
PLACES = GROUPS - 1
"""A line of six groups has ended the game, so there are five to stack on at most."""
USE_REDRAW = ON_GROUP + ARMS * PLACES
USE_SWAP = USE_REDRAW + 1
TILE = USE_SWAP + 1
MODIFIED = TILE + TILES
STEPS = MODIFIED + TILES
LONGEST = 20 * (MOST + 1)
"""No match has more steps: 18 turns (BO-810) and the opening, each a chain of a group's tiles at most."""
GATHERED: tuple[str, ...] = ()
"""No field of the record keeps what a chain has gathered so far."""

STATE = layout(
    __name__,
    *randomness.FIELDS,
    ("hand", np.int32, (2,)),  # tiles of each seat; hidden from the other until BO-311
    ("laid", np.int32, (ARMS, GROUPS)),  # tiles of each group, innermost first
    ("stacked", np.int32, (2,)),  # tiles each seat has stacked (BO-623)
    ("discards", np.int32),  # tiles thrown away by Redraw
    ("moves", np.int32),  # which first steps are legal in this turn, bit 0 = PLACE
    ("chosen", np.int32),  # chain: own tiles chosen so far
    ("expansion", np.int8),
    ("group_count", np.int8),
    ("pile_end", np.int8),  # 1: BO-A07 onLastDraw
    ("modifier_choice", np.int8),
    ("seats", np.int8),
    ("phase", np.int8),
    ("to_move", np.int8),
    ("chooser", np.int8),  # BO-307
    ("first", np.int8),  # 1 + the seat that moves first, 0 undecided
    ("white", np.int8),  # 1 + the owner of the White line, 0 undecided
    ("rolls", np.int8),  # how often the dice were rolled (BO-306)
    ("turns", np.int8),
    ("reason", np.int8),  # 701 to 705 less 700 once the game is over
    ("winner", np.int8),  # 1 + seat, 0 for a draw
    ("dice", np.int8, (2,)),  # White, Black
    ("removed", np.int8),  # BO-302: 1 + tile; hidden from both
    ("pile_size", np.int8),
    ("pile", np.int8, (TILES,)),  # next tile last, so drawing pops; hidden from both; empty cells are 0
    ("groups", np.int8, (ARMS,)),  # groups in each arm
    ("count", np.int8, (ARMS, GROUPS)),  # tiles of each group
    ("value", np.int8, (ARMS, GROUPS)),  # its value, modifier included (BO-645)
    ("placer", np.int8, (ARMS, GROUPS)),  # the seat that laid it
    ("actions", np.int8, (2,)),  # unused action tiles of each seat, a bit each
    ("kept", np.int8, (2,)),  # modifier each seat has kept, 0 not yet
    ("under", np.int8, (2,)),  # 1 + the tile under each seat's modifier, 0 unused
    ("stack_on", np.int8, (2,)),  # 1 + arm × 6 + place of the group each seat has stacked on, 0 none
    ("stack_turn", np.int8, (2,)),  # in which turn
    ("partial", np.int8),  # chain: 1 while a move has begun and is not complete
    ("aim", np.int8),  # chain: its first step
    ("need", np.int8),  # chain: pips still missing
    ("last", np.int8),  # chain: 1 + the last tile chosen
    ("token", np.int8),  # chain: 1 + the tile under the modifier, 0 none
    ("allowed", np.int16),  # chain: bit c: exactly c more tiles may complete it
)


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Bossa's table options, with the rule that allows each."""

    expansion: Annotated[bool, Meta(extra={"rule": "BO-106", "values": [False, True]})] = False
    group_count: Annotated[
        Literal["exactlyOneOff", "sameOrOneOff", "free"],
        Meta(extra={"rule": "BO-507", "values": ["exactlyOneOff", "sameOrOneOff", "free"]}),
    ] = "exactlyOneOff"
    pile_end: Annotated[
        Literal["endOfTurn", "onLastDraw"], Meta(extra={"rule": "BO-712", "values": ["endOfTurn", "onLastDraw"]})
    ] = "endOfTurn"
    modifier_choice: Annotated[
        Literal["simultaneous", "firstPlayerFirst", "secondPlayerFirst"],
        Meta(extra={"rule": "BO-312", "values": ["simultaneous", "firstPlayerFirst", "secondPlayerFirst"]}),
    ] = "simultaneous"


COUNTS = ("exactlyOneOff", "sameOrOneOff", "free")
ORDERS = ("simultaneous", "firstPlayerFirst", "secondPlayerFirst")


def set_options(s: State, options: Options) -> None:
    """Write the table options into a record."""
    s["expansion"] = options.expansion
    s["group_count"] = COUNTS.index(options.group_count)
    s["pile_end"] = options.pile_end == "onLastDraw"
    s["modifier_choice"] = ORDERS.index(options.modifier_choice)


def forbids_seats(options: Options, seats: int) -> str:
    """The rule that forbids so many seats, "" if none does."""
    return "" if seats in SEATS else "BO-201"
