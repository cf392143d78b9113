"""Cards that a seat is surely right about in other hands: the same past as in `memory`, without what is only likely.

Most of the past tells nothing of them, and a processor that guesses wrong what comes next loses more than it takes to
look at an entry. So the past is sifted first, in spans and every entry alike, which is done eight at a time; what is
left, a bit for each entry that may matter, is gone through in its order.
"""

from ludoteca.engine.bits import lowest
from ludoteca.engine.kernel import kernel
from ludoteca.games.exploding_kittens.box import (
    BURGLAR_GOT,
    DEFUSE,
    DREW,
    GAVE,
    KITTEN,
    MOST_SEATS,
    PAST,
    PLACED,
    PLAYED,
    SAW,
    SHUFFLED,
    STOLEN,
    THREE_GOT,
    TITLES,
    UNKNOWN,
)
from ludoteca.games.exploding_kittens.knowledge.memory import of_title

FORGOTTEN = -1
"""No entry of the past: what it says is not enough."""
SPAN = PAST // 5
"""So many entries are sifted at once: a bit for each in one number, and no entry is left over."""
OPEN = 1 << THREE_GOT | 1 << BURGLAR_GOT
"""Kinds of entries, a bit each, by which everybody sees a card go from hand to hand."""
MOVES = OPEN | 1 << GAVE | 1 << STOLEN
"""Kinds by which one goes there at all."""
LOOKS = 1 << SAW | 1 << PLACED
"""Kinds by which a seat itself learns of the pile."""
EVERYBODY = sum(1 << TITLES * seat for seat in range(MOST_SEATS))
"""One title in every hand; of hands laid end to end, a bit for each title."""
EACH_ONCE = sum(1 << 4 * title for title in range(TITLES))
"""One card of every title, in four bits each."""


@kernel
def recall_sure(s, seat):
    """What is sure of other hands alone, into `known`: what `recall` finds with `certain`, unknown cards not counted.

    Returns the first entry by which the seat itself learnt of the pile since it was shuffled, behind the last one if
    there is none; and FORGOTTEN where a card that it received has been, as in a record redealt for another seat: then
    nothing but counting tells what is left of that hand.
    """
    for other in range(s.seats):
        s.known[other] = 1 << 4 * DEFUSE if s.dealt and other != seat else 0  # EK-302
    looked = s.past_size
    top = 0
    tops = 0
    harmless = 0
    hands = EVERYBODY << DEFUSE
    for begin in range(0, s.past_size, SPAN):
        hands |= gained(s, seat, begin)
        left, looks = telling(s, seat, begin, hands)
        draws = 0
        if looks or looked < s.past_size:
            draws, shuffles = pile_changes(s, begin)
            left |= looks | (shuffles if looked < s.past_size else shuffles & -(looks & -looks))
            left |= draws if tops > 0 else 0
        happened = (1 << min(SPAN, s.past_size - begin)) - 1
        left &= happened
        draws &= happened
        while left:
            place = lowest(left)
            left &= left - 1
            kind, by, title, other = entry_at(s, begin, place)
            if kind >= PLAYED:
                is_seen = kind < GAVE or kind > STOLEN or by == seat or other == seat
                if title == UNKNOWN and by != seat and is_seen:
                    return FORGOTTEN
                leave(s, seat, kind, by, title, other, is_seen)
            elif kind == DREW:
                if by != seat:
                    s.known[by] += 1 << 4 * (top & 15)
                top >>= 4
                tops -= 1
                if tops == 0:
                    left &= ~draws
            elif kind == SHUFFLED:
                looked = s.past_size
                top = 0
                tops = 0
                left &= ~draws
            else:
                looked = min(looked, begin + place)
                if kind == SAW and title != UNKNOWN:
                    harmless = 0 if other == 0 else harmless
                    if title != KITTEN:
                        if harmless >= tops:
                            top |= title << 4 * tops
                            tops += 1
                            left |= draws >> place << place
                        harmless += 1
    return looked


@kernel
def entry_at(s, begin, place):
    """An entry of a span: kind, by whom, title, and what else it says."""
    entry = s.past[(begin & 0xFF) + place]  # which cannot be negative, so that the compiler may take eight at once
    return entry & 15, entry >> 4 & 7, entry >> 7 & 15, entry >> 11


@kernel
def gained(s, seat, begin):
    """Titles of which this seat may learn within a span that they lie in a hand, a bit each, hands laid end to end."""
    hands = 0
    for place in range(SPAN):
        kind, by, title, other = entry_at(s, begin, place)
        kinds = MOVES | 1 << SAW if by == seat else OPEN
        holders = EVERYBODY if kind == SAW else 1 << (TITLES * other & 63)
        hands |= holders << title if kinds >> kind & 1 else 0
    return hands


@kernel
def telling(s, seat, begin, hands):
    """Entries of a span, a bit each: cards that may change what is sure of hands, and what the seat saw of the pile.

    What leaves a hand matters where that title was sure there at some time, and where it has been forgotten.
    """
    cards = 0
    looks = 0
    for place in range(SPAN):
        kind, by, title, other = entry_at(s, begin, place)
        was_sure = (by != seat) & (hands >> (TITLES * by + title & 63))
        kinds = MOVES | 1 << PLAYED if was_sure else MOVES if (other != seat) | (title == UNKNOWN) else 0
        cards |= (kinds >> kind & 1) << place
        looks |= ((LOOKS if by == seat else 0) >> kind & 1) << place
    return cards, looks


@kernel
def pile_changes(s, begin):
    """Entries of a span, a bit each: draws, and shuffles."""
    draws = 0
    shuffles = 0
    for place in range(SPAN):
        kind, _, _, _ = entry_at(s, begin, place)
        draws |= (1 << DREW >> kind & 1) << place
        shuffles |= (1 << SHUFFLED >> kind & 1) << place
    return draws, shuffles


@kernel
def leave(s, seat, kind, by, title, other, is_seen):
    """Cards leave a hand, played or for another hand; where this seat does not see it, any title may be one fewer."""
    known = s.known[by]
    count = other if kind == PLAYED else 1
    s.known[by] = known - (min(count, of_title(known, title)) << 4 * title if is_seen else one_of_each(known))
    is_shown = is_seen and kind != PLAYED and other != seat
    s.known[other] += 1 << 4 * title & EACH_ONCE if is_shown else 0


@kernel
def one_of_each(packed):
    """One card of each title that is there, in four bits each."""
    return (packed | packed >> 1 | packed >> 2 | packed >> 3) & EACH_ONCE
