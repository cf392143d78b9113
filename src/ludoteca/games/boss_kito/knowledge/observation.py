"""What a seat knows as numbers, for learning: the layout and the kernel that writes it."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.boss_kito.box import (
    ACTION,
    BENEFITS,
    COLOURS,
    COPIES,
    GIVE,
    MOST_SEATS,
    OVER,
    ROUNDS,
    TYPES,
)
from ludoteca.games.boss_kito.rules.cards import discarded, held
from ludoteca.games.boss_kito.rules.ending import points, strength
from ludoteca.games.boss_kito.rules.setup import cell_of

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", COLOURS, "own cards of each colour"),
    ("unseen", COLOURS, "cards of each colour in the deck, in other hands or among unseen discards"),
    ("discards", COLOURS, "discards of each colour, 0 where the table hides them"),
    ("position", COLOURS, "where each colour is assigned, 1 to 5 from the left"),
    ("offer", COLOURS, "type on offer in each colour, 0 once assigned"),
    ("symbol", COLOURS, "its symbol: 1 start player, 2 card, 3 token"),
    ("next", COLOURS, "type on offer in each colour in the next round, 0 in the last"),
    ("next symbol", COLOURS, "its symbol"),
    ("front", MOST_SEATS * COLOURS, "front cards by seat, own seat first"),
    ("tokens", MOST_SEATS * COLOURS, "tokens on them"),
    ("won", MOST_SEATS * TYPES, "benefit cards of each type by seat, own seat first"),
    ("held", MOST_SEATS, "cards in each hand, own seat first"),
    ("reserve", MOST_SEATS, "tokens in each reserve, own seat first"),
    ("start", MOST_SEATS, "1 for the holder of the start card, own seat first"),
    ("turn", MOST_SEATS, "1 for the seat to decide, own seat first"),
    ("deck", 1, "cards in the draw deck"),
    ("discarded", 1, "cards among the discards"),
    ("supply", 1, "tokens in the supply"),
    ("seats", 1, "number of seats"),
    ("round", 1, "1 to 9"),
    ("turn of the round", 1, "1 to 4, 5 while offers are assigned"),
    ("acting", 1, "1 while an action is due"),
    ("giving", 1, "1 while the start card is to be given"),
    ("chosen", COLOURS, "cards of an exchange that the own seat is putting together"),
    ("lead", COLOURS, "bananas by which the own seat leads each colour, 8 at most, 0 where it does not"),
    (
        "behind",
        COLOURS,
        "bananas that the own seat lacks to draw level with the strongest other one, 8 at most",
    ),
    ("points", MOST_SEATS, "points so far, own seat first"),
    (
        "gain",
        MOST_SEATS * COLOURS,
        "points more that the card on offer in each colour would bring, by seat, own seat first",
    ),
)
"""The numbers that `observe` writes: name, how many, what they mean."""
FRONT = 8 * COLOURS
LAID = FRONT + MOST_SEATS * COLOURS
WON = LAID + MOST_SEATS * COLOURS
BY_SEAT = WON + MOST_SEATS * TYPES
WHOLE = BY_SEAT + 4 * MOST_SEATS
"""Where front cards, the tokens on them, benefit cards, hands and the rest begin: places that the compiler knows."""
FAR = 8
"""A lead of so many bananas is as good as a larger one."""
OFFER = 4 * COLOURS
LEAD = WHOLE + 8 + COLOURS
BEHIND = LEAD + COLOURS
POINTS = BEHIND + COLOURS
GAIN = POINTS + MOST_SEATS
END = GAIN + MOST_SEATS * COLOURS
"""Where the cards on offer stand, and what follows from all that: who leads, who has which points."""


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION, seats counted clockwise from its own; absent seats are 0."""
    observe_colours(s, seat, out)
    observe_seats(s, seat, out)
    out[WHOLE] = s.deck_size
    out[WHOLE + 1] = discarded(s)
    out[WHOLE + 2] = s.supply
    out[WHOLE + 3] = s.seats
    out[WHOLE + 4] = s.round
    out[WHOLE + 5] = s.turn
    out[WHOLE + 6] = 1 if s.phase == ACTION else 0
    out[WHOLE + 7] = 1 if s.phase == GIVE else 0
    for colour in range(COLOURS):
        out[WHOLE + 8 + colour] = s.gathered[colour] if s.to_move == seat else 0
    observe_leads(s, seat, out)
    observe_points(s, out)


@kernel
def observe_colours(s, seat, out):
    """The part of the observation that goes by colour alone."""
    for colour in range(COLOURS):
        out[colour] = s.hand[seat, colour]
        out[COLOURS + colour] = unseen(s, seat, colour)
        out[2 * COLOURS + colour] = s.discards[colour] if s.discards_public else 0
    for position in range(COLOURS):
        colour = s.boss[position]
        cell = cell_of(s.round, position)
        offer = s.offered[cell] if s.taken[cell] == 0 else 0
        following = s.offered[cell - COLOURS] if s.round < ROUNDS else 0
        out[3 * COLOURS + colour] = position + 1
        out[4 * COLOURS + colour] = offer // 4
        out[5 * COLOURS + colour] = offer % 4
        out[6 * COLOURS + colour] = following // 4
        out[7 * COLOURS + colour] = following % 4


@kernel
def unseen(s, seat, colour):
    """How many cards of a colour the seat does not see anywhere."""
    cards = COPIES - s.hand[seat, colour]
    if s.discards_public:
        cards -= s.discards[colour]
    for other in range(s.seats):
        cards -= s.front[other, colour]
    return cards


@kernel
def observe_seats(s, seat, out):
    """What everybody sees of every seat; zeros where nobody sits."""
    for cell in range(FRONT, WHOLE):
        out[cell] = 0
    other = seat
    for place in range(s.seats):
        for colour in range(COLOURS):
            out[FRONT + place * COLOURS + colour] = s.front[other, colour]
            out[LAID + place * COLOURS + colour] = s.tokens[other, colour]
        cards = won_by(s, other)
        for kind in range(TYPES):
            out[WON + place * TYPES + kind] = cards >> 4 * kind & 15
        out[BY_SEAT + place] = held(s, other)
        out[BY_SEAT + MOST_SEATS + place] = s.reserve[other]
        out[BY_SEAT + 2 * MOST_SEATS + place] = 1 if s.start == other else 0
        out[BY_SEAT + 3 * MOST_SEATS + place] = 1 if s.phase != OVER and s.to_move == other else 0
        other = next_seat(s, other)


@kernel
def won_by(s, seat):
    """How many benefit cards of each type a seat has won: four bits a type."""
    cards = 0
    for cell in range(BENEFITS):
        if s.taken[cell] == seat + 1:
            cards += 1 << 4 * (s.offered[cell] // 4 - 1)
    return cards


@kernel
def observe_leads(s, seat, out):
    """BK-602, BK-603: how far the own seat is ahead of the strongest other one in each colour, or behind it."""
    for colour in range(COLOURS):
        strongest = 0
        for other in range(s.seats):
            if other != seat:
                strongest = max(strongest, strength(s, other, colour))
        ahead = strength(s, seat, colour) - strongest
        out[LEAD + colour] = min(max(ahead, 0), FAR)
        out[BEHIND + colour] = min(max(-ahead, 0), FAR)


@kernel
def observe_points(s, out):
    """BK-703 to BK-705: points so far, and what one card more would bring, reckoned from what is written already."""
    for cell in range(POINTS, END):
        out[cell] = 0
    for kind in range(1, TYPES + 1):
        most = most_won(s, out, kind)
        if most > 0:
            for place in range(s.seats):
                out[POINTS + place] += points(kind, cards_won(out, place, kind), most)
    for colour in range(COLOURS):
        kind = int(out[OFFER + colour])
        if kind > 0:
            most = most_won(s, out, kind)
            for place in range(s.seats):
                own = cards_won(out, place, kind)
                more = points(kind, own + 1, max(most, own + 1)) - points(kind, own, most)
                out[GAIN + place * COLOURS + colour] = more


@kernel
def cards_won(out, place, kind):
    """The benefit cards of a type that the seat at a place has won."""
    return int(out[WON + place * TYPES + kind - 1])


@kernel
def most_won(s, out, kind):
    """BK-703: the greatest number of cards of a type that a seat has won."""
    most = 0
    for place in range(s.seats):
        most = max(most, cards_won(out, place, kind))
    return most
