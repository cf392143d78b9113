"""What a seat remembers about cards in hands: its part of the past, gone through again.

Every card that the seat cannot see lies in another hand or in the pile, its *holder*. A holder has cards the seat knows
and unknown ones, which are all alike: any spread of the cards not located is equally likely. Facts move cards:

    a card is shown       a known one of that title if there is one, else an unknown one becomes located
    a card moves hidden   any card of the giver, each equally likely: an unknown one or a known one (it *drifts*)
    a demand in vain      the unknown cards of that hand are surely not of that title (they are *stale* for it)

Where a known card may have drifted, later facts decide how likely that was: a recollection that makes them unlikely is
rejected with the right probability and begun again.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below
from ludoteca.games.exploding_kittens.box import (
    BURGLAR_GOT,
    COPIES,
    DEFUSE,
    DREW,
    EXPLODED,
    GAVE,
    HOLDERS,
    KITTEN,
    MOST_SEATS,
    NOWHERE,
    PLACED,
    PLAYED,
    SAW,
    SHUFFLED,
    STOLEN,
    THREE_LACKED,
    TITLES,
    UNKNOWN,
)
from ludoteca.games.exploding_kittens.rules.setup import defuses_out

PILE = MOST_SEATS
"""The pile as a holder of cards."""
MOST_STALE = 31


@kernel
def of_title(packed, title):
    """How many cards of a title, from four bits each."""
    return packed >> 4 * title & 15


@kernel
def total(packed):
    """How many cards, from four bits for each title; none where more are missing than there are."""
    cards = 0
    while packed > 0:
        cards += packed & 15
        packed >>= 4
    return cards


@kernel
def forget(s, seat):
    """Wipe from the past what this seat was not shown; returns how many harmless cards it knows on top of the pile."""
    tops = 0
    harmless = 0
    for entry in range(s.past_size):
        kind = s.past[entry] & 15
        by = s.past[entry] >> 4 & 7
        value = s.past[entry] >> 7
        if kind == DREW:
            if by != seat and tops == 0:
                value |= UNKNOWN
            tops = max(0, tops - 1)
        elif kind == SAW:
            if by != seat:
                value |= UNKNOWN
            elif value & 15 != UNKNOWN:
                harmless = 0 if value >> 4 == 0 else harmless
                harmless += value & 15 != KITTEN
                tops = max(tops, harmless)
        elif kind == SHUFFLED:
            tops = 0
        elif kind == PLACED and by != seat:
            value = NOWHERE
        elif GAVE <= kind <= STOLEN and by != seat and value >> 4 != seat:
            value |= UNKNOWN
        s.past[entry] = kind + 16 * by + 128 * value
    return tops


@kernel
def begin_at_start(s, seat):
    """Everything as it was when the past began: sizes of hands and pile, and the cards this seat could not locate."""
    for holder in range(HOLDERS):
        s.known[holder] = 0
        s.stale[holder] = 0
        s.drifting[holder] = 0
        s.blank[holder] = s.held[holder] if holder < s.seats and holder != seat else 0
    s.blank[PILE] = s.stack_size
    s.pool = 0
    for title in range(TITLES):
        s.pool += (COPIES[title] - s.hand[seat, title]) << 4 * title
    s.pool -= defuses_out(s)
    for cell in range(s.discard_size):
        if s.discards[cell] != KITTEN:
            s.pool -= 1 << 4 * s.discards[cell]
    for entry in range(s.past_size):
        undo(s, seat, s.past[entry] & 15, s.past[entry] >> 4 & 7, s.past[entry] >> 7 & 15, s.past[entry] >> 11)
    if s.dealt:
        for other in range(s.seats):
            if other != seat:
                s.known[other] = 1 << 4 * DEFUSE  # EK-302
                s.blank[other] -= 1
                s.pool -= 1 << 4 * DEFUSE


@kernel
def undo(s, seat, kind, by, title, other):
    """Take one thing that happened back, as far as sizes and this seat's own cards are concerned."""
    card = 0 if title == UNKNOWN else 1 << 4 * title
    if kind == DREW:
        s.blank[PILE] += 1
        if by == seat:
            s.pool += card
        else:
            s.blank[by] -= 1
    elif kind == PLAYED:
        if by != seat:
            s.blank[by] += other
            s.pool += other * card
    elif is_transfer(kind):
        if by == seat:
            s.pool -= card
        else:
            s.blank[by] += 1
        if other == seat:
            s.pool += card
        else:
            s.blank[other] -= 1


@kernel
def is_transfer(kind):
    """Whether a card went from hand to hand."""
    return GAVE <= kind <= BURGLAR_GOT


@kernel
def recall(s, seat, certain):
    """Go through the past; returns whether it came out consistent. With `certain`, only what is sure stays known."""
    begin_at_start(s, seat)
    top = 0
    tops = 0
    harmless = 0
    good = True
    for entry in range(s.past_size):
        kind = s.past[entry] & 15
        by = s.past[entry] >> 4 & 7
        title = s.past[entry] >> 7 & 15
        other = s.past[entry] >> 11
        if kind == DREW:
            if by == seat:
                if tops == 0:
                    good &= show(s, PILE, title, True, certain)
            elif tops > 0:
                s.known[by] += 1 << 4 * (top & 15)
            else:
                drift(s, PILE, by, certain)
            if tops > 0:
                tops -= 1
                top >>= 4
        elif kind == SAW:
            if by == seat and title != UNKNOWN:
                harmless = 0 if other == 0 else harmless
                if title != KITTEN:
                    if harmless >= tops:
                        good &= show(s, PILE, title, True, certain)
                        top |= title << 4 * tops
                        tops += 1
                    harmless += 1
        elif kind == SHUFFLED:
            while tops > 0:
                s.known[PILE] += 1 << 4 * (top & 15)
                top >>= 4
                tops -= 1
        elif by != seat or is_transfer(kind):
            good &= recall_hands(s, seat, kind, by, title, other, certain)
        if not good and not certain:
            return False
    return good


@kernel
def recall_hands(s, seat, kind, by, title, other, certain):
    """One thing that happened to another hand."""
    good = True
    if kind == PLAYED:
        for _ in range(other):
            good &= show(s, by, title, False, certain)
    elif kind == EXPLODED:
        good = s.known[by] == 0 and s.blank[by] == 0
    elif kind >= THREE_LACKED:
        good = of_title(s.known[by], title) == 0
        if not certain:
            s.stale[by] &= ~(MOST_STALE << 5 * title)
            s.stale[by] |= min(MOST_STALE, s.blank[by]) << 5 * title
    elif GAVE <= kind <= STOLEN and by != seat and other != seat:
        drift(s, by, other, certain)
    elif is_transfer(kind):
        if by != seat:
            good = show(s, by, title, kind == STOLEN, certain)
        if other != seat:
            if title == UNKNOWN:
                s.blank[other] += 1
            else:
                s.known[other] += 1 << 4 * title
    return good


@kernel
def show(s, holder, title, by_chance, certain):
    """A card of this title leaves a holder and is seen; returns whether that can be.

    By choice it is a known one if there is one, which tells nothing of the unknown ones; by chance each is as likely. A
    title that has been forgotten is that of an unknown card.
    """
    if title == UNKNOWN:
        if s.blank[holder] == 0:
            lose_any(s, holder)
            return False
        return lose_blank(s, holder, holder, UNKNOWN)
    known = of_title(s.known[holder], title)
    unseen = total(s.pool)
    likely = (s.blank[holder] - (s.stale[holder] >> 5 * title & MOST_STALE)) * of_title(s.pool, title)
    drifted = s.drifting[holder] >> title & 1
    if drifted and not certain and not stands(s, known, likely, unseen, by_chance):
        return False
    if known > 0 and (not by_chance or certain or likely == 0 or below(s, known * unseen + likely) < known * unseen):
        s.known[holder] -= 1 << 4 * title
        return True
    if s.blank[holder] == 0:
        lose_any(s, holder)
        return False
    good = lose_blank(s, holder, holder, title)
    if of_title(s.pool, title) == 0:
        return False
    s.pool -= 1 << 4 * title
    return good


@kernel
def stands(s, known, likely, unseen, by_chance):
    """Whether a recollection survives that a card is shown which may have drifted.

    `likely / unseen` unknown cards of that title are expected here. By chance, known and unknown ones count alike; by
    choice, a known one counts as one way, else each unknown one does.
    """
    if by_chance:
        return known > 0 or (likely > 0 and below(s, unseen + likely) < likely)
    if known > 0:
        return likely <= unseen or below(s, likely) < unseen
    return likely >= unseen or below(s, unseen) < likely


@kernel
def lose_any(s, holder):
    """In a recollection that has gone wrong: some known card leaves, so that sizes stay right."""
    for title in range(TITLES):
        if of_title(s.known[holder], title) > 0:
            s.known[holder] -= 1 << 4 * title
            s.pool += 1 << 4 * title
            return


@kernel
def lose_blank(s, holder, receiver, title):
    """An unknown card leaves, one as likely as the other; if it is of this title it was not one of those surely not."""
    good = True
    if s.stale[holder]:
        for other in range(TITLES):
            stale = s.stale[holder] >> 5 * other & MOST_STALE
            if stale == 0:
                continue
            if other == title:
                if stale >= s.blank[holder]:
                    good = False
                    s.stale[holder] -= 1 << 5 * other
            elif below(s, s.blank[holder]) < stale:
                s.stale[holder] -= 1 << 5 * other
                if receiver != holder and s.stale[receiver] >> 5 * other & MOST_STALE < MOST_STALE:
                    s.stale[receiver] += 1 << 5 * other
    s.blank[holder] -= 1
    return good


@kernel
def drift(s, holder, receiver, certain):
    """A card moves that this seat does not see."""
    if s.known[holder] or s.drifting[holder]:
        for title in range(TITLES):
            if of_title(s.known[holder], title) > 0:
                s.drifting[holder] |= 1 << title
                if certain:
                    s.known[holder] -= 1 << 4 * title
                    s.blank[holder] += 1
        s.drifting[receiver] |= s.drifting[holder]
    if s.known[holder] and not certain:
        place = below(s, s.blank[holder] + total(s.known[holder])) - s.blank[holder]
        for title in range(TITLES):
            if place >= 0:
                place -= of_title(s.known[holder], title)
                if place < 0:
                    s.known[holder] -= 1 << 4 * title
                    s.known[receiver] += 1 << 4 * title
                    return
    if s.blank[holder] > 0:
        lose_blank(s, holder, receiver, UNKNOWN)
        s.blank[receiver] += 1


@kernel
def clear_up(s):
    """Leave no trace of the work in the record."""
    s.pool = 0
    for holder in range(HOLDERS):
        s.known[holder] = 0
        s.stale[holder] = 0
        s.drifting[holder] = 0
        s.blank[holder] = 0
