"""What a seat may expect for all it knows: the next card, and the Cats in the other hands.

The knowledge kernels are asked, never the true record. Kittens are weighed exactly, over every place where others may
have put one back; where there are too many such places, as if the pile had been shuffled. Harmless cards are counted in
a few redeals, always of the same seeds, so that equal knowledge gives equal odds.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import calls
from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import JIT, kernel
from ludoteca.engine.record import State, States, copied, row, rows
from ludoteca.games.exploding_kittens.box import CATS, TITLES
from ludoteca.games.exploding_kittens.rules.cards import pile_size
from ludoteca.games.exploding_kittens.rules.memory import forget
from ludoteca.games.exploding_kittens.rules.whereabouts import first_fact, kittens_at, next_places, size_at, weigh

REDEALS = 64 if JIT else 2
"""So many whole piles tell a title's share to about a hundredth; the interpreter only shows that it works."""
MOST_WEIGHED = 1500
"""Combinations of places gone through; more are hardly ever there."""


def odds(truth: State, seat: int) -> tuple[list[float], list[list[float] | None]]:
    """How likely each title is on top of the pile, kittens last; and for each other seat, each Cat in its hand."""
    known = copied(truth)
    tops = int(forget(row(known[0]), seat))
    kitten = float(kitten_on_top(row(known[0]), seat))
    worlds = redeals(truth, seat)
    title = titles_on_top(worlds, 1 if tops else len(worlds["stack"][0]))
    others = range(int(truth["seats"]))
    cats = rounded((worlds["hand"][:, : len(others), CATS:] > 0).mean(axis=0))
    held = [cats[other] if int(truth["alive"]) >> other & 1 and other != seat else None for other in others]
    return rounded(np.append((1 - kitten) * title, kitten)), held


def redeals(truth: State, seat: int) -> States:
    """Worlds that are possible for the seat, by their likelihood."""
    worlds: States = np.frombuffer(bytearray(truth.tobytes() * REDEALS), truth.dtype)
    redeal_all(rows(worlds), seat)
    return worlds


@kernel
def redeal_all(worlds: Any, seat: Any) -> None:
    """Replace in each world what the seat cannot know, from a seed of its own."""
    for number in range(len(worlds)):
        calls.redeal(worlds, number, seat, number)


def titles_on_top(worlds: States, deep: int) -> NDArray[np.float64]:
    """The share of every title among the harmless cards so deep in each world, averaged over the worlds."""
    sizes = worlds["stack_size"][:, np.newaxis]
    places = np.arange(worlds["stack"].shape[1])
    counted = (sizes - deep <= places) & (places < sizes)
    weights = (counted / np.maximum(1, counted.sum(axis=1, keepdims=True)))[counted]
    return np.bincount(worlds["stack"][counted], weights, TITLES) / len(worlds)


@kernel
def kitten_on_top(s: Any, seat: Any) -> Any:
    """How likely the next card is a kitten, in a record from which the seat's ignorance has been wiped."""
    pile = pile_size(s)
    kittens = bits_in(s.kittens)
    if pile == 0:
        return 0.0
    start = first_fact(s, seat, True)
    size = size_at(s, start)
    before = kittens_at(s, start)
    whole = 0.0
    on_top = 0.0
    for _ in range(MOST_WEIGHED):
        weight, found, clear, failed = weigh(s, seat, start, size, before)
        if weight > 0:
            whole += weight
            room = pile - bits_in(found | clear)
            if found & 1:
                on_top += weight
            elif not clear & 1 and room > 0:
                on_top += weight * (kittens - bits_in(found)) / room
        if not next_places(s, seat, start, size, failed):
            return on_top / whole if whole > 0 else kittens / pile
    return kittens / pile


def rounded(chances: NDArray[np.float64]) -> list[Any]:
    """Chances with three digits: more than a table shows."""
    found: list[Any] = np.round(np.clip(chances, 0, 1), 3).tolist()
    return found
