"""Section 5.2: draw deck and discards."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import shuffle
from ludoteca.games.boss_kito.box import COLOURS, DREW
from ludoteca.games.boss_kito.rules.memory import note, note_reshuffle
from ludoteca.games.boss_kito.rules.preparation import top_card


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
