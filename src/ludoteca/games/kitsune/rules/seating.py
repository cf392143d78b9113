"""Kitsune's table as kernels: clans, numbers that depend on the seats, who speaks for a clan."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.kitsune.box import (
    ANY_MEMBER,
    AWARD,
    CARDS,
    CARDS_SIX,
    COPIES,
    COPIES_SIX,
    HAND,
    HAND_SIX,
    LEADER,
    PLAYS,
    PLAYS_SIX,
    TRICKS,
    TRICKS_SIX,
)


@kernel
def cards(s):
    """KI-106: how many cards are in use."""
    return CARDS_SIX if s.seats == 6 else CARDS


@kernel
def copies(s, kind):
    """KI-103, KI-301: how many cards of a kind are in use."""
    return COPIES_SIX[kind] if s.seats == 6 else COPIES[kind]


@kernel
def hand_size(s):
    """KI-314: cards dealt to each."""
    return HAND_SIX if s.seats == 6 else HAND


@kernel
def plays(s):
    """KI-502: cards of a trick."""
    return PLAYS_SIX if s.seats == 6 else PLAYS


@kernel
def tricks_of_deal(s):
    """KI-802, KI-803: tricks from one deal to the next."""
    return TRICKS_SIX if s.seats == 6 else TRICKS


@kernel
def clan_of(s, seat):
    """KI-203: clans alternate round the table."""
    return s.clan + seat & 1


@kernel
def receiver(s, seat):
    """KI-323: the team-mate to whom a seat gives: the next but one."""
    return (seat + 2) % s.seats


@kernel
def seat_of(s, place):
    """KI-501, KI-502: who makes a play of this trick; nothing is divided, which a GPU is slow at."""
    seat = s.leader + place
    for _ in range(2):
        if seat >= s.seats:
            seat -= s.seats
    return seat


@kernel
def leader_of(s, trick):
    """KI-610: who led a trick of this deal, counted from 0: the Leader token goes on by one seat after each."""
    return (s.leader - (s.tricks - trick)) % s.seats


@kernel
def speaker(s, clan):
    """KI-624: the first member of a clan met clockwise from the Leader of the trick, the Leader included."""
    return s.leader if clan_of(s, s.leader) == clan else next_seat(s, s.leader)


@kernel
def member(s, clan, number):
    """The members of a clan in the order of their seats, counted from 0."""
    return 2 * number + (clan_of(s, 0) ^ clan)


@kernel
def deciding_clan(s):
    """KI-621, KI-312: the clan that decides now: who receives a token, or who won the round and names its Leader."""
    return s.award if s.phase == AWARD else round_winner(s)


@kernel
def round_winner(s):
    """KI-606: the clan whose pawn has reached the last space, −1 while the round goes on."""
    if s.pawns[0] == s.track_steps:
        return 0
    return 1 if s.pawns[1] == s.track_steps else -1


@kernel
def decides(s, seat):
    """KI-624: whether a seat may decide for its clan now."""
    if s.phase != AWARD and s.phase != LEADER:
        return False
    clan = deciding_clan(s)
    return clan_of(s, seat) == clan if s.clan_decision == ANY_MEMBER else seat == speaker(s, clan)
