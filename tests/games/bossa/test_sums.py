"""The sums of tiles beside a plain count of all sets: hands of any size, both lines, every modifier."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations

import numpy as np
import pytest

from ludoteca.engine.bits import bits_in, lowest
from ludoteca.engine.record import row
from ludoteca.games.bossa.box import DOUBLER, EXACTLY, FREE, INVERTER, MOST, PIPS, SAME_OR, TILES
from ludoteca.games.bossa.rules.sets import last_of
from ludoteca.games.bossa.rules.sums import counts_beside, counts_making, offered, reach
from tests.games.bossa.table import BOSSA
from tests.rulebook import rule

Pick = tuple[int, int]
"""A tile and 1 if the modifier lies on it, or 0."""


def pips(line: int, pick: Pick, modifier: int) -> int:
    """What a tile counts in a line."""
    tile, marked = pick
    if not marked:
        return int(PIPS[line, tile])
    return 2 * int(PIPS[line, tile]) if modifier == DOUBLER else int(PIPS[1 - line, tile])


def groups(hand: list[int], line: int, modifier: int) -> Iterator[tuple[int, list[Pick]]]:
    """Every set of tiles that is a group, with its value; at most one lies under the modifier."""
    for size in range(1, len(hand) + 1):
        for tiles in combinations(hand, size):
            for under in (None, *tiles) if modifier else (None,):
                picks = [(tile, int(tile == under)) for tile in tiles]
                counted = [pips(line, pick, modifier) for pick in picks]
                if 0 not in counted and sum(counted) < MOST:
                    yield sum(counted), picks


def hands(seed: int) -> Iterator[list[int]]:
    """A few hands, small and large, and those with the least pips, which make the largest groups."""
    chance = random.Random(seed)
    for size in (1, 2, 4, 5, 6, 7, 9):
        yield sorted(chance.sample(range(TILES), size))
    for line in range(2):
        yield sorted(sorted(range(TILES), key=lambda tile: (PIPS[line, tile] or MOST, tile))[:10])


@rule("BO-503", "BO-504", "BO-505")
@pytest.mark.parametrize("modifier", [0, DOUBLER, INVERTER])
@pytest.mark.parametrize("line", [0, 1])
def test_a_hand_makes_these_groups_and_no_others(line: int, modifier: int) -> None:
    for hand in hands(modifier):
        found = [0] * MOST
        for value, picks in groups(hand, line, modifier):
            found[value] |= 1 << len(picks)
        made = reach(sum(1 << tile for tile in hand), line, modifier)
        assert [int(counts_making(made, value)) for value in range(MOST)] == found
        assert not any(counts_making(made, value) for value in (-128, -1, MOST, MOST + 1, 127))


@rule("BO-503", "BO-504", "BO-505", "BO-507", "BO-641")
@pytest.mark.parametrize("modifier", [0, DOUBLER, INVERTER])
@pytest.mark.parametrize("line", [0, 1])
def test_a_tile_is_offered_exactly_if_later_ones_complete_the_group(line: int, modifier: int) -> None:
    chance = random.Random(9)
    for hand in hands(3 + modifier):
        made = list(groups(hand, line, modifier))
        for _ in range(12):
            last, need, allowed = chance.randrange(TILES), chance.randrange(1, MOST), chance.randrange(1 << MOST) & ~1
            first = {
                picks[0] for value, picks in made if value == need and allowed >> len(picks) & 1 and picks[0][0] >= last
            }
            tiles = int(offered(sum(1 << tile for tile in hand), line, last, need, allowed, modifier))
            assert {(bit % TILES, bit // TILES) for bit in range(2 * TILES) if tiles >> bit & 1} == first


@rule("BO-506", "BO-507", "BO-A02")
@pytest.mark.parametrize(
    ("group_count", "beside"),
    [
        (EXACTLY, lambda count: {count - 1, count + 1}),
        (SAME_OR, lambda count: {count - 1, count, count + 1}),
        (FREE, lambda count: set(range(1, MOST))),
    ],
)
def test_so_many_tiles_may_lie_beside_a_group(group_count: int, beside: Callable[[int], set[int]]) -> None:
    states = np.zeros(1, BOSSA.state)
    states[0]["group_count"] = group_count
    for count in range(MOST - 1):
        allowed = {1, 2} if count == 0 else beside(count) - {0}
        assert counts_beside(row(states[0]), count) == sum(1 << number for number in allowed)


def test_a_set_knows_its_size_and_its_ends() -> None:
    chance = random.Random(4)
    for _ in range(200):
        tiles = chance.sample(range(TILES), chance.randint(1, TILES))
        bits = sum(1 << tile for tile in tiles)
        assert (bits_in(bits), lowest(bits), last_of(bits)) == (len(tiles), min(tiles), max(tiles))
    assert bits_in(0) == 0
