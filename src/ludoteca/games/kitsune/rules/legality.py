"""Decisions as kernels: who decides, what is legal, which rule forbids the rest."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.kitsune.box import (
    AWARD,
    AWARD_STEP,
    EXCHANGE,
    FETCH,
    FETCH_STEP,
    GIVE_STEP,
    KINDS,
    LEADER,
    LEADER_STEP,
    MOST_SEATS,
    NO_TOKEN,
    NOBODY,
    NUMBERED,
    OVER,
    PLAY,
    PLAY_STEP,
    PLUS_BLUE,
    PLUS_ORANGE,
    TARGET,
    TARGET_STEP,
    USE_HIDDEN,
    USES,
)
from ludoteca.games.kitsune.rules.ending import available
from ludoteca.games.kitsune.rules.seating import clan_of, decides, deciding_clan, seat_of
from ludoteca.games.kitsune.rules.trick import cell_of, is_colour, is_target, may_hide, obliged, token_of


@kernel
def pending(s):
    """The seats that may decide now, as a bit mask: who has not given yet, who plays, or who decides for a clan."""
    if s.phase == OVER:
        return 0
    if s.phase == PLAY or s.phase == FETCH or s.phase == TARGET:
        return 1 << s.to_move
    mask = 0
    for seat in range(s.seats):
        if is_asked(s, seat):
            mask |= 1 << seat
    return mask


@kernel
def is_asked(s, seat):
    """KI-321, KI-501, KI-624: whether a seat may decide now."""
    if s.phase == EXCHANGE:
        return s.given[seat] == 0
    if s.phase == AWARD or s.phase == LEADER:
        return decides(s, seat)
    return s.phase != OVER and seat == s.to_move


@kernel
def is_partial(s):
    """A whole move is always a single step."""
    return False


@kernel
def legal(s, seat, out):
    """The steps of a seat: cards by kind, each without a token first; places in order of play; tokens, then seats."""
    if not is_asked(s, seat):
        return 0
    if s.phase == PLAY:
        return legal_plays(s, seat, out)
    first, beyond = steps_of_phase(s)
    n = 0
    for step in range(first, beyond):
        if forbids_step(s, seat, step) == 0:
            out[n] = step
            n += 1
    return n


@kernel
def legal_plays(s, seat, out):
    """KI-503, KI-504, KI-541, KI-563: every card allowed, alone and with the own token."""
    n = 0
    colour = obliged(s, seat)
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and (colour == NOBODY or is_colour(kind, colour)):
            step = PLAY_STEP + kind * USES
            out[n] = step
            n += 1
            if s.held[seat] > 0:
                use = s.held[seat] - 1 + PLUS_ORANGE
                if use == PLUS_ORANGE:
                    out[n] = step + PLUS_BLUE
                    n += 1
                if use != USE_HIDDEN or may_hide(kind):
                    out[n] = step + use
                    n += 1
    return n


@kernel
def steps_of_phase(s):
    """The steps that belong to a phase: the first, and the one beyond the last."""
    if s.phase == EXCHANGE:
        return GIVE_STEP, PLAY_STEP
    if s.phase == PLAY:
        return PLAY_STEP, FETCH_STEP
    if s.phase == FETCH:
        return FETCH_STEP, TARGET_STEP
    if s.phase == TARGET:
        return TARGET_STEP, AWARD_STEP
    if s.phase == AWARD:
        return AWARD_STEP, LEADER_STEP
    return LEADER_STEP, LEADER_STEP + MOST_SEATS


@kernel
def forbids(s, seat, step):
    """The number of the rule that forbids a step to a seat, 0 if it is legal."""
    if s.phase == OVER:
        return 735
    if not is_asked(s, seat):
        return rule_of_phase(s) if s.phase == EXCHANGE else (624 if s.phase == AWARD or s.phase == LEADER else 501)
    first, beyond = steps_of_phase(s)
    if step < first or step >= beyond:
        return 324 if s.seats == 2 and step < PLAY_STEP else rule_of_phase(s)
    return forbids_step(s, seat, step)


@kernel
def rule_of_phase(s):
    """The rule that says what has to be decided first."""
    if s.phase == EXCHANGE:
        return 321
    if s.phase == PLAY:
        return 503
    if s.phase == FETCH:
        return 564
    if s.phase == TARGET:
        return 522
    return 621 if s.phase == AWARD else 312


@kernel
def forbids_step(s, seat, step):
    """The same for a step that belongs to the phase and a seat that is asked."""
    if s.phase == EXCHANGE:
        return 0 if s.hand[seat, step - GIVE_STEP] > 0 else 325
    if s.phase == PLAY:
        return forbids_play(s, seat, (step - PLAY_STEP) // USES, (step - PLAY_STEP) % USES)
    if s.phase == FETCH:
        return 0 if cell_of(s, s.tricks, step - FETCH_STEP) != NOBODY else 564
    if s.phase == TARGET:
        return forbids_target(s, step - TARGET_STEP)
    if s.phase == AWARD:
        return forbids_award(s, (step - AWARD_STEP) // MOST_SEATS, (step - AWARD_STEP) % MOST_SEATS)
    return 0 if is_member(s, step - LEADER_STEP) else 312


@kernel
def forbids_play(s, seat, kind, use):
    """KI-503, KI-541, KI-504, KI-563: the card must be held, obey a Black Kitsune, and go with the token."""
    if s.hand[seat, kind] == 0:
        return 503
    colour = obliged(s, seat)
    if colour != NOBODY and not is_colour(kind, colour):
        return 541
    if use != NO_TOKEN and s.held[seat] != token_of(use) + 1:
        return 504
    return 563 if use == USE_HIDDEN and not may_hide(kind) else 0


@kernel
def forbids_target(s, place):
    """KI-521 to KI-523, KI-563: only another player's numbered card that lies face up."""
    if is_target(s, place):
        return 0
    if place >= s.trick_size:
        return 521
    if s.trick_use[place] == USE_HIDDEN:
        return 563
    return 521 if seat_of(s, place) == s.to_move or s.trick_card[place] >= NUMBERED else 523


@kernel
def forbids_award(s, token, seat):
    """KI-621, KI-568: an available token, for a member of the clan."""
    if not is_member(s, seat):
        return 621
    if available(s) >> token & 1:
        return 0
    return 568 if s.used >> token & 1 else 622


@kernel
def is_member(s, seat):
    """Whether a seat belongs to the clan that decides."""
    return seat < s.seats and clan_of(s, seat) == deciding_clan(s)
