"""How strong a network is: whole games against players of the house, every side of the table in turn.

The network plays as it would at a table, without looking ahead, as the kernel calculates it.
"""

import math
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludoteca.bots.forward import Network, answer_games
from ludoteca.bots.network import Shape, desk
from ludoteca.bots.players import player
from ludoteca.engine.game import Game
from ludoteca.engine.record import rows
from ludoteca.research.batch import NOBODY, RUNNING, Batch

FIELD = ("thumb", "greedy", "copper")
"""Against whom progress is shown."""
SURE = 1.96

Numbers = NDArray[np.int64]
"""Places of a batch, or the steps taken there."""


def field(game: Game) -> tuple[str, ...]:
    """Players that are not the same one by two names: where copper follows the rule of thumb, it is left out."""
    searches = hasattr(game.players.levels.get("copper"), "iterations")
    return FIELD if searches else FIELD[:2]


class Mark(Struct, frozen=True):
    """What an exam said, and when."""

    seconds: int
    steps: int
    seats: int
    error: float
    """How far its values were off in its own games, in the mean of squares."""
    shares: dict[str, list[float]]
    """The share of the victory against each player, and how far it may be off (95 %)."""


class Rival(Protocol):
    """Whoever sits at the other side."""

    def __call__(self, batch: Batch, places: Numbers, seed: int) -> Numbers:
        """The next step at each of these places of a batch."""


def exam(game: Game, shape: Shape, network: Network, rival: Rival, *, games: int, seats: int, seed: int) -> list[float]:
    """The share of the victory at tables of so many, alone among rivals, and how far it may be off (95 %)."""
    batch = Batch(game, games=games, seats=seats, seed=seed)
    sides = np.array(game.sides(seats))
    mine = sides[:, None] == np.arange(games)[None, :] % (sides.max() + 1)
    own = Learnt(shape, network)
    running, won = np.ones(games, bool), np.zeros(games)
    actions = np.zeros(games, np.int64)
    while running.any():
        is_own = mine[batch.actors, np.arange(games)]
        for who, whose in ((own, is_own), (rival, ~is_own)):
            places = np.flatnonzero(running & whose)
            actions[places] = who(batch, places, seed)
        actions[~running] = NOBODY
        batch.step(actions, check=False)
        ended = running & (batch.dones != RUNNING)
        won[ended] = shares(batch, mine, sides)[ended]
        running &= ~ended
    return [float(won.mean()), SURE * float(won.std()) / math.sqrt(games)]


class Learnt:
    """A network that takes what it prefers."""

    def __init__(self, shape: Shape, network: Network) -> None:
        self.network, self.room = network, desk(shape)

    def __call__(self, batch: Batch, places: Numbers, seed: int) -> Numbers:
        """Its steps; whatever the seed."""
        actions = np.zeros(len(places), np.int64)
        states, actors = batch.states[places], batch.actors[places]
        answer_games(0, len(places), rows(states), actors, self.network, *self.room[:-1], self.room.out, actions)
        return actions


class OfTheHouse:
    """A player of the house, by its name."""

    def __init__(self, name: str) -> None:
        self.bot, self.cores = player(name), ThreadPoolExecutor(os.cpu_count())

    def __call__(self, batch: Batch, places: Numbers, seed: int) -> Numbers:
        """The next step at each place, on all cores; the rest of a move is thought of again."""

        def step(place: int) -> int:
            dice = seed + place + batch.games * int(batch.lengths[place])
            return self.bot.choose(batch.states[place : place + 1], int(batch.actors[place]), dice)[0]

        return np.array(list(self.cores.map(step, places.tolist())), np.int64)


def shares(batch: Batch, mine: NDArray[np.bool_], sides: NDArray[np.int64]) -> NDArray[np.float64]:
    """The own side's share of the victory in games that have just ended."""
    best = batch.rewards == batch.rewards.max(axis=1, keepdims=True)
    winners = [best[:, sides == side].any(axis=1) for side in range(sides.max() + 1)]
    share: NDArray[np.float64] = (best & mine.T).any(axis=1) / np.sum(winners, axis=0)
    return share
