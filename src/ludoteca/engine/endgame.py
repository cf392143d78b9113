"""Endgames: positions in which nothing that matters is hidden any more, as kernels; in `knowledge` of a game.

`worlds` says how many worlds a seat still has to tell apart, all equally likely: 1 where all seats know everything that
matters and chance has no part any more; more where the next whole move, whichever it is, brings the rest to light; 0
where more is hidden than that. `lay_out` makes the record one of them. Both look only at what the seat knows. They are
found by the type of the record, as the verbs are; a game that says nothing here is never solved.
"""

from typing import Any, NamedTuple

from numba.extending import overload

from ludoteca.engine.by_record import ByRecord
from ludoteca.engine.kernel import Kernel, kernel


@kernel
def unknown(s, seat):
    """Too much is hidden, whatever the position."""
    return 0


@kernel
def as_it_is(s, seat, number):
    """There is one world only, and the record is it."""
    return


class Endgame(NamedTuple):
    """What a game says about its endgames."""

    worlds: Kernel = unknown  # worlds(s, seat) -> how many; 0 if more is hidden, or left to chance, than one move shows
    lay_out: Kernel = as_it_is  # lay_out(s, seat, number): make the record one of these worlds
    points: bool = True
    """Whether scores are points, so that somebody wins by so many; else they only say who has won."""


ENDGAMES = ByRecord[Endgame]()
"""The endgames of every game."""


def worlds(s: Any, seat: Any) -> Any:
    """How many worlds a seat still has to tell apart; 0 if they cannot be counted."""
    return ENDGAMES.of(s).worlds(s, seat)


def lay_out(s: Any, seat: Any, number: Any) -> None:
    """Make a record one of the worlds that a seat still has to tell apart."""
    ENDGAMES.of(s).lay_out(s, seat, number)


@overload(worlds)
def compiled_worlds(s, seat):
    kernel = ENDGAMES.of(s).worlds
    return lambda s, seat: kernel(s, seat)


@overload(lay_out)
def compiled_lay_out(s, seat, number):
    kernel = ENDGAMES.of(s).lay_out
    return lambda s, seat, number: kernel(s, seat, number)
