"""Versions of the environments: raised exactly when what a learner meets has changed.

The digest beside each version is taken over fixed-seed games: who is asked, observations, legal steps, rewards. A test
computes it anew. When it moves, raise the version, put the new digest here and write the pages of docs/research anew.
"""

import hashlib
from typing import NamedTuple

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.research.batch import Batch

GAMES_EACH, ROUNDS = 8, 160
SHOWN = 12
"""Hexadecimal digits of a digest."""


class Version(NamedTuple):
    """A number that users see, and the behaviour it stands for."""

    number: int
    digest: str


VERSIONS: dict[str, Version] = {
    "kariba": Version(1, "af1f8f8295c8"),
    "boss-kito": Version(1, "7ace8b1ad070"),
    "bossa": Version(1, "8b7f182a58ef"),
    "kitsune": Version(1, "eb2ddf6b0307"),
    "exploding-kittens": Version(1, "c70303752ac3"),
}


def version_of(game: Game) -> int:
    """The version of a game's environments."""
    return VERSIONS[game.name].number


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
