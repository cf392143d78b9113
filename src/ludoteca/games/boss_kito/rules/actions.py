"""Section 5: whose turn it is, the actions a to e, and what a step does."""

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
    PLAYED,
    TAKE,
    TAKEN,
    THREW,
    TURNS,
    TWO_TOKENS,
)
from ludoteca.games.boss_kito.rules.drawing import can_draw, draw_card, renew_deck
from ludoteca.games.boss_kito.rules.memory import make_room, note
from ludoteca.games.boss_kito.rules.round_end import assign_offers, hand_on


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
    """Section 10: plays, tokens, draw, take, exchanges, pass; or the seats that may get the start card."""
    if s.phase == OVER or seat != s.to_move:
        return 0
    if s.phase == GIVE:
        for other in range(s.seats):
            out[other] = GIVE_TO + other
        return s.seats + 0
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
def held(s, seat):
    """How many cards a seat holds."""
    cards = 0
    for colour in range(COLOURS):
        cards += s.hand[seat, colour]
    return cards


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


@kernel
def play(s, seat, step):
    """BK-503, BK-621: an action, a part of one, or the start card handed on."""
    if not s.partial:
        make_room(s)
    if step >= GIVE_TO:
        hand_on(s, step - GIVE_TO)
    elif EXCHANGE <= step < DONE:
        choose(s, exchanged_colour(step), exchanged_count(step))
    else:
        act(s, seat, step)
        end_action(s)


@kernel
def act(s, seat, step):
    """BK-510 to BK-515: one whole action."""
    if step < ONE_TOKEN:
        put_down(s, seat, step - PLAY)
    elif step < TWO_TOKENS:
        put_token(s, seat, step - ONE_TOKEN)
    elif step < DRAW:
        put_token(s, seat, first_colour(step))
        put_token(s, seat, second_colour(step))
    elif step == DRAW:
        draw_card(s, seat)
    elif step == TAKE:
        take_tokens(s, seat)
    elif step == DONE:
        exchange(s, seat)


@kernel
def put_down(s, seat, colour):
    """BK-510: one card goes from the hand to the front, face up."""
    s.hand[seat, colour] -= 1
    s.front[seat, colour] += 1
    note(s, PLAYED, seat, colour)


@kernel
def put_token(s, seat, colour):
    """BK-511, BK-521: a token counts for the colour of the card it lies on."""
    s.reserve[seat] -= 1
    s.tokens[seat, colour] += 1


@kernel
def take_tokens(s, seat):
    """BK-513, BK-534: three tokens, or those that are left."""
    tokens = min(TAKEN, s.supply)
    s.supply -= tokens
    s.reserve[seat] += tokens


@kernel
def choose(s, colour, count):
    """BK-514: so many cards of a colour are to be thrown away; they leave the hand when the exchange is complete."""
    s.gathered[colour] = count
    s.partial = colour + 1


@kernel
def exchange(s, seat):
    """BK-514, BK-531, BK-533: the chosen cards are discarded together, then as many are drawn."""
    count = 0
    for colour in range(COLOURS):
        for _ in range(s.gathered[colour]):
            note(s, THREW, seat, colour)
        count += s.gathered[colour]
        s.hand[seat, colour] -= s.gathered[colour]
        s.discards[colour] += s.gathered[colour]
        s.gathered[colour] = 0
    s.partial = 0
    renew_deck(s)
    for _ in range(count):
        draw_card(s, seat)


@kernel
def end_action(s):
    """BK-501: the next seat clockwise; after everybody's fourth action the offers are assigned."""
    s.to_move = s.to_move + 1 if s.to_move + 1 < s.seats else 0
    if s.to_move == s.start:
        s.turn += 1
        if s.turn > TURNS:
            assign_offers(s, 0)
