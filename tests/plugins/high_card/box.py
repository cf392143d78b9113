"""What is in the box of High Card. Step n plays the card n + 1."""

import numpy as np
from msgspec import Struct

from ludoteca.engine import randomness
from ludoteca.engine.record import State, layout

NAME = "high-card"
PREFIX = "HC"
VERSION = 1
SEATS = range(2, 5)  # HC-201
CARDS = 20  # HC-101
HAND = 2  # HC-301
MOST_SEATS = 4
STEPS = CARDS
LONGEST = MOST_SEATS * HAND
GATHERED: tuple[str, ...] = ()

STATE = layout(
    __name__,
    *randomness.FIELDS,
    ("seats", np.int8),
    ("to_move", np.int8),
    ("trick", np.int8),  # tricks that are over; HAND when the game is
    ("place", np.int8, (CARDS,)),  # where each card is: 0 aside, 1 + seat in a hand, 10 + seat played, in any trick
    ("table", np.int8, (MOST_SEATS,)),  # 1 + the card each seat has played in this trick
    ("taken", np.int8, (MOST_SEATS,)),  # tricks taken
    ("pack", np.int8, (CARDS,)),  # scratch of `deal` and `redeal`, zero outside them
)


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


def set_options(s: State, options: Options) -> None:
    """Nothing to write."""


def forbids_seats(options: Options, seats: int) -> str:
    """HC-201, or nothing."""
    return "" if seats in SEATS else "HC-201"
