"""Section 5: draw deck, discards and hands."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle
from ludoteca.games.boss_kito.box import COLOURS, DREW
from ludoteca.games.boss_kito.rules.history import note, note_reshuffle


@kernel
def can_draw(s):
    """BK-532: there is a card in the draw deck or among the discards."""
    return s.deck_size > 0 or discarded(s) > 0


@kernel
def discarded(s):
    """How many cards the discard pile holds."""
    cards = 0
    for colour in range(COLOURS):
        cards += s.discards[colour]
    return cards


@kernel
def held(s, seat):
    """How many cards a seat holds."""
    cards = 0
    for colour in range(COLOURS):
        cards += s.hand[seat, colour]
    return cards


@kernel
def top_card(s):
    """The top card of the draw deck leaves it."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    return card


@kernel
def draw_card(s, seat):
    """BK-512, BK-530, BK-531: one card goes to the hand; an empty deck is renewed before (lazy) or after it (eager)."""
    if s.deck_size == 0:
        reshuffle(s)
    colour = top_card(s)
    s.hand[seat, colour] += 1
    note(s, DREW, seat, colour)
    renew_deck(s)


@kernel
def renew_deck(s):
    """BK-530, BK-A07: eager tables reshuffle as soon as the deck is empty."""
    if s.deck_size == 0 and not s.lazy and discarded(s) > 0:
        reshuffle(s)


@kernel
def reshuffle(s):
    """BK-530, BK-903: the discards are shuffled and become the draw deck."""
    for colour in range(COLOURS):
        for _ in range(s.discards[colour]):
            s.deck[s.deck_size] = colour
            s.deck_size += 1
        s.discards[colour] = 0
    shuffle(s, s.deck, s.deck_size)
    note_reshuffle(s)
