"""What is in the box of Briscola: forty cards in four suits, the table option, and the record of a whole match.

A card is 10 × suit + rank; ranks run from the ace (0) to the king (9) as the cards are numbered. Step n plays card n.
Outside the record cards are told by their face, 1 + card, or by number and suit: `3b` is the three of clubs (bastoni).
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from ludoteca.engine import randomness
from ludoteca.engine.record import State, layout

NAME = "briscola"
PREFIX = "BR"
VERSION = 1
SEATS = range(2, 5)  # BR-201
MOST_SEATS = 4

SUITS, RANKS = 4, 10  # BR-101
CARDS = SUITS * RANKS
SUIT_LETTERS = "dcsb"
"""Coins, cups, swords and clubs by their Italian letters: denari, coppe, spade, bastoni."""
POINTS = np.array([11, 0, 10, 0, 0, 0, 0, 2, 3, 4], np.int64)  # BR-102
HEIGHT = np.array([9, 0, 8, 1, 2, 3, 4, 5, 6, 7], np.int64)  # BR-103
TWO_OF_CUPS = 11  # BR-203
HAND = 3  # BR-302

STEPS = CARDS
LONGEST = CARDS
"""Every card is played once at most."""
GATHERED: tuple[str, ...] = ()
"""No move is a chain of steps that could gather anything."""

IN_BOX, IN_STOCK, ON_TABLE, IN_HAND, TAKEN = 0, 1, 2, 10, 20
"""Places of a card; the last two plus a seat."""
RANDOM_FIRST = -1
"""`firstPlayer` (BR-304)."""

STATE = layout(
    __name__,
    *randomness.FIELDS,
    ("first_player", np.int8),  # BR-304: a seat, or RANDOM_FIRST
    ("seats", np.int8),
    ("to_move", np.int8),
    ("leader", np.int8),  # who leads this trick
    ("tricks", np.int8),  # tricks still to be won, this one included; 0 is the end
    ("turned", np.int8),  # BR-303: the trump card; known to all, wherever it goes
    ("stock_size", np.int8),
    ("stock", np.int8, (CARDS,)),  # next card last, so drawing pops; cell 0 lies open, the others are hidden from all
    ("place", np.int8, (CARDS,)),  # where each card is; hands are hidden from the other seats
    ("table", np.int8, (MOST_SEATS,)),  # 1 + the card of each seat in this trick
    ("unseen", np.int8, (CARDS,)),  # scratch of `redeal`, zero outside it: cards that a seat cannot place
    ("hidden", np.int8, (MOST_SEATS,)),  # the same: how many of them each hand holds
)


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Briscola's table option, with the rule that allows it."""

    first_player: Annotated[
        Literal["random", 0, 1, 2, 3], Meta(extra={"rule": "BR-304", "values": ["random", 0, 1, 2, 3]})
    ] = "random"


def set_options(s: State, options: Options) -> None:
    """Write the option into a record."""
    s["first_player"] = RANDOM_FIRST if options.first_player == "random" else options.first_player


def forbids_seats(options: Options, seats: int) -> str:
    """BR-201, or BR-304 where somebody who is not there would lead, or nothing."""
    if seats not in SEATS:
        return "BR-201"
    return "BR-304" if options.first_player != "random" and options.first_player >= seats else ""
