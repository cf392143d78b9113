"""What is done to Numba: it is the version this was made for, rules are compiled once, and come out as before."""

import numba
import numpy as np

from ludoteca.engine import compiler


def double(number):  # type: ignore[no-untyped-def]  # compiled
    return number + number


def test_numba_is_a_version_whose_inside_is_known() -> None:
    assert numba.__version__.startswith(compiler.MADE_FOR)


def test_one_version_serves_constants_and_numbers_of_every_width_and_waits_inside_its_caller() -> None:
    inner = compiler.two_sided(double)

    @compiler.two_sided
    def outer(numbers, small):  # type: ignore[no-untyped-def]  # compiled
        return inner(3) + inner(numbers[0]) + inner(small[0])

    assert outer(np.array([5]), np.array([7], np.int8)) == 2 * (3 + 5 + 7)
    (only,) = inner.get_overload.__self__.overloads.values()
    assert only.signature.args == (numba.int64,)
    assert only.library._is_late
    assert not inner.overloads  # Python has not called it


def test_what_other_kernels_call_can_be_called_by_python_too() -> None:
    inner = compiler.two_sided(double)
    assert inner(100) == 200
    (only,) = inner.overloads.values()
    assert not only.library._is_late
    assert inner(2**40) == 2**41
