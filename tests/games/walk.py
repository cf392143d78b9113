"""Random games walked step by step, moves half made included, and what `observe` writes on the way."""

import random
from collections.abc import Iterator

import numpy as np

from ludoteca import Match
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.record import States, copied, rows

UNTOUCHED = -7
"""What a number is before a kernel writes it."""


def walk(match: Match, seed: int) -> Iterator[tuple[int, ...]]:
    """Random steps to the end of a match, which stands in each state in turn; yields the chain begun, () between."""
    dice, seat = random.Random(seed), 0
    chain: tuple[int, ...] = ()
    yield ()
    while not match.over:
        if not chain:
            seat = dice.choice(match.pending)
        step = dice.choice(stepgraph.steps(match.states, seat, match.game.steps))
        match.states = stepgraph.tried(match.states, seat, step)
        chain = (*chain, step) if stepgraph.is_partial(match.states) else ()
        yield chain


def observed(match: Match, seat: int) -> dict[str, list[int]]:
    """What `observe` writes for a seat, by name; every number must be written, none beyond."""
    out = np.full(match.game.observation_size + 1, UNTOUCHED, np.int64)
    calls.observe(rows(match.states), 0, seat, out)
    numbers = iter(out.tolist())
    parts = {name: [next(numbers) for _ in range(size)] for name, size, _ in match.game.knowledge.OBSERVATION}
    assert list(numbers) == [UNTOUCHED]
    return parts


def legal_steps(match: Match, seat: int) -> list[int]:
    """What `legal` writes for a seat."""
    out = np.full(match.game.steps, UNTOUCHED, np.int64)
    found: list[int] = out[: int(calls.legal(rows(match.states), 0, seat, out))].tolist()
    return found


def broken(states: States, field: str, cell: tuple[int, ...], value: int) -> int:
    """The rule that `check` names when one cell of a copied record holds another value."""
    changed = copied(states)
    changed[field][(0, *cell)] = value
    return int(calls.check(rows(changed), 0))
