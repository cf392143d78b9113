"""Where cards move, and nowhere else: pile, hands, discards; and the note that each move leaves in the past."""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, shuffle
from ludoteca.engine.seats import next_seat
from ludoteca.games.exploding_kittens.box import DREW, KITTEN, PAST, PLAYED


@kernel
def note(s, kind, seat, value):
    """Add to the past; `knowledge` reads there what each seat has been shown."""
    if s.past_size < PAST:
        s.past[s.past_size] = kind + 16 * seat + 128 * value
        s.past_size += 1


@kernel
def pile_size(s):
    """EK-403: cards in the draw pile."""
    return s.stack_size + bits_in(s.kittens)


@kernel
def widen(bits, depth):
    """The bits of a pile with a new kitten below so many cards."""
    above = (1 << depth) - 1
    return bits & above | 1 << depth | (bits & ~above) << 1


@kernel
def pop(s):
    """The top harmless card leaves the pile."""
    s.stack_size -= 1
    card = s.stack[s.stack_size]
    s.stack[s.stack_size] = 0
    return card


@kernel
def mix(s):
    """EK-306, EK-514: shuffle the whole pile; before, its kittens are laid on top of the other cards.

    A pile of one card takes chance too, a pick among one, so that no shuffle goes unrecorded.
    """
    n = s.stack_size
    for _ in range(bits_in(s.kittens)):
        s.stack[n] = KITTEN
        n += 1
    if n == 1:
        below(s, 1)
    shuffle(s, s.stack, n)
    s.kittens = 0
    s.stack_size = 0
    for cell in range(n):
        card = s.stack[cell]
        s.stack[cell] = 0
        if card == KITTEN:
            s.kittens |= 1 << n - 1 - cell
        else:
            s.stack[s.stack_size] = card
            s.stack_size += 1


@kernel
def pile_to_hand(s, seat):
    """EK-504: the top card, which is no kitten, goes to a hand."""
    card = pop(s)
    s.hand[seat, card] += 1
    s.held[seat] += 1
    note(s, DREW, seat, card)


@kernel
def hand_to_discards(s, seat, title, count):
    """EK-503: cards go face up on the discard pile."""
    s.hand[seat, title] -= count
    s.held[seat] -= count
    for _ in range(count):
        s.discards[s.discard_size] = title
        s.discard_size += 1
    note(s, PLAYED, seat, title + 16 * count)


@kernel
def hand_to_hand(s, seat, receiver, title, kind):
    """A card changes hands; `kind` says how, and so who may know it."""
    s.hand[seat, title] -= 1
    s.held[seat] -= 1
    s.hand[receiver, title] += 1
    s.held[receiver] += 1
    note(s, kind, seat, title + 16 * receiver)


@kernel
def is_alive(s, seat):
    """Whether a seat is still in the game."""
    return s.alive >> seat & 1


@kernel
def next_alive(s, seat):
    """The next seat clockwise that is still in the game."""
    return next_among(s, s.alive, seat)


@kernel
def next_among(s, seats, seat):
    """The next seat clockwise of some seats, given as bits."""
    for _ in range(s.seats):
        seat = next_seat(s, seat)
        if seats >> seat & 1:
            return seat
    return seat
