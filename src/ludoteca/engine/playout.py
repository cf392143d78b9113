"""Playing at random, as kernels: what batches, rollouts and rules of thumb share."""

from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below


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
