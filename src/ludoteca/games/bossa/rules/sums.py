"""Which tiles can make a group, as kernels: subset sums by bit masks, without trying hopeless sets (BO-503 to BO-507).

A chain names the tiles of a group in ascending order. A tile is offered only if the tiles after it can complete the
group, so every offered prefix can be completed. Pips are at least 1, so a group is complete exactly when nothing is
missing.
"""

from ludoteca.engine.kernel import kernel
from ludoteca.games.bossa.box import BLACK, DOUBLER, EXACTLY, FREE, INVERTER, MOST, PIPS, TILES, WHITE


@kernel
def modified_pips(line, tile, modifier):
    """BO-642, BO-643: what a tile counts in a line under a modifier; 0 where it cannot be used."""
    if modifier == DOUBLER:
        return 2 * PIPS[line, tile]
    if modifier == INVERTER:
        return PIPS[BLACK if line == WHITE else WHITE, tile]
    return 0


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
def offered(s, hand, line, last, need, allowed, modifier):
    """The tiles after `last` that may be chosen next: plain ones as bits 0 to 26, under the modifier as bits 27 to 53.

    `need` pips are missing and exactly so many tiles may supply them as `allowed` has bits for.
    """
    if need >= MOST or allowed == 0:
        return 0
    most = 0
    while allowed >> most + 1:
        most += 1
    plain, token = s.reach[0], s.reach[1]
    plain[0] = 1
    found = 0
    for tile in range(TILES - 1, last - 1, -1):
        if hand >> tile & 1:
            pips = PIPS[line, tile]
            marked = modified_pips(line, tile, modifier)
            for others in range(most):
                if allowed >> others + 1 & 1:
                    if 0 < pips <= need and (plain[others] | token[others]) >> need - pips & 1:
                        found |= 1 << tile
                    if 0 < marked <= need and plain[others] >> need - marked & 1:
                        found |= 1 << TILES + tile
            widen(s, pips, marked, most, modifier != 0)
    forget(s, most)
    return found


@kernel
def reach(s, hand, line, modifier):
    """Fill the scratch with the sums that tiles of a hand can make in a line; returns how many tiles at most."""
    s.reach[0, 0] = 1
    most = 0
    for tile in range(TILES):
        if hand >> tile & 1:
            most = min(most + 1, MOST - 1)
            widen(s, PIPS[line, tile], modified_pips(line, tile, modifier), most, modifier != 0)
    return most


@kernel
def reaches(s, need, allowed, most):
    """Whether some allowed number of tiles, `most` at most, makes a sum, once the scratch is filled."""
    for tiles in range(1, most + 1):
        if allowed >> tiles & 1 and (s.reach[0, tiles] | s.reach[1, tiles]) >> need & 1:
            return True
    return False


@kernel
def forget(s, most):
    """Empty the scratch of sums of so many tiles: equal positions have equal bytes."""
    for tiles in range(most + 1):
        s.reach[0, tiles] = 0
        s.reach[1, tiles] = 0


@kernel
def widen(s, pips, marked, most, modified):
    """One tile more to choose from: what sums can so many tiles make now, without and with the modifier among them."""
    plain, token = s.reach[0], s.reach[1]
    for tiles in range(most, 0, -1):
        if modified:
            if pips > 0:
                token[tiles] |= token[tiles - 1] << pips & SUMS
            if marked > 0:
                token[tiles] |= plain[tiles - 1] << marked & SUMS
        if pips > 0:
            plain[tiles] |= plain[tiles - 1] << pips & SUMS


SUMS = (1 << MOST) - 1
"""Sums that matter, as bits."""
