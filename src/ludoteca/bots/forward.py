"""What a network makes of a position, as kernels: whole numbers only, so that every world of numbers agrees.

Weights have 8 bits, sums 32, and what one layer hands to the next lies between 0 and 127, as chess engines do it. The
first layer is a table: each number that `observe` wrote picks a row of it (0 picks none), so that nothing is scaled and
nothing rounded on the way in. Two layers follow, then one sum for each step (its preference) and one for each seat, the
own first (what it expects). Weights are arguments: no file of weights is ever compiled. `Network` in `network` says how
they lie; `now` and `then` are room for one layer each, int32 like all sums here.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel

FULL = 127
"""What a neuron says at most."""
SHIFT = 7
"""A weight of 1 is 2**SHIFT, except in the table, where it is FULL."""
ONE = FULL << SHIFT
"""What stands for 1 in the sums of preferences and values."""
WIN = 1 << 20
"""The whole of a victory, as trees count it."""
GRAIN = 5
"""Sums of values are looked up in steps of 2**GRAIN."""
REACH = 8
"""Shares are told apart up to this logit; beyond, a victory is as good as sure, or lost."""
SHARES = np.array(
    [round(WIN / (1 + math.exp(-(place << GRAIN) / ONE))) for place in range((REACH * ONE >> GRAIN) + 1)], np.int64
)
"""The logistic curve from its middle on: what a sum of a value is worth as a share of the victory."""


class Network(NamedTuple):
    """The weights as kernels take them. What a neuron is told lies in rows, so that a row is added at a time."""

    first: NDArray[np.int64]  # per number observed: where its rows begin in the table
    top: NDArray[np.int64]  # per number observed: how many rows it has
    flag: NDArray[np.int64]  # one cell: which number tells that the game is seen from its other side, -1 if none does
    mirror: NDArray[np.int64]  # per step: what it is called from the first side
    table: NDArray[np.int8]  # rows × width
    table_bias: NDArray[np.int32]
    hidden: NDArray[np.int8]  # layers × width × width
    hidden_bias: NDArray[np.int32]
    policy: NDArray[np.int8]  # width × steps
    policy_bias: NDArray[np.int32]
    value: NDArray[np.int8]  # width × seats, the own seat first
    value_bias: NDArray[np.int32]


@kernel
def think(network, seen, now, then, preferences, values):
    """Write the preference of every step and the value of every seat, the own first, for what a seat has seen."""
    look(network, seen, now)
    for layer in range(len(network.hidden)):
        pass_on(network.hidden[layer], network.hidden_bias[layer], now, then)
        for place in range(len(now)):
            now[place] = clipped(int(then[place]) >> SHIFT)
    pass_on(network.policy, network.policy_bias, now, preferences)
    pass_on(network.value, network.value_bias, now, values)
    flag = int(network.flag[0])
    if flag >= 0 and seen[flag] > 0:
        turn(network.mirror, preferences)


@kernel
def look(network, seen, now):
    """The first layer: the rows that the numbers pick, added up."""
    for place in range(len(now)):
        now[place] = network.table_bias[place]
    for place in range(len(seen)):
        number = int(seen[place])
        if number > 0:
            row = network.table[int(network.first[place]) + min(number, int(network.top[place])) - 1]
            for cell in range(len(now)):
                now[cell] += row[cell]
    for place in range(len(now)):
        now[place] = clipped(int(now[place]))


@kernel
def pass_on(weights, bias, given, sums):
    """The sums of a layer; whoever says nothing costs nothing."""
    for place in range(len(sums)):
        sums[place] = bias[place]
    for place in range(len(given)):
        said = int(given[place])
        if said > 0:
            row = weights[place]
            for cell in range(len(sums)):
                sums[cell] += said * int(row[cell])


@kernel
def turn(mirror, preferences):
    """Preferences under the names that the steps have from the other side."""
    for step in range(len(preferences)):
        other = int(mirror[step])
        if other > step:
            here = int(preferences[step])
            preferences[step] = preferences[other]
            preferences[other] = here


@kernel
def clipped(number):
    """Between 0 and FULL."""
    return min(max(number, 0), FULL)


@kernel
def share_of(value):
    """The share of the victory that a sum of a value stands for, WIN is all."""
    place = min(abs(value) >> GRAIN, len(SHARES) - 1)
    return int(SHARES[place]) if value >= 0 else WIN - int(SHARES[place])


@kernel
def preferred(preferences, steps, n):
    """The legal step that is preferred most; of equals the first."""
    best = steps[0]
    for place in range(1, n):
        if preferences[steps[place]] > preferences[best]:
            best = steps[place]
    return best


@kernel
def answer(s, seat, network, seen, now, then, preferences, values, out):
    """The step that a network takes for a seat; what is forced needs no thought."""
    n = verbs.legal(s, seat, out)
    if n == 1:
        return out[0]
    verbs.observe(s, seat, seen)
    think(network, seen, now, then, preferences, values)
    return preferred(preferences, out, n)


@kernel
def answer_one(states, i, seat, network, seen, now, then, preferences, values, out):
    """As Python asks for it: the step for a seat in one record of several."""
    return answer(states[i], seat, network, seen, now, then, preferences, values, out)


@kernel
def answer_games(begin, end, states, actors, network, seen, now, then, preferences, values, out, actions):
    """The step of each place's actor in a batch of games."""
    for n in range(begin, end):
        seat = int(actors[n])
        actions[n] = answer(states[n], seat, network, seen, now, then, preferences, values, out)
