"""What a seat of Kitsune can and cannot know, as kernels.

A seat knows its own hand, every card played face up or turned up in this deal, the card it gave and the card it
took. It does not know the rest of the other hands, the pile, a card under another seat's Hidden token, and what
another seat took with the Discard token. `memory` says what the plays tell about those, `possibilities` counts what
may be. All cards are thought of as distinct, every shuffle as equally likely, every free choice of others as telling
nothing.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below
from ludoteca.games.kitsune.box import BLUE, EXCHANGE, KINDS, LEADER, NOBODY, ORANGE, VALUES, WHITE
from ludoteca.games.kitsune.knowledge.memory import (
    FROM_GIFT,
    FROM_TAKEN,
    HOLDS_GIFT,
    HOLDS_TAKEN,
    REPLAYED,
    SLOT_BLUE,
    SLOT_WHITE,
    WAYS,
    card_at,
    gift,
    hidden_place,
    plays_made,
)
from ludoteca.games.kitsune.knowledge.observation import OBSERVATION, observe
from ludoteca.games.kitsune.knowledge.possibilities import (
    SPECIAL,
    below_wide,
    choose,
    collect,
    limited_slots,
    pool_size,
    slots_of,
    spread,
    taken_of,
    under_of,
)
from ludoteca.games.kitsune.rules.seating import clan_of, hand_size, leader_of, receiver
from ludoteca.games.kitsune.rules.trick import cell_of, fetch_trick, fetcher

__all__ = ["OBSERVATION", "observe", "redeal"]


@kernel
def redeal(s, seat):
    """Replace what the seat cannot know by one of the possibilities, each as likely as the shuffles make it."""
    if s.phase == LEADER:
        return  # KI-732: all hands are discarded, nothing is hidden
    collect(s, seat)
    chosen = choose(s, seat)
    taken = taken_of(s, seat, chosen)
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other, kind] = 0
    put_known(s, seat, taken, under_of(chosen))
    fill_limited(s)
    fill_free(s)
    choose_gifts(s, seat)
    for n in range(WAYS):
        s.ways[n] = 0


@kernel
def put_known(s, seat, taken, under):
    """The card taken, the card given, and the card under the Hidden token go to where the possibility has them."""
    if taken != NOBODY:
        s.taken = cell_of(s, fetch_trick(s), taken) + 1
        if s.slots[fetcher(s)] & REPLAYED:
            s.pool[taken] += 1
    hidden = hidden_place(s, seat)
    if hidden != NOBODY:
        s.trick_card[hidden] = hidden_card(s, seat, taken, under, (s.leader + hidden) % s.seats)
    for other in range(s.seats):
        if other != seat:
            if s.slots[other] & HOLDS_TAKEN:
                s.hand[other, taken] += 1
            if s.slots[other] & HOLDS_GIFT:
                s.hand[other, gift(s, seat, other)] += 1


@kernel
def hidden_card(s, seat, taken, under, owner):
    """The card that lies under the Hidden token in a possibility."""
    if under == FROM_GIFT:
        return gift(s, seat, owner)
    if under == FROM_TAKEN:
        return taken
    if under == SLOT_WHITE:
        s.pool[WHITE] -= 1
        return WHITE
    return drawn(s, BLUE if under == SLOT_BLUE else ORANGE)


@kernel
def drawn(s, group):
    """A card of a group leaves the pool, each as likely as any other."""
    return leaving(s, group * VALUES, below(s, pool_size(s, group)))


@kernel
def leaving(s, first, number):
    """The card with a number among those from a kind on leaves the pool."""
    kind = first
    while number >= s.pool[kind]:
        number -= s.pool[kind]
        kind += 1
    s.pool[kind] -= 1
    return kind


@kernel
def fill_limited(s):
    """Limited slots first: how many of them take coloured cards is picked by its ways, then which."""
    no_orange, no_blue = limited_slots(s, BLUE), limited_slots(s, ORANGE)
    if no_orange + no_blue == 0:
        return
    blue, orange, special = pool_size(s, BLUE), pool_size(s, ORANGE), pool_size(s, SPECIAL)
    total = 0
    for i in range(no_blue + 1):
        for j in range(no_orange + 1):
            total += spread(no_blue, i, no_orange, j, blue, orange, special)
    rest = below_wide(s, total)
    blues, oranges = 0, 0
    for i in range(no_blue + 1):
        for j in range(no_orange + 1):
            ways = spread(no_blue, i, no_orange, j, blue, orange, special)
            if 0 <= rest < ways:
                blues, oranges = j, i
            rest -= ways
    for other in range(s.seats):
        clan = clan_of(s, other)
        for _ in range(s.limited[other]):
            coloured, places = (blues, no_orange) if clan == BLUE else (oranges, no_blue)
            takes = below(s, places) < coloured
            s.hand[other, drawn(s, clan if takes else SPECIAL)] += 1
            if clan == BLUE:
                no_orange -= 1
                blues -= 1 if takes else 0
            else:
                no_blue -= 1
                oranges -= 1 if takes else 0


@kernel
def fill_free(s):
    """What is left goes to free slots and the pile, every order equally likely."""
    left = 0
    for kind in range(KINDS):
        left += s.pool[kind]
    for other in range(s.seats):
        for _ in range(slots_of(s, other) - s.limited[other]):
            s.hand[other, leaving(s, 0, below(s, left))] += 1
            left -= 1
        s.slots[other] = 0
        s.limited[other] = 0
    for cell in range(s.pile_size):
        s.pile[cell] = leaving(s, 0, below(s, left))
        left -= 1


@kernel
def choose_gifts(s, seat):
    """KI-322, KI-323: that a card was given is public; which one, only the giver knows, and then the receiver.

    For the others it is any card of the giver before it is taken up, any that the receiver had right after, each as
    likely as any other.
    """
    for other in range(s.seats):
        holder = other if s.phase == EXCHANGE else receiver(s, other)
        if s.given[other] > 0 and other != seat and holder != seat:
            gather(s, holder)
            number = below(s, hand_size(s))
            chosen = 0
            while chosen < KINDS - 1 and number >= s.pool[chosen]:
                number -= s.pool[chosen]
                chosen += 1
            s.given[other] = chosen + 1
            for kind in range(KINDS):
                s.pool[kind] = 0


@kernel
def gather(s, holder):
    """Count all cards that a seat has had in this deal into `pool`, but for one taken with the Discard token."""
    for kind in range(KINDS):
        s.pool[kind] = s.hand[holder, kind]
    for trick in range(s.tricks + 1):
        for place in range(plays_made(s, trick)):
            if (leader_of(s, trick) + place) % s.seats == holder:
                s.pool[card_at(s, trick, place)] += 1
    if fetcher(s) == holder:
        s.pool[s.past_card[s.taken - 1]] -= 1
