"""What a game says about its players: who plays which level, and how a search thinks about it, as plain data."""

from msgspec import Struct, field, structs

LEVELS = ("tin", "copper", "brass", "silver", "gold", "diamond")
"""All levels, weakest first."""
USUAL_ITERATIONS = {"tin": 12, "copper": 50, "brass": 200, "silver": 900, "gold": 4_000}
"""The levels of a game that nobody has measured: each thinks about four times as long as the one below."""
NETWORK = "network.net"
"""What a network is called in the folder of its game."""


class Glances(Struct, frozen=True):
    """A level that takes what looks best at a glance; `lapses` of a hundred steps it does not notice."""

    lapses: int = 0


class Searches(Struct, frozen=True):
    """A level that thinks for so many iterations: a fixed amount of work."""

    iterations: int
    with_network: bool = False
    """Whether it asks the game's network what steps and positions are worth; else it plays positions out."""


class Follows(Struct, frozen=True):
    """A level that takes the step that the game's network prefers, and looks no further."""


Plays = Glances | Searches | Follows
"""Who plays a level."""


def needs_network(plays: Plays) -> bool:
    """Whether a level asks the game's network."""
    return isinstance(plays, Follows) or (isinstance(plays, Searches) and plays.with_network)


class Style(Struct, frozen=True):
    """What may be chosen about a search. Whole numbers, so that a decision is the same in every world of numbers."""

    by_thumb: bool = False
    """Whether rollouts follow the rule of thumb; else they are random."""
    curiosity: int = 700
    """How much a rarely tried step is favoured, in thousandths: the constant of the upper confidence bound."""
    bias: int = 0
    """How much the rule of thumb favours a step that was tried little, in thousandths; it wears off with visits."""
    trust: int = 0
    """How much the rule of thumb decides what is tried further, in thousandths; it wears off more slowly."""
    width: int = 0
    """How many steps are tried, the heaviest first: the square of this many per visit; 0 tries all at once."""
    worlds: int = 1
    """How many worlds are imagined for each that is played, drawn by how well they explain what others did."""

    reads: int = 0
    """How many worlds are weighed by what others did, once before the search begins, for it to take up; 0: none."""

    def numbers(self) -> list[int]:
        """In the order in which the tree reads them."""
        return [int(self.by_thumb), self.curiosity, self.bias, self.trust, self.width, self.worlds, self.reads]

    def telling(self) -> "Style":
        """The same for a search that explains: as curious as can be, since it speaks of moves nobody would play."""
        return structs.replace(self, curiosity=PLAIN.curiosity)


PLAIN = Style()
"""Random rollouts and nothing else: for games without a rule of thumb, and to measure speed."""


def usual_levels() -> dict[str, Plays]:
    """Searches that need nothing but the rules."""
    return {name: Searches(iterations) for name, iterations in USUAL_ITERATIONS.items()}


class Players(Struct, frozen=True, eq=False):
    """The players of one game. A game that says nothing gets searches with random rollouts.

    Compared by identity, so that games can be keys though levels cannot.
    """

    levels: dict[str, Plays] = field(default_factory=usual_levels)
    """Some of LEVELS, weakest first; a game whose luck leaves less room has fewer."""
    style: Style = PLAIN
    """How a search thinks about the game."""
    learnt_style: Style | None = None
    """How a search with the network thinks about it; None: as such searches usually do."""
    network: str = NETWORK
    """The file in the game's folder that holds its network; it is looked for only if a level asks it."""
    seats: int = 3
    """At tables of so many its speed is measured, or as many as come nearest."""
