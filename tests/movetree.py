"""Counts every sequence of decisions from a position, natively on copied records. A decision is one step here.

The lowest pending seat decides next. A decision that takes chance ends its sequence, so no count depends on chance.
"""

from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludoteca import Match
from ludoteca.engine import calls, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.record import rows


class Tree(Struct):
    """Sequences by length, decisions by step, ends by length, and the longest sequences by first decision."""

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
def walk(
    states: Any,
    depth: Any,
    choices: Any,
    cursor: Any,
    lengths: Any,
    found: Any,
    steps: Any,
    over: Any,
    chance: Any,
    split: Any,
) -> None:
    """Depth first, without recursion: `choices[d]` are the decisions after d moves, `cursor[d]` the next one to try."""
    seat = lowest(verbs.pending(states[0]))
    lengths[0] = verbs.legal(states[0], seat, choices[0])
    cursor[0] = 0
    d = 0
    while d >= 0:
        if cursor[d] == lengths[d]:
            d -= 1
            continue
        step = choices[d, cursor[d]]
        cursor[d] += 1
        found[d + 1] += 1
        steps[step] += 1
        if d + 1 == depth:
            split[cursor[0] - 1] += 1
        states[d + 1] = states[d]
        verbs.play(states[d + 1], lowest(verbs.pending(states[d])), step)
        if states[d + 1].rng_drawn != states[d].rng_drawn:
            chance[d + 1] += 1
        elif verbs.pending(states[d + 1]) == 0:
            over[d + 1] += 1
        elif d + 1 < depth:
            d += 1
            cursor[d] = 0
            lengths[d] = verbs.legal(states[d], lowest(verbs.pending(states[d])), choices[d])


def count(match: Match, depth: int) -> Tree:
    """All sequences of up to `depth` decisions from a match's position."""
    states = np.zeros(depth + 1, match.game.state)
    states[0] = match.states[0]
    choices = np.zeros((depth + 1, match.game.steps), np.int64)
    totals: list[Any] = [np.zeros(depth + 1, np.int64) for _ in range(5)]
    cursor, lengths, found, over, chance = totals
    steps, split = np.zeros(match.game.steps, np.int64), np.zeros(match.game.steps, np.int64)
    walk(rows(states), depth, choices, cursor, lengths, found, steps, over, chance, split)
    first = np.zeros(match.game.steps, np.int64)
    n = int(calls.legal(rows(match.states), 0, match.pending[0], first))
    return Tree(found.tolist(), steps, over.tolist(), chance.tolist(), split[:n].tolist())
