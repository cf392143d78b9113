"""The verbs as Python calls them: an array of records and an index, which costs a third of a microsecond a call.

Passing a record itself would cost ten times that. `states` comes from `record.rows`.
"""

from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below, seed_fast, shuffle


@kernel
def deal(states, i):
    """Set up a match."""
    verbs.deal(states[i])


@kernel
def pending(states, i):
    """The seats that may act now, as a bit mask; 0 means over."""
    return verbs.pending(states[i])


@kernel
def legal(states, i, seat, out):
    """Write the legal steps of a seat; returns how many."""
    return verbs.legal(states[i], seat, out)


@kernel
def forbids(states, i, seat, step):
    """The number of the rule that forbids a step, 0 if it is legal."""
    return verbs.forbids(states[i], seat, step)


@kernel
def play(states, i, seat, step):
    """Apply a legal step."""
    verbs.play(states[i], seat, step)


@kernel
def is_partial(states, i):
    """Whether a chain of steps has begun and is not complete."""
    return verbs.is_partial(states[i])


@kernel
def score(states, i, out):
    """Write the score of every seat."""
    verbs.score(states[i], out)


@kernel
def check(states, i):
    """The number of a broken invariant, 0 if all is well."""
    return verbs.check(states[i])


@kernel
def redeal(states, i, seat, seed):
    """Replace what a seat cannot know, and the randomness, by what follows from a fast seed."""
    s = states[i]
    seed_fast(s, seed)
    verbs.redeal(s, seat)


@kernel
def observe(states, i, seat, out):
    """Write what a seat knows, as numbers."""
    verbs.observe(states[i], seat, out)


@kernel
def pick(states, i, n):
    """A fair number from 0 to n − 1 out of the record's randomness."""
    return below(states[i], n)


@kernel
def permute(states, i, places, n):
    """Shuffle an array by the record's randomness."""
    shuffle(states[i], places, n)


@kernel
def reseed(states, i, seed):
    """Give a record fast randomness."""
    seed_fast(states[i], seed)
