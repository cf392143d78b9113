"""The kernel decorator: one source, compiled to native code by default, plain Python with `LUDOTECA_JIT=0`.

A kernel is a small function over records, arrays and numbers. Compiled kernels release the interpreter lock, come
from the honest cache and can be called from CUDA kernels. In the interpreter records are handed over as `Row`s (see
`record`), so that both worlds calculate alike.
"""

import os
from collections.abc import Callable
from typing import Any, cast

import numba

from ludoteca.engine import cache

JIT = os.environ.get("LUDOTECA_JIT", "1") != "0"
"""Whether kernels are compiled in this process."""

Kernel = Callable[..., Any]
"""A function over records and numbers; the type checker does not look inside."""


def kernel(function: Kernel) -> Kernel:
    """A function of the rules: compiled to native code, or left as it is with `LUDOTECA_JIT=0`."""
    if not JIT:
        return function
    compiled: Any = numba.njit(nogil=True)(function)
    compiled._cache = cache.Kept(function)
    return cast("Kernel", compiled)
