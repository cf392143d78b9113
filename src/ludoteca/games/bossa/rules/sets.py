"""Sets of tiles as bits: the last, and all in a list."""

from ludoteca.engine.bits import lowest
from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import TILES


@kernel
def last_of(tiles):
    """The highest tile of a set that is not empty."""
    rest = tiles & (1 << TILES) - 1  # never negative, so that the compiler makes one instruction of the loop
    tile = -1
    while rest:
        rest >>= 1
        tile += 1
    return tile


@kernel
def write_numbers(members, base, out, n):
    """List a set in ascending order, counting from `base`; returns how long the list is now."""
    while members:
        out[n] = base + lowest(members)
        members &= members - 1
        n += 1
    return n
