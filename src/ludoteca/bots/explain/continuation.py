"""How a match is expected to go on: the line that the search tried most, as far as it is worth telling.

Later moves depend on what is hidden, so the line is followed in several possible worlds at once, as long as any of them
allows it. Answers in a window are passed over: nobody sees them one by one.
"""

import numpy as np
from msgspec import Struct

from ludoteca.bots.bot import game_of
from ludoteca.bots.explain.candidates import Chain
from ludoteca.bots.search import children, tallied
from ludoteca.bots.tree import ROOT, Tree
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.move import seat_letter
from ludoteca.engine.playout import actor_of
from ludoteca.engine.record import States, rows
from ludoteca.engine.saying import Says

WORLDS = 12
"""Possible worlds in which the line is followed."""
LINE = 3
"""Moves told after the first."""
FAR = 24
"""Steps looked at, whether or not they are told."""
FEWEST = 16
"""A move that was tried less often says nothing."""


class Expected(Struct, frozen=True):
    """A move that is expected, in notation and by the names of its steps."""

    by: int
    move: str
    labels: list[Says]


class Line:
    """A line through the trees, and the possible worlds that allow it."""

    def __init__(self, trees: list[Tree], states: States, seat: int, seed: int) -> None:
        self.game: Game = game_of(states)
        self.seats = int(states[0]["seats"])
        self.trees = trees
        self.seat = seat
        self.nodes = [ROOT] * len(trees)
        self.labels: list[Says] = []
        self.worlds = [stepgraph.imagined(states, seat, seed + number) for number in range(WORLDS)]

    def follow(self, actor: int, step: int) -> bool:
        """Go one step further, in the worlds that allow it; False if none does."""
        allowing = [world for world in self.worlds if self.allows(world, actor, step)]
        if not allowing:
            return False
        self.labels.append(self.game.moves.label(step, allowing[0][0]))
        self.worlds = [stepgraph.tried(world, actor, step) for world in allowing]
        self.nodes = children(self.trees, self.nodes, actor, step)
        return True

    def allows(self, world: States, actor: int, step: int) -> bool:
        """Whether a seat is to act in a world and may take this step."""
        return self.actor(world) == actor and step in stepgraph.steps(world, actor, self.game.steps)

    def actor(self, world: States) -> int | None:
        """Who acts next: of several, the first clockwise from the searching seat, as in the search."""
        mask = int(calls.pending(rows(world), 0))
        return int(actor_of(mask, self.seat)) if mask else None

    def most_tried(self) -> list[tuple[int, int]]:
        """Who did what from here on, the most tried first."""
        found = []
        for actor in range(self.seats):
            visits, _ = tallied(self.trees, self.nodes, actor, self.game.steps)
            found += [(-int(visits[step]), actor, int(step)) for step in np.flatnonzero(visits >= FEWEST)]
        return [(actor, step) for _, actor, step in sorted(found)]

    def move(self, actor: int, chain: Chain) -> Expected:
        """A whole move as it is told."""
        moves = self.game.moves
        text = moves.format_decision(moves.decision_of(chain))
        return Expected(actor, f"{seat_letter(actor)} {text}", self.labels[-len(chain) :])


def expected(trees: list[Tree], states: States, seat: int, seed: int, first: Chain) -> list[Expected]:
    """What most probably follows a move."""
    line = Line(trees, states, seat, seed)
    for step in first:
        line.follow(seat, step)
    told: list[Expected] = []
    chain: Chain = ()
    for _ in range(FAR):
        if len(told) == LINE:
            break
        in_turn = line.game.views.window(line.worlds[0][0]).kind == "turn"
        taken = next((each for each in line.most_tried() if line.follow(*each)), None)
        if taken is None:
            break
        actor, step = taken
        chain = (*chain, step)
        if not stepgraph.is_partial(line.worlds[0]):
            if in_turn:
                told.append(line.move(actor, chain))
            chain = ()
    return told
