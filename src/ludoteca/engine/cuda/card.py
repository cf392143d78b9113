"""The compiler for cards, and how its kernels are launched."""

from typing import Any

from numba import uint8, uint16

from ludoteca.engine import compiler
from ludoteca.engine.game import Game

cuda: Any = compiler.for_cards()
"""The compiler for cards and its arrays."""

THREADS = 128
"""Threads of a block."""


def available() -> bool:
    """Whether there is a card that can be used."""
    return bool(cuda.is_available())


def compiled(game: Game) -> Any:
    """A decorator that makes a function over the records of a game a kernel of the card."""
    return cuda.jit(max_registers=game.card.registers)


def step_type(game: Game) -> Any:
    """The type of a step in a thread's list of steps, as narrow as can be: a thread's memory is what is scarce."""
    return uint8 if game.steps <= 1 << 8 else uint16


def blocks(threads: int) -> int:
    """How many blocks hold so many threads."""
    return -(-threads // THREADS)
