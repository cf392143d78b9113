"""Versions of the environments: raised exactly when what a learner meets has changed.

The digest beside each version (`research` of a game's `GAME`) is taken over fixed-seed games: who is asked,
observations, legal steps, rewards. A test computes it anew. When it moves, raise the version, put the new digest there
and write the pages of docs/research anew.
"""

import hashlib

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.research.batch import Batch

GAMES_EACH, ROUNDS = 8, 160
SHOWN = 12
"""Hexadecimal digits of a digest."""


def digest_of(game: Game) -> str:
    """What random play meets at tables of every size, as a short digest."""
    digest = hashlib.sha256()
    for seats in game.seats:
        batch = Batch(game, games=GAMES_EACH, seats=seats, seed=seats)
        observations, masks = batch.blank()
        actions = np.zeros(batch.games, np.int64)
        for _ in range(ROUNDS):
            batch.observe(observations, masks)
            batch.sample(actions)
            for array in (batch.actors, observations, masks, actions):
                digest.update(array.tobytes())
            batch.step(actions)
            for array in (batch.rewards, batch.dones):
                digest.update(array.tobytes())
    return digest.hexdigest()[:SHOWN]
