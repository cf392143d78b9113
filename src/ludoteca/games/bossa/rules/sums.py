"""Which tiles can make a group, as kernels: all sums at once as bits, no hopeless sets tried (BO-503 to BO-507).

A chain names the tiles of a group in ascending order. A tile is offered only if the tiles after it can complete the
group, so every offered prefix can be completed. Pips are at least 1, so a group is complete exactly when nothing is
missing.

All groups that some tiles can make are told by two numbers, (few, many): for each sum from 1 to 12 five bits, in `few`
for groups of one to five tiles, in `many` for six to ten. One tile more in all of them at once is then a shift. Ten
tiles make more than 12 in either line, whatever the modifier. Where there is a modifier to lay, `plain` are the groups
without it: one of their tiles at most is marked.
"""

import numpy as np

from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import BLACK, DOUBLER, EXACTLY, FREE, MOST, PIPS, TILES, WHITE
from ludoteca.games.bossa.rules.sets import last_of

WIDTH = 5
"""Bits for each sum."""
ROW = (1 << WIDTH) - 1
"""The bits of the smallest sum."""
SUMS = (1 << WIDTH * (MOST - 1)) - 1
"""The bits of all sums."""
FIVES = SUMS // ROW << WIDTH - 1
"""The bits of groups of five tiles: one tile more makes a group of `many`."""
SHIFTS = np.array([63, *range(0, WIDTH * (MOST - 1), WIDTH)], np.int64)
"""SHIFTS[pips]: from the smallest sum to this one; without pips (BO-504) so far that nothing is left."""


@kernel
def modified_pips(line, tile, modifier):
    """BO-642, BO-643: what a tile counts in a line under a modifier; 0 where it cannot be used."""
    if modifier == DOUBLER:
        return 2 * PIPS[line, tile]
    return PIPS[BLACK if line == WHITE else WHITE, tile]


@kernel
def counts_beside(s, neighbour):
    """BO-506, BO-507: how many tiles may lie beside a group of so many (0: the die), as bits."""
    if neighbour == 0:
        return 0b110
    if s.group_count == FREE:
        return (1 << MOST) - 2
    counts = 1 << neighbour + 1 | 1 << neighbour - 1
    if s.group_count != EXACTLY:
        counts |= 1 << neighbour
    return counts & ~1


@kernel
def joined(groups, pips):
    """A tile of so many pips by itself, and one more in each of the groups."""
    few, many = groups
    return (
        ((few & ~FIVES) << WIDTH + 1 | 1) << SHIFTS[pips] & SUMS,
        (many << WIDTH + 1 | (few & FIVES) << 1) << SHIFTS[pips] & SUMS,
    )


@kernel
def either(some, others):
    """All groups of two collections."""
    return some[0] | others[0], some[1] | others[1]


@kernel
def counts_making(groups, value):
    """BO-505: with how many tiles some of the groups make a value, as bits."""
    if value < 1 or value >= MOST:
        return 0
    row = WIDTH * (value - 1)
    return (groups[0] >> row & ROW) << 1 | (groups[1] >> row & ROW) << WIDTH + 1


@kernel
def reach(hand, line, modifier):
    """The groups that tiles of a hand can make in a line."""
    plain, groups = (0, 0), (0, 0)
    while hand:
        tile = last_of(hand)
        hand ^= 1 << tile
        groups = either(groups, joined(groups, PIPS[line, tile]))
        if modifier:
            groups = either(groups, joined(plain, modified_pips(line, tile, modifier)))
            plain = either(plain, joined(plain, PIPS[line, tile]))
    return groups


@kernel
def offered(hand, line, last, need, allowed, modifier):
    """Tiles from `last` on that may be chosen next: plain ones as bits 0 to 26, under the modifier as bits 27 to 53.

    `need` pips are missing and exactly so many tiles may supply them as `allowed` has bits for.
    """
    plain, groups = (0, 0), (0, 0)
    found = 0
    tiles = hand >> last << last
    while tiles:
        tile = last_of(tiles)
        tiles ^= 1 << tile
        chosen = joined(groups, PIPS[line, tile])
        if counts_making(chosen, need) & allowed:
            found |= 1 << tile
        groups = either(groups, chosen)
        if modifier:
            marked = joined(plain, modified_pips(line, tile, modifier))
            if counts_making(marked, need) & allowed:
                found |= 1 << TILES + tile
            groups = either(groups, marked)
            plain = either(plain, joined(plain, PIPS[line, tile]))
    return found
