"""What a search thinks of steps and of positions, as kernels: two minds, and a tree has one of them.

`Rollouts` weighs steps by the rule of thumb and plays a position to its end. `Learnt` asks a network for both: how much
it prefers each step, and which share of the victory it expects for every seat. Which one is meant is found by the type
of the mind, as verbs are found by the type of the record, so that whoever searches without a network compiles none.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from ludoteca.bots.forward import ONE, WIN, Network, share_of, think
from ludoteca.bots.rollout import drawn, roll_out
from ludoteca.engine import thumb, verbs
from ludoteca.engine.bits import bits_in
from ludoteca.engine.kernel import Kernel, kernel
from ludoteca.engine.playout import actor_of
from ludoteca.engine.stepping import NOBODY

GRAIN = 6
"""Preferences are told apart in steps of 2**GRAIN."""
SURE = 1 << 14
"""The weight of the step that is preferred most."""
REACH = 9
"""So much less preferred, in logits, a step weighs 1."""
WEIGHTS = np.array(
    [max(1, round(SURE * math.exp(-(place << GRAIN) / ONE))) for place in range((REACH * ONE >> GRAIN) + 1)], np.int64
)
"""What a step weighs that is so much less preferred than the best one."""


PATIENCE = 12
"""So many steps of others are played on at most until the searching seat is asked again."""


class Rollouts(NamedTuple):
    """The mind of a search that has learnt nothing."""

    by_thumb: int


class Learnt(NamedTuple):
    """The mind of a search that asks a network; beside the weights, room for one thought."""

    network: Network
    seen: NDArray[np.int64]
    now: NDArray[np.int32]
    then: NDArray[np.int32]
    preferences: NDArray[np.int32]
    values: NDArray[np.int32]


def weigh_steps(mind: Any, tree: Any, s: Any, actor: Any, n: Any) -> None:
    """Write a weight, 1 or more, for each of the `n` legal steps of a seat."""
    MINDS[type(mind)].weigh_steps(mind, tree, s, actor, n)


def finish(mind: Any, tree: Any, s: Any, passed: Any, longest: Any) -> None:
    """Find out what a position is worth, and credit the nodes that were passed on the way to it."""
    MINDS[type(mind)].finish(mind, tree, s, passed, longest)


@overload(weigh_steps)
def compiled_weigh_steps(mind, tree, s, actor, n):
    kernel = MINDS[mind.instance_class].weigh_steps
    return lambda mind, tree, s, actor, n: kernel(mind, tree, s, actor, n)


@overload(finish)
def compiled_finish(mind, tree, s, passed, longest):
    kernel = MINDS[mind.instance_class].finish
    return lambda mind, tree, s, passed, longest: kernel(mind, tree, s, passed, longest)


@kernel
def weigh_by_thumb(mind, tree, s, actor, n):
    """By the rule of thumb."""
    thumb.weigh(s, actor, tree.out, n, tree.weights)


@kernel
def play_out(mind, tree, s, passed, longest):
    """Play to the end; the sides with the highest score share the victory."""
    roll_out(s, tree.out, tree.weights, longest, mind.by_thumb)
    verbs.score(s, tree.scores)
    credit(tree, passed)


@kernel
def weigh_as_learnt(mind, tree, s, actor, n):
    """By what the network prefers with what the actor knows."""
    verbs.observe(s, actor, mind.seen)
    think(mind.network, mind.seen, mind.now, mind.then, mind.preferences, mind.values)
    most = int(mind.preferences[tree.out[0]])
    for place in range(1, n):
        most = max(most, int(mind.preferences[tree.out[place]]))
    for place in range(n):
        behind = most - int(mind.preferences[tree.out[place]]) >> GRAIN
        tree.weights[place] = int(WEIGHTS[min(behind, len(WEIGHTS) - 1)])


@kernel
def estimate(mind, tree, s, passed, longest):
    """What the searching seat expects for everybody when it is asked again with what it knows; what is over counts.

    Until then the others play on as the network would: whoever is asked at once does not know what this seat holds.
    """
    seat = int(tree.nodes[tree.path[0]].actor)
    asked = play_on(mind, tree, s, seat)
    if asked == NOBODY:
        verbs.score(s, tree.scores)
        credit(tree, passed)
        return
    verbs.observe(s, asked, mind.seen)
    think(mind.network, mind.seen, mind.now, mind.then, mind.preferences, mind.values)
    seats = len(tree.scores)
    for place in range(passed):
        node = tree.nodes[tree.path[place]]
        node.visits += 1
        node.value += share_of(int(mind.values[(node.actor - asked + seats) % seats]))


@kernel
def play_on(mind, tree, s, seat):
    """Others take steps, each as likely as the network prefers it, until a seat is asked; returns who is asked then.

    It is somebody else where that takes long, and NOBODY where the game is over.
    """
    for _ in range(PATIENCE):
        mask = verbs.pending(s)
        if mask == 0 or mask >> seat & 1:
            break
        actor = actor_of(mask, seat)
        n = verbs.legal(s, actor, tree.out)
        place = 0
        if n > 1:
            weigh_as_learnt(mind, tree, s, actor, n)
            place = drawn(s, tree.weights, n)
        verbs.play(s, actor, tree.out[place])
    mask = verbs.pending(s)
    if mask == 0:
        return NOBODY
    return actor_of(mask, seat)


@kernel
def credit(tree, passed):
    """Add to every node passed what its actor's side got: the victory, shared by the sides with the highest score."""
    highest = tree.scores[0]
    for score in tree.scores:
        if score > highest:
            highest = score
    winners = 0
    for seat in range(len(tree.scores)):
        if tree.scores[seat] == highest:
            winners |= 1 << tree.sides[seat]
    reward = WIN // bits_in(winners)
    for place in range(passed):
        node = tree.nodes[tree.path[place]]
        node.visits += 1
        if winners >> tree.sides[node.actor] & 1:
            node.value += reward


class Thinks(NamedTuple):
    """How a kind of mind thinks."""

    weigh_steps: Kernel
    finish: Kernel


MINDS: dict[type, Thinks] = {
    Rollouts: Thinks(weigh_by_thumb, play_out),
    Learnt: Thinks(weigh_as_learnt, estimate),
}
"""By the type of the mind."""
