"""What counts as a mutant, shown on a small file of rules."""

import pytest

from tests.mutants.changes import Mutant, mutants

HERD = 3
SOURCE = '''
"""Rules."""
from somewhere import kernel

HERD = 3

def not_a_kernel(s):
    return s.a + 1

@kernel
def chase(s, seat):
    """A docstring of 3 words."""
    if s.hole[seat] >= HERD and not s.asleep:
        s.won[seat] += 2
        clear(s)
    return max(0, s.won[seat] - 1)
'''


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Mutant]:
    """All mutants of the small file."""
    file = tmp_path_factory.mktemp("mutants") / "rules.py"
    file.write_text(SOURCE, "utf-8")
    return list(mutants(file, "games.small.rules"))


def test_one_thing_is_changed_at_a_time(found: list[Mutant]) -> None:
    assert [mutant.name for mutant in found] == [
        "rules.chase | if s.hole[seat] >= HERD and (not s.asleep): → if s.hole[seat] >= HERD or not s.asleep:",
        "rules.chase | s.won[seat] += 2 → s.won[seat] -= 2",
        "rules.chase | clear(s) → pass",
        "rules.chase | if s.hole[seat] >= HERD and (not s.asleep): → if s.hole[seat] > HERD and (not s.asleep):",
        "rules.chase | if s.hole[seat] >= HERD and (not s.asleep): → if s.hole[seat] >= HERD and s.asleep:",
        "rules.chase | s.won[seat] += 2 → s.won[seat] += 3",
        "rules.chase | if s.hole[seat] >= HERD and (not s.asleep): → if s.hole[seat] >= HERD + 1 and (not s.asleep):",
        "rules.chase | return max(0, s.won[seat] - 1) → return min(0, s.won[seat] - 1)",
        "rules.chase | return max(0, s.won[seat] - 1) → return max(1, s.won[seat] - 1)",
        "rules.chase | return max(0, s.won[seat] - 1) → return max(0, s.won[seat] + 1)",
        "rules.chase | return max(0, s.won[seat] - 1) → return max(0, s.won[seat] - 2)",
    ]


def test_a_mutant_knows_its_line_and_can_be_swapped_in(found: list[Mutant]) -> None:
    assert found[0].line == 13

    class Table:
        """Just enough of a record."""

        won = (5,)
        hole = (0,)

    def chase(s: Table, seat: int) -> int:
        return max(0, s.won[seat] - 1)

    assert chase(Table(), 0) == 4
    mutant = next(mutant for mutant in found if "- 2)" in mutant.after)
    chase.__code__ = mutant.code
    assert chase(Table(), 0) == 3
