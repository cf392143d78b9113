"""What every actor knows and may do, written by warps: each thread observes its game, 32 of them write their rows."""

from typing import Any

import numpy as np
from numba import int32, int64

from ludoteca.engine import verbs
from ludoteca.engine.cuda.card import cuda, step_type
from ludoteca.engine.cuda.warp import LANES, SQUARE, bring_out, bring_out_bits, fetch
from ludoteca.engine.game import Game

REGISTERS = 128
"""Of a thread that observes: it keeps more at hand than one that plays. Measured for all games together."""
BITS, PLACE = 5, 31
"""A step's word in a mask of bits, and its place there."""
CARRIED = 4
"""Bytes of an observation's number at most where records are carried: two squares are no more than a block may have."""


def observing(game: Game, *, wide: bool = False) -> Any:
    """The kernel of a game, for numbers of 4 bytes at most or `wide` ones; threads beyond the last game only carry."""
    return carried(game) if game.card.carries and not wide else looked_at(game)


def looked_at(game: Game) -> Any:
    """Each thread reads its record where it lies."""
    write = writing(game)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def observe(states: Any, words: Any, actors: Any, observations: Any, masks: Any) -> None:
        n = cuda.grid(1)
        write(states[min(n, len(states) - 1)], n, actors, observations, masks)

    return observe


def carried(game: Game) -> Any:
    """Each thread reads a copy of its record, which its warp has brought."""
    write, room, record = writing(game), game.state.itemsize // np.dtype(np.int64).itemsize, game.state

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def observe(states: Any, words: Any, actors: Any, observations: Any, masks: Any) -> None:
        n = cuda.grid(1)
        square = cuda.shared.array(SQUARE, int32)
        own = cuda.local.array(room, int64)
        fetch(words, n - cuda.laneid, cuda.laneid, square[cuda.threadIdx.x // LANES], own.view(np.int32))
        write(own.view(record)[0], n, actors, observations, masks)

    return observe


def writing(game: Game) -> Any:
    """The part of a thread that has its record at hand."""
    steps, code, size = game.steps, step_type(game), game.observation_size
    words = -(-steps // LANES)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def write(s: Any, n: Any, actors: Any, observations: Any, masks: Any) -> None:
        square = cuda.shared.array(SQUARE, observations.dtype)
        seen = cuda.local.array(size, observations.dtype)
        may = cuda.local.array(words, int32)
        out = cuda.local.array(steps, code)
        lane, first = cuda.laneid, n - cuda.laneid
        for word in range(words):
            may[word] = 0
        if n < len(actors):
            verbs.observe(s, actors[n], seen)
            for place in range(verbs.legal(s, actors[n], out)):
                may[out[place] >> BITS] |= 1 << (out[place] & PLACE)
        bring_out(seen, first, lane, square[cuda.threadIdx.x // LANES], observations)
        bring_out_bits(may, first, lane, masks)

    return write
