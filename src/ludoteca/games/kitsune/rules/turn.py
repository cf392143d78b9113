"""One decision of Kitsune, as a kernel: a card given, played, fetched or struck, a token taken, a Leader named.

What follows from a decision is left to do in its phase and done at one place each: how the last card of a trick came
there does not matter, and the threads of a GPU that went different ways meet there again.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.kitsune.box import (
    AWARD_STEP,
    DEAL,
    FETCH_STEP,
    GIVE_STEP,
    GO_ON,
    LEADER_STEP,
    MOST_SEATS,
    PLAY_STEP,
    SCORE,
    TARGET_STEP,
    USES,
)
from ludoteca.games.kitsune.rules.ending import end_trick, lead_round, receive, score_trick
from ludoteca.games.kitsune.rules.setup import deal_cards, give
from ludoteca.games.kitsune.rules.trick import fetch, play_card, strike


@kernel
def play(s, seat, step):
    """One decision and all that follows from it without another."""
    decide(s, seat, step)
    if s.phase == SCORE:
        score_trick(s)
    if s.phase == GO_ON:
        end_trick(s)
    if s.phase == DEAL:
        deal_cards(s)


@kernel
def decide(s, seat, step):
    """One decision, handed to its chapter."""
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
