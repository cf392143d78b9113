"""What each game says in kernels, found by its record: verbs, rules of thumb, endgames.

Generic kernels are written once over stubs. While compiling, a stub finds the game's own kernel by the numba type of
the record it is given (`@overload`), so that a generic kernel is compiled once per game and cached under the record's
type; in the interpreter it finds it by the record's dtype.
"""

from typing import Any, TypeVar

import numpy as np
from numba.np.numpy_support import as_dtype

from ludoteca.engine.kernel import interpreted
from ludoteca.engine.row import Row

Said = TypeVar("Said", bound=tuple[Any, ...])


class ByRecord(dict[np.dtype[np.void], Said]):
    """Named tuples of kernels, one for the record of each game; `Game` enters them."""

    def __init__(self) -> None:
        super().__init__()
        self._interpreted: dict[np.dtype[np.void], Said] = {}
        """The same for the interpreter, as far as they were asked for."""

    def of(self, s: Any) -> Said:
        """What the game of this record says: `s` is a numba type while compiling, a `Row` in the interpreter."""
        if not isinstance(s, Row):
            return self[as_dtype(s)]
        dtype = s.record.dtype
        if dtype not in self._interpreted:
            own: Any = self[dtype]
            self._interpreted[dtype] = own._make(map(interpreted, own))
        return self._interpreted[dtype]
