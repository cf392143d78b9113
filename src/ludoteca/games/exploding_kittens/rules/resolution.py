"""Section 5, the actions: the effects of Shuffle, See the Future, Pair and Three."""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below
from ludoteca.games.exploding_kittens.box import (
    KITTEN,
    LOOK,
    SAW,
    SHUFFLED,
    STOLEN,
    THREE_GOT,
    THREE_LACKED,
    TITLES,
)
from ludoteca.games.exploding_kittens.rules.cards import hand_to_hand, mix, note, pile_size


@kernel
def shuffle_pile(s):
    """EK-514, EK-903: the draw pile is shuffled."""
    mix(s)
    note(s, SHUFFLED, s.active, 0)


@kernel
def see(s, seat):
    """EK-515, EK-802: the player alone sees the top three cards, or all there are."""
    for depth in range(min(LOOK, pile_size(s))):
        note(s, SAW, seat, card_at(s, depth) + 16 * depth)


@kernel
def card_at(s, depth):
    """The card of the pile below so many others."""
    if s.kittens >> depth & 1:
        return KITTEN
    above = s.kittens & (1 << depth) - 1
    harmless = depth
    while above:
        above &= above - 1
        harmless -= 1
    return s.stack[s.stack_size - 1 - harmless]


@kernel
def pair(s):
    """EK-516, EK-904: a random card of the target goes to the player; nothing if the hand has become empty (EK-804)."""
    if s.held[s.target] == 0:
        return
    place = below(s, s.held[s.target])
    for title in range(TITLES):
        place -= s.hand[s.target, title]
        if place < 0:
            hand_to_hand(s, s.target, s.active, title, STOLEN)
            return


@kernel
def three(s):
    """EK-517: the target hands over one copy of the title named, if it has one."""
    if s.hand[s.target, s.named] > 0:
        hand_to_hand(s, s.target, s.active, s.named, THREE_GOT)
    else:
        note(s, THREE_LACKED, s.target, s.named + 16 * s.active)
