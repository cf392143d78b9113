"""Section 6: the reaction window. Answers are sealed until it closes; in a race the first NOPE closes it."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import DO_NOPE, MAIN, MOST_NOPES, NO_ACTION, NOPE, RACE, WINDOW
from ludoteca.games.exploding_kittens.rules.cards import hand_to_discards, next_among


@kernel
def open_window(s, player):
    """EK-601, EK-603: everybody alive is asked, except whoever played the card (with `selfNope` that one too)."""
    s.asked = s.alive if s.self_nope else s.alive & ~(1 << player)
    s.noped = 0
    s.phase = WINDOW


@kernel
def answer(s, seat, step):
    """EK-603 to EK-605, EK-609: one answer; returns whether the whole chain of windows is now closed."""
    s.asked &= ~(1 << seat)
    if step == DO_NOPE:
        s.noped |= 1 << seat
    if s.asked and not (s.noped and s.nope_mode == RACE):
        return False
    if s.noped == 0:
        return True
    play_nope(s, first_noper(s))
    return False


@kernel
def object_player(s):
    """EK-603: who played the action or the Nope that is being answered."""
    return s.nopes[s.nope_count - 1] if s.nope_count > 0 else s.active


@kernel
def first_noper(s):
    """EK-605: the nearest seat that said no, clockwise from the player of the object; that player itself comes last."""
    return next_among(s, s.noped & s.alive, object_player(s))


@kernel
def play_nope(s, seat):
    """EK-602, EK-605: one Nope is played and can be answered itself; other answers are void, cards stay in hand."""
    hand_to_discards(s, seat, NOPE, 1)
    s.nopes[s.nope_count] = seat
    s.nope_count += 1
    open_window(s, seat)


@kernel
def cancelled(s):
    """EK-606: an odd number of Nopes stops the action."""
    return s.nope_count & 1


@kernel
def settle(s):
    """EK-502: the action is over; the active player goes on."""
    for nope in range(MOST_NOPES):
        s.nopes[nope] = 0
    s.nope_count = 0
    s.asked = 0
    s.noped = 0
    s.action = NO_ACTION
    s.title = 0
    s.target = 0
    s.named = 0
    s.phase = MAIN
