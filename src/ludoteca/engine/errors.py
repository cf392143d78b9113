"""What can go wrong, each with a saying that a player can act on. A broken invariant is our own bug and says so."""

from ludoteca.engine.saying import Says


class LudotecaError(Exception):
    """A failure with a sentence for people: `says` names the text, the rule and the facts.

    As text it is that sentence in English, seats by their letters; `ludoteca.sentence` has it in other languages.
    """

    def __init__(self, says: Says) -> None:
        self.says = says
        super().__init__(says)

    def __str__(self) -> str:
        from ludoteca.texts import sentence  # here, since most failures are never put into words

        return sentence(self.says)

    @property
    def rule(self) -> str:
        """The number of the rule behind it, "" if there is none."""
        return self.says.rule

    def __reduce__(self) -> tuple[type["LudotecaError"], tuple[Says]]:
        """What goes wrong in a process of its own arrives whole."""
        return type(self), (self.says,)


class IllegalMove(LudotecaError):
    """A rule forbids this move now; nothing has changed."""


class BadNotation(LudotecaError):
    """The text of a move cannot be read."""


class BadNumber(LudotecaError):
    """A seat, step, count or seed that cannot be one."""


class BadOption(LudotecaError):
    """A table option, or a number of seats, that this game does not have."""


class BadPosition(LudotecaError):
    """A position that cannot be read or that breaks a rule."""


class BadFile(LudotecaError):
    """A game file that cannot be read, or that does not replay to what it says."""


class BrokenInvariant(RuntimeError):
    """The engine has broken a rule itself: our bug, not the player's."""
