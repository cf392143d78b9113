"""Every way in which chance may go, one after the other: exact likelihoods of whatever a kernel does.

The dice of the knowledge kernels are replaced, which only the interpreter allows: there kernels are plain functions.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from math import prod
from types import ModuleType
from typing import Any

import pytest

from ludoteca.engine.record import State
from ludoteca.games.exploding_kittens import knowledge
from ludoteca.games.exploding_kittens.knowledge import memory, whereabouts

DICE: tuple[tuple[ModuleType, str], ...] = (
    (memory, "below"),
    (whereabouts, "below"),
    (whereabouts, "large"),
    (knowledge, "below"),
    (knowledge, "shuffle"),
)
"""Where kernels of this game take chance from while they redeal."""
HALF = 1000
"""How much more than the first half of the generator its second half counts."""


class Impossible(Exception):
    """What chance did this time is to be left out: all else is the more likely."""


class Fates:
    """Dice that fall in every way once. A fall is a number and the weights of all numbers that were possible.

    The record's generator counts the falls: set back, it brings the same ones again.
    """

    def __init__(self) -> None:
        """Nothing has fallen yet."""
        self.falls: list[tuple[int, list[int]]] = []

    def fall(self, s: Any, weights: list[int]) -> int:
        """The number that falls now: as last time, or the lowest where chance was not asked before."""
        assert sum(weights) > 0, "chance among nothing"
        count = int(s.rng_fast[0])
        assert s.rng_fast[1] == count + HALF, "the two halves of the generator belong together"
        s.rng_fast[0], s.rng_fast[1] = count + 1, count + 1 + HALF
        if count == len(self.falls):
            self.falls.append((0, weights))
        number, before = self.falls[count]
        assert weights == before, "the same falls have led elsewhere"
        return number

    def likelihood(self) -> Fraction:
        """Of all that has fallen."""
        return prod((Fraction(weights[number], sum(weights)) for number, weights in self.falls), start=Fraction(1))

    def turn(self) -> bool:
        """Go on to the next way; False after the last."""
        while self.falls:
            number, weights = self.falls.pop()
            if number + 1 < len(weights):
                self.falls.append((number + 1, weights))
                return True
        return False

    def below(self, s: Any, n: int) -> int:
        """For `below`: each number is as likely."""
        return self.fall(s, [1] * n)

    def large(self, s: Any) -> "Large":
        """For `large`."""
        return Large(self, s)

    def shuffle(self, s: Any, cards: Any, n: int) -> None:
        """For `shuffle`: every order of the titles, each as often as the cards can make it."""
        left = [cards[place] for place in range(n)]
        for place in range(n):
            titles = sorted(set(left))
            cards[place] = titles[self.fall(s, [left.count(title) for title in titles])]
            left.remove(cards[place])


class Large:
    """A number so large that every remainder is as likely."""

    def __init__(self, fates: Fates, s: Any) -> None:
        """Drawn for a record."""
        self.fates = fates
        self.s = s

    def __mod__(self, n: int) -> int:
        """The remainder, which is all that is asked of it."""
        return self.fates.fall(self.s, [1] * n)


@contextmanager
def replaced_dice() -> Iterator[Fates]:
    """The kernels that redeal ask these dice."""
    fates = Fates()
    with pytest.MonkeyPatch.context() as patch:
        for module, name in DICE:
            patch.setattr(module, name, getattr(fates, name))
        yield fates


def untouched(s: State) -> State:
    """A copy of a record whose generator has not been asked."""
    copy = s.copy()
    copy["rng_fast"] = 0, HALF
    return copy


def chances(happen: Callable[[], Any]) -> dict[Any, Fraction]:
    """How likely each result is, exactly; `happen` takes `untouched` records and raises Impossible to be left out."""
    found: dict[Any, Fraction] = defaultdict(Fraction)
    with replaced_dice() as fates:
        more = True
        while more:
            try:
                result = happen()
                found[result] += fates.likelihood()
            except Impossible:
                pass
            more = fates.turn()
    whole = sum(found.values())
    return {result: likely / whole for result, likely in found.items()}
