"""How rules of thumb count: points on a scale where two more make a step twice as good."""

from ludoteca.engine.kernel import kernel

MOST = 40
"""More points make no difference: a weight stays below two million, and the sum of a hundred within 32 bits."""


@kernel
def weight_of(points):
    """The weight of so many points: 2, 3, 4, 6, 8, 12, 16, …; fewer than none count as none."""
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
