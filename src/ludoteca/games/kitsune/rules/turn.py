"""One decision of Kitsune, as a kernel: a card given, played, fetched or struck, a token taken, a Leader named."""

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
from ludoteca.games.kitsune.rules.ending import lead_round, receive
from ludoteca.games.kitsune.rules.setup import give
from ludoteca.games.kitsune.rules.trick import fetch, play_card, strike


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
