"""The compiler for cards, and how its kernels are launched."""

from importlib import import_module
from typing import Any

import numba
import numpy as np
from numba import uint8

from ludoteca.engine.game import Game

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 asks NumPy 2.5 for a name that is gone
numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # a handful of games is not a mistake
cuda: Any = import_module("numba.cuda")
"""The compiler for cards and its arrays; it has no types to check against."""

THREADS = 128
"""Threads of a block."""
REGISTERS, FEW_REGISTERS = 64, {"bossa": 40}
"""Registers of a thread: with more of them too few threads fit on the card, with fewer their values spill. Measured."""
STEP = uint8
"""The type of a step in a thread's list of steps: a thread's memory is what is scarce, and no game has 256 steps."""


def available() -> bool:
    """Whether there is a card that can be used."""
    return bool(cuda.is_available())


def compiled(game: Game) -> Any:
    """A decorator that makes a function over the records of a game a kernel of the card."""
    return cuda.jit(max_registers=FEW_REGISTERS.get(game.name, REGISTERS))


def blocks(threads: int) -> int:
    """How many blocks hold so many threads."""
    return -(-threads // THREADS)
