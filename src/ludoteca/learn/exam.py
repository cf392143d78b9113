"""How strong a network is: whole games against players of the house, every side of the table in turn.

The network plays as it would at a table, without looking ahead, as the kernel calculates it.
"""

import math
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.bot import Bot
from ludoteca.bots.forward import Network, answer_games
from ludoteca.bots.network import Shape, desk
from ludoteca.bots.players import player
from ludoteca.engine.game import Game
from ludoteca.engine.record import rows
from ludoteca.research.batch import NOBODY, RUNNING, Batch

FIELD = ("thumb", "greedy", "copper")
"""Against whom progress is shown."""
SURE = 1.96


def field(game: Game) -> tuple[str, ...]:
    """Players that are not the same one by two names: where copper follows the rule of thumb, it is left out."""
    searches = hasattr(game.players.levels.get("copper"), "iterations")
    return FIELD if searches else FIELD[:2]


def exam(game: Game, shape: Shape, network: Network, rival: str, *, games: int, seats: int, seed: int) -> list[float]:
    """The share of the victory at tables of so many, alone among rivals, and how far it may be off (95 %)."""
    batch = Batch(game, games=games, seats=seats, seed=seed)
    sides = np.array(game.sides(seats))
    mine = sides[:, None] == np.arange(games)[None, :] % (sides.max() + 1)
    room, bot = desk(shape), player(rival)
    running, won = np.ones(games, bool), np.zeros(games)
    actions = np.zeros(games, np.int64)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        while running.any():
            answer_games(0, games, rows(batch.states), batch.actors, network, *room[:-1], room.out, actions)
            theirs = np.flatnonzero(running & ~mine[batch.actors, np.arange(games)])
            actions[theirs] = list(pool.map(lambda place: rival_step(bot, batch, int(place), seed), theirs))
            actions[~running] = NOBODY
            batch.step(actions, check=False)
            ended = running & (batch.dones != RUNNING)
            won[ended] = shares(batch, mine, sides)[ended]
            running &= ~ended
    return [float(won.mean()), SURE * float(won.std()) / math.sqrt(games)]


def rival_step(bot: Bot, batch: Batch, place: int, seed: int) -> int:
    """The next step of a player of the house; the rest of its move it thinks of again."""
    dice = seed + place + batch.games * int(batch.lengths[place])
    return bot.choose(batch.states[place : place + 1], int(batch.actors[place]), dice)[0]


def shares(batch: Batch, mine: NDArray[np.bool_], sides: NDArray[np.int64]) -> NDArray[np.float64]:
    """The own side's share of the victory in games that have just ended."""
    best = batch.rewards == batch.rewards.max(axis=1, keepdims=True)
    winners = [best[:, sides == side].any(axis=1) for side in range(sides.max() + 1)]
    share: NDArray[np.float64] = (best & mine.T).any(axis=1) / np.sum(winners, axis=0)
    return share
