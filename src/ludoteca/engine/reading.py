"""Reading what others did, as kernels; in `knowledge` of a game.

`rewind` undoes the last step that everybody saw in an imagined world, so that somebody stands there again and decides,
with the hand that they then held in that world; it returns the step that they took, and NOBODY where none is known any
more. What was hidden about it is drawn by lot. `deal_around` deals anew what a seat cannot know in a world that was
redealt for it, but leaves the hands of some seats as they were imagined. `stir` lays anew what nobody at all has seen,
such as the order of a pile. All are found by the type of the record, as the verbs are; in a game that says nothing here
nobody is read.
"""

from typing import Any, NamedTuple

from numba.extending import overload

from ludoteca.engine.by_record import ByRecord
from ludoteca.engine.kernel import Kernel, kernel
from ludoteca.engine.randomness import seed_fast
from ludoteca.engine.stepping import NOBODY


@kernel
def forgotten(s):
    """Nobody knows what happened before."""
    return NOBODY


@kernel
def untouched(s):
    """Everything stays as it was dealt."""
    return


@kernel
def all_kept(s, seat, kept):
    """Everything stays as it was imagined."""
    return


class Reading(NamedTuple):
    """How what others did is gone back through."""

    rewind: Kernel = forgotten  # rewind(s) -> the step that was undone, NOBODY where none is known
    stir: Kernel = untouched  # stir(s): lay anew what nobody has seen
    deal_around: Kernel = all_kept  # deal_around(s, seat, kept): redeal for a seat, but not the hands of a set of seats


READINGS = ByRecord[Reading]()
"""How what others did is gone back through in every game."""


def rewind(s: Any) -> Any:
    """Undo the last step that everybody saw; returns it, NOBODY where none is known."""
    return READINGS.of(s).rewind(s)


def stir(s: Any) -> None:
    """Lay anew what nobody has seen."""
    READINGS.of(s).stir(s)


def deal_around(s: Any, seat: Any, kept: Any) -> None:
    """Deal anew what a seat cannot know, but for the hands of a set of seats, a bit each."""
    READINGS.of(s).deal_around(s, seat, kept)


@overload(rewind)
def compiled_rewind(s):
    kernel = READINGS.of(s).rewind
    return lambda s: kernel(s)


@overload(stir)
def compiled_stir(s):
    kernel = READINGS.of(s).stir
    return lambda s: kernel(s)


@overload(deal_around)
def compiled_deal_around(s, seat, kept):
    kernel = READINGS.of(s).deal_around
    return lambda s, seat, kept: kernel(s, seat, kept)


@kernel
def rewind_one(states, i, seed):
    """As Python asks for it; what was hidden is drawn by the lots of a seed."""
    seed_fast(states[i], seed)
    return rewind(states[i])
