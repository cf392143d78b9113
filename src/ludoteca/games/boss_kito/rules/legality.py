"""Who decides, what is legal, and which rule forbids the rest."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.boss_kito.box import (
    COLOURS,
    COPIES,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE,
    GIVE_TO,
    NOTHING,
    ONE_TOKEN,
    OVER,
    PASS,
    PLAY,
    TAKE,
    TWO_TOKENS,
)
from ludoteca.games.boss_kito.rules.cards import can_draw, held


@kernel
def pending(s):
    """The seat that decides now, as a bit mask; nobody when the match is over."""
    return 0 if s.phase == OVER else 1 << s.to_move


@kernel
def is_partial(s):
    """BK-514: whether an exchange has begun and is not complete."""
    return s.partial != 0


@kernel
def legal(s, seat, out):
    """Plays, tokens, draw, take, exchanges, pass; or the seats that may get the start card."""
    if s.phase == OVER or seat != s.to_move:
        return 0
    if s.phase == GIVE:
        for other in range(s.seats):
            out[other] = GIVE_TO + other
        return s.seats
    if s.partial:
        n = list_exchanges(s, seat, out, 0)
        out[n] = DONE
        return n + 1
    n = list_plays(s, seat, out)
    n = list_tokens(s, seat, out, n)
    if can_draw(s):
        out[n] = DRAW
        n += 1
    if s.supply > 0:
        out[n] = TAKE
        n += 1
    n = list_exchanges(s, seat, out, n)
    if s.exchange_zero and held(s, seat) > 0:
        out[n] = NOTHING
        n += 1
    if n == 0:
        out[n] = PASS
        n += 1
    return n


@kernel
def list_plays(s, seat, out):
    """BK-510: a card of every colour in the hand."""
    n = 0
    for colour in range(COLOURS):
        if s.hand[seat, colour] > 0:
            out[n] = PLAY + colour
            n += 1
    return n


@kernel
def list_tokens(s, seat, out, n):
    """BK-511, BK-520: one or two tokens on colours of the own front, as far as the reserve goes."""
    if s.reserve[seat] > 0:
        for colour in range(COLOURS):
            if s.front[seat, colour] > 0:
                out[n] = ONE_TOKEN + colour
                n += 1
    if s.reserve[seat] > 1:
        step = TWO_TOKENS
        for first in range(COLOURS):
            for second in range(first, COLOURS):
                if s.front[seat, first] > 0 and s.front[seat, second] > 0:
                    out[n] = step
                    n += 1
                step += 1
    return n


@kernel
def list_exchanges(s, seat, out, n):
    """BK-514: how many cards of the next colour are thrown away; colours ascend, so that each set is offered once."""
    for colour in range(s.partial, COLOURS):
        for count in range(s.hand[seat, colour]):
            out[n] = EXCHANGE + colour * COPIES + count
            n += 1
    return n


@kernel
def forbids(s, seat, step):
    """The number of the rule that forbids a step to a seat, 0 if it is legal."""
    if s.phase == OVER:
        return 701
    if seat != s.to_move:
        return 501
    if s.phase == GIVE or step >= GIVE_TO:
        return forbids_giving(s, step)
    if s.partial and (step < EXCHANGE or step == NOTHING):
        return 503
    if step < ONE_TOKEN:
        return 0 if s.hand[seat, step - PLAY] > 0 else 510
    if step < DRAW:
        return forbids_tokens(s, seat, step)
    if step == DRAW:
        return 0 if can_draw(s) else 532
    if step == TAKE:
        return 0 if s.supply > 0 else 534
    if step == PASS:
        return 0 if must_pass(s, seat) else 515
    return forbids_exchange(s, seat, step)


@kernel
def forbids_giving(s, step):
    """BK-620, BK-621: a winner of S must hand the start card on before anything else, and nobody else may."""
    if s.phase != GIVE or step < GIVE_TO:
        return 620
    return 0 if step - GIVE_TO < s.seats else 621


@kernel
def forbids_tokens(s, seat, step):
    """BK-511, BK-520: cards of those colours lie before the own place, and the reserve suffices."""
    first, second = first_colour(step), second_colour(step)
    if s.reserve[seat] < (1 if step < TWO_TOKENS else 2):
        return 511
    return 0 if s.front[seat, first] > 0 and s.front[seat, second] > 0 else 520


@kernel
def forbids_exchange(s, seat, step):
    """BK-514: cards of the hand, colours ascending; none only where the table allows it."""
    if step == DONE:
        return 0 if s.partial else 514
    if step == NOTHING:
        return 0 if s.exchange_zero and held(s, seat) > 0 else 514
    colour = exchanged_colour(step)
    return 0 if colour >= s.partial and exchanged_count(step) <= s.hand[seat, colour] else 514


@kernel
def must_pass(s, seat):
    """BK-515: none of the actions a to e is legal."""
    if held(s, seat) > 0 or s.supply > 0 or can_draw(s):
        return False
    if s.reserve[seat] > 0:
        for colour in range(COLOURS):
            if s.front[seat, colour] > 0:
                return False
    return True


@kernel
def first_colour(step):
    """The first colour of a step that puts tokens down."""
    if step < TWO_TOKENS:
        return step - ONE_TOKEN
    pair = step - TWO_TOKENS
    first = 0
    while pair >= COLOURS - first:
        pair -= COLOURS - first
        first += 1
    return first


@kernel
def second_colour(step):
    """The second colour of a step that puts tokens down; of a single token, its colour."""
    if step < TWO_TOKENS:
        return step - ONE_TOKEN
    first = first_colour(step)
    return step - TWO_TOKENS - first * COLOURS + first * (first - 1) // 2 + first


@kernel
def exchanged_colour(step):
    """The colour that a step of an exchange throws away."""
    return (step - EXCHANGE) // COPIES


@kernel
def exchanged_count(step):
    """How many cards a step of an exchange throws away."""
    return (step - EXCHANGE) % COPIES + 1
