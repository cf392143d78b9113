"""Records: a whole state as a few hundred bytes without holes, so that copying and comparing states is copying bytes.

`layout` builds the NumPy dtype, `rows` hands records to kernels: as they are where their game runs as native code, else
as `Row`s. A process may begin with games that are not compiled yet and let each go over when it is.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import cache
from ludoteca.engine.kernel import JIT
from ludoteca.engine.row import Row, Rows
from ludoteca.engine.switch import INTERPRETED, is_interpreted

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
    """Records as kernels take them: the array itself, or `Rows` of it in the interpreter."""
    return Rows(states) if not JIT or (INTERPRETED and is_interpreted(states.dtype)) else states


def row(s: State) -> Any:
    """One record as kernels take it: the record itself, or a `Row` of it in the interpreter."""
    return Row(s) if not JIT or (INTERPRETED and is_interpreted(s.dtype)) else s


def copied(states: States) -> States:
    """An independent copy. Copying bytes is forty times as fast as NumPy's copying of fields."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)
