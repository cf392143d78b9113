"""Sections 6 and 7: the end of a round, when the five offers find their winners, and the majorities that count."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.boss_kito.box import (
    ACTION,
    BANANAS,
    BENEFITS,
    CARD,
    COLOURS,
    GIVE,
    NOBODY,
    OVER,
    REMOVED,
    ROUNDS,
    START,
    TOKEN,
    TOKENS,
    TYPES,
)
from ludoteca.games.boss_kito.rules.cards import can_draw, draw_card, renew_deck
from ludoteca.games.boss_kito.rules.history import note_round_end
from ludoteca.games.boss_kito.rules.setup import cell_of

TIE_BREAK = TOKENS + 1
"""BK-706: a point outweighs all tokens."""


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


@kernel
def score(s, out):
    """BK-703 to BK-706: points so far; tokens in reserve decide between equals, so they count as less than a point."""
    for seat in range(s.seats):
        out[seat] = s.reserve[seat]
    for kind in range(1, TYPES + 1):
        cards = holdings(s, kind)
        most = highest(s, cards)
        for seat in range(s.seats):
            out[seat] += TIE_BREAK * points(kind, cards_of(cards, seat), most)


@kernel
def points(kind, own, most):
    """BK-703 to BK-705: type k brings k points to all who hold most of it, and one point a card to the others."""
    return kind if own == most and own > 0 else own


@kernel
def holdings(s, kind):
    """How many benefit cards of a type each seat has won: four bits a seat."""
    cards = 0
    for cell in range(BENEFITS):
        if s.offered[cell] // 4 == kind and 0 < s.taken[cell] < REMOVED:
            cards += 1 << 4 * (s.taken[cell] - 1)
    return cards


@kernel
def cards_of(cards, seat):
    """The cards of one seat in `holdings`."""
    return cards >> 4 * seat & 15


@kernel
def highest(s, cards):
    """BK-703: the greatest number of cards of a type that a seat holds."""
    most = 0
    for seat in range(s.seats):
        most = max(most, cards_of(cards, seat))
    return most


@kernel
def tally(s, cards, most):
    """BK-703 for every type: how many cards of it each seat holds, and the greatest of these numbers."""
    for kind in range(TYPES):
        held = holdings(s, kind + 1)
        most[kind] = highest(s, held)
        for seat in range(s.seats):
            cards[kind, seat] = cards_of(held, seat)
