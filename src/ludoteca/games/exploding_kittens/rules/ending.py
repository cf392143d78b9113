"""Section 7, and what must hold at all times."""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import (
    CARDS,
    COPIES,
    DEFUSE,
    GIVE,
    HOLDERS,
    KITTEN,
    MOST_SEATS,
    OVER,
    PAST,
    PLACING,
    TITLES,
    WINDOW,
)
from ludoteca.games.exploding_kittens.rules.cards import is_alive, pile_size
from ludoteca.games.exploding_kittens.rules.setup import defuses_out


@kernel
def score(s, out):
    """EK-701: one for the last player alive, when the match is over."""
    for seat in range(s.seats):
        out[seat] = 1 if s.phase == OVER and s.fallen == s.seats - 1 and is_alive(s, seat) else 0


@kernel
def check(s):
    """The number of a broken invariant, 0 if all is well."""
    for title in range(TITLES):
        if copies_of(s, title) != COPIES[title] - (defuses_out(s) if title == DEFUSE else 0):
            return 110
    if bits_in(s.kittens) + (s.phase == PLACING) != s.seats - s.fallen - 1:
        return 703
    if s.kittens >> pile_size(s) != 0:
        return 404
    for cell in range(s.stack_size, CARDS):
        if s.stack[cell] != 0:
            return 404
    return check_seats(s)


@kernel
def copies_of(s, title):
    """EK-110: where the cards of one title are, counted together."""
    copies = 0
    for seat in range(s.seats):
        if s.hand[seat, title] < 0:
            return -1
        copies += s.hand[seat, title]
    for cell in range(s.stack_size):
        if s.stack[cell] == title:
            copies += 1
    for cell in range(s.discard_size):
        if s.discards[cell] == title:
            copies += 1
    return copies


@kernel
def check_seats(s):
    """Hands and their sizes, who is alive, whose turn it is, what waits, and that `redeal` has cleared up."""
    dead = 0
    for cell in range(s.discard_size):
        if s.discards[cell] == KITTEN:
            dead += 1
    if dead != s.fallen or bits_in(s.alive) != s.seats - s.fallen:
        return 542
    for seat in range(MOST_SEATS):
        cards = 0
        for title in range(TITLES):
            cards += s.hand[seat, title]
        if cards != s.held[seat] or (cards > 0 and not is_alive(s, seat)):
            return 402
    if s.phase != OVER and (not is_alive(s, s.active) or s.owed < 1):
        return 505
    if s.burglar >= 0 and not is_alive(s, s.burglar):
        return 548
    if s.phase == WINDOW and (s.asked == 0 or (s.asked | s.noped) & ~s.alive or s.asked & s.noped):
        return 603
    if s.phase == GIVE and (s.target == s.active or s.held[s.target] == 0):
        return 513
    for holder in range(HOLDERS):
        if s.known[holder] | s.drifting[holder] | s.blank[holder]:
            return 408
    return 408 if s.past_size > PAST or s.pool else 0
