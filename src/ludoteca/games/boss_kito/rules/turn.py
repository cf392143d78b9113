"""Section 5: one turn after the other, the actions a to e, and what a step does."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.boss_kito.box import (
    COLOURS,
    DONE,
    DRAW,
    EXCHANGE,
    GIVE_TO,
    ONE_TOKEN,
    PLAY,
    PLAYED,
    TAKE,
    TAKEN,
    THREW,
    TURNS,
    TWO_TOKENS,
)
from ludoteca.games.boss_kito.rules.cards import draw_card, renew_deck
from ludoteca.games.boss_kito.rules.ending import assign_offers, hand_on
from ludoteca.games.boss_kito.rules.history import make_room, note
from ludoteca.games.boss_kito.rules.legality import exchanged_colour, exchanged_count, first_colour, second_colour


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
    s.to_move = next_seat(s, s.to_move)
    if s.to_move == s.start:
        s.turn += 1
        if s.turn > TURNS:
            assign_offers(s, 0)
