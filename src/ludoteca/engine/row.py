"""Records for interpreted kernels: cells read as Python ints.

Compiled kernels calculate in 64 bits; NumPy's small integers would wrap instead.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import typeof_impl
from numpy.typing import NDArray


class Rows:
    """An array of records for interpreted kernels: indexing gives a `Row`."""

    def __init__(self, states: NDArray[np.void]) -> None:
        self.states = states

    def __getitem__(self, index: int) -> "Row":
        return Row(self.states[int(index)])

    def __setitem__(self, index: int, row: "Row") -> None:
        self.states[int(index)] = row.record

    def __len__(self) -> int:
        return len(self.states)


class Row:
    """One record for interpreted kernels: cells read as Python ints; storing what does not fit raises OverflowError."""

    record: Any

    def __init__(self, record: Any) -> None:
        vars(self)["record"] = record

    def __getattr__(self, name: str) -> Any:
        """A field that is read for the first time; its array stays where it is, so it is kept for the next time."""
        value = plain(self.record[name])
        if isinstance(value, Cells):
            vars(self)[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        self.record[name] = value


class Cells:
    """An array inside a record, for interpreted kernels."""

    __slots__ = ("array", "item")

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        self.item = array.item

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is tuple:
            return self.item(index) if len(index) == self.array.ndim else plain(self.array[index])
        return self.item(index) if self.array.ndim == 1 else plain(self.array[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self.array[index] = value

    def __len__(self) -> int:
        return len(self.array)

    def __iter__(self) -> Iterator[Any]:
        return (plain(cell) for cell in self.array)

    def sum(self) -> int:
        """The sum of all cells."""
        return int(self.array.sum())


def plain(value: Any) -> Any:
    """A number as a Python int, an array as `Cells`."""
    return Cells(value) if isinstance(value, np.ndarray) and value.ndim > 0 else int(value)


def is_plain(argument: Any) -> bool:
    """Whether only the interpreter can take this argument: a `Row`, `Rows`, or a tuple that holds some."""
    if isinstance(argument, tuple):
        return any(map(is_plain, argument))
    return isinstance(argument, Row | Rows)


def laid_out(argument: Any) -> Any:
    """An argument of native code as the interpreter takes it."""
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return Rows(argument)
    return Row(argument) if isinstance(argument, np.void) else argument


@typeof_impl.register(Row)
@typeof_impl.register(Rows)
def type_of_row(value: Row | Rows, context: Any) -> types.Type:
    """What Numba takes a `Row` for: something that no native code works on."""
    return types.pyobject
