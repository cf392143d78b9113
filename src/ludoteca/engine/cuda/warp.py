"""What the 32 threads of a warp carry together, so that each trip to the card's memory brings or takes a whole line.

A thread that reads its own record, or writes its own row, goes to another place than its neighbours, and the card
fetches 32 lines where one would hold all that is wanted. So a warp carries for all of its threads: its lanes go along
one record or row after the other, and a square in quick memory turns what they hold. The square is a cell wider than
it is high, so that no two lanes meet at the same bank; of numbers of one or two bytes two lanes do.

All threads of a warp take part to the end, also those for which there is no game.
"""

from typing import Any

from ludoteca.engine.cuda.card import THREADS, cuda

LANES = 32
ALL = 0xFFFFFFFF
"""Every lane of a warp."""
WARPS = THREADS // LANES
SQUARE = (WARPS, LANES, LANES + 1)
"""Room in quick memory for the warps of a block."""


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def fetch(words: Any, first: Any, lane: Any, square: Any, own: Any) -> None:
    """Bring each thread its own row of words; the rows of a warp begin at `first`."""
    for begin in range(0, len(own), LANES):
        for other in range(LANES):
            if first + other < len(words) and begin + lane < len(own):
                square[other, lane] = words[first + other, begin + lane]
        cuda.syncwarp(ALL)
        for place in range(min(LANES, len(own) - begin)):
            own[begin + place] = square[lane, place]
        cuda.syncwarp(ALL)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def bring_out(own: Any, first: Any, lane: Any, square: Any, rows: Any) -> None:
    """Write each thread's numbers as a row; the rows of a warp begin at `first`."""
    for begin in range(0, len(own), LANES):
        for place in range(min(LANES, len(own) - begin)):
            square[lane, place] = own[begin + place]
        cuda.syncwarp(ALL)
        for other in range(LANES):
            if first + other < len(rows) and begin + lane < len(own):
                rows[first + other, begin + lane] = square[other, lane]
        cuda.syncwarp(ALL)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def bring_out_bits(bits: Any, first: Any, lane: Any, rows: Any) -> None:
    """Write each thread's bits as a row of ones and noughts; lanes tell each other their bits without any memory."""
    for word in range(len(bits)):
        mine, place = bits[word], word * LANES + lane
        for other in range(LANES):
            theirs = cuda.shfl_sync(ALL, mine, other)
            if first + other < len(rows) and place < rows.shape[1]:
                rows[first + other, place] = theirs >> lane & 1
