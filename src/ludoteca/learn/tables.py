"""Many games at once, as learners want them: tables of every size, some of them with options drawn by lot."""

import random
from importlib.util import find_spec
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ludoteca.engine.errors import BadOption
from ludoteca.engine.game import Game
from ludoteca.engine.outcome import rivals_of
from ludoteca.engine.record import States
from ludoteca.engine.stepping import OVER, RUNNING
from ludoteca.research.batch import Batch

KINDS_A_SIZE = 4
"""Kinds of tables for each number of seats; all but one have the usual options. The smallest size counts twice."""
DEALS, STEPS = 512, 400
"""Games and steps from which the largest numbers of an observation are learnt."""
ROOM = 127
"""No number has more rows than this."""


def kinds(game: Game, seats: int | None = None, seed: int = 19) -> States:
    """A record with seats and options for each kind of table, nothing dealt; of one size, only with usual options."""
    if seats is not None:
        return game.record(seats, game.parse_options({}))
    dice = random.Random(seed)
    sizes = (game.seats[0], *game.seats)
    usual = game.parse_options({})
    found = [
        game.record(seats, usual) if number else drawn_by_lot(game, seats, dice)
        for number in range(KINDS_A_SIZE)
        for seats in sizes
    ]
    return np.concatenate(found)


def drawn_by_lot(game: Game, seats: int, dice: random.Random) -> States:
    """A table whose options are drawn by lot; what its size forbids is drawn again."""
    while True:
        try:
            return game.record(
                seats, game.parse_options({each.name: dice.choice(each.values) for each in game.option_list()})
            )
        except BadOption:
            continue


class Tables:
    """A batch of games of all kinds whose arrays are tensors: on the card, or on the processor."""

    def __init__(self, game: Game, *, games: int, seed: int, device: str, seats: int | None = None) -> None:
        self.game, self.device, self.games = game, device, games
        self.own = device == "cpu"
        empty = kinds(game, seats)
        self.batch = mixed(game, games, seed, device, empty)
        self.seen = torch.zeros((games, game.observation_size), dtype=torch.int16, device=device)
        self.legal = torch.zeros((games, game.steps), dtype=torch.int8, device=device)
        self.actors, self.rewards, self.dones = (
            torch.as_tensor(array, device=device) for array in (self.batch.actors, self.batch.rewards, self.batch.dones)
        )
        self.chairs = torch.arange(game.seats[-1], device=device)
        sizes = [int(each["seats"]) for each in empty]
        place = torch.arange(games) % len(empty)
        self.seats = torch.tensor(sizes)[place].to(device)
        self.sides = torch.tensor([padded(game, seats) for seats in sizes])[place].to(device)
        """For whom each seat plays, -1 where nobody sits."""
        self.members = torch.tensor([seats - rivals_of(game, seats) for seats in sizes])[place].to(device)
        """How many seats play for one side."""
        self.present = self.chairs < self.seats[:, None]
        self.look()

    def look(self) -> None:
        """Fill `seen` and `legal` for whoever is asked."""
        self.batch.observe(*(array.numpy() if self.own else array for array in (self.seen, self.legal)))

    def step(self, actions: Tensor) -> None:
        """One step in every game; whoever takes it keeps to `legal`."""
        self.batch.step(actions.numpy() if self.own else actions, check=False)
        self.look()

    def shares(self) -> Tensor:
        """What the last step brought every seat: its side's share of the victory where a game ended, else 0."""
        behind = self.rewards.masked_fill(~self.present, -torch.inf)
        won = ((behind == behind.max(dim=1, keepdim=True).values) & self.present).float()
        share = won * (self.members / won.sum(dim=1))[:, None]  # a game that was cut short is drawn: all rewards are 0
        return share * (self.dones != RUNNING)[:, None]

    def ended(self) -> Tensor:
        """1 where the last step ended a game, or it was cut short."""
        return (self.dones != RUNNING).float()

    def finished(self) -> Tensor:
        """Where the last step ended a game as its rules say."""
        return self.dones == OVER


def has_card() -> bool:
    """Whether there is a card that both PyTorch and our kernels can use."""
    if not torch.cuda.is_available() or find_spec("numba_cuda") is None:
        return False
    from ludoteca.engine import cuda

    return cuda.available()


def padded(game: Game, seats: int) -> list[int]:
    """The side of every seat of a table, -1 for those that are not there."""
    return [*game.sides(seats), *[-1] * (game.seats[-1] - seats)]


def mixed(game: Game, games: int, seed: int, device: str, empty: States) -> Any:
    """A batch of tables of several kinds; its rewards count rivals left behind, whole."""
    batch: Any
    if device == "cpu":
        batch = Batch(game, games=games, seats=game.seats[-1], seed=seed)
        batch.empty = empty
    else:
        from ludoteca.engine import cuda

        batch = cuda.Batch(game, games=games, seats=game.seats[-1], seed=seed)
        batch.empty = cuda.cuda.to_device(empty)
    batch.rivals = 1
    batch.reset()
    return batch


def tops(game: Game) -> list[int]:
    """For each part of an observation, the largest number that random games at all kinds of tables show, and some more.

    Strong players see larger numbers than random ones: more cards won, longer piles of discards.
    """
    batch = mixed(game, DEALS, 5, "cpu", kinds(game))
    seen, legal = batch.blank(np.int16)
    actions, largest = np.zeros(DEALS, np.int64), np.ones(game.observation_size, np.int64)
    for _ in range(STEPS):
        batch.observe(seen, legal)
        np.maximum(largest, seen.max(axis=0), out=largest)
        batch.sample(actions)
        batch.step(actions, check=False)
    found, place = [], 0
    for _, size, _ in game.knowledge.OBSERVATION:
        most = int(largest[place : place + size].max())
        found.append(min(most if most < 3 else most + max(1, most // 8), ROOM))
        place += size
    return found
