"""Playing at random, as kernels: what batches, rollouts and rules of thumb share."""

from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import M32, SECURE, below, seed_fast

SEEDS = (1 << 62) - 1
EMPTY, PLAYED = 0, 1
"""Places of the record that is copied for every game of a batch, and of the game being played."""


@kernel
def actor_of(mask, seat):
    """The first pending seat clockwise from a seat, so that in a window it answers before it sees others answer."""
    ahead = mask >> seat
    actor = seat
    if ahead == 0:
        ahead = mask
        actor = 0
    while ahead & 1 == 0:
        ahead >>= 1
        actor += 1
    return actor


@kernel
def play_on(s, out, longest):
    """Play random legal steps to the end, `longest` at most; returns how many it took."""
    for taken in range(longest):
        mask = verbs.pending(s)
        if mask == 0:
            return taken
        actor = actor_of(mask, 0)
        n = verbs.legal(s, actor, out)
        verbs.play(s, actor, out[below(s, n)])
    return longest


@kernel
def play_games(table, seed, begin, end, secure, check, out, longest, lengths, scores, records):
    """Games `begin` to `end`; returns the number of a broken rule, 0 if none was broken."""
    for number in range(begin, end):
        table[PLAYED] = table[EMPTY]
        s = table[PLAYED]
        if secure:
            seed_numbered(s, seed, number)
        else:
            seed_fast(s, seed + number & SEEDS)
        verbs.deal(s)
        if check:
            broken = play_checked(s, out, longest, lengths, number)
            if broken != 0:
                return broken
        else:
            lengths[number] = play_on(s, out, longest)
        verbs.score(s, scores[number])
        if len(records) > 0:
            records[number] = s
    return 0


@kernel
def play_checked(s, out, longest, lengths, number):
    """Play random steps to the end and check the record after each; returns the number of a broken rule, or 0."""
    for taken in range(longest + 1):
        broken = verbs.check(s)
        if broken != 0:
            return broken
        mask = verbs.pending(s)
        if mask == 0:
            lengths[number] = taken
            return 0
        actor = actor_of(mask, 0)
        n = verbs.legal(s, actor, out)
        verbs.play(s, actor, out[below(s, n)])
    return 0


@kernel
def seed_numbered(s, seed, number):
    """Start a ChaCha20 stream whose key is a seed and the number of a game."""
    for cell in range(8):
        s.rng_key[cell] = 0
    s.rng_key[0] = seed & M32
    s.rng_key[1] = seed >> 32 & M32
    s.rng_key[2] = number & M32
    s.rng_counter = 0
    s.rng_drawn = 0
    s.rng_used = 16
    s.rng_secure = SECURE
