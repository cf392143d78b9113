"""The verbs every game has, as generic kernels: search, batches and `Match` are written once over these.

How each finds the game's own one stands in `by_record`.
"""

from typing import Any, NamedTuple

from numba.extending import overload

from ludoteca.engine.by_record import ByRecord
from ludoteca.engine.kernel import Kernel


class Verbs(NamedTuple):
    """The compiled verbs of one game; `s` is a record, `out` an int64 array of the caller's."""

    deal: Kernel  # deal(s): set up a match from the options and the randomness in the record
    pending: Kernel  # pending(s) -> bit mask of the seats that may act; 0 means over
    legal: Kernel  # legal(s, seat, out) -> n: the step codes, in a fixed order
    forbids: Kernel  # forbids(s, seat, step) -> number of the rule that forbids it, 0 if legal
    play: Kernel  # play(s, seat, step): apply a legal step
    is_partial: Kernel  # is_partial(s) -> whether a chain of steps has begun and is not complete
    score: Kernel  # score(s, out): one number per seat, more is better
    check: Kernel  # check(s) -> number of a broken invariant, 0 if all is well
    redeal: Kernel  # redeal(s, seat): replace what the seat cannot know by a random possibility
    observe: Kernel  # observe(s, seat, out): the seat's knowledge as numbers


BY_DTYPE = ByRecord[Verbs]()
"""The verbs of every game."""


def deal(s: Any) -> None:
    """Set up a match."""
    BY_DTYPE.of(s).deal(s)


def pending(s: Any) -> Any:
    """The seats that may act now, as a bit mask."""
    return BY_DTYPE.of(s).pending(s)


def legal(s: Any, seat: Any, out: Any) -> Any:
    """Write the legal steps of a seat; returns how many."""
    return BY_DTYPE.of(s).legal(s, seat, out)


def forbids(s: Any, seat: Any, step: Any) -> Any:
    """The number of the rule that forbids a step, 0 if it is legal."""
    return BY_DTYPE.of(s).forbids(s, seat, step)


def play(s: Any, seat: Any, step: Any) -> None:
    """Apply a legal step."""
    BY_DTYPE.of(s).play(s, seat, step)


def is_partial(s: Any) -> Any:
    """Whether a chain of steps has begun and is not complete."""
    return BY_DTYPE.of(s).is_partial(s)


def score(s: Any, out: Any) -> None:
    """Write the score of every seat."""
    BY_DTYPE.of(s).score(s, out)


def check(s: Any) -> Any:
    """The number of a broken invariant, 0 if all is well."""
    return BY_DTYPE.of(s).check(s)


def redeal(s: Any, seat: Any) -> None:
    """Replace what a seat cannot know."""
    BY_DTYPE.of(s).redeal(s, seat)


def observe(s: Any, seat: Any, out: Any) -> None:
    """Write what a seat knows, as numbers."""
    BY_DTYPE.of(s).observe(s, seat, out)


@overload(deal)
def compiled_deal(s):
    verb = BY_DTYPE.of(s).deal
    return lambda s: verb(s)


@overload(pending)
def compiled_pending(s):
    verb = BY_DTYPE.of(s).pending
    return lambda s: verb(s)


@overload(legal)
def compiled_legal(s, seat, out):
    verb = BY_DTYPE.of(s).legal
    return lambda s, seat, out: verb(s, seat, out)


@overload(forbids)
def compiled_forbids(s, seat, step):
    verb = BY_DTYPE.of(s).forbids
    return lambda s, seat, step: verb(s, seat, step)


@overload(play)
def compiled_play(s, seat, step):
    verb = BY_DTYPE.of(s).play
    return lambda s, seat, step: verb(s, seat, step)


@overload(is_partial)
def compiled_is_partial(s):
    verb = BY_DTYPE.of(s).is_partial
    return lambda s: verb(s)


@overload(score)
def compiled_score(s, out):
    verb = BY_DTYPE.of(s).score
    return lambda s, out: verb(s, out)


@overload(check)
def compiled_check(s):
    verb = BY_DTYPE.of(s).check
    return lambda s: verb(s)


@overload(redeal)
def compiled_redeal(s, seat):
    verb = BY_DTYPE.of(s).redeal
    return lambda s, seat: verb(s, seat)


@overload(observe)
def compiled_observe(s, seat, out):
    verb = BY_DTYPE.of(s).observe
    return lambda s, seat, out: verb(s, seat, out)
