"""Counts every sequence of decisions from a position, natively on copied records. A decision is a whole chain of steps.

The lowest pending seat decides next. A decision that takes chance ends its sequence, so no count depends on chance.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludoteca import Match
from ludoteca.engine import stepgraph, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import States, rows

MOST_STEPS = 24
"""No decision of any game is a longer chain."""


class Tree(Struct):
    """Sequences by length, decisions by first step, ends by length, and the longest sequences by first decision."""

    counts: list[int]
    steps: NDArray[np.int64]
    over: list[int]
    chance: list[int]
    split: list[int]


@kernel
def lowest(mask: Any) -> Any:
    """The lowest seat of a bit mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@kernel
def open_node(states: Any, at: Any, choices: Any, cursor: Any, lengths: Any) -> None:
    """List the steps that may be taken at a node."""
    cursor[at] = 0
    lengths[at] = verbs.legal(states[at], lowest(verbs.pending(states[at])), choices[at])


@kernel
def walk(
    states: Any,
    depth: Any,
    choices: Any,
    cursor: Any,
    lengths: Any,
    made: Any,
    started: Any,
    found: Any,
    steps: Any,
    over: Any,
    chance: Any,
    split: Any,
) -> None:
    """Depth first, without recursion: `made[at]` decisions lead here, `started[at]` began the last of them."""
    at = 0
    first = -1
    made[0] = 0
    open_node(states, 0, choices, cursor, lengths)
    while at >= 0:
        if cursor[at] == lengths[at]:
            at -= 1
            continue
        step = choices[at, cursor[at]]
        cursor[at] += 1
        begun = verbs.is_partial(states[at])
        started[at + 1] = started[at] if begun else step
        states[at + 1] = states[at]
        verbs.play(states[at + 1], lowest(verbs.pending(states[at])), step)
        made[at + 1] = made[at]
        if not verbs.is_partial(states[at + 1]):
            made[at + 1] += 1
            found[made[at + 1]] += 1
            steps[started[at + 1]] += 1
            if made[at + 1] == 1:
                first += 1
            if made[at + 1] == depth:
                split[first] += 1
            if states[at + 1].rng_drawn != states[at].rng_drawn:
                chance[made[at + 1]] += 1
                continue
            if verbs.pending(states[at + 1]) == 0:
                over[made[at + 1]] += 1
                continue
            if made[at + 1] == depth:
                continue
        at += 1
        open_node(states, at, choices, cursor, lengths)


def count(match: Match, depth: int) -> Tree:
    """All sequences of up to `depth` decisions from a match's position."""
    game, nodes = match.game, depth * MOST_STEPS + 1
    states = np.zeros(nodes + 1, game.state)
    states[0] = match.states[0]
    choices = np.zeros((nodes, game.steps), np.int64)
    cursor, lengths, made, started = (np.zeros(nodes + 1, np.int64) for _ in range(4))
    found, over, chance = (np.zeros(depth + 1, np.int64) for _ in range(3))
    steps, split = np.zeros(game.steps, np.int64), np.zeros(len(list(first_chains(match))), np.int64)
    walk(rows(states), depth, choices, cursor, lengths, made, started, found, steps, over, chance, split)
    return Tree(found.tolist(), steps, over.tolist(), chance.tolist(), split.tolist())


def first_chains(match: Match) -> Iterator[tuple[int, ...]]:
    """The decisions of the lowest pending seat, in the order in which `split` counts them."""
    seat = match.pending[0]

    def below(chain: tuple[int, ...], states: States) -> Iterator[tuple[int, ...]]:
        for step in stepgraph.steps(states, seat, match.game.steps):
            after = stepgraph.tried(states, seat, step)
            if stepgraph.is_partial(after):
                yield from below((*chain, step), after)
            else:
                yield (*chain, step)

    return below((), match.states)


def split_by_decision(match: Match, tree: Tree) -> list[tuple[list[Any], int]]:
    """The longest sequences by first decision, sorted as decisions."""
    decisions = [match.game.moves.decision_of(chain) for chain in first_chains(match)]
    return sorted(zip(decisions, tree.split, strict=True), key=lambda each: str(each[0]))


def kinds(match: Match, tree: Tree) -> Counter[str]:
    """How many decisions of each kind the whole tree lists, for games whose first step tells the kind."""
    found: Counter[str] = Counter()
    for step, number in enumerate(tree.steps.tolist()):
        if number:
            found[kind_of(match, step)] += number
    return found


def kind_of(match: Match, step: int) -> str:
    """The kind of the decisions that begin with a step, read off the step's own decision."""
    return str(match.game.moves.decision_of((step,))[0])
