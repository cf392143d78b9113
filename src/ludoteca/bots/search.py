"""The searching player: information-set Monte Carlo tree search with a budget of iterations or of seconds.

A budget of iterations is a fixed amount of work: the decision follows from the seed alone. Several threads grow a tree
each, from fixed seeds, and their visits are added up. Where people wait for a move, a `Guard` may cut the work short,
and says so.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.bot import asked, game_of
from ludoteca.bots.forward import WIN
from ludoteca.bots.mind import Learnt
from ludoteca.bots.net import network_for
from ludoteca.bots.network import desk
from ludoteca.bots.reading import read
from ludoteca.bots.solution import solved
from ludoteca.bots.tree import NOWHERE, ROOT, Tree, child_of, grow, plant, weigh
from ludoteca.engine import stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.players import Style
from ludoteca.engine.record import States
from ludoteca.engine.row import Rows

MOST_NODES = 1 << 20
"""A tree grows to 32 MB at most; then its nodes are only weighed further."""
BREATH = 200
"""Iterations between two looks at the clock."""
THREAD_SEEDS = 1 << 40
"""How far apart the seeds of two threads lie: further than any search goes."""
LEARNT = Style(curiosity=100, trust=700, width=1)
"""How a search with a network thinks where a game says nothing else: the network decides what is tried, and how far."""

Counts = NDArray[np.int64]


class Weighed(NamedTuple):
    """What a search found out about a step: how often it was tried and what share of a victory it led to."""

    step: int
    visits: int
    share: float


@dataclass
class Guard:
    """Ends a search that takes too long for those who wait, and remembers that it did."""

    seconds: float
    has_cut: bool = False


@dataclass(frozen=True)
class Search:
    """Thinks for so many iterations, or for so many seconds where `iterations` is 0."""

    iterations: int = 0
    seconds: float = 0.0
    threads: int = 1
    style: Style | None = None
    """How it thinks; None: as is best for the game."""
    guard: Guard | None = field(default=None, compare=False)
    file: Path | None = None
    """The network that it asks what steps and positions are worth; None: it plays positions out."""
    exact: bool = False
    """Whether it solves positions in which nothing that matters is hidden any more, before it thinks of searching."""

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The chain of steps that was tried most, or is known to be best; what is forced needs no thought."""
        seat = asked(states, seat, seed)
        steps = stepgraph.steps(states, seat, game_of(states).steps)
        if len(steps) > 1 and self.exact and (solution := solved(states, seat)) is not None:
            return solution.best.chain
        if len(steps) > 1:
            return most_tried(self.grown(states, seat, seed), states, seat)
        after = stepgraph.tried(states, seat, steps[0])
        return (steps[0], *(self.choose(after, seat, seed) if stepgraph.is_partial(after) else ()))

    def weighed(self, states: States, seat: int, seed: int) -> list[Weighed]:
        """What the search thinks of each first step, the most tried one first."""
        trees = self.grown(states, seat, seed)
        return weighed(trees, [ROOT] * len(trees), states, seat)

    def grown(self, states: States, seat: int, seed: int) -> list[Tree]:
        """One tree per thread, with the whole budget spent."""
        game = game_of(states)
        room = min(2 * self.iterations + 1, MOST_NODES) if self.iterations else MOST_NODES
        sides = game.sides(int(states[0]["seats"]))
        style = self.style or (game.players.style if self.file is None else game.players.learnt_style or LEARNT)
        trees = [
            plant(
                states,
                nodes=room,
                steps=game.steps,
                longest=game.longest,
                sides=sides,
                style=style.numbers(),
                mind=self.mind(game),
            )
            for _ in range(self.threads)
        ]
        for tree in trees:
            belong(tree, seat)
        if self.threads == 1:
            self.tend(trees[0], seat, seed)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                seeds = range(seed, seed + self.threads * THREAD_SEEDS, THREAD_SEEDS)
                list(pool.map(lambda tree, own: self.tend(tree, seat, own), trees, seeds))
        return trees

    def mind(self, game: Game) -> Learnt | None:
        """What it asks about steps and positions, with room for one thread's thoughts; raises BadNetwork."""
        if self.file is None:
            return None
        shape, network = network_for(self.file, game)
        return Learnt(network, *desk(shape)[:-1])

    def tend(self, tree: Tree, seat: int, seed: int) -> None:
        """Spend the budget on a tree, once it is known what others did."""
        end, done = time.monotonic() + (self.guard.seconds if self.guard else self.seconds), 0
        if len(tree.likely) > 0:
            read(tree, seat, seed)
        if self.iterations and not self.guard:
            grow(tree, seat, seed, 0, self.iterations)
            return
        while not self.iterations or done < self.iterations:
            until = min(done + BREATH, self.iterations or done + BREATH)
            grow(tree, seat, seed, done, until)
            done = until
            if time.monotonic() >= end:
                if self.guard and done < self.iterations:
                    self.guard.has_cut = True
                return


def belong(tree: Tree, seat: int) -> None:
    """The root is given to the seat that searches: what is credited there is its own share, whoever is to move."""
    nodes(tree)["actor"][ROOT] = seat


def standing(trees: list[Tree]) -> tuple[int, float]:
    """How often the trees were tried and what share of a victory the searching seat had in the mean."""
    visits = sum(int(nodes(tree)["visits"][ROOT]) for tree in trees)
    value = sum(int(nodes(tree)["value"][ROOT]) for tree in trees)
    return visits, value / WIN / max(1, visits)


def nodes(tree: Tree) -> States:
    """The nodes of a tree as Python reads them."""
    found: States = tree.nodes.states if isinstance(tree.nodes, Rows) else tree.nodes
    return found


def most_tried(trees: list[Tree], states: States, seat: int) -> tuple[int, ...]:
    """The chain of steps that leads along the most visits until the move is whole."""
    chain: tuple[int, ...] = ()
    places = [ROOT] * len(trees)
    while not chain or stepgraph.is_partial(states):
        step = weighed(trees, places, states, seat)[0].step
        places = children(trees, places, seat, step)
        states = stepgraph.tried(states, seat, step)
        chain = (*chain, step)
    return chain


def children(trees: list[Tree], places: Sequence[int], seat: int, step: int) -> list[int]:
    """Where a step of a seat leads in every tree."""
    return [int(child_of(tree, place, seat, step)) for tree, place in zip(trees, places, strict=True)]


def tallied(trees: list[Tree], places: Sequence[int], seat: int, steps: int) -> tuple[Counts, Counts]:
    """How often each step of a seat was tried from a place in every tree, and what it earned; all trees together."""
    visits, values = np.zeros(steps, np.int64), np.zeros(steps, np.int64)
    for tree, place in zip(trees, places, strict=True):
        if place != NOWHERE:
            weigh(tree, place, seat, visits, values)
    return visits, values


def weighed(trees: list[Tree], places: Sequence[int], states: States, seat: int) -> list[Weighed]:
    """The legal steps of a seat at a place in every tree, the most tried one first; all trees together."""
    most = game_of(states).steps
    visits, values = tallied(trees, places, seat, most)
    found = [
        Weighed(step, int(visits[step]), float(values[step]) / WIN / max(1, int(visits[step])))
        for step in stepgraph.steps(states, seat, most)
    ]
    return sorted(found, key=lambda each: (-each.visits, -each.share, each.step))
