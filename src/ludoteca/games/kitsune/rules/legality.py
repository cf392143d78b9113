"""Decisions as kernels: who decides, what is legal, which rule forbids the rest."""

from ludoteca.engine.bits import lowest
from ludoteca.engine.kernel import kernel
from ludoteca.games.kitsune.box import (
    AWARD,
    AWARD_STEP,
    EXCHANGE,
    FETCH,
    FETCH_STEP,
    GIVE_STEP,
    HIDDEN,
    LEADER,
    LEADER_STEP,
    MOST_SEATS,
    NO_TOKEN,
    NOBODY,
    NUMBERED,
    OVER,
    PLAY,
    PLAY_STEP,
    PLUS,
    PLUS_BLUE,
    PLUS_ORANGE,
    TARGET,
    TARGET_STEP,
    USE_HIDDEN,
    USES,
)
from ludoteca.games.kitsune.rules.ending import available
from ludoteca.games.kitsune.rules.seating import clan_of, decides, deciding_clan, member, seat_of
from ludoteca.games.kitsune.rules.trick import (
    cell_of,
    is_colour,
    is_target,
    kinds_in_hand,
    kinds_of,
    kinds_of_last_trick,
    may_hide,
    obliged,
    token_of,
)


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
    if s.phase == TARGET:
        return legal_targets(s, out)
    if s.phase == AWARD:
        return legal_awards(s, out)
    if s.phase == LEADER:
        return legal_members(s, LEADER_STEP, 0, out)
    if s.phase == FETCH:
        return legal_kinds(FETCH_STEP, kinds_of_last_trick(s), out)
    return legal_kinds(GIVE_STEP, kinds_in_hand(s, seat), out)


@kernel
def legal_kinds(first, kinds, out):
    """KI-325, KI-564: a step for each kind of a set."""
    n = 0
    while kinds:
        out[n] = first + lowest(kinds)
        kinds &= kinds - 1
        n += 1
    return n


@kernel
def legal_targets(s, out):
    """KI-521 to KI-523: every card that a Katana can strike."""
    n = 0
    for place in range(s.trick_size):
        if is_target(s, place):
            out[n] = TARGET_STEP + place
            n += 1
    return n


@kernel
def legal_awards(s, out):
    """KI-621: every token that is left, for every member of the clan."""
    n = 0
    tokens = available(s)
    while tokens:
        n = legal_members(s, AWARD_STEP + lowest(tokens) * MOST_SEATS, n, out)
        tokens &= tokens - 1
    return n


@kernel
def legal_members(s, first, n, out):
    """A step for every member of the clan that decides, after n others; returns how many there are then."""
    for seat in range(member(s, deciding_clan(s), 0), s.seats, 2):
        out[n] = first + seat
        n += 1
    return n


@kernel
def legal_plays(s, seat, out):
    """KI-503, KI-504, KI-541, KI-563: every card allowed, alone and with the own token."""
    n = 0
    token = s.held[seat] - 1
    kinds = kinds_in_hand(s, seat)
    colour = obliged(s, seat)
    if colour != NOBODY:
        kinds &= kinds_of(colour)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        step = PLAY_STEP + kind * USES
        out[n] = step
        n += 1
        if token == PLUS:
            out[n] = step + PLUS_BLUE
            n += 1
        if token >= 0 and (token != HIDDEN or may_hide(kind)):
            out[n] = step + token + PLUS_ORANGE
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
