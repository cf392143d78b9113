"""How our own games are measured beside others: natively, with observations, from Python, in PettingZoo."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from ludoteca.engine.batch import play_batch
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.research.batch import Batch
from ludoteca.research.stepper import Stepper

Play = Callable[[], tuple[int, int]]
"""Plays a little; returns how many steps and how many games that was."""
Row = tuple[str, str, Callable[[], Play]]
"""Whose game, what is measured, and what prepares that."""

NATIVE_GAMES = 4_000
PLACES, ROUNDS = 256, 100


def seats_of(game: Game) -> int:
    """Three, where three may play."""
    return 3 if 3 in game.seats else game.seats[0]


def native(game: Game, seats: int) -> Play:
    """Whole games in compiled code."""

    def play() -> tuple[int, int]:
        batch = play_batch(game, games=NATIVE_GAMES, seats=seats, threads=1)
        return batch.steps, batch.games

    return play


def observed(game: Game, seats: int) -> Play:
    """Steps of a batch, with observations and masks written before each."""
    batch = Batch(game, games=PLACES, seats=seats, threads=1)
    observations, masks = batch.blank()
    actions = np.zeros(PLACES, np.int64)

    def play() -> tuple[int, int]:
        games = 0
        for _ in range(ROUNDS):
            batch.observe(observations, masks)
            batch.sample(actions)
            batch.step(actions, check=False)
            games += int(np.count_nonzero(batch.dones))
        return PLACES * ROUNDS, games

    return play


def from_python(game: Game, seats: int) -> Play:
    """One game at a time, every step decided in Python: a list of legal steps, one of them taken, until it is over."""
    stepper = Stepper(game, seats)

    def play() -> tuple[int, int]:
        steps = 0
        stepper.deal(random.getrandbits(32))
        while legal := stepper.legal:
            stepper.step(legal[int(random.random() * len(legal))])
            steps += 1
        stepper.returns()
        return steps, 1

    return play


def pettingzoo_loop(make: Callable[[], Any]) -> Play:
    """A game through PettingZoo's own loop: last, choose by the mask, step."""
    env = make()

    def play() -> tuple[int, int]:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(random.random() * len(legal))]))
                steps += 1
        return steps, 1

    return play


def rows() -> Iterator[Row]:
    """Our five games in all ways."""
    for name, game in GAMES.items():
        seats = seats_of(game)
        title = f"Ludoteca {name}, {seats} seats"
        yield title, "native", partial(native, game, seats)
        yield title, "native, observed", partial(observed, game, seats)
        yield title, "from Python", partial(from_python, game, seats)
        if find_spec("pettingzoo"):
            environments = import_module("ludoteca.research.pettingzoo")
            raw, wrapped = (partial(make, name, seats=seats) for make in (environments.raw_env, environments.env))
            yield title, "PettingZoo, raw", partial(pettingzoo_loop, raw)
            yield title, "PettingZoo, wrapped", partial(pettingzoo_loop, wrapped)
