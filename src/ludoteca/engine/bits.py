"""Sets of small numbers as the bits of one number: seats, tiles, places in a pile."""

from ludoteca.engine.kernel import kernel


@kernel
def bits_in(mask):
    """How many bits are set; the compiler knows this loop and makes one instruction of it."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def lowest(mask):
    """The first number of a set that is not empty."""
    return bits_in((mask & -mask) - 1)
