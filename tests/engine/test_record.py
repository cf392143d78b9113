"""Records: bytes without holes, and the same arithmetic compiled and interpreted."""

import numpy as np
import pytest

from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import layout, row, rows
from ludoteca.engine.row import Cells, Row, Rows

HERE = "ludoteca.games.kariba.box"
SMALL = layout(HERE, ("a", np.int8), ("big", np.int64), ("grid", np.int8, (2, 3)), ("mid", np.int16, (3,)))


def test_fields_are_laid_widest_first_without_holes() -> None:
    assert SMALL.names is not None
    assert SMALL.fields is not None
    assert SMALL.names[:4] == ("big", "mid", "a", "grid")
    assert [SMALL.fields[name][1] for name in SMALL.names[:4]] == [0, 8, 14, 15]
    assert SMALL.itemsize % 8 == 0
    assert sum(SMALL.fields[name][0].itemsize for name in SMALL.names) == SMALL.itemsize


def test_the_tail_is_a_field_so_that_copies_have_equal_bytes() -> None:
    states = np.zeros(1, SMALL)
    states["big"] = -1
    assert states.copy().tobytes() == states.tobytes()
    assert SMALL.names is not None
    assert SMALL.names[-1].startswith("v_")


def test_a_row_reads_as_python_ints() -> None:
    states = np.zeros(1, SMALL)
    s = Row(states[0])
    s.a = 100
    assert type(s.a) is int
    assert s.a * 20 == 2000
    assert 1 << s.a == 2**100
    assert states[0]["a"] == 100


@pytest.mark.parametrize("value", [128, 200, -129])
def test_storing_what_does_not_fit_is_an_error_and_not_another_number(value: int) -> None:
    s = Row(np.zeros(1, SMALL)[0])
    with pytest.raises(OverflowError):
        s.a = value
    with pytest.raises(OverflowError):
        s.grid[0, 0] = value


def test_arrays_inside_a_row() -> None:
    states = np.zeros(1, SMALL)
    s = Row(states[0])
    s.grid[1, 2] += 5
    s.mid[0] = 300
    assert type(s.grid[1, 2]) is int
    assert states[0]["grid"].tolist() == [[0, 0, 0], [0, 0, 5]]
    assert isinstance(s.grid[1], Cells)
    assert list(s.grid[1]) == [0, 0, 5]
    assert list(s.mid) == [300, 0, 0]
    assert (len(s.mid), s.mid.sum(), s.grid.sum()) == (3, 300, 5)


def test_rows_are_views_of_the_array_and_assigning_one_copies_it() -> None:
    states = np.zeros(3, SMALL)
    table = Rows(states)
    table[0].a = 7
    table[2] = table[0]
    table[0].a = 8
    assert states["a"].tolist() == [8, 0, 7]
    assert len(table) == 3


def test_kernels_take_arrays_when_compiled_and_rows_when_not() -> None:
    states = np.zeros(1, SMALL)
    assert (rows(states) is states) == JIT
    assert isinstance(row(states[0]), Row) != JIT
    assert isinstance(rows(states), Rows) != JIT
