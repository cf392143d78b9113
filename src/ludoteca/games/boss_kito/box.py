"""What is in Boss Kito's box: banana cards, tokens, benefit cards, the table options, and the record of a whole match.

Colours are places 0 to 4 (red, yellow, green, blue, purple). A benefit card is one number, type × 4 + symbol. Steps:

    0 … 4    play a card of a colour                                             BK-510
    5 … 9    one token on a colour                                               BK-511
    10 … 24  two tokens on colours x ≤ y: rr ry rg rb rp yy yg yb yp gg gb gp bb bp pp
    25 … 27  draw, take, pass                                                    BK-512, BK-513, BK-515
    28 … 77  exchange: so many cards of a colour = 28 + colour × 10 + count − 1  BK-514
    78, 79   the chosen cards are exchanged; nothing is exchanged                BK-514, BK-A06
    80 … 84  give the start card to a seat                                       BK-621

An exchange is a chain: one step per colour thrown away, colours ascending, then step 78.
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from ludoteca.engine import randomness
from ludoteca.engine.record import State, layout

NAME = "boss-kito"
PREFIX = "BK"
VERSION = 1
SEATS = range(3, 6)  # BK-201

COLOURS = 5  # BK-102
COPIES = 10  # BK-102, BK-A01
CARDS = COLOURS * COPIES
LETTERS = "rygbp"
"""The colours in notation and in positions."""
TOKENS = 30  # BK-101
BANANAS = 3  # BK-103: on a card; a token shows 1
TYPES = 9  # BK-104
BENEFITS = TYPES * (TYPES + 1) // 2  # BK-104: type k occurs k times
ROUNDS = 9  # BK-501
TURNS = 4  # BK-501
HAND = 5  # BK-305
RESERVE = 3  # BK-307
TAKEN = 3  # BK-513
MOST_SEATS = 5
NOBODY = -1
REMOVED = MOST_SEATS + 1
"""In `taken`: the card left the game (BK-604). 0 is not assigned yet, 1 + seat is its winner."""

PLAIN, START, CARD, TOKEN = 0, 1, 2, 3
SYMBOLS = "-SCT"
"""BK-105: no symbol, start player, banana card, token."""

OVER, ACTION, GIVE = 0, 1, 2
"""Phases. An all-zero record is over."""

PLAY, ONE_TOKEN, TWO_TOKENS = 0, 5, 10
DRAW, TAKE, PASS = 25, 26, 27
EXCHANGE, DONE, NOTHING = 28, 78, 79
GIVE_TO = 80
STEPS = GIVE_TO + MOST_SEATS
LONGEST = MOST_SEATS * ROUNDS * TURNS * (COLOURS + 1) + ROUNDS * COLOURS
"""No match has more steps: an action is a chain of six at most, and every benefit card may call for a start player."""
GATHERED: tuple[str, ...] = ("gathered",)
"""What an exchange has gathered so far does not decide how it may go on."""

RANDOM_START = -1
"""`startPlayer` (BK-308)."""

DREW, PLAYED, THREW = 0, 25, 50
ROUND_ENDED, RESHUFFLED = 75, 76
"""What `history` tells of banana cards: a kind + seat × 5 + colour, or one of the two events of the whole table."""
HISTORY = 760
ROOM = 120
"""Cells of `history`, and how many of them a single move may need: more than two for every banana card."""

WORLDS = 8
POOLS = 8
"""How many worlds `redeal` weighs against each other, and how many pools of cards it keeps apart in each."""
DECK, THROWN, PLACES = MOST_SEATS, MOST_SEATS + 1, MOST_SEATS + 2
"""Places of hidden cards: the hands of the seats, the draw deck, the discards that nobody saw."""

STATE = layout(
    __name__,
    *randomness.FIELDS,
    ("benefits", np.int8, (BENEFITS,)),  # BK-106: every card of the box, sorted: the table's symbol data
    ("boss_random", np.int8),  # BK-905
    ("exchange_zero", np.int8),  # BK-A06
    ("lazy", np.int8),  # BK-A07
    ("discards_public", np.int8),  # BK-410
    ("start_player", np.int8),  # BK-308: a seat, or RANDOM_START
    ("seats", np.int8),
    ("phase", np.int8),
    ("to_move", np.int8),
    ("partial", np.int8),  # 1 + the last colour of an exchange that is being put together
    ("gathered", np.int8, (COLOURS,)),  # the cards of that exchange so far; still in the hand
    ("round", np.int8),  # 1 to 9
    ("turn", np.int8),  # 1 to 4; 5 while offers are assigned
    ("start", np.int8),  # who holds the start-player card
    ("assign", np.int8),  # in GIVE: the position being assigned
    ("boss", np.int8, (COLOURS,)),  # BK-302: the colour at each position, left to right
    (
        "offered",
        np.int8,
        (BENEFITS,),
    ),  # cell (9 − round) × 5 + position: card on offer there in that round; later ones hidden
    ("taken", np.int8, (BENEFITS,)),  # who won the card of that cell, REMOVED, or 0
    ("deck_size", np.int8),
    ("deck", np.int8, (CARDS,)),  # next card last, so drawing pops; hidden from every seat; empty cells are 0
    ("discards", np.int8, (COLOURS,)),
    ("hand", np.int8, (MOST_SEATS, COLOURS)),  # how many of each colour; hidden from the other seats
    ("front", np.int8, (MOST_SEATS, COLOURS)),
    ("tokens", np.int8, (MOST_SEATS, COLOURS)),  # lying on the front cards of a colour
    ("reserve", np.int8, (MOST_SEATS,)),
    ("supply", np.int8),
    ("eyes", np.int8),  # 0: the history is whole; 1 + seat: only what that seat knows is left of it
    ("history_size", np.int16),
    ("history", np.int8, (HISTORY,)),  # every banana card drawn, played and thrown since the moment of `since_…`
    ("since_deck", np.int8),
    ("since_thrown", np.int8),  # discards that nobody could see
    ("since_discards", np.int8, (COLOURS,)),
    ("since_front", np.int8, (COLOURS,)),  # of all seats together
    ("since_held", np.int8, (MOST_SEATS,)),
    ("since_hand", np.int8, (MOST_SEATS, COLOURS)),  # hidden from the other seats
    ("worlds", np.int8),  # this and the next eight: room for `redeal`, else 0
    ("weight", np.int64, (WORLDS,)),
    ("pools", np.int8, (WORLDS,)),
    ("pool", np.int8, (WORLDS, POOLS, COLOURS)),
    ("pool_size", np.int8, (WORLDS, POOLS)),
    ("place", np.int8, (WORLDS, PLACES, POOLS)),
    ("seen_discards", np.int8, (COLOURS,)),
    ("seen_front", np.int8, (COLOURS,)),
    ("mixed", np.int8, (CARDS,)),
)

Symbol = Literal["S", "C", "T"] | None
Print = Symbol | Annotated[list[Symbol], Meta(min_length=1, max_length=TYPES)]
UNCONFIRMED = "unconfirmed"
DEFAULT_SYMBOLS = "TSCCST---"
"""BK-106, invented because the true prints are not known: one letter for each type from 1 to 9."""


class SymbolTable(Struct, frozen=True, forbid_unknown_fields=True, rename=lambda name: name.removeprefix("type_")):
    """BK-106 as data: for each type the symbol on every copy, or a list with one entry per copy."""

    type_1: Print
    type_2: Print
    type_3: Print
    type_4: Print
    type_5: Print
    type_6: Print
    type_7: Print
    type_8: Print
    type_9: Print


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Boss Kito's table options, with the rule that allows each.

    `symbols` replaces BK-106: nine letters, one per type, or 45, one per card in the order of the types; S, C, T, or -
    for none. A table as in positions, {"1": "T", …, "9": null}, is read too.
    """

    start_player: Annotated[
        Literal["random", 0, 1, 2, 3, 4], Meta(extra={"rule": "BK-308", "values": ["random", 0, 1, 2, 3, 4]})
    ] = "random"
    symbols: Annotated[
        Annotated[str, Meta(pattern=r"^(unconfirmed|[SCT-]{9}|[SCT-]{45})\Z")] | SymbolTable,
        Meta(extra={"rule": "BK-106", "values": [UNCONFIRMED]}),
    ] = UNCONFIRMED
    boss_order: Annotated[
        Literal["listed", "random"], Meta(extra={"rule": "BK-302", "values": ["listed", "random"]})
    ] = "listed"
    exchange_zero: Annotated[bool, Meta(extra={"rule": "BK-514", "values": [False, True]})] = False
    reshuffle: Annotated[Literal["eager", "lazy"], Meta(extra={"rule": "BK-530", "values": ["eager", "lazy"]})] = (
        "eager"
    )
    discards_public: Annotated[bool, Meta(extra={"rule": "BK-410", "values": [True, False]})] = True

    def __post_init__(self) -> None:
        """Equal symbols are written alike, however they were given."""
        force_setattr(self, "symbols", symbol_letters(self.symbols))


def symbol_letters(symbols: str | SymbolTable) -> str:
    """The symbols in their shortest form: `unconfirmed`, nine letters, or 45 with the copies of a type sorted."""
    if isinstance(symbols, SymbolTable):
        prints: list[Print] = [getattr(symbols, f"type_{kind}") for kind in range(1, TYPES + 1)]
        by_type = [copies_of(symbol, kind) for kind, symbol in enumerate(prints, start=1)]
    else:
        by_type = by_kind(symbols)
    by_type = ["".join(sorted(copies, key=SYMBOLS.index)) for copies in by_type]
    if any(len(set(copies)) > 1 for copies in by_type):
        return "".join(by_type)
    letters = "".join(copies[0] for copies in by_type)
    return UNCONFIRMED if letters == DEFAULT_SYMBOLS else letters


def copies_of(symbol: Print, kind: int) -> str:
    """The symbols on the copies of one type, as letters; raises ValueError if their number is wrong."""
    copies = symbol if isinstance(symbol, list) else [symbol] * kind
    if len(copies) != kind:
        raise ValueError(f"type {kind} has {kind} cards, not {len(copies)}")
    return "".join(copy or "-" for copy in copies)


def by_kind(letters: str) -> list[str]:
    """The symbols on the copies of each type, from nine or 45 letters."""
    letters = DEFAULT_SYMBOLS if letters == UNCONFIRMED else letters
    if len(letters) == TYPES:
        return [letter * kind for kind, letter in enumerate(letters, start=1)]
    ends = [kind * (kind + 1) // 2 for kind in range(TYPES + 1)]
    return [letters[ends[kind] : ends[kind + 1]] for kind in range(TYPES)]


def set_options(s: State, options: Options) -> None:
    """Write the table options into a record."""
    copies = enumerate(by_kind(symbol_letters(options.symbols)), start=1)
    s["benefits"] = [kind * 4 + SYMBOLS.index(letter) for kind, letters in copies for letter in letters]
    s["start_player"] = RANDOM_START if options.start_player == "random" else options.start_player
    s["boss_random"] = options.boss_order == "random"
    s["exchange_zero"] = options.exchange_zero
    s["lazy"] = options.reshuffle == "lazy"
    s["discards_public"] = options.discards_public


def forbids_seats(options: Options, seats: int) -> str:
    """The rule that forbids so many seats with these options, "" if none does."""
    if seats not in SEATS:
        return "BK-201"
    return "BK-308" if options.start_player != "random" and options.start_player >= seats else ""
