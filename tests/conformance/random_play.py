"""Random games of any game: natively to the end with every promise of the verbs checked, or move by move as a match."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from ludoteca import Game, Match
from ludoteca.engine import calls, stepgraph, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import below
from ludoteca.engine.record import States, rows
from tests.conformance.rows import Row

STUCK, TOO_LONG, DISAGREE, OUT_OF_TURN, BROKEN = -1, -2, -3, -4, -1000
"""How a game can go wrong; below BROKEN stands the number of the rule that `check` found broken."""


@kernel
def random_seat(states: Any, mask: Any) -> Any:
    """One of the seats that may act."""
    seats = 0
    for seat in range(8):
        seats += mask >> seat & 1
    chosen = below(states[1], seats)
    for seat in range(8):
        if mask >> seat & 1:
            if chosen == 0:
                return seat
            chosen -= 1
    return -1


@kernel
def agreement(states: Any, out: Any, marks: Any, steps: Any) -> Any:
    """`forbids` is 0 exactly for what `legal` writes, and only seats that may act have anything to write."""
    mask = verbs.pending(states[0])
    for seat in range(states[0].seats):
        n = verbs.legal(states[0], seat, out)
        if n > 0 and not mask >> seat & 1:
            return OUT_OF_TURN
        for step in range(steps):
            marks[step] = 0
        for place in range(n):
            marks[out[place]] += 1
        for step in range(steps):
            if marks[step] > 1 or (verbs.forbids(states[0], seat, step) == 0) != (marks[step] == 1):
                return DISAGREE
    return 0


@kernel
def play_out(states: Any, out: Any, marks: Any, steps: Any, longest: Any) -> Any:
    """A random game in record 0 with dice from record 1, everything checked: how many steps, or what went wrong."""
    verbs.deal(states[0])
    for made in range(longest + 1):
        if not verbs.is_partial(states[0]):
            broken = verbs.check(states[0])
            if broken != 0:
                return BROKEN - broken
        mask = verbs.pending(states[0])
        if mask == 0:
            return made
        wrong = agreement(states, out, marks, steps)
        if wrong != 0:
            return wrong
        seat = random_seat(states, mask)
        n = verbs.legal(states[0], seat, out)
        if n == 0:
            return STUCK
        verbs.play(states[0], seat, out[below(states[1], n)])
    return TOO_LONG


def fresh(game: Game, row: Row, seed: int) -> States:
    """A record with options set and fast randomness, and one for the dice."""
    states = np.zeros(2, game.state)
    states[0] = game.record(row.seats, game.parse_options(row.options))[0]
    calls.reseed(rows(states), 0, seed)
    calls.reseed(rows(states), 1, seed + 1_000_000)
    return states


def played_out(game: Game, row: Row, seed: int) -> tuple[int, States]:
    """How a random game went and where it ended."""
    states = fresh(game, row, seed)
    out, marks = np.zeros(game.steps, np.int64), np.zeros(game.steps, np.int64)
    return int(play_out(rows(states), out, marks, game.steps, game.longest)), states


def random_chain(match: Match, seat: int, dice: random.Random) -> tuple[int, ...]:
    """A random whole decision of a seat, step by step."""
    chain: tuple[int, ...] = ()
    states = match.states
    while not chain or stepgraph.is_partial(states):
        step = dice.choice(stepgraph.steps(states, seat, match.game.steps))
        chain, states = (*chain, step), stepgraph.tried(states, seat, step)
    return chain


def states_of(game: Game, row: Row, seed: int) -> Iterator[Match]:
    """A match of a row after the deal and after every random move, to the end; always the same object."""
    match, dice = game.start(row.seats, seed, **row.options), random.Random(seed)
    yield match
    while not match.over:
        seat = dice.choice(match.pending)
        match.play_steps(seat, random_chain(match, seat, dice))
        yield match
