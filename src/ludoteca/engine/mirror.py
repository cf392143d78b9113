"""Mirrors: games that are alike from two sides, for players that learn.

Where the number `flag` of an observation is above 0, the seat looks at the game from the other side, and `observe` has
written what it sees as if from the first. Steps are rules, not observations, and keep their codes: `steps` names for
each code the one that means the same from the first side. A network then learns one game instead of two.
"""

from msgspec import Struct


class Mirror(Struct, frozen=True):
    """How a game looks from its other side; a game that says nothing has one side only."""

    flag: int = -1
    """The place of the number that tells the side, -1 if there is none."""
    steps: tuple[int, ...] = ()
    """For each step, what it is called from the first side; twice turned, a step is itself. () stands for no change."""

    def holds(self, numbers: int, steps: int) -> bool:
        """Whether it fits a game of so many numbers observed and so many steps."""
        named = range(len(self.steps))
        changes = all(each in named and self.steps[each] == step for step, each in enumerate(self.steps))
        return -1 <= self.flag < numbers and len(self.steps) in (0, steps) and changes
