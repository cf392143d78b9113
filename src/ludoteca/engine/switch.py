"""Which games this process plays by the interpreter for now, and how one goes over to native code.

Nothing else changes when a game goes over: a match keeps its record, and the next call runs the same kernels compiled.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local

import numpy as np

INTERPRETED: set[np.dtype[np.void]] = set()
"""The records of games that are interpreted here. All others are native code, which is compiled if need be."""
HERE = local()
"""Whether a thread runs native code whatever the others do."""


def is_interpreted(record: np.dtype[np.void]) -> bool:
    """Whether records of this kind are for the interpreter now, as far as this thread is concerned."""
    return record in INTERPRETED and not is_native_here()


def is_native_here() -> bool:
    """Whether this thread runs native code whatever the others do."""
    return getattr(HERE, "native", False)


@contextmanager
def native_here() -> Iterator[None]:
    """In this block this thread runs native code, so that it is loaded while the others go on in the interpreter."""
    HERE.native = True
    try:
        yield
    finally:
        HERE.native = False
