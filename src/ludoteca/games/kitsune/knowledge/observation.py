"""What a seat knows as numbers, for learning: the layout and the kernels that write it."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.seats import next_seat
from ludoteca.games.kitsune.box import CARDS_SIX, KINDS, MOST_SEATS, PLAYS_SIX, TOKENS
from ludoteca.games.kitsune.knowledge.memory import hidden_place, is_gift_held
from ludoteca.games.kitsune.knowledge.possibilities import collect
from ludoteca.games.kitsune.rules.ending import available
from ludoteca.games.kitsune.rules.seating import clan_of, plays
from ludoteca.games.kitsune.rules.trick import fetcher

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", KINDS, "own cards of each kind"),
    (
        "unlocated",
        KINDS,
        "cards of each kind in the pile, in other hands or hidden by another seat",
    ),
    ("trick card", PLAYS_SIX, "1 + kind of each play of this trick, 16 for a card this seat cannot see"),
    ("trick use", PLAYS_SIX, "the token used with it: 0 none, 1 and 2 the sides of +3, 3 to 6 the others"),
    ("destroyed", PLAYS_SIX, "1 if a Katana destroyed it"),
    ("past card", CARDS_SIX, "1 + kind of each play of the finished tricks of this deal"),
    ("past use", CARDS_SIX, "the token used with it"),
    ("held cards", MOST_SEATS, "cards in each hand, own seat first"),
    ("held token", MOST_SEATS, "1 + token of each seat, own seat first"),
    ("turn", MOST_SEATS, "1 for the seat that plays, own seat first"),
    ("leader", MOST_SEATS, "1 for the seat that leads this trick, own seat first"),
    ("used", TOKENS, "1 for a token that is out of this round"),
    ("available", TOKENS, "1 for a token on its slot"),
    ("phase", 7, "1 for the current phase"),
    ("gave", 1, "1 + kind that this seat gave in this deal, 0 for none"),
    ("gift held", 1, "1 while the team-mate has not played that kind"),
    ("took", 1, "1 + kind that this seat took with the Discard token in this deal, 0 for none"),
    ("clan", 1, "0 blue, 1 orange"),
    ("pawns", 2, "steps of the own and the other pawn"),
    ("victories", 2, "rounds won by the own and the other clan"),
    ("track", 1, "steps of the Wisdom track"),
    ("pile", 1, "cards in the pile"),
    ("seats", 1, "number of seats"),
)
"""The numbers that `observe` writes: name, how many, what they mean."""


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION, seats counted clockwise from its own; absent seats are 0."""
    n = observe_cards(s, seat, out)
    for number in range(n, n + 4 * MOST_SEATS):
        out[number] = 0
    other = seat
    for place in range(s.seats):
        cards = 0
        for kind in range(KINDS):
            cards += s.hand[other, kind]
        out[n + place] = cards
        out[n + MOST_SEATS + place] = s.held[other]
        out[n + 2 * MOST_SEATS + place] = 1 if other == s.to_move else 0
        out[n + 3 * MOST_SEATS + place] = 1 if other == s.leader else 0
        other = next_seat(s, other)
    n += 4 * MOST_SEATS
    tokens = available(s)
    for token in range(TOKENS):
        out[n + token] = s.used >> token & 1
        out[n + TOKENS + token] = tokens >> token & 1
    n += 2 * TOKENS
    for phase in range(7):
        out[n + phase] = 1 if s.phase == phase else 0
    n += 7
    clan = clan_of(s, seat)
    out[n] = s.given[seat]
    out[n + 1] = 1 if is_gift_held(s, seat) else 0
    out[n + 2] = s.past_card[s.taken - 1] + 1 if s.taken > 0 and fetcher(s) == seat else 0
    out[n + 3] = clan
    for side in range(2):
        out[n + 4 + side] = s.pawns[clan ^ side]
        out[n + 6 + side] = s.victories[clan ^ side]
    out[n + 8] = s.track_steps
    out[n + 9] = s.pile_size
    out[n + 10] = s.seats


@kernel
def observe_cards(s, seat, out):
    """The part of the observation that names cards; returns how many numbers it wrote."""
    collect(s, seat)
    for kind in range(KINDS):
        out[kind] = s.hand[seat, kind]
        out[KINDS + kind] = max(0, s.pool[kind])
        s.pool[kind] = 0
    n = 2 * KINDS
    hidden = hidden_place(s, seat)
    for place in range(PLAYS_SIX):
        lies = place < s.trick_size
        out[n + place] = 0 if not lies else KINDS + 1 if place == hidden else s.trick_card[place] + 1
        out[n + PLAYS_SIX + place] = s.trick_use[place]
        out[n + 2 * PLAYS_SIX + place] = s.struck >> place & 1
    n += 3 * PLAYS_SIX
    played = s.tricks * plays(s)
    for cell in range(CARDS_SIX):
        out[n + cell] = s.past_card[cell] + 1 if cell < played else 0
        out[n + CARDS_SIX + cell] = s.past_use[cell]
    return n + 2 * CARDS_SIX
