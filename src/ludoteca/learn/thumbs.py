"""Opponents that follow their rule of thumb, at many tables at once: on the processor, or on the card.

Whoever learns only from itself and its past does not see what weaker players do wrong, and people are such players.
"""

from functools import cache
from typing import Any

import numpy as np
import torch
from numba import int64
from torch import Tensor

from ludoteca.bots.rollout import glance_fairly, glance_games
from ludoteca.engine.game import Game
from ludoteca.engine.record import rows
from ludoteca.learn.tables import Tables


@cache
def glancing(game: Game) -> Any:
    """What an actor takes at a glance, for a card: a thread for each place from `first` on."""
    from ludoteca.engine.cuda.card import compiled, cuda, step_type

    longest, code, record = game.steps, step_type(game), game.state
    room = record.itemsize // np.dtype(np.int64).itemsize

    @compiled(game)  # type: ignore[untyped-decorator]
    def glance_all(first: Any, states: Any, actors: Any, steps: Any) -> None:
        place = cuda.grid(1)
        if place < len(steps):
            n = first + place
            world = cuda.local.array(room, int64)
            out, weights = cuda.local.array(longest, code), cuda.local.array(longest, int64)
            steps[place] = glance_fairly(states, n, actors[n], world.view(record), out, weights)

    return glance_all


class Thumbs:
    """Says what the rule of thumb would take at the last tables, whoever is asked there."""

    def __init__(self, tables: Tables, count: int) -> None:
        self.tables, self.count, self.first = tables, count, tables.games - count
        self.places = slice(self.first, tables.games)
        self.steps = torch.zeros(count, dtype=torch.int64, device=tables.device)

    def __call__(self) -> Tensor:
        """A step for each of these tables, in an array that the next call writes anew; equals are drawn by lot."""
        game, batch = self.tables.game, self.tables.batch
        if self.tables.own:
            world, out, weights = (
                np.zeros(1, game.state),
                np.zeros(game.steps, np.int64),
                np.zeros(game.steps, np.int64),
            )
            states, steps = rows(batch.states), self.steps.numpy()
            glance_games(self.first, states, batch.actors, rows(world), out, weights, steps)
        else:
            from ludoteca.engine.cuda.card import THREADS, blocks

            grid = blocks(len(self.steps)), THREADS
            glancing(game)[grid](self.first, batch.states, batch.actors, self.steps)
        return self.steps
