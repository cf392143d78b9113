"""What is in the box of Exploding Kittens, Cat Burglar Edition: 56 cards, a pawn, the options, the record of a match.

Steps; where one needs a target or a name, it is the first of a chain (EK-503):

    0 attack   1 skip   2 shuffle   3 see the future       EK-511, 512, 514, 515
    4          favor, then a target                        EK-513
    5          burglar, then a target, then a cat          EK-518
    6          draw                                        EK-519
    7, 8       nope, let                                   EK-603
    9 … 20     pair of a title, then a target              EK-516
    21 … 32    three of a title, then a target, a name     EK-517
    33 … 37    target = 33 + seat
    38 … 49    name = 38 + title
    50 … 61    give = 50 + title                           EK-513
    62 … 117   put the kitten back = 62 + cards above it   EK-544
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from ludoteca.engine import randomness
from ludoteca.engine.record import State, layout

NAME = "exploding-kittens"
PREFIX = "EK"
VERSION = 1
SEATS = range(2, 6)  # EK-201

DEFUSE, ATTACK, NOPE, FAVOR, SHUFFLE, SKIP, SEE = 0, 1, 2, 3, 4, 5, 6
CATS = 7
"""The five Cats are titles 7 to 11 (EK-109)."""
TITLES = 12  # EK-112
KITTEN = 12
"""The Exploding Kitten, which no hand ever holds."""
UNKNOWN = 15
"""In the past of a record: a title that has been forgotten."""
COPIES = np.array([6, 4, 5, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4], np.int64)  # EK-101 to EK-109
CARDS = 56  # EK-110
HARMLESS = 52
KITTENS = 4  # EK-101
DEALT = 7  # EK-304
LOOK = 3  # EK-515
SMALL_GAME = 3  # EK-303: so many players or fewer
SMALL_DEFUSES = 2  # EK-303
MOST_SEATS = 5
MOST_NOPES = 5  # EK-104
NOBODY = -1

OVER, MAIN, WINDOW, GIVE, PLACING = 0, 1, 2, 3, 4
"""Phases. An all-zero record is over."""

DO_ATTACK, DO_SKIP, DO_SHUFFLE, DO_SEE, DO_FAVOR, DO_BURGLAR, DO_DRAW, DO_NOPE, DO_LET = 0, 1, 2, 3, 4, 5, 6, 7, 8
DO_PAIR = 9
DO_THREE = DO_PAIR + TITLES
TARGET = DO_THREE + TITLES
NAME_IT = TARGET + MOST_SEATS
DO_GIVE = NAME_IT + TITLES
PLACE = DO_GIVE + TITLES
STEPS = PLACE + CARDS
LONGEST = 1000
"""No match has more steps: 52 cards open 52 windows at most, and no turn comes without a card leaving pile or hand."""
GATHERED: tuple[str, ...] = ()
"""No field of the record keeps what a chain has gathered so far."""

NO_ACTION, ATTACKING, SKIPPING, SHUFFLING, SEEING, ASKING_FAVOR, PAIRING, THREEING, BURGLING = 0, 1, 2, 3, 4, 5, 6, 7, 8
"""What is being declared, answered or carried out."""
TARGETING, NAMING = 1, 2
"""`partial`: what a chain still lacks."""

POLL, RACE = 0, 1
NOPE_MODES = ("poll", "race")
"""`nopeMode` (EK-A03)."""
ADD, TWO = 0, 1
LAST_TURNS = ("add", "two")
"""`attackOnLastTurn` (EK-A05)."""
RANDOM_FIRST = -1
"""`firstPlayer` (EK-307)."""

DREW, DREW_KITTEN, PLACED, SAW, SHUFFLED, PLAYED, EXPLODED = 1, 2, 3, 4, 5, 6, 7
GAVE, STOLEN, THREE_GOT, BURGLAR_GOT, THREE_LACKED, BURGLAR_LACKED = 8, 9, 10, 11, 12, 13
"""What the past of a record tells: kind + 16 × seat + 128 × value.

    DREW            title                        THREE_GOT, BURGLAR_GOT        title + 16 × asker (handed over by seat)
    DREW_KITTEN     –                            THREE_LACKED, BURGLAR_LACKED  title + 16 × asker (seat has none)
    PLACED          cards above the kitten       GAVE, STOLEN                  title + 16 × receiver
    SAW             title + 16 × depth           PLAYED                        title + 16 × cards
    SHUFFLED        –                            EXPLODED                      –
"""
NOWHERE = 127
"""In the past of a record: a place in the pile that has been forgotten."""
PAST = 200
"""Room for the past: at most 54 turns with one Burglar each, 46 draws, 6 places, 15 cards seen, 60 plays."""
HOLDERS = MOST_SEATS + 1
"""Seats, and the pile."""

STATE = layout(
    __name__,
    *randomness.FIELDS,
    ("kittens", np.int64),  # bit d: the pile has a kitten below d cards; hidden from every seat
    ("small_game", np.int8),  # EK-303
    ("first_player", np.int8),  # EK-307: a seat, or RANDOM_FIRST
    ("nope_mode", np.int8),  # EK-609
    ("nope_window_ms", np.int16),  # EK-604: for live play only
    ("self_nope", np.int8),  # EK-A04
    ("attack_last", np.int8),  # EK-533
    ("cat_burglar", np.int8),  # EK-111
    ("seats", np.int8),
    ("phase", np.int8),
    ("first", np.int8),  # the seat that began
    ("active", np.int8),
    ("owed", np.int8),  # turns the active seat still has to take, this one included
    ("attacked", np.int8),  # whether they come from an Attack
    ("burglar", np.int8),  # the seat with the pawn, NOBODY: out of the game
    ("alive", np.int8),  # bit mask of seats
    ("fallen", np.int8),  # how many have been eliminated
    ("fallen_order", np.int8, (MOST_SEATS,)),
    ("partial", np.int8),  # a chain of steps has begun: TARGETING or NAMING
    ("action", np.int8),  # the action being declared, answered or carried out
    ("title", np.int8),  # of a pair or three
    ("target", np.int8),
    ("named", np.int8),
    ("asked", np.int8),  # bit mask of the seats whose answer is missing
    ("noped", np.int8),  # bit mask of the seats that answered NOPE in this window: sealed
    ("nope_count", np.int8),
    ("nopes", np.int8, (MOST_NOPES,)),  # the seats whose Nopes lie on the action, in order
    ("stack_size", np.int8),
    ("stack", np.int8, (CARDS,)),  # the pile without its kittens, next card last; hidden; empty cells are 0
    ("discard_size", np.int8),
    ("discards", np.int8, (CARDS,)),  # top card last
    ("hand", np.int8, (MOST_SEATS, TITLES)),  # how many of each title; hidden from the other seats
    ("held", np.int8, (MOST_SEATS,)),  # how many cards each hand has
    ("dealt", np.int8),  # whether the past reaches back to the deal, after which each hand held a Defuse
    ("past_size", np.int16),
    ("past", np.int16, (PAST,)),  # what happened; parts of it are known to some seats only
    # Below: room for `redeal` to work in, all zero outside it.
    ("known", np.int64, (HOLDERS,)),  # how many of each title a holder surely has, four bits each
    ("stale", np.int64, (HOLDERS,)),  # how many unknown cards are surely not of a title, five bits each (EK-410)
    ("pool", np.int64),  # cards of each title that have not been located, four bits each
    ("drifting", np.int16, (HOLDERS,)),  # titles that a holder may or may not have kept in a hidden move
    ("blank", np.int8, (HOLDERS,)),  # unknown cards of a holder
)


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """The table options of Exploding Kittens, with the rule that allows each."""

    small_game: Annotated[bool, Meta(extra={"rule": "EK-303", "values": [True, False]})] = True
    first_player: Annotated[
        Literal["random", 0, 1, 2, 3, 4], Meta(extra={"rule": "EK-307", "values": ["random", 0, 1, 2, 3, 4]})
    ] = "random"
    nope_mode: Annotated[Literal["poll", "race"], Meta(extra={"rule": "EK-603", "values": ["poll", "race"]})] = "poll"
    nope_window_ms: Annotated[
        int,
        Meta(ge=2000, le=30000, extra={"rule": "EK-604", "values": [2000, 4000, 8000, 30000]}),
    ] = 4000
    self_nope: Annotated[bool, Meta(extra={"rule": "EK-603", "values": [False, True]})] = False
    attack_on_last_turn: Annotated[Literal["add", "two"], Meta(extra={"rule": "EK-533", "values": ["add", "two"]})] = (
        "add"
    )
    cat_burglar: Annotated[bool, Meta(extra={"rule": "EK-111", "values": [True, False]})] = True


def set_options(s: State, options: Options) -> None:
    """Write the table options into a record."""
    s["small_game"] = options.small_game
    s["first_player"] = RANDOM_FIRST if options.first_player == "random" else options.first_player
    s["nope_mode"] = NOPE_MODES.index(options.nope_mode)
    s["nope_window_ms"] = options.nope_window_ms
    s["self_nope"] = options.self_nope
    s["attack_last"] = LAST_TURNS.index(options.attack_on_last_turn)
    s["cat_burglar"] = options.cat_burglar


def forbids_seats(options: Options, seats: int) -> str:
    """The rule that forbids so many seats with these options, "" if none does."""
    if seats not in SEATS:
        return "EK-201"
    return "EK-307" if options.first_player != "random" and options.first_player >= seats else ""
