"""What a seat of Kariba knows, in numbers for learners."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.kariba.box import ANIMALS, DRAW, MOST_SEATS, OVER, PLAY
from ludoteca.games.kariba.knowledge.prospects import PROSPECTS, observe_prospects
from ludoteca.games.kariba.knowledge.whereabouts import opened, unseen
from ludoteca.games.kariba.rules import cards_won, held, total

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
