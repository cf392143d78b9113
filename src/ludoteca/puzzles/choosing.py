"""Which of the puzzles that were found make a good collection: of every strength, of every kind, no two alike."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import chain, zip_longest
from typing import Any

from ludoteca.puzzles.puzzle import STRENGTHS, Puzzle


def wanted(count: int) -> int:
    """How many of each strength make a collection of so many."""
    return -(-count // len(STRENGTHS))


def is_rich(found: Iterable[Puzzle], count: int) -> bool:
    """Whether enough of every strength was found."""
    distinct = unlike(found)
    return all(sum(each.strength == strength for each in distinct) >= wanted(count) for strength in STRENGTHS)


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """At most so many, strengths as even as what was found allows, the easiest of each first."""
    by_strength = {strength: list[Puzzle]() for strength in STRENGTHS}
    for each in unlike(found):
        by_strength[each.strength].append(each)
    mixed = [by_kind(some) for some in by_strength.values()]
    taken = [each for round in zip_longest(*mixed) for each in round if each is not None][:count]
    return sorted(taken, key=lambda each: (STRENGTHS.index(each.strength), -each.found, each.name))


def unlike(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Without those that ask the same again: the same choice among the same moves."""
    kept: dict[Any, Puzzle] = {}
    for each in found:
        kept.setdefault((each.right[0], frozenset(other.move for other in each.candidates)), each)
    return list(kept.values())


def by_kind(found: Iterable[Puzzle]) -> list[Puzzle]:
    """In turns of what speaks for the move, so that what is rare is not crowded out."""
    kinds: defaultdict[str, list[Puzzle]] = defaultdict(list)
    for each in found:
        kinds[each.says[0].id].append(each)
    return [each for each in chain.from_iterable(zip_longest(*kinds.values())) if each is not None]
