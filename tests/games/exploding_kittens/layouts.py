"""Every way in which the kittens may lie for a seat, by brute force; and what the kernels that weigh them are asked."""

from collections import defaultdict
from fractions import Fraction
from itertools import combinations
from typing import Any

from ludoteca import Match
from ludoteca.engine.record import State, row
from ludoteca.games.exploding_kittens.knowledge.memory import forget
from ludoteca.games.exploding_kittens.knowledge.whereabouts import first_fact, kittens_at, size_at
from tests.games.exploding_kittens.fates import untouched

Places = tuple[int, ...]
"""The depths at which kittens lie."""


def layouts(match: Match, seat: int) -> dict[Places, Fraction]:
    """How likely the kittens lie at each set of depths, by going through every layout since the start."""
    assert match.start_position is not None
    start = match.start_position["pile"]
    worlds = dict.fromkeys(all_layouts(len(start), start.count("EK")), Fraction(1))
    for words in match.position()["knowledge"]["past"]:
        after: dict[tuple[bool, ...], Fraction] = defaultdict(Fraction)
        for pile, weight in worlds.items():
            for following in outcomes(pile, words, seat):
                after[following] += weight
        worlds = dict(after)
    whole = sum(worlds.values())
    return {
        tuple(depth for depth, kitten in enumerate(pile) if kitten): weight / whole for pile, weight in worlds.items()
    }


def all_layouts(size: int, kittens: int) -> list[tuple[bool, ...]]:
    """Every pile of so many cards with so many kittens."""
    return [tuple(depth in chosen for depth in range(size)) for chosen in combinations(range(size), kittens)]


def outcomes(pile: tuple[bool, ...], words: list[Any], seat: int) -> list[tuple[bool, ...]]:
    """What one thing that happened makes of a pile, all equally likely; nothing if the seat knows better."""
    match words:
        case ["drew", *_]:
            return [] if pile[0] else [pile[1:]]
        case ["kitten", _]:
            return [pile[1:]] if pile[0] else []
        case ["placed", by, depth]:  # EK-407
            places = [depth] if by == seat else range(len(pile) + 1)
            return [(*pile[:place], True, *pile[place:]) for place in places]
        case ["saw", by, depth, title] if by == seat:  # EK-408
            return [pile] if pile[depth] == (title == "EK") else []
        case ["shuffled", _]:  # EK-903
            return all_layouts(len(pile), sum(pile))
    return [pile]


def remembered(match: Match, seat: int) -> tuple[State, tuple[int, int, int, int]]:
    """A record as the seat knows it, and what the kernels that weigh are asked with."""
    s = untouched(match.states[0])
    forget(row(s), seat)
    start = first_fact(row(s), seat, 0, True)
    return s, (seat, start, size_at(row(s), start), kittens_at(row(s), start))
