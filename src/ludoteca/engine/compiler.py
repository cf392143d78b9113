"""What is done to Numba, all in one place, and why; nothing else in this house reaches into its inside.

**Records** are named in symbols by a number that Numba counts up in each process: what two processes compiled for two
games could bear one name, and whoever loaded both played one game by the other's rules. A digest of the fields names
them instead.

**Late libraries.** Numba optimises and emits every function by itself and then again inside each function that calls
it: a rule five calls deep is worked on five times, and only the outermost result ever runs. Here a kernel has two
sides. Python's side (the dispatcher itself) is compiled whole. The side that other kernels call has no door for Python;
its library stays as it was written and is optimised once, inside whoever has a door. Only what has a door is cached:
late libraries may hold addresses of this process.

**Wide arguments.** Numba compiles a function anew for every constant and every width of number that it is called with.
Kernels calculate in 64 bits anyway, so between kernels whole numbers are handed over as such: one version serves all.

Together they take two thirds of the time away, and nothing from the speed of what comes out.

**Nothing is counted.** Numba counts who holds an array whenever a function is handed one, up and down again, in a way
that is safe among threads: four nanoseconds each, eighteen times a step of a batch. Kernels make no arrays and keep
none, and whoever calls them from Python holds what it hands over: so its runtime is left out. A kernel that allocates
is not compiled: Numba refuses it, and the house plays such a game in the interpreter.

**No rings.** A kernel may call itself. Two that call each other would each be optimised inside the other, and what the
cache keeps of them ends the process that loads it: they are refused in the same way.

**The cache.** Numba numbers the files of a generic kernel by an index that it reads and writes without a lock: two
processes that compile it for two games at the same time give both the same number, and then one game is played by the
other's rules. Here whoever saves a kernel holds its folder's lock, and the folders are those of `cache`.

**Who answers.** A dispatcher asks its compiler when it knows no version for some arguments. Here it asks us first:
kernels that are handed rows of the interpreter, or that may not be compiled in this process, are interpreted.

**SciPy.** Numba imports SciPy's linear algebra wherever it is installed. No kernel uses it.

**Cards.** numba-cuda asks NumPy for a name that NumPy 2.5 has dropped, and warns of small batches.

All of it leans on parts of Numba that promise nothing. So the versions that it was made for are named here and in
`pyproject.toml`, and a test fails on any other: then each of these is looked at anew, and goes if it can.
"""

import hashlib
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import numpy as np
from filelock import FileLock
from numba.core import codegen, types
from numba.core.caching import FunctionCache
from numba.core.dispatcher import CompilingCounter
from numba.core.environment import lookup_environment
from numba.core.errors import TypingError
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys

from ludoteca.engine import cache

MADE_FOR = {"numba": ">=0.68,<0.69", "numba-cuda": ">=0.30.4,<0.31"}
"""The versions whose inside this module knows."""
DOOR = "_ZN7cpython"
"""How the symbol begins through which Python calls a function."""
ENVIRONMENT = "_ZN08NumbaEnv"
"""How the symbol begins behind which a function finds its Python objects."""
ABORT = "nrt_unresolved_abort"
"""Where a call leads that is not linked yet; in Numba's runtime, whose library is late."""
UNCOUNTED: dict[str, Any] = {"nogil": True, "_nrt": False}
"""How every kernel is compiled: without the interpreter lock, and without Numba's runtime."""


def symbol_of(record: types.Record) -> tuple[str, tuple[str]]:
    """How a record is named in symbols: alike in every process, and unlike any other record."""
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],)


class Library(codegen.JITCodeLibrary):
    """The machine code of one function; without a door of its own it is late: optimised inside its callers."""

    _has_door = False
    _is_late = False

    def add_llvm_module(self, ll_module: Any) -> None:
        """Take in what was written of this function, its door perhaps."""
        self._has_door |= any(each.name.startswith(DOOR) and not each.is_declaration for each in ll_module.functions)
        super().add_llvm_module(ll_module)

    def _optimize_functions(self, ll_module: Any) -> None:
        """Nothing before all is linked: the passes over the whole do the same."""
        ll_module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        self._is_late = not self._has_door
        if not self._is_late:
            super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        if self._is_late:
            self._finalize_dynamic_globals()
            self._finalized = True
            return
        names = [each.name for each in self._final_module.global_variables]
        if any(name.startswith(codegen.RuntimeLinker.PREFIX) for name in names):  # somebody calls itself
            rtsys.library.get_pointer_to_function(ABORT)  # asked for first now, Numba would emit what is half linked
        super()._finalize_final_module()
        for name in names:
            if name.startswith(ENVIRONMENT) and (environment := lookup_environment(name)) is not None:
                self._codegen.set_env(name, environment)

    def get_pointer_to_function(self, name: str) -> int:
        """Where a function lies; a late library is finished only if what is asked for is in it."""
        self._ensure_finalized()
        if self._is_late:
            if name not in {each.name for each in self.get_defined_functions()}:
                return 0
            self._is_late = False
            super()._optimize_final_module()
            self._finalize_final_module()
        return int(super().get_pointer_to_function(name))


class InTheMaking(CompilingCounter):
    """How Numba asks whether a kernel that it comes upon calls itself; this one does not let others come in between."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def __bool__(self) -> bool:
        """Whether it is being compiled; raises TypingError if it was called by what it calls itself."""
        callers = [frame.func_id.func for frame in cpu_target.typing_context.callstack]  # the innermost first
        between = callers[: callers.index(self.function)] if self.function in callers else []
        if between:
            ring = " calls ".join(each.__name__ for each in (self.function, *reversed(between), self.function))
            raise TypingError(f"kernels must not call each other in a ring: {ring}; make them one that calls itself")
        return super().__bool__()


class Kept(FunctionCache):
    """The compiled versions of one kernel, in the honest folder of its module; one process at a time adds to them."""

    def __init__(self, function: Callable[..., Any]) -> None:
        numba.config.CACHE_DIR = str(cache.folder(cache.scope_of(function.__module__)))
        super().__init__(function)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """A version from the folder, None if it has to be compiled."""
        found = super().load_overload(signature, target)
        if found is None and not cache.Policy.compiles:
            raise cache.NotCompiledError(f"{self._name} {signature}")
        return found

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Save a version; the lock covers reading the index, choosing a number and writing both files."""
        self._impl.locator.ensure_cache_path()
        with FileLock(Path(self.cache_path) / "lock"):
            super().save_overload(signature, compiled)


def two_sided(function: Any) -> Any:
    """A compiled function that Python calls by one side and other kernels by the other."""
    outside: Any = numba.njit(**UNCOUNTED)(function)
    outside._cache = Kept(function)
    inside: Any = numba.njit(**UNCOUNTED, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)

    def template(args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Asked by Numba when it compiles a caller."""
        return inside.get_call_template(tuple(map(widened, args)), {key: widened(each) for key, each in named.items()})

    outside.get_call_template = template
    outside.get_overload = inside.get_overload
    inside._compiling_counter = outside._compiling_counter = InTheMaking(function)
    return outside


def widened(kind: Any) -> Any:
    """The type that stands for all constants and widths of a number."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


def ask_first(compiled: Any, answer: Callable[..., Any], instead: Callable[..., Any]) -> None:
    """Where no version is known for a call, ask `answer` whom to call, None for Numba; without a compiler `instead`."""
    compile_for_args = compiled._compile_for_args

    def choose(*args: Any, **named: Any) -> Any:
        """Asked by Numba."""
        if (chosen := answer(*args)) is not None:
            compiled._types_active_call.clear()
            return chosen
        try:
            return compile_for_args(*args, **named)
        except cache.NotCompiledError:
            return instead

    compiled._compile_for_args = choose


def without_linear_algebra() -> None:
    """Before the first kernel is loaded: 16 MB and a third of the time that this takes are saved."""
    modules: dict[str, Any] = sys.modules
    modules.setdefault("scipy.linalg", None)  # as Python marks what cannot be imported


def for_cards() -> Any:
    """The compiler for cards; it has no types to check against."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a handful of games is not a mistake
    return import_module("numba.cuda")


def set_env(generator: Any, name: str, environment: Any) -> None:
    """Hand a function its Python objects; a late one gets them with whoever it is linked into."""
    if generator._engine.get_global_value_address(name):
        hand_over(generator, name, environment)


hand_over = codegen.JITCPUCodegen.set_env
codegen.JITCPUCodegen.set_env = set_env
codegen.JITCPUCodegen._library_class = Library
types.Record.mangling_args = property(symbol_of)  # type: ignore[assignment]  # Numba's own is the number
