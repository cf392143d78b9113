"""Opponents that follow their rule of thumb, at many tables at once: on the processor, or on the card.

Whoever learns only from itself and its past does not see what weaker players do wrong, and people are such players.
"""

from functools import cache
from typing import Any

import numpy as np
import torch
from numba import int64
from torch import Tensor

from ludoteca.bots.rollout import NO_LAPSES, glance_games, glance_one
from ludoteca.engine.game import Game
from ludoteca.engine.record import rows
from ludoteca.learn.tables import Tables


@cache
def glancing(game: Game) -> Any:
    """What an actor takes at a glance, for a card: a thread for each place from `first` on."""
    from ludoteca.engine.cuda.card import compiled, cuda, step_type

    longest, code = game.steps, step_type(game)

    @compiled(game)  # type: ignore[untyped-decorator]
    def glance_all(first: Any, states: Any, actors: Any, steps: Any) -> None:
        place = cuda.grid(1)
        if place < len(steps):
            n = first + place
            out, weights = cuda.local.array(longest, code), cuda.local.array(longest, int64)
            steps[place] = glance_one(states[n], actors[n], NO_LAPSES, out, weights)

    return glance_all


class Thumbs:
    """Says what the rule of thumb would take at the last tables, whoever is asked there."""

    def __init__(self, tables: Tables, count: int) -> None:
        self.tables, self.count, self.first = tables, count, tables.games - count
        self.places = slice(self.first, tables.games)
        self.steps = torch.zeros(count, dtype=torch.int64, device=tables.device)
        self.out, self.weights = (np.zeros(tables.game.steps, np.int64) for _ in range(2))

    def __call__(self) -> Tensor:
        """A step for each of these tables; of steps that weigh the same one by the dice of the game."""
        batch = self.tables.batch
        if self.tables.own:
            states, steps = rows(batch.states), self.steps.numpy()
            glance_games(self.first, states, batch.actors, self.out, self.weights, steps)
        else:
            from ludoteca.engine.cuda.card import THREADS, blocks

            grid = blocks(len(self.steps)), THREADS
            glancing(self.tables.game)[grid](self.first, batch.states, batch.actors, self.steps)
        return self.steps
