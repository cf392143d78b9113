"""The player that follows its rule of thumb, and the same player on a day when it overlooks things."""

from dataclasses import dataclass

import numpy as np

from ludoteca.bots.bot import asked, game_of
from ludoteca.bots.rollout import glance
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.record import States, rows


@dataclass(frozen=True)
class ByThumb:
    """Takes the step that looks best at a glance; with `lapses`, so many of a hundred steps are not noticed at all."""

    lapses: int = 0

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The chain of steps that weighs most, each for itself; equals are drawn by lot."""
        seat, states = asked(states, seat, seed), states.copy()
        calls.redeal(rows(states), 0, seat, seed)
        steps, weights = (np.zeros(game_of(states).steps, np.int64) for _ in range(2))
        chain: tuple[int, ...] = ()
        while not chain or stepgraph.is_partial(states):
            chain = (*chain, int(glance(rows(states), seat, self.lapses, steps, weights)))
            calls.play(rows(states), 0, seat, chain[-1])
        return chain
