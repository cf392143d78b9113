"""What a seat of Exploding Kittens can and cannot know, as kernels.

A seat knows its own hand, the discards, all sizes, and what it was shown: cards it saw on the pile and what became of
them, cards it gave, took or saw handed over, demands in vain (`memory`), kittens it put back, draws that met a
kitten or did not (`whereabouts`). All else is possible, and as likely as the shuffles make it; what others chose
freely tells nothing.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.games.exploding_kittens.box import CARDS, COPIES, HOLDERS, KITTEN, NO_ACTION, TITLES, WINDOW
from ludoteca.games.exploding_kittens.knowledge.memory import MOST_STALE, PILE, clear_up, forget, of_title, recall
from ludoteca.games.exploding_kittens.knowledge.observation import OBSERVATION, observe
from ludoteca.games.exploding_kittens.knowledge.whereabouts import place_kittens
from ludoteca.games.exploding_kittens.rules.nope import object_player
from ludoteca.games.exploding_kittens.rules.setup import defuses_out

__all__ = ["OBSERVATION", "observe", "redeal"]

ATTEMPTS = 400
"""Recollections begun before one is taken that does not quite fit; in play one or two are enough."""


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
            blank = s.blank[other]
            for _ in range(s.hand[other, title] - of_title(s.known[other], title)):
                if below(s, blank) < stale:
                    return False
                blank -= 1
    return True
