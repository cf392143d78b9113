"""One possible past for everybody: what a redealt record has forgotten of it, drawn so that it fits.

`redeal` wipes what only other seats saw: which cards they drew, looked at, gave or stole among themselves, and where
they put a kitten back. The past is undone from the cards as they lie in that world, the latest first, and where an
entry has been forgotten one that can be undone is drawn by lot.
"""

import random
from collections import Counter
from typing import Any

from ludoteca.engine.record import State
from ludoteca.games.exploding_kittens.box import DEFUSE, KITTEN
from ludoteca.games.exploding_kittens.moves import CODES, NAMES
from ludoteca.games.exploding_kittens.position.backwards import Impossible, Undoing, contradiction
from ludoteca.games.exploding_kittens.position.past import format_past, parse_past

TRIES = 60
"""Ways back that are tried; most records need one or two."""
SELDOM, OFTEN = 0.01, 1000.0
"""How much likelier than others a card is drawn by lot that had better stay, or go, for what was before."""

Words = list[Any]


class Remembering(Undoing):
    """The cards of a record on their way back, and lots where nobody remembers."""

    def __init__(self, s: State, dice: random.Random) -> None:
        super().__init__(s)
        self.dice = dice

    def recall(self, past: list[Words], number: int) -> Words:
        """An entry of the past in which nothing is forgotten; raises Impossible where there can be none."""
        words = past[number]
        match words:
            case ["drew", seat, None]:
                return ["drew", seat, NAMES[self.from_hand(seat, past[:number], drawn=True)]]
            case ["placed", seat, None]:
                return ["placed", seat, self.kitten_depth()]
            case ["saw", seat, depth, None]:
                return ["saw", seat, depth, NAMES[self.lying(depth)]]
            case ["gave" | "stolen", seat, to, None]:
                return [words[0], seat, to, NAMES[self.from_hand(to, past[:number], drawn=False)]]
        return words

    def from_hand(self, seat: int, before: list[Words], *, drawn: bool) -> int:
        """A card that a hand was given: the one that somebody had seen on the pile, else one drawn by lot."""
        if drawn and (seen := seen_on_top(before)) is not None:
            return seen
        weights, missing = {}, self.missing(before) if drawn else {}
        for title, count in self.hands[seat].items():
            keep, most = demanded(seat, title, before)
            if count > keep:
                must_go = (most is not None and count > most) or title in missing
                weights[title] = count * (OFTEN if must_go else 1.0)
        if self.hands[seat][DEFUSE] == 1 and DEFUSE in weights:
            weights[DEFUSE] = SELDOM  # everybody was dealt one
        return self.one_of(weights)

    def missing(self, before: list[Words]) -> Counter[int]:
        """Cards that somebody had seen on the pile before it was shuffled, and that are not there: they were drawn."""
        shuffles = [number for number, words in enumerate(before) if words[0] == "shuffled"]
        seen = Counter(
            CODES[words[3]]
            for words in before[: shuffles[-1] if shuffles else 0]
            if words[0] == "saw" and words[3] is not None
        )
        return seen - self.loose - Counter(card for card in self.pile if card is not None)

    def kitten_depth(self) -> int:
        """Below how many cards a kitten lies that may have been put there."""
        lying = [depth for depth, card in enumerate(self.pile) if card == KITTEN]
        loose = [depth for depth, card in enumerate(self.pile) if card is None and self.loose[KITTEN]]
        if not lying and not loose:
            raise Impossible
        return self.dice.choice(lying or loose)

    def lying(self, depth: int) -> int:
        """Which card lies below so many others."""
        if depth >= len(self.pile):
            raise Impossible
        card = self.pile[depth]
        return self.one_of(Counter(self.loose)) if card is None else card

    def one_of(self, weights: dict[int, float] | Counter[int]) -> int:
        """One title drawn by lot."""
        titles = [title for title, weight in weights.items() if weight > 0]
        if not titles:
            raise Impossible
        return self.dice.choices(titles, [weights[title] for title in titles])[0]


def demanded(seat: int, title: int, before: list[Words]) -> tuple[int, int | None]:
    """How many cards of a title a hand must hold after these entries, and how many it may, None: any number.

    A card that it is known to have got must be there to go back; where it was asked in vain it must have none left.
    """
    name, gone, keep = NAMES[title], 0, 0
    for words in reversed(before):
        match words:
            case ["three" | "burglar", _, asked, asked_for, False] if asked == seat and asked_for == name:
                return keep, -gone
        gone += lost(seat, name, words)
        keep = max(keep, -gone)
    return keep, None


def lost(seat: int, name: str, words: Words) -> int:
    """How many cards of a title a hand lost by what happened; fewer than none: it got one."""
    match words:
        case ["played", by, title, count] if by == seat and title == name:
            return int(count)
        case ["drew", by, title] if by == seat and title == name:
            return -1
        case ["gave" | "stolen", giver, receiver, title] | ["three" | "burglar", receiver, giver, title, True]:
            if title == name:
                return int(giver == seat) - int(receiver == seat)
    return 0


def seen_on_top(before: list[Words]) -> int | None:
    """The card that lies on top after these entries, where one of them tells who had seen it there."""
    above = 0
    for words in reversed(before):
        match words:
            case ["drew" | "kitten", *_]:
                above += 1
            case ["placed", _, None] | ["shuffled", _]:
                return None
            case ["placed", _, depth] if depth < above:
                above -= 1
            case ["saw", _, depth, str(title)] if depth == above:
                return CODES[title]
    return None


def way_back(s: State, dice: random.Random) -> list[Words] | None:
    """A past in which nothing is forgotten, as lots fall; None where they lead to what cannot have been."""
    cards, past = Remembering(s, dice), format_past(s)
    try:
        for number in range(len(past) - 1, -1, -1):
            past[number] = cards.recall(past, number)
            cards.undo(past[number])
    except Impossible:
        return None
    return past if contradiction(s, past) is None else None


def remember(s: State, seat: int, dice: random.Random) -> bool:
    """Fill in what a record that was redealt for a seat has forgotten; False if no way back was found."""
    for _ in range(TRIES):
        past = way_back(s, dice)
        if past is not None:
            parse_past(past, s)
            return True
    return False
