"""Positions solved: every move of a decision with what it leads to if both sides then play their best.

It is asked with one redeal of a position, as bots are. Where the game says that nothing that matters is hidden any more
(`engine.endgame`), and the work stays within bounds that are the same on every machine, there is a solution; else none,
and whoever asked searches.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ludoteca.bots.bot import game_of
from ludoteca.bots.minimax import UNSETTLED, desk, settle_move, worlds_left
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.endgame import Endgame
from ludoteca.engine.game import Game
from ludoteca.engine.playout import actor_of
from ludoteca.engine.record import States, rows

Chain = tuple[int, ...]

MOST = 400_000
"""Steps that may be played for one solution."""
MOST_MOVES = 600
"""Whole moves of a decision; with more of them nothing is solved."""


class Settled(NamedTuple):
    """A whole move and what it leads to, for the side that makes it."""

    chain: Chain
    share: float
    """Of the victory: 1 is won, 0 is lost, between them a draw, or the mean where a last thing comes to light."""
    margin: int | None
    """By how much it wins (loses, if negative), 0 is a draw; None where that hangs on what comes to light."""


class Solution(NamedTuple):
    """A decision solved."""

    by: int
    """The seat that has to decide."""
    moves: list[Settled]
    """All its moves, the best first: by their share of the victory, then by their margin, then in their order."""
    worlds: int
    """How many worlds its first move still has to tell apart."""
    spent: int
    """Steps that were played to find out."""

    @property
    def best(self) -> Settled:
        """The move to make."""
        return self.moves[0]


def can_be_solved(game: Game) -> bool:
    """Whether a game has endgames at all."""
    return game.endgame.worlds is not Endgame().worlds


def solved(states: States, seat: int, most: int = MOST) -> Solution | None:
    """The decision of whoever acts next, solved with what a seat knows; None if that cannot be, or not so soon."""
    game = game_of(states)
    sides = game.sides(int(states[0]["seats"]))
    mask = int(calls.pending(rows(states), 0))
    if not can_be_solved(game) or len(set(sides)) != 2 or mask == 0 or mask & mask - 1:
        return None
    count = int(worlds_left(rows(states), 0, seat))
    actor = int(actor_of(mask, seat))
    chains = moves_of(game, states, actor) if count else None
    if chains is None:
        return None
    room, given = desk(states, game.steps, sides), rows(states)
    found = []
    for chain in chains:
        steps = np.array(chain, np.int64)
        margins = [int(settle_move(room, given, seat, number, steps, actor, most)) for number in range(count)]
        if UNSETTLED in margins:
            return None
        found.append((sum(map(share_of, margins)), sum(margins), chain, margins))
    found.sort(key=lambda each: each[:2], reverse=True)
    moves = [
        Settled(chain, share / count, margins[0] if len(set(margins)) == 1 else None)
        for share, _, chain, margins in found
    ]
    return Solution(actor, moves, count, int(room.spent[0]))


def share_of(margin: int) -> float:
    """The share of the victory that a margin is worth."""
    return 1.0 if margin > 0 else 0.0 if margin < 0 else 0.5


def moves_of(game: Game, states: States, actor: int) -> list[Chain] | None:
    """Every whole move of a seat, in the order of its steps; None if there are too many."""
    found: list[Chain] = []
    for chain in whole_moves(game, states, actor, ()):
        found.append(chain)
        if len(found) > MOST_MOVES:
            return None
    return found


def whole_moves(game: Game, states: States, actor: int, begun: Chain) -> Iterator[Chain]:
    """Every way to complete a move that has begun."""
    for step in stepgraph.steps(states, actor, game.steps):
        after = stepgraph.tried(states, actor, step)
        if stepgraph.is_partial(after):
            yield from whole_moves(game, after, actor, (*begun, step))
        else:
            yield (*begun, step)


def warm_up(game: Game) -> None:
    """Compile what a solution calls, for a game that can be solved: by asking about a position that cannot be."""
    match = game.start(game.seats[0], 0)
    states, seat = match.redealt(match.pending[0], 0), match.pending[0]
    steps = stepgraph.steps(states, seat, game.steps)
    room, sides = np.array(steps[:1], np.int64), game.sides(game.seats[0])
    worlds_left(rows(states), 0, seat)
    settle_move(desk(states, game.steps, sides), rows(states), seat, 0, room, seat, 1)
