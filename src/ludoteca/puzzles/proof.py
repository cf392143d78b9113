"""Whether one move of a seat is clearly best: several independent searches that all say so, far outside their doubt.

Moves that come to the same count as one. A search sees worlds that the seat holds possible and nothing else.
"""

from typing import NamedTuple

from ludoteca.bots.explain.candidates import Chain, Tried, most_tried
from ludoteca.bots.explain.explanation import Chance, chance_of
from ludoteca.bots.search import Search
from ludoteca.bots.tree import Tree
from ludoteca.engine import stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.playout import SEEDS
from ludoteca.engine.record import States

AHEAD = 0.06
"""What the best move is ahead of the second in chance to win, at least."""
DOUBT = 1.5
"""How many times the half intervals of both it is ahead, at least."""
SEARCHES = 3
"""Independent searches that must agree."""
APART = 1 << 44
"""How far apart the seeds of two searches lie: further than any search goes."""
LOOKED_AT = 400
"""Moves of a decision at most: who could look through more of them?"""


class Proof(NamedTuple):
    """What the searches say together: the moves that are right, all trees, and the world that moves are told in."""

    right: list[Chain]
    trees: list[Tree]
    states: States


def worlds(match: Match, seat: int, seed: int, count: int) -> list[tuple[States, int]]:
    """So many redeals for a seat, each with the seed of its own search."""
    seeds = [seed + number * APART & SEEDS for number in range(1, count + 1)]
    return [(match.redealt(seat, own), own) for own in seeds]


def thorough(game: Game, iterations: int) -> Search:
    """A search that looks at bad moves too, as explanations do."""
    return Search(iterations, style=game.players.style.telling())


def same_moves(match: Match, seat: int, chain: Chain) -> list[Chain]:
    """The moves of a seat that come to the same as this one, itself first."""
    known, gathered = match.redealt(seat, stepgraph.SEED), match.game.box.GATHERED

    def after(steps: Chain) -> bytes:
        states = known
        for step in steps:
            states = stepgraph.tried(states, seat, step)
        return stepgraph.way_on(states, gathered)

    aim = after(chain)
    return [chain, *(other for other in match.chains(seat) if other != chain and after(other) == aim)]


def proved(match: Match, seat: int, seed: int, iterations: int) -> Proof | None:
    """The proof that one move is clearly best; None as soon as a search disagrees or the doubt is too great."""
    search, trees = thorough(match.game, iterations), list[Tree]()
    known, right = match.redealt(seat, stepgraph.SEED), list[Chain]()
    for states, own in worlds(match, seat, seed, SEARCHES):
        grown = search.grown(states, seat, own)
        found = most_tried(grown, states, seat, LOOKED_AT)
        right = right or same_moves(match, seat, found[0].chain)
        if found[0].chain not in right or best_share(found).chain not in right:
            return None
        if not is_clear(*best_two(match.game, found, right)):
            return None
        trees += grown
    first, second = best_two(match.game, most_tried(trees, known, seat, LOOKED_AT), right)
    return Proof(right, trees, known) if is_clear(first, second) else None


def best_share(found: list[Tried]) -> Tried:
    """The move that fared best among those that were tried often enough to say so."""
    enough = found[0].visits // 10
    return max((each for each in found if each.visits >= enough), key=lambda each: each.share)


def best_two(game: Game, found: list[Tried], right: list[Chain]) -> tuple[Chance, Chance]:
    """The chance of the right moves together, and of the best among the others."""
    own = [each for each in found if each.chain in right]
    visits = sum(each.visits for each in own)
    share = sum(each.visits * each.share for each in own) / max(1, visits)
    others = [chance_of(game, each.visits, each.share) for each in found if each.chain not in right]
    second = max(others, key=lambda chance: chance.value, default=Chance(0.0, 0.0, 1.0))
    return chance_of(game, visits, share), second


def is_clear(first: Chance, second: Chance) -> bool:
    """Whether the first is ahead by enough, and by far more than both may be wrong."""
    ahead, doubt = first.value - second.value, (first.value - first.low) + (second.high - second.value)
    return ahead >= AHEAD and ahead >= DOUBT * doubt
