"""What a seat may expect for all it knows: the next card, and the Cats in the other hands.

The knowledge kernels are asked, never the true record. Kittens are weighed exactly, over every place where others may
have put one back; where there are too many such places, as if the pile had been shuffled. Harmless cards are counted in
a few redeals, always of the same seeds, so that equal knowledge gives equal odds.
"""

import numpy as np

from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
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
    kitten = kitten_on_top(known[0], seat)
    shares = np.zeros(TITLES)
    cats = np.zeros((int(truth["seats"]), TITLES - CATS))
    for world in redeals(truth, seat):
        size = int(world["stack_size"])
        pile = world["stack"][size - 1 : size] if tops else world["stack"][:size]
        shares += np.bincount(pile, minlength=TITLES) / max(1, len(pile))
        cats += world["hand"][: len(cats), CATS:] > 0
    alive = [bool(int(truth["alive"]) >> other & 1) for other in range(len(cats))]
    held = [rounded(cats[other] / REDEALS) if lives and other != seat else None for other, lives in enumerate(alive)]
    return rounded(np.append((1 - kitten) * shares / REDEALS, kitten)), held


def redeals(truth: State, seat: int) -> list[State]:
    """Worlds that are possible for the seat, by their likelihood."""
    worlds = []
    for seed in range(REDEALS):
        states: States = copied(truth)
        calls.redeal(rows(states), 0, seat, seed)
        worlds.append(states[0])
    return worlds


def kitten_on_top(s: State, seat: int) -> float:
    """How likely the next card is a kitten, in a record from which the seat's ignorance has been wiped."""
    r = row(s)
    pile, kittens = int(pile_size(r)), int(s["kittens"]).bit_count()
    if pile == 0:
        return 0.0
    start = int(first_fact(r, seat, True))
    size, before = int(size_at(r, start)), int(kittens_at(r, start))
    whole = on_top = 0.0
    for _ in range(MOST_WEIGHED):
        weight, found, clear, failed = (int(value) for value in weigh(r, seat, start, size, before))
        if weight:
            room = pile - (found | clear).bit_count()
            unknown = (kittens - found.bit_count()) / room if room else 0.0
            whole += weight
            on_top += weight * (1.0 if found & 1 else 0.0 if clear & 1 else unknown)
        if not next_places(r, seat, start, size, failed):
            return on_top / whole if whole else kittens / pile
    return kittens / pile


def rounded(chances: np.ndarray) -> list[float]:
    """Chances with three digits: more than a table shows."""
    found: list[float] = np.round(np.clip(chances, 0, 1), 3).tolist()
    return found
