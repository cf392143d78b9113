"""Section 6: the five offers find their winners, from left to right, and the table is cleaned up."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.boss_kito.box import (
    ACTION,
    BANANAS,
    CARD,
    COLOURS,
    GIVE,
    NOBODY,
    OVER,
    REMOVED,
    ROUNDS,
    START,
    TOKEN,
)
from ludoteca.games.boss_kito.rules.drawing import can_draw, draw_card, renew_deck
from ludoteca.games.boss_kito.rules.memory import note_round_end
from ludoteca.games.boss_kito.rules.preparation import cell_of


@kernel
def assign_offers(s, first):
    """BK-601, BK-620: the positions from `first` on, until a winner must hand the start card on; then the clean-up."""
    for position in range(first, COLOURS):
        winner = leader(s, s.boss[position])
        cell = cell_of(s.round, position)
        if winner == NOBODY:
            s.taken[cell] = REMOVED
        else:
            s.taken[cell] = winner + 1
            if carry_out(s, winner, s.offered[cell] % 4):
                s.assign = position
                s.to_move = winner
                s.phase = GIVE
                return
    clean_up(s)


@kernel
def leader(s, colour):
    """BK-603, BK-604: the only seat with the highest strength in a colour, or NOBODY."""
    winner, highest = NOBODY, 0
    for seat in range(s.seats):
        bananas = strength(s, seat, colour)
        if bananas > highest:
            winner, highest = seat, bananas
        elif bananas == highest:
            winner = NOBODY
    return winner


@kernel
def strength(s, seat, colour):
    """BK-602: three for each front card of the colour, one for each token on them."""
    return BANANAS * s.front[seat, colour] + s.tokens[seat, colour]


@kernel
def carry_out(s, winner, symbol):
    """BK-621 to BK-623: the symbol of a card just won; True if the winner has to decide who gets the start card."""
    if symbol == CARD:
        if can_draw(s):
            draw_card(s, winner)
    elif symbol == TOKEN and s.supply > 0:
        s.supply -= 1
        s.reserve[winner] += 1
    return symbol == START


@kernel
def hand_on(s, seat):
    """BK-621, BK-624: the winner gives the start card to a seat, and the next position is assigned."""
    s.start = seat
    assign_offers(s, s.assign + 1)


@kernel
def clean_up(s):
    """BK-631 to BK-635: fronts to the discards, tokens to the supply, new offers; after the ninth round the end."""
    for seat in range(s.seats):
        for colour in range(COLOURS):
            s.discards[colour] += s.front[seat, colour]
            s.front[seat, colour] = 0
            s.supply += s.tokens[seat, colour]
            s.tokens[seat, colour] = 0
    note_round_end(s)
    renew_deck(s)
    s.assign = 0
    if s.round == ROUNDS:
        s.phase = OVER
        return
    s.round += 1
    s.turn = 1
    s.to_move = s.start
    s.phase = ACTION
