"""Kitsune's rules as kernels, a file per chapter of the rulebook; one small function per rule, citing its number.

    seating    clans, clockwise order, who speaks for a clan       sections 2, 5, 6.1
    setup      game, round, deal, exchange                         sections 3, 6.2
    trick      plays, special cards, Power tokens                  section 5
    scoring    end of a trick, of a round, of the game             sections 6, 7
    decisions  who decides, what is legal, what forbids the rest   section 10
    invariants what can never be otherwise

Left out: what a seat knows (`knowledge`), what it is shown (`view`) and what is told afterwards (`story`).
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.kitsune.box import (
    AWARD_STEP,
    FETCH_STEP,
    GIVE_STEP,
    LEADER_STEP,
    MOST_SEATS,
    PLAY_STEP,
    TARGET_STEP,
    USES,
)
from ludoteca.games.kitsune.rules.decisions import forbids, is_partial, legal, pending
from ludoteca.games.kitsune.rules.invariants import check
from ludoteca.games.kitsune.rules.scoring import lead_round, receive
from ludoteca.games.kitsune.rules.seating import clan_of
from ludoteca.games.kitsune.rules.setup import deal, give
from ludoteca.games.kitsune.rules.trick import fetch, play_card, strike

__all__ = ["check", "deal", "forbids", "is_partial", "legal", "pending", "play", "score"]


@kernel
def play(s, seat, step):
    """One decision and all that follows from it without another."""
    if step < PLAY_STEP:
        give(s, seat, step - GIVE_STEP)
    elif step < FETCH_STEP:
        play_card(s, seat, (step - PLAY_STEP) // USES, (step - PLAY_STEP) % USES)
    elif step < TARGET_STEP:
        fetch(s, seat, step - FETCH_STEP)
    elif step < AWARD_STEP:
        strike(s, step - TARGET_STEP)
    elif step < LEADER_STEP:
        receive(s, (step - AWARD_STEP) // MOST_SEATS, (step - AWARD_STEP) % MOST_SEATS)
    else:
        lead_round(s, step - LEADER_STEP)


@kernel
def score(s, out):
    """KI-731, KI-735: a seat scores the Round Victory cards of its clan."""
    for seat in range(s.seats):
        out[seat] = s.victories[clan_of(s, seat)]
