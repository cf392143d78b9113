"""The kernel decorator: one source, run as native code or by the interpreter, and both in one process.

A kernel is a small function over records, arrays and numbers. Compiled kernels release the interpreter lock, come
from the honest cache and can be called from CUDA kernels. In the interpreter records are handed over as `Row`s (see
`record`), so that both worlds calculate alike. What a kernel is handed decides who runs it: records go to native code,
`Row`s to the interpreter, so a game can go over from one to the other between two calls. With `LUDOTECA_JIT=0` nothing
is ever compiled.
"""

import os
import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, cast

import numpy as np
from numba.core.dispatcher import Dispatcher

from ludoteca.engine import cache, compiler
from ludoteca.engine.row import is_plain, laid_out
from ludoteca.engine.switch import INTERPRETED, is_native_here

JIT = os.environ.get("LUDOTECA_JIT", "1") != "0"
"""Whether kernels may be native code in this process."""

Kernel = Callable[..., Any]
"""A function over records and numbers; the type checker does not look inside."""

TWINS: dict[Kernel, Kernel] = {}
"""Each kernel that was asked for, as the interpreter runs it."""
WORLDS: dict[str, dict[str, Any]] = {}
"""The names of each module as interpreted kernels read them."""


def kernel(function: Kernel) -> Kernel:
    """A function of the rules: compiled to native code where it is handed records, interpreted where it gets `Row`s."""
    if not JIT:
        return function
    compiled: Any = compiler.two_sided(function)

    def answer(*args: Any) -> Kernel | None:
        """Whom to call with these arguments; None for native code."""
        is_slow = any(map(is_plain, args)) or (INTERPRETED and are_numbers(args) and not is_native_here())
        return interpreted(compiled) if is_slow else None

    def instead(*given: Any) -> Any:
        """What is called where native code is not there and may not be made."""
        return interpreted(compiled)(*map(laid_out, given))

    compiler.ask_first(compiled, answer, instead)
    return cast("Kernel", compiled)


def are_numbers(args: tuple[Any, ...]) -> bool:
    """Whether nothing says which game a call is about; nothing is loaded for it while some game is not native."""
    return all(isinstance(each, int | float | np.integer) for each in args)


def interpreted(compiled: Kernel) -> Kernel:
    """The same kernel for the interpreter: whatever it calls is interpreted as well."""
    if not isinstance(compiled, Dispatcher):
        return compiled
    if compiled not in TWINS:
        function: Any = compiled.py_func
        names, defaults = names_in(function.__module__), function.__defaults__
        TWINS[compiled] = FunctionType(function.__code__, names, function.__name__, defaults, function.__closure__)
    return TWINS[compiled]


def names_in(module: str) -> dict[str, Any]:
    """What the names of a module mean to interpreted kernels: other interpreted kernels, and all else as it is."""
    if module not in WORLDS:
        names = WORLDS[module] = {}  # entered first: modules call each other
        names.update({name: interpreted_name(value) for name, value in vars(sys.modules[module]).items()})
    return WORLDS[module]


def interpreted_name(value: Any) -> Any:
    """What a name of a module means to interpreted kernels."""
    if isinstance(value, Dispatcher):
        return interpreted(value)
    if isinstance(value, ModuleType) and has_kernels(value.__name__):
        room = Room()
        room.__dict__ = names_in(value.__name__)
        return room
    return value


def has_kernels(module: str) -> bool:
    """Whether a module belongs to this house or to a game from elsewhere."""
    return module.startswith(f"{__name__.partition('.')[0]}.") or cache.scope_of(module) != cache.SHARED


class Room:
    """A module as interpreted kernels see it."""
