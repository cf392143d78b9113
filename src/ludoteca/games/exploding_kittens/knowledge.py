"""What a seat of Exploding Kittens can and cannot know, as kernels.

A seat knows its own hand, the discards, all sizes, and what it was shown: cards it saw on the pile and what became of
them, cards it gave, took or saw handed over, demands in vain (`rules.memory`), kittens it put back, draws that met a
kitten or did not (`rules.whereabouts`). All else is possible, and as likely as the shuffles make it; what others chose
freely tells nothing.
"""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.games.exploding_kittens.box import (
    ASKING_FAVOR,
    BURGLING,
    CARDS,
    COPIES,
    GIVE,
    HOLDERS,
    KITTEN,
    LOOK,
    MOST_SEATS,
    NO_ACTION,
    NOBODY,
    OVER,
    PLACING,
    RACE,
    THREEING,
    TITLES,
    TWO,
    WINDOW,
)
from ludoteca.games.exploding_kittens.rules.cards import is_alive, pile_size
from ludoteca.games.exploding_kittens.rules.memory import MOST_STALE, PILE, forget, of_title, recall
from ludoteca.games.exploding_kittens.rules.nope import object_player
from ludoteca.games.exploding_kittens.rules.resolution import card_at
from ludoteca.games.exploding_kittens.rules.setup import defuses_out
from ludoteca.games.exploding_kittens.rules.turn import pending
from ludoteca.games.exploding_kittens.rules.whereabouts import (
    first_fact,
    has_places,
    kittens_at,
    place_kittens,
    size_at,
    weigh,
)

ATTEMPTS = 400
"""Recollections begun before one is taken that does not quite fit; in play one or two are enough."""

OBSERVATION: tuple[tuple[str, int, str], ...] = (
    ("hand", TITLES, "own cards of each title"),
    ("discards", TITLES + 1, "discarded cards of each title, kittens last"),
    ("known", MOST_SEATS * TITLES, "cards surely in each hand, by seat, own seat first (there: none)"),
    ("held", MOST_SEATS, "cards in each hand, own seat first"),
    ("alive", MOST_SEATS, "1 for each seat still in the game, own seat first"),
    ("active", MOST_SEATS, "1 for the seat whose turn it is, own seat first"),
    ("pending", MOST_SEATS, "1 for each seat that is asked, own seat first"),
    ("burglar", MOST_SEATS, "1 for the seat with the Cat Burglar, own seat first"),
    ("target", MOST_SEATS, "1 for the target of the action that waits, own seat first"),
    ("action", BURGLING, "1 for the action that waits: Attack, Skip, Shuffle, See, Favor, Pair, Three, Burglar"),
    ("title", TITLES, "1 for the title of the cards played for it"),
    ("named", TITLES, "1 for the title that a Three asks for"),
    ("next", LOOK, "the top three cards of the pile where they are sure: 1 + title, 0 is unknown"),
    ("pile", 1, "cards in the pile"),
    ("kittens", 1, "kittens in the pile"),
    ("owed", 1, "turns owed by the active seat, this one included"),
    ("attacked", 1, "1 if they come from an Attack"),
    ("nopes", 1, "Nopes on the action that waits"),
    ("placing", 1, "1 while a kitten is to be put back"),
    ("giving", 1, "1 while a gift is due"),
    ("seats", 1, "number of seats"),
    ("race", 1, "1 if the first Nope closes a window"),
    ("self nope", 1, "1 if players may stop their own cards"),
    ("two", 1, "1 if an Attack in the last owed turn leaves two turns"),
)
"""The numbers that `observe` writes: name, how many, what they mean."""


@kernel
def redeal(s, seat):
    """Forget what the seat was not shown, then spread cards and kittens anew, by their likelihood."""
    unseal(s, seat)
    tops = forget(s, seat)
    top = 0
    for place in range(tops):
        top |= s.stack[s.stack_size - 1 - place] << 4 * place
    attempts = 0
    while attempts < ATTEMPTS and not (recall(s, seat, False) and spread(s, seat, top, tops, True)):
        attempts += 1
    if attempts == ATTEMPTS:
        recall(s, seat, True)
        spread(s, seat, top, tops, False)
    for cell in range(s.stack_size, CARDS):
        s.stack[cell] = 0
    clear_up(s)
    place_kittens(s, seat)


@kernel
def unseal(s, seat):
    """EK-608: nobody knows who else has answered; a chain that another seat has begun is nobody's business."""
    if s.phase == WINDOW:
        asked = s.alive if s.self_nope else s.alive & ~(1 << object_player(s))
        s.asked = asked & ~(1 << seat) | s.asked & 1 << seat
        s.noped &= 1 << seat
    if s.partial and seat != s.active:
        s.partial = 0
        s.action = NO_ACTION
        s.title = 0
        s.target = 0


@kernel
def spread(s, seat, top, tops, strict):
    """Deal the cards not located to the unknown places; returns whether that fits all demands in vain."""
    cards = collect(s, seat, top, tops, strict)
    if cards < 0:
        return False
    shuffle(s, s.stack, cards)
    for other in range(s.seats):
        if other != seat:
            cards = deal_hand(s, other, cards)
            if strict and not is_likely(s, other):
                return False
    if s.known[PILE]:
        for title in range(TITLES):
            for _ in range(of_title(s.known[PILE], title)):
                s.stack[cards] = title
                cards += 1
        shuffle(s, s.stack, cards)
    for place in range(tops - 1, -1, -1):
        s.stack[cards] = top >> 4 * place & 15
        cards += 1
    return True


@kernel
def collect(s, seat, top, tops, strict):
    """Lay all cards the seat has not located on the stack, sorted by title; returns how many, -1 if that cannot be."""
    unseen = located_by(s, seat, top, tops)
    cards = 0
    for title in range(TITLES):
        left = of_title(unseen, title)
        for holder in range(HOLDERS):
            left -= of_title(s.known[holder], title)
        if left < 0:
            if strict:
                return -1
            loosen(s, title, -left)
            left = 0
        for _ in range(left):
            s.stack[cards] = title
            cards += 1
    return cards


@kernel
def located_by(s, seat, top, tops):
    """Cards of each title that are not in the own hand, discarded, out of the game or known on top, four bits each."""
    unseen = -defuses_out(s)
    for title in range(TITLES):
        unseen += (COPIES[title] - s.hand[seat, title]) << 4 * title
    for cell in range(s.discard_size):
        if s.discards[cell] != KITTEN:
            unseen -= 1 << 4 * s.discards[cell]
    for place in range(tops):
        unseen -= 1 << 4 * (top >> 4 * place & 15)
    return unseen


@kernel
def loosen(s, title, count):
    """In a recollection that does not fit: take so many known cards of a title for unknown ones."""
    for holder in range(HOLDERS):
        while count > 0 and of_title(s.known[holder], title) > 0:
            s.known[holder] -= 1 << 4 * title
            s.blank[holder] += 1
            count -= 1


@kernel
def deal_hand(s, other, cards):
    """A hand from its known cards and the last cards of the stack; returns how many cards are left there."""
    for title in range(TITLES):
        s.hand[other, title] = of_title(s.known[other], title)
    for _ in range(s.blank[other]):
        cards -= 1
        s.hand[other, s.stack[cards]] += 1
    return cards


@kernel
def is_likely(s, other):
    """A hand dealt from cards that are all alike, against the demands in vain: kept as often as the places allow."""
    if s.stale[other] == 0:
        return True
    for title in range(TITLES):
        stale = s.stale[other] >> 5 * title & MOST_STALE
        if stale > 0:
            blank = s.blank[other] + 0
            for _ in range(s.hand[other, title] - of_title(s.known[other], title)):
                if below(s, blank) < stale:
                    return False
                blank -= 1
    return True


@kernel
def clear_up(s):
    """Leave no trace of the work in the record."""
    s.pool = 0
    for holder in range(HOLDERS):
        s.known[holder] = 0
        s.stale[holder] = 0
        s.drifting[holder] = 0
        s.blank[holder] = 0


@kernel
def observe(s, seat, out):
    """Write what a seat knows in the order of OBSERVATION, seats counted clockwise from its own; absent seats are 0."""
    for title in range(TITLES):
        out[title] = s.hand[seat, title]
    n = TITLES + 0
    for title in range(TITLES + 1):
        out[n + title] = 0
    for cell in range(s.discard_size):
        out[n + s.discards[cell]] += 1
    n = observe_hands(s, seat, out, n + TITLES + 1)
    n = observe_seats(s, seat, out, n)
    n = observe_action(s, out, n)
    n = observe_top(s, seat, out, n)
    out[n] = pile_size(s)
    out[n + 1] = bits_in(s.kittens)
    out[n + 2] = s.owed
    out[n + 3] = s.attacked
    out[n + 4] = s.nope_count
    out[n + 5] = 1 if s.phase == PLACING else 0
    out[n + 6] = 1 if s.phase == GIVE else 0
    out[n + 7] = s.seats
    out[n + 8] = 1 if s.nope_mode == RACE else 0
    out[n + 9] = s.self_nope
    out[n + 10] = 1 if s.attack_last == TWO else 0


@kernel
def observe_hands(s, seat, out, n):
    """Cards that are surely in other hands; returns where the next numbers go."""
    recall(s, seat, True)
    for place in range(MOST_SEATS):
        other = (seat + place) % s.seats
        for title in range(TITLES):
            sits = 0 < place < s.seats
            out[n + title] = of_title(s.known[other], title) if sits else 0
        n += TITLES
    clear_up(s)
    return n


@kernel
def observe_seats(s, seat, out, n):
    """What everybody sees of each seat, and who is asked (sealed answers of others do not show)."""
    asked = pending(s)
    if s.phase == WINDOW:
        asked = s.alive if s.self_nope else s.alive & ~(1 << object_player(s))
        asked = asked & ~(1 << seat) | s.asked & 1 << seat
    waits = s.partial == 0 and s.action >= ASKING_FAVOR
    for place in range(MOST_SEATS):
        other = (seat + place) % s.seats
        sits = place < s.seats
        out[n + place] = s.held[other] if sits else 0
        out[n + MOST_SEATS + place] = 1 if sits and is_alive(s, other) else 0
        out[n + 2 * MOST_SEATS + place] = 1 if sits and s.phase != OVER and other == s.active else 0
        out[n + 3 * MOST_SEATS + place] = 1 if sits and asked >> other & 1 else 0
        out[n + 4 * MOST_SEATS + place] = 1 if sits and s.burglar != NOBODY and other == s.burglar else 0
        out[n + 5 * MOST_SEATS + place] = 1 if sits and waits and other == s.target else 0
    return n + 6 * MOST_SEATS


@kernel
def observe_action(s, out, n):
    """The action that waits in a window or for a gift."""
    waits = s.partial == 0 and (s.phase == WINDOW or s.phase == GIVE)
    for action in range(1, BURGLING + 1):
        out[n + action - 1] = 1 if waits and s.action == action else 0
    n += BURGLING
    for title in range(TITLES):
        out[n + title] = 1 if waits and s.title == title else 0
        out[n + TITLES + title] = 1 if waits and s.action == THREEING and s.named == title else 0
    return n + 2 * TITLES


@kernel
def observe_top(s, seat, out, n):
    """The top three cards where the seat is sure of them: nobody has put a kitten in between in secret since."""
    start = first_fact(s, seat, False)
    found = 0
    clear = 0
    if not has_places(s, seat, start):
        _, found, clear, _ = weigh(s, seat, start, size_at(s, start), kittens_at(s, start))
    for depth in range(LOOK):
        sure = (found | clear) >> depth & 1
        out[n + depth] = card_at(s, depth) + 1 if sure else 0
    return n + LOOK
