"""How the seats that may act now decide: one after the other, all at once and sealed, or as fast as they can."""

from typing import Literal

from msgspec import Struct


class Window(Struct, frozen=True):
    """What a game says of a moment. Where only one seat may ever act at a time, TURN is all there is to say."""

    kind: Literal["turn", "sealed", "race"] = "turn"
    """`turn`: a choice is a move at once. `sealed`: choices wait until all have made theirs. `race`: the first one
    counts, and only letting things pass waits."""
    seconds: float = 0.0
    """How long it stays open at a table of people; 0: until everybody has answered."""
    default: tuple[int, ...] = ()
    """The steps of a seat that has not answered in time: every pending seat may take them."""
    public: bool = True
    """Whether everybody may know who has answered already. Where answering is a matter of time, it is a hint."""


TURN, SEALED, RACE = Window(), Window("sealed"), Window("race")
"""Those without a clock: what is needed most."""
