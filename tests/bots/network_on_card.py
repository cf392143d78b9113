"""A network on a card and on the processor, 10,000 positions a game: `python -m tests.bots.network_on_card`."""

import sys
from typing import Any

import numpy as np
from numba import int32

from ludoteca import Game
from ludoteca.bots.forward import Network, think
from ludoteca.bots.network import desk
from ludoteca.engine.cuda.card import THREADS, blocks, cuda
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch
from tests.bots.networks import drawn_by_lot, some_shape

POSITIONS = 10_000
STEPS = 25


def differences(game: Game, positions: int = POSITIONS) -> int:
    """In how many positions card and processor say different numbers."""
    shape = some_shape(game)
    network, room = drawn_by_lot(shape), desk(shape)
    seen = observed(game, positions)
    preferences = np.zeros((positions, shape.steps), np.int32)
    values = np.zeros((positions, shape.seats), np.int32)
    for place in range(positions):
        room.seen[:] = seen[place]
        think(network, *room[:3], preferences[place], values[place])
    there = tuple(map(cuda.to_device, (seen, np.zeros_like(preferences), np.zeros_like(values))))
    width = shape.width

    @cuda.jit  # type: ignore[untyped-decorator]
    def think_all(network: Any, seen: Any, preferences: Any, values: Any) -> None:
        n = cuda.grid(1)
        if n < len(seen):
            now, then = cuda.local.array(width, int32), cuda.local.array(width, int32)
            think(network, seen[n], now, then, preferences[n], values[n])

    think_all[blocks(positions), THREADS](Network(*map(cuda.to_device, network)), *there)
    same = [(one.copy_to_host() == two).all(axis=1) for one, two in zip(there[1:], (preferences, values), strict=True)]
    return int((~(same[0] & same[1])).sum())


def observed(game: Game, positions: int) -> np.ndarray:
    """What seats know in the middle of random games."""
    batch = Batch(game, games=positions, seats=game.seats[-1], seed=8)
    actions = np.zeros(positions, np.int64)
    for _ in range(STEPS):
        batch.sample(actions)
        batch.step(actions, check=False)
    seen, legal = batch.blank(np.int64)
    batch.observe(seen, legal)
    return seen


if __name__ == "__main__":
    found = {name: differences(game) for name, game in GAMES.items()}
    print("positions in which card and processor differ:", found, "of", POSITIONS, "each", flush=True)
    sys.exit(any(found.values()))
