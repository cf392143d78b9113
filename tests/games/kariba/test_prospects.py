"""What plays would bring and leave, against a definition by hand: every hand the next seat may hold, counted."""

import random
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb, floor
from typing import Any

import numpy as np
import pytest

from ludoteca import Match
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from ludoteca.games.kariba.knowledge import OBSERVATION
from ludoteca.games.kariba.knowledge.prospects import PROSPECTS
from tests.games.kariba.table import KARIBA, table
from tests.rulebook import rule

EVERY = range(1, 9)
WELL_SEEN = 0.1 if JIT else 0.02
"""How many states of a random game are looked at."""

Hole = dict[int, int]


def told(match: Match, seat: int) -> dict[str, list[int]]:
    """The last parts of an observation, by name."""
    out = np.zeros(KARIBA.observation_size, np.int64)
    calls.observe(rows(match.states), 0, seat, out)
    numbers = iter(out.tolist())
    seen = {name: [next(numbers) for _ in range(size)] for name, size, _ in OBSERVATION}
    return {name: seen[name] for name, _, _ in PROSPECTS}


def hunted(hole: Hole, hunter: int) -> int:
    """KA-522, KA-524: whom a herd drives away, 0 if nobody."""
    weaker = [8] if hunter == 1 else range(hunter - 1, 0, -1)
    return next((animal for animal in weaker if hole[animal]), 0)


class Table:
    """What a seat knows of a position, for counting on."""

    def __init__(self, match: Match, seat: int) -> None:
        p: dict[str, Any] = match.position()
        self.seat, self.other = seat, (seat + 1) % p["players"]
        self.hole = {int(animal): cards for animal, cards in p["waterhole"].items()}
        self.hand = Counter(p["hands"][seat])
        shown = p["knowledge"]["shown"]
        self.shown = Counter(shown[self.other])
        self.hidden = len(p["hands"][self.other]) - len(shown[self.other])
        hands = [card for hand in p["hands"] for card in hand]
        located = [card for other, cards in enumerate(shown) if other != seat for card in cards]
        self.unlocated = Counter([*p["pile"], *hands]) - Counter(p["hands"][seat]) - Counter(located)
        rows_of_scores = [*p["history"], *([list(map(len, p["captured"]))] if p["phase"] != "over" else [])]
        scores = [sum(column) for column in zip(*rows_of_scores, strict=True)]
        self.ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)

    def chance(self, animal: int, lying: int) -> int:
        """Sixteenths of the hands of the next seat, rounded, with which it can make a herd."""
        wanted = max(1, 3 - lying) - self.shown[animal]
        such, cards = self.unlocated[animal], self.unlocated.total()
        enough = sum(
            comb(such, n) * comb(cards - such, self.hidden - n) for n in range(max(0, wanted), self.hidden + 1)
        )
        return floor(Fraction(16 * enough, comb(cards, self.hidden)) + Fraction(1, 2))

    def risk(self, hole: Hole, animal: int) -> int:
        """Halves of a card that the next seat may expect to win with an animal, rounded."""
        prey = hunted(hole, animal)
        expected = Fraction(self.chance(animal, hole[animal]) * (hole[prey] if prey else 0), 8)
        return floor(expected + Fraction(1, 2))

    def left(self, animal: int, count: int) -> int:
        """The most of that after a play."""
        if count == 0:
            return 0
        hole = {**self.hole, animal: self.hole[animal] + count}
        prey = hunted(hole, animal)
        if hole[animal] >= 3 and prey:
            hole[prey] = 0
        return max(self.risk(hole, each) for each in EVERY)

    def prospects(self) -> dict[str, list[int]]:
        """PROSPECTS, every number."""
        prey = {animal: self.hole[hunted(self.hole, animal)] if hunted(self.hole, animal) else 0 for animal in EVERY}
        herds = [animal for animal in EVERY if self.hand[animal] and self.hole[animal] + self.hand[animal] >= 3]
        return {
            "prey": [prey[animal] for animal in EVERY],
            "takes": [prey[animal] if animal in herds else 0 for animal in EVERY],
            "risk": [self.risk(self.hole, animal) for animal in EVERY],
            "left by one": [self.left(animal, min(1, self.hand[animal])) for animal in EVERY],
            "left by all": [self.left(animal, self.hand[animal]) for animal in EVERY],
            "lead": [max(0, self.ahead)],
            "behind": [max(0, -self.ahead)],
        }


@rule("KA-404", "KA-408", "KA-521", "KA-522", "KA-523", "KA-524", "KA-601", "KA-605")
def test_prospects_are_what_counting_by_hand_says() -> None:
    seen = 0
    for seats, expert in product((2, 3, 5), (False, True)):
        match, dice = KARIBA.start(seats, seed=seats, expert=expert, games=3 if JIT else 1), random.Random(11)
        while True:
            if dice.random() < WELL_SEEN or match.over:
                for seat in range(seats):
                    assert told(match, seat) == Table(match, seat).prospects()
                    seen += 1
            if match.over:
                break
            match.play(dice.choice(match.legal()))
    assert seen > (200 if JIT else 10)


@rule("KA-521", "KA-522", "KA-524", "KA-601")
@pytest.mark.parametrize(
    ("line", "name", "expected"),
    [
        pytest.param("hole 7x2 4x2 / a 8x3 / b 8", "prey", [0, 0, 0, 0, 2, 2, 2, 2], id="the strongest weaker one"),
        pytest.param("hole 8x2 1 / a 5 / b 8", "prey", [2, 1, 1, 1, 1, 1, 1, 1], id="mice drive elephants away"),
        pytest.param("hole 7x2 4x2 / a 7 8x2 / b 8", "takes", [0, 0, 0, 0, 0, 0, 2, 0], id="a third one is at hand"),
        pytest.param("hole 4 / a 7x3 / b 8", "left by all", [0] * 8, id="nothing is left"),
        pytest.param(
            "hole 5x2 / a 4 7 / b 8x5 / pile none", "left by one", [0, 0, 0, 4, 0, 0, 2, 0], id="who holds five 8s"
        ),
        pytest.param("hole 8 / a 8 / b 1x3 / pile none", "left by one", [0] * 7 + [4], id="mice wait for elephants"),
        pytest.param("hole 1x2 8x3 / a 1 / b 1x3 / pile none", "left by one", [0] * 8, id="the elephants are gone"),
        pytest.param("hole 4 / a 7x3 / b 8 / won a 1x3 2 / won b 3", "lead", [3], id="more points"),
        pytest.param("hole 4 / a 7x3 / b 8 / won b 3", "behind", [1], id="fewer points"),
    ],
)
def test_what_stands_there(line: str, name: str, expected: list[int]) -> None:
    assert told(table(line), 0)[name] == expected
