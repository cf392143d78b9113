"""Whatever a match answers to a seat is the same in worlds that the seat cannot tell apart."""

from collections import Counter

import pytest

from ludoteca import Game
from ludoteca.engine.kernel import JIT
from tests.conformance.rows import each_game
from tests.secrecy.answers import KINDS, differences
from tests.secrecy.twins import some_twins

PAIRS = 25 if JIT else 5


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("pairs", [PAIRS, pytest.param(10_000, marks=[pytest.mark.long, pytest.mark.timeout(3600)])])
def test_no_answer_tells_two_worlds_apart(game: Game, pairs: int) -> None:
    found: Counter[str] = Counter()
    for twins in some_twins(game, pairs, every=1 if pairs > PAIRS else 7):
        found.update(differences(twins))
    assert dict(found) == {}
    assert len(KINDS) == 9
