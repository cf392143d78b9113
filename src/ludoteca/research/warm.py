"""Compile what batches and environments need, for all games: `python -m ludoteca.research.warm`.

Tables do without it, so `ludoteca warm` leaves it out; whoever does not call this waits at the first use.
"""

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch
from ludoteca.research.stepper import Stepper
from ludoteca.research.table import Table


def warm(game: Game) -> None:
    """Everything once, with the types it is always called with."""
    batch = Batch(game, games=1, seats=game.seats[0])
    actions = np.zeros(1, np.int64)
    batch.sample(actions)
    batch.step(actions)
    batch.observe(*batch.blank())
    table = Table(game, game.seats[0], {})
    table.deal(0)
    table.step(int(table.mask.argmax()))
    stepper = Stepper(game, game.seats[0])
    stepper.deal(0)
    stepper.step(stepper.legal[0])


if __name__ == "__main__":
    for each in GAMES.values():
        warm(each)
