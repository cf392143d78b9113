"""The moves worth talking about: whole chains of steps, the most tried first, with what each is worth."""

import heapq
from itertools import count
from typing import NamedTuple

from ludoteca.bots.search import children, weighed
from ludoteca.bots.tree import ROOT, Tree
from ludoteca.engine import stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.record import States
from ludoteca.engine.saying import Says

Chain = tuple[int, ...]


class Tried(NamedTuple):
    """A whole move, how often the search tried it, and what share of a victory it led to."""

    chain: Chain
    visits: int
    share: float


class Prefix(NamedTuple):
    """The beginning of a move: what it is worth so far, the world after it and where the trees stand."""

    tried: Tried
    states: States
    nodes: list[int]


def most_tried(trees: list[Tree], states: States, seat: int, most: int) -> list[Tried]:
    """So many whole moves of a seat, the most tried first. A chain is never tried more than its own beginning."""
    order = count()
    start = Prefix(Tried((), 0, 0.0), states, [ROOT] * len(trees))
    waiting = [(0, next(order), start)]
    found: list[Tried] = []
    while waiting and len(found) < most:
        _, _, prefix = heapq.heappop(waiting)
        if prefix.tried.chain and not stepgraph.is_partial(prefix.states):
            found.append(prefix.tried)
            continue
        for longer in continued(trees, prefix, seat):
            heapq.heappush(waiting, (-longer.tried.visits, next(order), longer))
    return found


def continued(trees: list[Tree], prefix: Prefix, seat: int) -> list[Prefix]:
    """A beginning and one step more: every step that was tried, or if none was, the first legal one."""
    steps = weighed(trees, prefix.nodes, prefix.states, seat)
    tried = [step for step in steps if step.visits] or steps[:1]
    return [
        Prefix(
            Tried((*prefix.tried.chain, each.step), each.visits, each.share),
            stepgraph.tried(prefix.states, seat, each.step),
            children(trees, prefix.nodes, seat, each.step),
        )
        for each in tried
    ]


def tried_as(trees: list[Tree], states: States, seat: int, chain: Chain) -> Tried:
    """What the search found out about one whole move, which it may never have tried."""
    nodes = [ROOT] * len(trees)
    found = Tried((), 0, 0.0)
    for step in chain:
        each = next(each for each in weighed(trees, nodes, states, seat) if each.step == step)
        found = Tried((*found.chain, step), each.visits, each.share)
        nodes = children(trees, nodes, seat, step)
        states = stepgraph.tried(states, seat, step)
    return found


def labels(game: Game, states: States, seat: int, chain: Chain) -> list[Says]:
    """The names of a move's steps, each in the position where it is taken."""
    named = []
    for step in chain:
        named.append(game.moves.label(step, states[0]))
        states = stepgraph.tried(states, seat, step)
    return named
