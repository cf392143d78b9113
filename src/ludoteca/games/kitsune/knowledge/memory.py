"""What the plays of a deal tell one seat about another hand, as kernels: the deal so far, walked through once more.

A hand that the viewer does not see is a number of *slots*, each filled with some card the viewer has not located.
Beside them may be the card the viewer gave (KI-322), and a card taken with the Discard token (KI-564), of which the
viewer knows only that it lay in the trick before. A slot is *limited* if it surely holds no card of the other clan's
colour: a Black Kitsune was answered without that colour (KI-541), and since clans alternate it is always the other
clan's. After a draw (KI-609) limited and free slots are mixed, and a card played may have come from either:
`ways[n]` counts the ways to have come to n limited slots.

A play of a kind that the viewer knows to be in the hand counts as that very card.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.kitsune.box import (
    BLACK,
    BLUE,
    DRAW,
    DRAWS,
    EXCHANGE,
    FETCH,
    NOBODY,
    ORANGE,
    PLAY,
    TARGET,
    USE_HIDDEN,
    VALUES,
    WHITE,
)
from ludoteca.games.kitsune.rules.seating import clan_of, hand_size, leader_of, plays, receiver
from ludoteca.games.kitsune.rules.trick import fetch_place, fetch_trick, fetcher, is_colour, may_hide

WAYS = 8
OPEN, FROM_GIFT, FROM_TAKEN, SLOT_BLUE, SLOT_ORANGE, SLOT_WHITE = 0, 1, 2, 3, 4, 5
"""What may lie under the Hidden token: nothing secret, the card given, the card taken, or a slot's card, by colour."""
IMPOSSIBLE = -1
HOLDS_TAKEN, HOLDS_GIFT, REPLAYED = 16, 32, 64
"""Added to the number of slots: the taken card, the given card is still held; the taken card has been played again."""


@kernel
def gift(s, viewer, seat):
    """KI-322: the kind that the viewer gave to a seat in this deal, NOBODY if it gave none."""
    if s.seats == 2 or s.phase == EXCHANGE or receiver(s, viewer) != seat:
        return NOBODY
    return s.given[viewer] - 1


@kernel
def card_at(s, trick, place):
    """The card of a play of this deal."""
    return s.trick_card[place] if trick == s.tricks else s.past_card[trick * plays(s) + place]


@kernel
def is_unknown(s, trick, place):
    """KI-403: whether a card still lies face down under the Hidden token."""
    if trick != s.tricks or s.trick_use[place] != USE_HIDDEN:
        return False
    return s.phase == PLAY or s.phase == FETCH or s.phase == TARGET


@kernel
def plays_made(s, trick):
    """How many plays a trick of this deal has so far."""
    return s.trick_size if trick == s.tricks else plays(s)


@kernel
def walk(s, viewer, seat, taken, under):
    """Follow a hand through the deal, given the kind that was taken and what the Hidden token covers.

    Fills `ways` and returns the number of slots with the flags above, or IMPOSSIBLE.
    """
    for n in range(WAYS):
        s.ways[n] = 0
    s.ways[0] = 1
    given = gift(s, viewer, seat)
    fetched = NOBODY
    flags = 0
    slots = hand_size(s) - (0 if given == NOBODY else 1)
    fetches = taken != NOBODY and fetcher(s) == seat
    counts = s.seats == 2  # else the ways before the first unknown thing are the same whatever it is
    other = 1 - clan_of(s, seat)
    for trick in range(s.tricks + 1):
        for place in range(plays_made(s, trick)):
            if (leader_of(s, trick) + place) % s.seats != seat:
                continue
            unknown = is_unknown(s, trick, place)
            kind = unknown_kind(under, given, fetched) if unknown else card_at(s, trick, place)
            if kind == NOBODY:
                return IMPOSSIBLE
            counts = counts or unknown
            is_other = is_colour(kind, other)
            if place > 0 and card_at(s, trick, place - 1) == BLACK and not is_other:
                if is_colour(given, other) or is_colour(fetched, other):
                    return IMPOSSIBLE
                limit_all(s, slots)
            if (under == FROM_GIFT) if unknown else (kind == given):
                given = NOBODY
            elif (under == FROM_TAKEN) if unknown else (kind == fetched):
                fetched = NOBODY
                flags |= 0 if unknown else REPLAYED
            else:
                if slots == 0:
                    return IMPOSSIBLE
                leave(s, slots, is_other, counts)
                slots -= 1
            if fetches and trick == fetch_trick(s) and place == fetch_place(s):
                fetched = taken
                counts = True
        if s.seats == 2 and trick < s.tricks and trick < DRAWS:
            slots += DRAW
    return slots + flags + (0 if fetched == NOBODY else HOLDS_TAKEN) + (0 if given == NOBODY else HOLDS_GIFT)


@kernel
def unknown_kind(under, given, fetched):
    """A kind that stands for what the Hidden token covers, NOBODY if it cannot (KI-563)."""
    if under == FROM_GIFT:
        return given if given != NOBODY and may_hide(given) else NOBODY
    if under == FROM_TAKEN:
        return fetched if fetched != NOBODY and may_hide(fetched) else NOBODY
    if under == SLOT_BLUE:
        return BLUE
    return VALUES * ORANGE if under == SLOT_ORANGE else WHITE


@kernel
def limit_all(s, slots):
    """KI-541: no slot holds the other clan's colour, however it came about."""
    total = 0
    for n in range(WAYS):
        total += s.ways[n]
        s.ways[n] = 0
    s.ways[slots] = total


@kernel
def leave(s, slots, is_other, counts):
    """A slot's card is played: from a free slot, or, if it is not of the other clan's colour, from a limited one."""
    for n in range(slots + 1):
        ways = s.ways[n] * (slots - n)
        if not is_other and n < slots:
            ways += s.ways[n + 1] * (n + 1)
        s.ways[n] = ways if counts else min(ways, 1)


@kernel
def is_gift_held(s, viewer):
    """KI-322: whether the card a seat gave has not been played openly since."""
    seat = receiver(s, viewer)
    kind = gift(s, viewer, seat)
    if kind == NOBODY:
        return False
    for trick in range(s.tricks + 1):
        for place in range(plays_made(s, trick)):
            mine = (leader_of(s, trick) + place) % s.seats == seat
            if mine and card_at(s, trick, place) == kind and not is_unknown(s, trick, place):
                return False
    return True


@kernel
def hidden_place(s, viewer):
    """KI-403: the place of a card that lies face down before another seat than the viewer, NOBODY if there is none."""
    for place in range(s.trick_size):
        if is_unknown(s, s.tricks, place) and (s.leader + place) % s.seats != viewer:
            return place
    return NOBODY


@kernel
def copies_taken(s, kind):
    """KI-564: how many cards of a kind lay in the trick of which one was taken."""
    last = fetch_trick(s) * plays(s)
    cards = 0
    for cell in range(last - plays(s), last):
        if s.past_card[cell] == kind:
            cards += 1
    return cards
