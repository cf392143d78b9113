"""What is done to Numba: it is the version this was made for, rules are compiled once, and come out as before."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from importlib.util import find_spec

import numba
import numpy as np
import pytest
from numba.core.errors import TypingError
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from ludoteca.engine import compiler
from tests.project.tree import ROOT, texts

RECURSIVE = """
import numba
from ludoteca.engine import compiler
factorial = numba.njit(lambda n: 1 if n < 2 else n * factorial(n - 1))
print(numba.njit(lambda: factorial(5))())
"""


def double(number):  # type: ignore[no-untyped-def]  # compiled
    return number + number


@pytest.mark.parametrize("package", compiler.MADE_FOR)
def test_numba_is_a_version_whose_inside_is_known(package: str) -> None:
    """On another one, every change in `compiler` is looked at anew before the range is moved."""
    made_for = SpecifierSet(compiler.MADE_FOR[package])
    if package == "numba" or find_spec("numba_cuda"):
        assert made_for.contains(version(package))
    asked = [re.sub(r" ;.*", "", each) for each in requirements() if re.match(rf"{package}[\[>]", each)]
    assert asked
    assert all(Requirement(each).specifier == made_for for each in asked)


def requirements() -> list[str]:
    """Everything that `pyproject.toml` asks for, extras and groups too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = [*project["project"]["optional-dependencies"].values(), *project["dependency-groups"].values()]
    return [each for group in (project["project"]["dependencies"], *groups) for each in group if isinstance(each, str)]


def test_nothing_else_changes_numba() -> None:
    """Whoever sets an attribute of Numba or asks for a private one does it in the module that says why."""
    reaching = re.compile(r"numba\.config\.\w+ = |codegen\.|\._compile_for_args|\._cache\b|mangling_args|np\.row_stack")
    found = [path.as_posix() for path, text in texts().items() if path.parts[0] == "src" and reaching.search(text)]
    assert found == ["src/ludoteca/engine/compiler.py"]


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


def test_narrow_cells_are_reckoned_with_as_wide_numbers() -> None:
    """A sum that begins with a cell, a bit beyond its width, a cell or a plain number: no kernel must widen by hand."""

    @compiler.two_sided
    def reckoned(s):  # type: ignore[no-untyped-def]  # compiled
        total, bits = s.first, s.first
        for place in range(4):
            total += s.others[place]
            bits |= 1 << 40 + place
        return total, bits, s.first if total < 0 else 1000, s.first * s.first

    cells = np.zeros(1, np.dtype([("first", np.int8), ("others", np.int8, 4)]))
    cells["first"], cells["others"] = 100, 100
    assert reckoned(cells[0]) == (500, 100 | 0b1111 << 40, 1000, 10_000)


def test_nobody_counts_who_holds_an_array() -> None:
    """Neither where Python hands it over nor between kernels; the array is as alive afterwards as before."""

    @compiler.two_sided
    def first_of(row):  # type: ignore[no-untyped-def]  # compiled
        return row[0]

    @compiler.two_sided
    def total(rows):  # type: ignore[no-untyped-def]  # compiled
        found = 0
        for place in range(len(rows)):
            found += first_of(rows[place])
        return found

    rows = np.arange(6).reshape(3, 2)
    held = sys.getrefcount(rows)
    assert total(rows) == 0 + 2 + 4
    assert sys.getrefcount(rows) == held
    (code,) = total.inspect_asm().values()
    assert "NRT_" not in code


def test_a_kernel_that_allocates_is_not_compiled() -> None:
    @compiler.two_sided
    def allocating(size):  # type: ignore[no-untyped-def]  # compiled
        return np.zeros(size, np.int64).sum()

    with pytest.raises(TypingError, match="returning of array"):
        allocating(3)


def test_kernels_that_call_each_other_are_not_compiled() -> None:
    """What the cache kept of such ended the next process that asked for it."""

    @compiler.two_sided
    def is_even(number):  # type: ignore[no-untyped-def]  # compiled
        return number == 0 or is_odd(number - 1)

    @compiler.two_sided
    def is_odd(number):  # type: ignore[no-untyped-def]  # compiled
        return number != 0 and is_even(number - 1)

    with pytest.raises(TypingError, match="ring: is_even calls is_odd calls is_even; make them one"):
        is_even(10)


def test_a_kernel_may_call_itself_and_others() -> None:
    @compiler.two_sided
    def twice(number):  # type: ignore[no-untyped-def]  # compiled
        return number + number

    @compiler.two_sided
    def power(number):  # type: ignore[no-untyped-def]  # compiled
        return 1 if number == 0 else twice(power(number - 1))

    assert (power(5), twice(4)) == (32, 8)


def test_a_function_that_calls_itself_inside_another_one_runs() -> None:
    """In a process of its own: once Numba's runtime lies in memory, nothing can go wrong any more."""
    done = subprocess.run([sys.executable, "-c", RECURSIVE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "120\n")
