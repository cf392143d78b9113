"""Section 3: getting ready."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.engine.seats import next_seat
from ludoteca.games.exploding_kittens.box import (
    COPIES,
    DEALT,
    DEFUSE,
    MAIN,
    MOST_NOPES,
    MOST_SEATS,
    NO_ACTION,
    NOBODY,
    RANDOM_FIRST,
    SMALL_DEFUSES,
    SMALL_GAME,
    TITLES,
)
from ludoteca.games.exploding_kittens.rules.cards import mix, pop


@kernel
def deal(s):
    """EK-301 to EK-308."""
    clear(s)
    s.first = below(s, s.seats) if s.first_player == RANDOM_FIRST else s.first_player  # EK-307, EK-905
    build_deck(s)
    shuffle(s, s.stack, s.stack_size)  # EK-304, EK-901
    deal_hands(s)
    s.kittens = (1 << s.seats - 1) - 1  # EK-305
    mix(s)  # EK-306, EK-902
    s.active = s.first
    s.owed = 1
    s.burglar = (s.first + s.seats - 1) % s.seats if s.cat_burglar else NOBODY  # EK-308
    s.phase = MAIN


@kernel
def clear(s):
    """Put everything back into the box."""
    for seat in range(MOST_SEATS):
        s.held[seat] = 0
        s.fallen_order[seat] = 0
        for title in range(TITLES):
            s.hand[seat, title] = 0
    for cell in range(s.discard_size):
        s.discards[cell] = 0
    for entry in range(s.past_size):
        s.past[entry] = 0
    for nope in range(MOST_NOPES):
        s.nopes[nope] = 0
    s.discard_size = 0
    s.past_size = 0
    s.dealt = 1
    s.fallen = 0
    s.alive = (1 << s.seats) - 1
    s.attacked = 0
    s.partial = 0
    s.action = NO_ACTION
    s.title = 0
    s.target = 0
    s.named = 0
    s.asked = 0
    s.noped = 0
    s.nope_count = 0


@kernel
def defuses_out(s):
    """EK-303: Defuses that leave the game: with two or three players only two go back into the deck."""
    left = COPIES[DEFUSE] - s.seats
    return max(0, left - SMALL_DEFUSES) if s.small_game and s.seats <= SMALL_GAME else 0


@kernel
def build_deck(s):
    """EK-301 to EK-303: the deck without kittens and without the Defuses that are dealt or leave the game."""
    s.stack_size = 0
    for title in range(TITLES):
        copies = COPIES[title]
        if title == DEFUSE:
            copies -= s.seats + defuses_out(s)
        for _ in range(copies):
            s.stack[s.stack_size] = title
            s.stack_size += 1


@kernel
def deal_hands(s):
    """EK-302, EK-304: a Defuse each, then seven cards each, one at a time from the first player."""
    for seat in range(s.seats):
        s.hand[seat, DEFUSE] = 1
        s.held[seat] = DEALT + 1
    for _ in range(DEALT):
        seat = s.first
        for _ in range(s.seats):
            s.hand[seat, pop(s)] += 1
            seat = next_seat(s, seat)
