"""What a seat knows about the kittens in the pile.

Since the last shuffle, every way in which the kittens may lie, and every place where another seat may have put one
back, is equally likely. The seat knows what it saw on top, where it put kittens itself, and which draws met a kitten.
Given the places chosen by others, that fixes some positions (kitten or not) and leaves the rest open; so those places
are gone through one by one, each weighed by the number of ways to fill the rest, and one is drawn by weight: exactly.
"""

from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, word
from ludoteca.games.exploding_kittens.box import DREW, DREW_KITTEN, KITTEN, NOWHERE, PLACED, SAW, SHUFFLED, UNKNOWN
from ludoteca.games.exploding_kittens.rules.cards import pile_size, widen

EXACT = 800
"""Combinations of places that are gone through one by one; where there are more, SAMPLES of them are drawn."""
SAMPLES = 250
MOST_TRIED = 100_000


@kernel
def place_kittens(s, seat):
    """Put the kittens where they may lie for all this seat knows."""
    start = first_fact(s, seat, 0, True)
    size = size_at(s, start)
    kittens = kittens_at(s, start)
    draw_places(s, seat, start, size, kittens)
    weight, found, clear, _ = weigh(s, seat, start, size, kittens)
    if weight == 0:  # a past that cannot be, as a position made by hand may have it
        found = 0
        clear = 0
    forget_places(s, seat)
    left = bits_in(s.kittens) - bits_in(found)
    room = pile_size(s) - bits_in(found | clear)
    depth = 0
    while left > 0:
        if not (found | clear) >> depth & 1:
            if below(s, room) < left:
                found |= 1 << depth
                left -= 1
            room -= 1
        depth += 1
    s.kittens = found


@kernel
def first_fact(s, seat, begin, prepare):
    """The entry of the past from which on this seat knows something about the pile that still matters.

    Whoever knows that nothing before `begin` is such a fact saves the way there.
    With `prepare`, the places chosen by other seats that have to be gone through are set to the top of the pile. An own
    place that has been forgotten, as in a record redealt for another seat, leaves the pile as if it had been shuffled.
    """
    start = 0
    reach = 0
    for entry in range(begin, s.past_size):
        kind = s.past[entry] & 15
        by = s.past[entry] >> 4 & 7
        if reach == 0:
            if by != seat or (kind != SAW and kind != PLACED):
                continue
            start = entry
        value = s.past[entry] >> 7
        if kind == SHUFFLED or (kind == PLACED and by == seat and value == NOWHERE):
            reach = 0
        elif has_seen(s, entry, seat):
            reach = max(reach, (value >> 4) + 1)
        elif kind == PLACED:
            if by == seat:
                reach = max(reach, value) + 1
            else:
                reach += 1
                if prepare:
                    s.past[entry] = PLACED + 16 * by
        elif kind <= DREW_KITTEN:
            reach -= 1
    return start if reach > 0 else s.past_size


@kernel
def has_seen(s, entry, seat):
    """Whether an entry of the past is a card that this seat saw in the pile and that has not been forgotten."""
    return s.past[entry] & 15 == SAW and s.past[entry] >> 4 & 7 == seat and s.past[entry] >> 7 & 15 != UNKNOWN


@kernel
def size_at(s, entry):
    """How many cards the pile had before an entry of the past."""
    size = pile_size(s)
    for later in range(entry, s.past_size):
        kind = s.past[later] & 15
        if kind <= DREW_KITTEN:
            size += 1
        elif kind == PLACED:
            size -= 1
    return size


@kernel
def kittens_at(s, entry):
    """How many kittens the pile had before an entry of the past."""
    kittens = bits_in(s.kittens)
    for later in range(entry, s.past_size):
        kind = s.past[later] & 15
        if kind == DREW_KITTEN:
            kittens += 1
        elif kind == PLACED:
            kittens -= 1
    return kittens


@kernel
def weigh(s, seat, start, size, kittens):
    """With the places now set: ways in which the rest may lie, known kittens, known others, the entry that fails."""
    found = 0
    clear = 0
    for entry in range(start, s.past_size):
        kind = s.past[entry] & 15
        if kind <= DREW_KITTEN:
            if (found if kind == DREW else clear) & 1:
                return 0, found, clear, entry
            if kind == DREW_KITTEN:
                if not found & 1 and bits_in(found) >= kittens:
                    return 0, found, clear, entry
                kittens -= 1
            found >>= 1
            clear >>= 1
            size -= 1
        elif has_seen(s, entry, seat):
            bit = 1 << (s.past[entry] >> 11)
            if s.past[entry] >> 7 & 15 == KITTEN:
                found |= bit
            else:
                clear |= bit
            if found & clear:
                return 0, found, clear, entry
        elif kind == PLACED:
            depth = s.past[entry] >> 7
            found = widen(found, depth)
            clear = widen(clear, depth) & ~(1 << depth)
            size += 1
            kittens += 1
    known = bits_in(found)
    return ways(size - known - bits_in(clear), kittens - known), found, clear, s.past_size


@kernel
def ways(places, kittens):
    """How many ways there are to lay so many kittens on so many places."""
    if kittens < 0 or kittens > places:
        return 0
    count = 1
    for kitten in range(kittens):
        count = count * (places - kitten) // (kitten + 1)
    return count


@kernel
def draw_places(s, seat, start, size, kittens):
    """Set the places that other seats chose, drawn by weight; where nothing fits what this seat knows, to anything."""
    if not has_places(s, seat, start):
        return
    whole = 0
    tried = 0
    more = True
    while more and tried < EXACT:
        weight, _, _, failed = weigh(s, seat, start, size, kittens)
        whole += weight
        tried += 1
        more = next_places(s, seat, start, size, failed)
    if more:
        sample_places(s, seat, start, size, kittens)
    elif whole > 0:
        weight, _, _, failed = weigh(s, seat, start, size, kittens)
        left = large(s) % whole - weight
        while left >= 0:
            next_places(s, seat, start, size, failed)
            weight, _, _, failed = weigh(s, seat, start, size, kittens)
            left -= weight


@kernel
def large(s):
    """A random number of 62 bits."""
    return word(s) << 30 ^ word(s) >> 2


@kernel
def sample_places(s, seat, start, size, kittens):
    """Where there are too many combinations: some at random, one of them drawn by weight (by the fast generator)."""
    whole = 0
    low = 0
    high = 0
    for _ in range(SAMPLES):
        low_now = s.rng_fast[0]
        high_now = s.rng_fast[1]
        scatter_places(s, seat, start, size)
        weight, _, _, _ = weigh(s, seat, start, size, kittens)
        whole += weight
        if weight > 0 and large(s) % whole < weight:
            low = low_now
            high = high_now
    if whole == 0:
        first_places(s, seat, start, size, kittens)
        return
    low_now = s.rng_fast[0]
    high_now = s.rng_fast[1]
    s.rng_fast[0] = low
    s.rng_fast[1] = high
    scatter_places(s, seat, start, size)
    s.rng_fast[0] = low_now
    s.rng_fast[1] = high_now


@kernel
def scatter_places(s, seat, start, size):
    """Set every place that another seat chose at random."""
    for entry in range(start, s.past_size):
        kind = s.past[entry] & 15
        if kind <= DREW_KITTEN:
            size -= 1
        elif kind == PLACED:
            by = s.past[entry] >> 4 & 7
            if by != seat:
                s.past[entry] = PLACED + 16 * by + 128 * below(s, size + 1)
            size += 1


@kernel
def first_places(s, seat, start, size, kittens):
    """Set the first combination of places that fits what this seat knows, if there is one."""
    reset_places(s, seat, start)
    for _ in range(MOST_TRIED):
        weight, _, _, failed = weigh(s, seat, start, size, kittens)
        if weight > 0 or not next_places(s, seat, start, size, failed):
            return


@kernel
def has_places(s, seat, start):
    """Whether another seat has put a kitten back since."""
    for entry in range(start, s.past_size):
        if s.past[entry] & 15 == PLACED and s.past[entry] >> 4 & 7 != seat:
            return True
    return False


@kernel
def next_places(s, seat, start, size, failed):
    """Set the next combination of places that can differ before the entry that failed; returns False after the last."""
    last = -1
    for entry in range(start, s.past_size):
        kind = s.past[entry] & 15
        if kind <= DREW_KITTEN:
            size -= 1
        elif kind == PLACED:
            if s.past[entry] >> 4 & 7 != seat and entry < failed and s.past[entry] >> 7 < size:
                last = entry
            size += 1
    if last < 0:
        reset_places(s, seat, start)
        return False
    s.past[last] += 128
    reset_places(s, seat, last + 1)
    return True


@kernel
def reset_places(s, seat, start):
    """Back to the top of the pile with all places from an entry on."""
    for entry in range(start, s.past_size):
        if s.past[entry] & 15 == PLACED and s.past[entry] >> 4 & 7 != seat:
            s.past[entry] = PLACED + 16 * (s.past[entry] >> 4 & 7)


@kernel
def forget_places(s, seat):
    """The places that other seats chose are none of this seat's business."""
    for entry in range(s.past_size):
        if s.past[entry] & 15 == PLACED and s.past[entry] >> 4 & 7 != seat:
            s.past[entry] = PLACED + 16 * (s.past[entry] >> 4 & 7) + 128 * NOWHERE
