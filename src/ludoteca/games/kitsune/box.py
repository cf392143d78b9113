"""What is in Kitsune's box: Kitsu cards, Power tokens, two pawns, the table options, and the record of a whole match.

Cards are kinds 0 to 14, tokens 0 to 4, clans 0 (Zenko, blue) and 1 (Yako, orange):

    kind   0 … 5    6 … 11   12  13  14        token  0   1      2       3        4
    card   B1 … B6  O1 … O6  Wh  Bk  Ka               +3  block  hidden  discard  change

A play is a card and a use: 0 no token, 1 and 2 the blue and the orange side of +3, 3 to 6 the other tokens. Steps:

    0 … 14      give a card = kind                           KI-321
    15 … 119    play = 15 + kind × 7 + use                   KI-505
    120 … 134   fetch a discard = 120 + kind                 KI-564
    135 … 140   strike with the Katana = 135 + place         KI-522
    141 … 170   award = 141 + token × 6 + seat               KI-621
    171 … 176   choose the Leader = 171 + seat               KI-312
"""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta, Struct

from ludoteca.engine import randomness
from ludoteca.engine.record import State, layout

NAME = "kitsune"
PREFIX = "KI"
VERSION = 1
SEATS = range(2, 7, 2)  # KI-201

BLUE, ORANGE = 0, 1  # KI-102
KINDS = 15
VALUES = 6  # KI-102
NUMBERED = 2 * VALUES
WHITE, BLACK, KATANA = 12, 13, 14
CARD_NAMES = ("B1", "B2", "B3", "B4", "B5", "B6", "O1", "O2", "O3", "O4", "O5", "O6", "Wh", "Bk", "Ka")
COPIES = np.array([3, 2, 1, 1, 1, 1, 3, 2, 1, 1, 1, 1, 2, 2, 2], np.int64)  # KI-103: 2 and 4 players
COPIES_SIX = np.array([4, 3, 2, 1, 1, 1, 4, 3, 2, 1, 1, 1, 2, 2, 2], np.int64)  # KI-103: 6 players
CARDS, CARDS_SIX = 24, 30  # KI-106

TOKENS = 5  # KI-104
PLUS, BLOCK, HIDDEN, DISCARD, CHANGE = 0, 1, 2, 3, 4
TOKEN_NAMES = ("+3", "block", "hidden", "discard", "change")
USES = 7
NO_TOKEN, PLUS_BLUE, PLUS_ORANGE, USE_BLOCK, USE_HIDDEN, USE_DISCARD, USE_CHANGE = 0, 1, 2, 3, 4, 5, 6
PLUS_POINTS = 3  # KI-561

HAND, HAND_SIX = 6, 5  # KI-314
PLAYS, PLAYS_SIX = 4, 6  # KI-502
TRICKS, TRICKS_SIX = 6, 5  # KI-802, KI-803
DRAWS, DRAW = 3, 2  # KI-609, KI-802: with two players, after each of three tricks, two cards each
LEAP = 4  # KI-607
VICTORY = 2  # KI-735
MOST_SEATS = 6
NOBODY = -1

OVER, EXCHANGE, PLAY, FETCH, TARGET, AWARD, LEADER = 0, 1, 2, 3, 4, 5, 6
"""Phases. An all-zero record is over."""
SCORE, GO_ON, DEAL = 7, 8, 9
"""What is left to do inside a decision, see `rules/turn.py`; no record is ever seen in these."""

GIVE_STEP = 0
PLAY_STEP = GIVE_STEP + KINDS
FETCH_STEP = PLAY_STEP + KINDS * USES
TARGET_STEP = FETCH_STEP + KINDS
AWARD_STEP = TARGET_STEP + PLAYS_SIX
LEADER_STEP = AWARD_STEP + TOKENS * MOST_SEATS
STEPS = LEADER_STEP + MOST_SEATS
LONGEST = 20_000
"""Not a rule: tricks without a winner could go on for ever. Random matches of 99 steps stay below a tenth of it."""
GATHERED: tuple[str, ...] = ()
"""No move is a chain of steps that could gather anything."""

RANDOM_CLAN = 2
CLANS = ("blue", "orange", "random")
"""`clanOfP0` (KI-302)."""
RANDOM_MEMBER, CLAN_CHOOSES = 0, 1
ROUND_LEADERS = ("randomInWinningClan", "clanChooses")
"""`roundLeader` (KI-312)."""
SPEAKER, ANY_MEMBER = 0, 1
CLAN_DECISIONS = ("speaker", "anyMember")
"""`clanDecision` (KI-624)."""

STATE = layout(
    __name__,
    *randomness.FIELDS,
    ("ways", np.int64, (8,)),  # scratch of `redeal`, zero outside it
    ("past_struck", np.int32),  # KI-404: bit per cell of `past_card`: destroyed by a Katana
    ("track_steps", np.int8),  # KI-105
    ("clan_of_p0", np.int8),  # KI-302
    ("round_leader", np.int8),  # KI-312
    ("token_on_round_end", np.int8),  # KI-734
    ("show_history", np.int8),  # KI-405
    ("clan_decision", np.int8),  # KI-624
    ("seats", np.int8),
    ("phase", np.int8),
    ("clan", np.int8),  # KI-203: clan of seat 0; clans alternate round the table
    ("round", np.int8),  # 1 to 3
    ("leader", np.int8),  # leads this trick
    ("to_move", np.int8),  # plays, fetches or strikes now; after the last play the one who made it
    ("award", np.int8),  # phase AWARD: the clan that receives a token
    ("pawns", np.int8, (2,)),  # KI-311: steps on the Wisdom track, per clan
    ("victories", np.int8, (2,)),  # KI-731: per clan
    ("used", np.int8),  # KI-568: bit per token
    ("held", np.int8, (MOST_SEATS,)),  # KI-504: 1 + token, 0 is none
    ("hand", np.int8, (MOST_SEATS, KINDS)),  # how many of each kind; hidden from everybody else (KI-401)
    ("given", np.int8, (MOST_SEATS,)),  # KI-322: 1 + kind given in this deal's exchange, 0 is none; known to two
    ("pile_size", np.int8),
    ("pile", np.int8, (CARDS_SIX,)),  # KI-315: next card last; hidden from every seat; empty cells are 0
    ("trick_size", np.int8),
    ("trick_card", np.int8, (PLAYS_SIX,)),  # in order of play, from the Leader clockwise; empty cells are 0
    ("trick_use", np.int8, (PLAYS_SIX,)),
    ("struck", np.int8),  # KI-521: bit per play of this trick: destroyed by a Katana
    ("tricks", np.int8),  # finished tricks of this deal
    ("past_card", np.int8, (CARDS_SIX,)),  # their plays in order; but for the card taken, they are the discards
    ("past_use", np.int8, (CARDS_SIX,)),
    ("taken", np.int8),  # KI-564: 1 + cell of `past_card` whose card was taken with the Discard token, 0 is none
    ("pool", np.int8, (KINDS,)),  # scratch of `redeal`, zero outside it
    ("slots", np.int8, (MOST_SEATS,)),  # scratch of `redeal`, zero outside it
    ("limited", np.int8, (MOST_SEATS,)),  # scratch of `redeal`, zero outside it
)


class Options(Struct, frozen=True, rename="camel", kw_only=True, forbid_unknown_fields=True):
    """Kitsune's table options, with the rule that allows each."""

    track_steps: Annotated[int, Meta(ge=1, le=99, extra={"rule": "KI-105", "values": [13, 5, 8, 10, 20]})] = 13
    clan_of_p0: Annotated[
        Literal["blue", "orange", "random"], Meta(extra={"rule": "KI-302", "values": ["blue", "orange", "random"]})
    ] = "blue"
    round_leader: Annotated[
        Literal["randomInWinningClan", "clanChooses"],
        Meta(extra={"rule": "KI-312", "values": ["randomInWinningClan", "clanChooses"]}),
    ] = "randomInWinningClan"
    token_on_round_end: Annotated[bool, Meta(extra={"rule": "KI-734", "values": [True, False]})] = True
    show_history: Annotated[bool, Meta(extra={"rule": "KI-405", "values": [False, True]})] = False
    clan_decision: Annotated[
        Literal["speaker", "anyMember"], Meta(extra={"rule": "KI-624", "values": ["speaker", "anyMember"]})
    ] = "speaker"


def set_options(s: State, options: Options) -> None:
    """Write the table options into a record."""
    s["track_steps"] = options.track_steps
    s["clan_of_p0"] = CLANS.index(options.clan_of_p0)
    s["round_leader"] = ROUND_LEADERS.index(options.round_leader)
    s["token_on_round_end"] = options.token_on_round_end
    s["show_history"] = options.show_history
    s["clan_decision"] = CLAN_DECISIONS.index(options.clan_decision)


def forbids_seats(options: Options, seats: int) -> str:
    """The rule that forbids so many seats with these options, "" if none does."""
    return "" if seats in SEATS else "KI-201"
