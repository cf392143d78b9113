"""Sets as bit masks, as kernels: how many a set holds, its first and its last, and all in a list.

The compiler knows the loops of `tiles_in` and `last_of` and makes one instruction of each.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import TILES


@kernel
def tiles_in(tiles):
    """How many tiles a set holds."""
    n = 0
    while tiles:
        tiles &= tiles - 1
        n += 1
    return n


@kernel
def first_of(tiles):
    """The lowest tile of a set that is not empty."""
    return tiles_in((tiles & -tiles) - 1)


@kernel
def last_of(tiles):
    """The highest tile of a set that is not empty."""
    rest = tiles & (1 << TILES) - 1  # seen to be never negative, or the compiler would not know the loop
    tile = -1
    while rest:
        rest >>= 1
        tile += 1
    return tile


@kernel
def write_numbers(members, base, out, n):
    """List a set in ascending order, counting from `base`; returns how long the list is now."""
    while members:
        out[n] = base + first_of(members)
        members &= members - 1
        n += 1
    return n
