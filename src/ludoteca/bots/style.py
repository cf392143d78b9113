"""How a search thinks in each game: what helped in the trials of docs/decisions/bots.md."""

from msgspec import Struct, structs


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

    def numbers(self) -> list[int]:
        """In the order in which the tree reads them."""
        return [int(self.by_thumb), self.curiosity, self.bias, self.trust, self.width, self.worlds]


PLAIN = Style()
"""Random rollouts and nothing else: for games without a rule of thumb, and to measure speed."""

STYLES: dict[str, Style] = {
    "kariba": Style(by_thumb=True, curiosity=300, bias=500, trust=700),
    "boss-kito": Style(by_thumb=True, curiosity=300, bias=500, trust=700, width=2),
    "bossa": Style(by_thumb=True, curiosity=300, bias=500, trust=700),
    "kitsune": Style(by_thumb=True, curiosity=300, bias=500, trust=700, width=2),
    "exploding-kittens": Style(by_thumb=True, curiosity=300, bias=500, trust=700, width=2),
}


def style_of(game: str) -> Style:
    """How a search thinks about a game that it plays."""
    return STYLES.get(game, PLAIN)


def telling_style_of(game: str) -> Style:
    """How a search thinks that explains: as curious as can be, since it speaks of moves that nobody would play."""
    return structs.replace(style_of(game), curiosity=PLAIN.curiosity)
