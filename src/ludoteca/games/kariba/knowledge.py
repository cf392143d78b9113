"""What a seat of Kariba can and cannot know, as kernels.

A seat knows its own hand, the waterhole, all score piles (every capture was public, KA-406), the visible cards, and
those cards of other hands that were taken openly and not played since (`shown`, KA-408). It does not know the rest of
the other hands and the order of the pile. All cards it has not located are alike to it: every way to spread them over
those places is equally likely.
"""

from ludoteca.engine.endgame import Endgame
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle
from ludoteca.engine.seats import next_seat
from ludoteca.games.kariba.box import ANIMALS, COPIES, DRAW, MOST_SEATS, OVER, PLAY, SLOTS
from ludoteca.games.kariba.prospects import PROSPECTS, observe_prospects
from ludoteca.games.kariba.rules import cards_won, held, next_card, total

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", ANIMALS, "own cards of each animal"),
    ("waterhole", ANIMALS, "cards at each position"),
    ("unseen", ANIMALS, "cards of each animal in the pile or the hidden part of other hands"),
    ("visible", ANIMALS, "open cards of each animal, expert mode"),
    ("shown", MOST_SEATS * ANIMALS, "cards of each hand that everybody saw being taken, by seat, own seat first"),
    ("held", MOST_SEATS, "cards in each hand, own seat first"),
    ("won", MOST_SEATS, "cards in each score pile of this game, own seat first"),
    ("total", MOST_SEATS, "points of the finished games, own seat first"),
    ("pile", 1, "cards in the pile"),
    ("seats", 1, "number of seats"),
    ("turn", MOST_SEATS, "1 for the seat to move, own seat first"),
    ("playing", 1, "1 while a play is due"),
    ("drawing", 1, "1 while a draw is due, expert mode"),
    ("games left", 1, "games of the match not yet finished"),
    ("expert", 1, "1 in expert mode"),
    *PROSPECTS,
)
"""The numbers that `observe` writes: name, how many, what they mean."""
UNSEEN = 2 * ANIMALS
"""Where the cards that a seat has not located stand there."""


@kernel
def redeal(s, seat):
    """Collect the cards this seat has not located, shuffle and deal them again: all spreads are equally likely."""
    collect(s, seat)
    shuffle(s, s.pile, s.pile_size)
    for other in range(s.seats):
        if other != seat:
            hidden = held(s, other) - known_in_hand(s, other)
            for animal in range(ANIMALS):
                s.hand[other, animal] = s.shown[other, animal]
            for _ in range(hidden):
                s.hand[other, next_card(s)] += 1


@kernel
def collect(s, seat):
    """Put all cards the seat has not located onto the pile, sorted by animal."""
    s.pile_size = 0
    for animal in range(ANIMALS):
        for _ in range(unseen(s, seat, animal)):
            s.pile[s.pile_size] = animal
            s.pile_size += 1


@kernel
def unseen(s, seat, animal):
    """How many cards of an animal the seat has not located."""
    cards = COPIES - s.hand[seat, animal] - s.waterhole[animal] - opened(s, animal)
    for other in range(s.seats):
        cards -= s.won[other, animal]  # KA-406
        if other != seat:
            cards -= s.shown[other, animal]  # KA-408
    return cards


@kernel
def opened(s, animal):
    """KA-405: how many of the visible cards show this animal."""
    cards = 0
    for slot in range(SLOTS):
        if s.visible[slot] == animal + 1:
            cards += 1
    return cards


@kernel
def known_in_hand(s, seat):
    """KA-408: how many cards of a hand everybody has seen."""
    cards = 0
    for animal in range(ANIMALS):
        cards += s.shown[seat, animal]
    return cards


@kernel
def worlds(s, seat):
    """One, once two players know each other's hand and every draw to come, in the last game of a match; else none.

    With an empty pile what a seat has not located is the other's hand. Before that both must lack one animal only. A
    game that another follows ends with a shuffle (KA-607), so what it is worth is left to chance. Three players have no
    best play that one of them could count on.
    """
    if s.phase == OVER or s.seats != 2 or s.game + 1 != s.games:
        return 0
    return 1 if s.pile_size == 0 or (lacks_one(s, seat) and lacks_one(s, next_seat(s, seat))) else 0


@kernel
def lacks_one(s, seat):
    """Whether all cards that a seat has not located show the same animal."""
    animals = 0
    for animal in range(ANIMALS):
        if unseen(s, seat, animal) > 0:
            animals += 1
    return animals <= 1


ENDGAME = Endgame(worlds)


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION, seats counted clockwise from its own; absent seats are 0."""
    n = observe_cards(s, seat, out)
    other = seat
    for place in range(MOST_SEATS):
        sits = place < s.seats
        for animal in range(ANIMALS):
            out[n + place * ANIMALS + animal] = s.shown[other, animal] if sits else 0
        row = n + MOST_SEATS * ANIMALS + place
        out[row] = held(s, other) if sits else 0
        out[row + MOST_SEATS] = cards_won(s, other) if sits else 0
        out[row + 2 * MOST_SEATS] = total(s, other) if sits else 0
        out[row + 3 * MOST_SEATS + 2] = 1 if sits and s.phase != OVER and other == s.to_move else 0
        other = next_seat(s, other)
    n += MOST_SEATS * (ANIMALS + 3)
    out[n] = s.pile_size
    out[n + 1] = s.seats
    n += 2 + MOST_SEATS
    out[n] = 1 if s.phase == PLAY else 0
    out[n + 1] = 1 if s.phase == DRAW else 0
    out[n + 2] = s.games - s.game
    out[n + 3] = s.expert
    observe_prospects(s, seat, UNSEEN, out, n + 4)


@kernel
def observe_cards(s, seat, out):
    """The part of the observation that counts cards by animal; returns how many numbers it wrote."""
    for animal in range(ANIMALS):
        out[animal] = s.hand[seat, animal]
        out[ANIMALS + animal] = s.waterhole[animal]
        out[UNSEEN + animal] = unseen(s, seat, animal)
        out[3 * ANIMALS + animal] = opened(s, animal)
    return 4 * ANIMALS
