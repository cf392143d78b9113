"""Cards that a seat is surely right about in other hands: the same past as in `memory`, without what is only likely."""

from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import (
    BURGLAR_LACKED,
    DEFUSE,
    DREW,
    DREW_KITTEN,
    EXPLODED,
    KITTEN,
    PLACED,
    PLAYED,
    SAW,
    SHUFFLED,
    STOLEN,
    THREE_LACKED,
    TITLES,
    UNKNOWN,
)
from ludoteca.games.exploding_kittens.knowledge.memory import is_transfer, of_title

FORGOTTEN = -1
"""No entry of the past: what it says is not enough."""
LIGHT = 1 << PLAYED | 1 << DREW_KITTEN | 1 << EXPLODED | 1 << THREE_LACKED | 1 << BURGLAR_LACKED
"""Kinds of entries, a bit each, that tell nothing new of any hand: a card played at most leaves what was known."""
LIGHT_OF_OTHERS = 1 << SAW | 1 << PLACED
"""Kinds that tell nothing either where somebody else did it."""
EACH_ONCE = sum(1 << 4 * title for title in range(TITLES))
"""One card of every title, in four bits each."""


@kernel
def recall_sure(s, seat):
    """What is sure of other hands alone, into `known`: what `recall` finds with `certain`, unknown cards not counted.

    Most of the past does not touch it and is passed over. Returns the first entry by which the seat itself learnt of
    the pile since it was shuffled, behind the last one if there is none; and FORGOTTEN where a card that it received
    has been, as in a record redealt for another seat: then nothing but counting tells what is left of that hand.
    """
    for other in range(s.seats):
        s.known[other] = 1 << 4 * DEFUSE if s.dealt and other != seat else 0  # EK-302
    looked = s.past_size
    top = 0
    tops = 0
    harmless = 0
    for entry in range(s.past_size):
        kind = s.past[entry] & 15
        by = s.past[entry] >> 4 & 7
        title = s.past[entry] >> 7 & 15
        other = s.past[entry] >> 11
        light = LIGHT if by == seat else LIGHT | LIGHT_OF_OTHERS
        if tops == 0:
            light |= 1 << DREW
        if light >> kind & 1:  # most of the past, told apart at one blow: guessing each kind wrong is what costs
            shown = min(of_title(s.known[by], title), other if kind == PLAYED else 0)
            if shown > 0:
                s.known[by] -= shown << 4 * title
        elif is_transfer(kind):
            is_hidden = kind <= STOLEN and by != seat and other != seat
            if title == UNKNOWN and by != seat and not is_hidden:
                return FORGOTTEN
            card = 0 if title == UNKNOWN else 1 << 4 * title
            s.known[by] -= one_of_each(s.known[by]) & (EACH_ONCE if is_hidden else card)
            s.known[other] += 0 if is_hidden or other == seat else card
        elif kind in (SAW, PLACED):
            if by == seat:
                looked = min(looked, entry)
                if kind == SAW and title != UNKNOWN:
                    harmless = 0 if other == 0 else harmless
                    if title != KITTEN:
                        if harmless >= tops:
                            top |= title << 4 * tops
                            tops += 1
                        harmless += 1
        elif kind == SHUFFLED:
            looked = s.past_size
            tops = 0
            top = 0
        elif kind == DREW:
            if by != seat:
                s.known[by] += 1 << 4 * (top & 15)
            tops -= 1
            top >>= 4
    return looked


@kernel
def one_of_each(packed):
    """One card of each title that is there, in four bits each."""
    return (packed | packed >> 1 | packed >> 2 | packed >> 3) & EACH_ONCE
