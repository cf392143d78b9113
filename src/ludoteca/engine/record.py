"""Records: a whole state as a few hundred bytes without holes, so that copying and comparing states is copying bytes.

`layout` builds the NumPy dtype, `rows` hands records to kernels. In the interpreter a record is handed over as a
`Row`, whose cells read as Python ints: compiled kernels calculate in 64 bits, NumPy's small integers would wrap
instead.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import cache
from ludoteca.engine.kernel import JIT

Field = tuple[str, type] | tuple[str, type, tuple[int, ...]]
States = NDArray[np.void]
"""An array of records of one game."""
State = Any
"""One record as Python reads it: `s["hand"][seat]`. The whole truth, deck order included."""


def layout(module: str, *fields: Field) -> np.dtype[np.void]:
    """The dtype of a game's record: widest fields first, no holes; its tail is a field named by the game's kernels.

    Generic kernels are cached by the record's type, so that name keeps them from playing rules of yesterday.
    """
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    size = sum(np.dtype(field[1]).itemsize * int(np.prod(field[2:] or (1,))) for field in ordered)
    rest = 8 - size % 8
    ordered.append((f"v_{cache.fingerprint(cache.scope_of(module))}", np.int8, (rest,)))
    dtype = np.dtype(ordered, align=True)
    if dtype.itemsize != size + rest:
        raise ValueError(f"record with holes: {dtype.itemsize} bytes for {size + rest}")
    return dtype


def rows(states: States) -> Any:
    """Records as kernels take them: the array itself, or `Row`s of it in the interpreter."""
    return states if JIT else Rows(states)


def row(s: State) -> Any:
    """One record as kernels take it: the record itself, or a `Row` of it in the interpreter."""
    return s if JIT else Row(s)


def copied(states: States) -> States:
    """An independent copy. Copying bytes is forty times as fast as NumPy's copying of fields."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


class Rows:
    """An array of records for interpreted kernels: indexing gives a `Row`."""

    def __init__(self, states: States) -> None:
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
