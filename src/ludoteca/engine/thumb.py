"""Rules of thumb: what a practised player would think of each step at a glance, as kernels; `thumb.py` of a game.

`weigh` writes a weight for every legal step of a seat; a step of double the weight is played twice as often in a
rollout, and the heaviest one by the player `thumb`. `signal` tells apart what a seat knows and the steps played so far
do not show (a card it has seen, say), so that a search can decide differently where the seat would. Both look only at
what the acting seat knows in the world it stands in. `belief` says how well an imagined world explains what others were
seen doing. All are found by the type of the record, as the verbs are; a game without a rule of thumb takes every step
for as good as any other.
"""

from typing import Any, NamedTuple

from numba.extending import overload

from ludoteca.engine.by_record import ByRecord
from ludoteca.engine.kernel import Kernel, kernel

MOST = 40
"""More points make no difference: a weight stays below two million, and the sum of a hundred within 32 bits."""


@kernel
def weight_of(points):
    """The weight of so many points; two more make a step twice as good: 2, 3, 4, 6, 8, 12, 16 and so on."""
    points = min(max(points, 0), MOST)
    return (2 + (points & 1)) << (points >> 1)


@kernel
def alike(s, seat, steps, n, weights):
    """No rule of thumb: every step is as good as any other."""
    for place in range(n):
        weights[place] = 1


@kernel
def trusting(s, seat):
    """What others did says nothing about what they hold."""
    return 0


@kernel
def silent(s, seat):
    """Nothing that the steps played so far do not show."""
    return 0


class Thumb(NamedTuple):
    """The rule of thumb of one game."""

    weigh: Kernel = alike  # weigh(s, seat, steps, n, weights): one weight, 1 or more, for each of n legal steps
    signal: Kernel = silent  # signal(s, seat) -> a small number for what only this seat knows
    belief: Kernel = trusting  # belief(s, seat) -> points on the scale: how likely others would have done what they did


THUMBS = ByRecord[Thumb]()
"""The rule of thumb of every game."""


def weigh(s: Any, seat: Any, steps: Any, n: Any, weights: Any) -> None:
    """Write a weight for each of `n` legal steps of a seat."""
    THUMBS.of(s).weigh(s, seat, steps, n, weights)


def signal(s: Any, seat: Any) -> Any:
    """What a seat knows beyond the steps played so far, as a small number."""
    return THUMBS.of(s).signal(s, seat)


def belief(s: Any, seat: Any) -> Any:
    """How well a world explains to a seat what others did, in points."""
    return THUMBS.of(s).belief(s, seat)


@overload(weigh)
def compiled_weigh(s, seat, steps, n, weights):
    kernel = THUMBS.of(s).weigh
    return lambda s, seat, steps, n, weights: kernel(s, seat, steps, n, weights)


@overload(signal)
def compiled_signal(s, seat):
    kernel = THUMBS.of(s).signal
    return lambda s, seat: kernel(s, seat)


@overload(belief)
def compiled_belief(s, seat):
    kernel = THUMBS.of(s).belief
    return lambda s, seat: kernel(s, seat)
