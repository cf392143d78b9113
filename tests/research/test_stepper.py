"""One game stepped from Python: the same games as anywhere else, and nothing that is not legal."""

import random
from typing import Any

import numpy as np
import pytest

from ludoteca import Game, IllegalMove
from ludoteca.engine import calls
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.record import rows
from ludoteca.engine.stepping import NOBODY
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch
from ludoteca.research.stepper import Stepper
from tests.conformance.rows import each_game


@pytest.mark.parametrize("game", each_game())
def test_a_stepper_plays_the_games_of_a_batch(game: Game) -> None:
    seats, dice = game.seats[-1], random.Random(5)
    batch, stepper = Batch(game, games=1, seats=seats, seed=11), Stepper(game, seats)
    observations, masks = batch.blank()
    actions = np.zeros(1, np.int64)
    stepper.deal(0, seed=11)
    for _ in range(game.longest):
        assert stepper.states.tobytes() == batch.states.tobytes()
        batch.observe(observations, masks)
        assert sorted(stepper.legal) == masks[0].nonzero()[0].tolist()
        assert stepper.asked == batch.actors[0]
        actions[0] = dice.choice(stepper.legal)
        stepper.step(int(actions[0]))
        batch.step(actions)
        if not stepper.legal:
            break
    assert stepper.asked == NOBODY
    assert int(calls.pending(rows(stepper.states), 0)) == 0
    np.testing.assert_allclose(stepper.returns(), batch.rewards[0], rtol=1e-6)


def test_a_step_that_is_not_legal_is_refused_and_nothing_moves() -> None:
    stepper = Stepper(GAMES["kariba"], seats=3, expert=True)
    with pytest.raises(IllegalMove):
        stepper.step(0)
    stepper.deal(3)
    before, legal = stepper.states.tobytes(), list(stepper.legal)
    wrong: list[Any] = [-1, -2, 10**9, GAMES["kariba"].steps, True, 1.5, None, "0"]
    for step in [*wrong, *(each for each in range(GAMES["kariba"].steps) if each not in legal)]:
        with pytest.raises(LudotecaError):
            stepper.step(step)
    assert (stepper.states.tobytes(), stepper.legal) == (before, legal)
    assert stepper.returns() == [0.0, 0.0, 0.0]
    with pytest.raises(IllegalMove, match="KA-"):
        stepper.step(next(each for each in range(GAMES["kariba"].steps) if each not in legal))
    stepper.step(np.int64(legal[0]))  # type: ignore[arg-type]  # that is the point
    assert stepper.states.tobytes() != before
