"""Information-set Monte Carlo tree search as kernels, written once over the verbs of all games.

Each iteration imagines a world that the searching seat cannot tell from the true one, walks down the tree along steps
that are legal in that world, adds one node, plays at random to the end, and credits every step on the way to the seat
that took it. Children are told apart by who acted and with which step. How often a step was *available* takes the place
of its parent's visits, since in many worlds it is not there to be chosen (Cowling, Powley and Whitehouse, 2012).

A node counts rewards as whole numbers, so that the interpreter and compiled code agree to the last bit.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import SEEDS, actor_of, play_on
from ludoteca.engine.randomness import below, seed_fast
from ludoteca.engine.record import layout, rows

ROOT = 0
NONE = 0
"""Where there is no child or sibling: the root is nobody's."""
NOWHERE = -1
"""A place that was never reached."""
WIN = 1 << 20
"""The reward of a sole winner; winners who share the victory share it."""
CURIOSITY = 0.7
"""How much a rarely tried step is favoured: the constant of the upper confidence bound."""
TRUTH, DREAM = 0, 1
"""Places of the record given and of the world imagined in each iteration."""

NODE = layout(
    __name__,
    ("value", np.int64),  # rewards of the actor, added up
    ("visits", np.int32),
    ("available", np.int32),  # how often the step was legal when its parent was passed
    ("child", np.int32),  # the youngest child
    ("sibling", np.int32),  # the next older child of the same parent
    ("step", np.int16),
    ("actor", np.int8),
)


class Tree(NamedTuple):
    """Everything a search writes to. Arrays of the caller, so that nothing is allocated while searching."""

    nodes: Any
    size: NDArray[np.int64]  # one number: nodes in use
    worlds: Any  # two records: the one given, the one imagined
    out: NDArray[np.int64]  # legal steps
    marks: NDArray[np.int64]  # per step: 1 while legal and not found among the children
    path: NDArray[np.int64]  # nodes passed in this iteration
    scores: NDArray[np.int64]  # per seat


def plant(states: NDArray[np.void], *, nodes: int, steps: int, longest: int) -> Tree:
    """A tree of one node for a record, with room for `nodes`."""
    worlds = np.empty(2, states.dtype)
    worlds[TRUTH] = worlds[DREAM] = states[0]
    return Tree(
        nodes=rows(np.zeros(nodes, NODE)),
        size=np.ones(1, np.int64),
        worlds=rows(worlds),
        out=np.zeros(steps, np.int64),
        marks=np.zeros(steps, np.int64),
        path=np.zeros(longest + 1, np.int64),
        scores=np.zeros(int(states[0]["seats"]), np.int64),
    )


@kernel
def grow(tree, seat, seed, begin, end):
    """Iterations `begin` to `end` of the search of a seat."""
    longest = len(tree.path) - 1
    for iteration in range(begin, end):
        tree.worlds[DREAM] = tree.worlds[TRUTH]
        s = tree.worlds[DREAM]
        seed_fast(s, seed + iteration & SEEDS)
        verbs.redeal(s, seat)
        depth = descend(tree, s, seat, longest)
        play_on(s, tree.out, longest)
        verbs.score(s, tree.scores)
        credit(tree, depth)


@kernel
def descend(tree, s, seat, longest):
    """Walk down while every legal step is known, then try one that is not; returns how many nodes were passed."""
    node = ROOT
    tree.path[0] = ROOT
    for depth in range(1, longest + 1):
        mask = verbs.pending(s)
        if mask == 0:
            return depth
        actor = actor_of(mask, seat)
        n = verbs.legal(s, actor, tree.out)
        before = tree.size[0]
        node = next_node(tree, s, node, actor, n)
        if node == NONE:
            return depth
        tree.path[depth] = node
        verbs.play(s, actor, tree.nodes[node].step + 0)
        if tree.size[0] > before:
            return depth + 1
    return longest + 1


@kernel
def next_node(tree, s, parent, actor, n):
    """A new child for a legal step that was never tried here, else the most promising child; NONE in a full tree."""
    for place in range(n):
        tree.marks[tree.out[place]] = 1
    best, highest, untried = NONE, -1.0, n
    child = tree.nodes[parent].child + 0
    while child != NONE:
        node = tree.nodes[child]
        if node.actor == actor and tree.marks[node.step] == 1:
            tree.marks[node.step] = 0
            untried -= 1
            node.available += 1
            promise = upper_bound(node.value, node.visits, node.available)
            if promise > highest:
                best, highest = child, promise
        child = node.sibling + 0
    if untried > 0 and tree.size[0] < len(tree.nodes):
        best = add_child(tree, parent, actor, untried_step(tree, n, below(s, untried)))
    for place in range(n):
        tree.marks[tree.out[place]] = 0
    return best


@kernel
def upper_bound(value, visits, available):
    """UCB1 with availability: what a step has earned so far, and a bonus while little is known of it."""
    return value / (visits * WIN) + CURIOSITY * math.sqrt(math.log(available) / visits)


@kernel
def untried_step(tree, n, skip):
    """The legal step that still carries its mark after `skip` others."""
    for place in range(n):
        step = tree.out[place]
        if tree.marks[step] == 1:
            if skip == 0:
                return step
            skip -= 1
    return tree.out[0]


@kernel
def add_child(tree, parent, actor, step):
    """A new node for a step of a seat."""
    child = tree.size[0] + 0
    tree.size[0] += 1
    node = tree.nodes[child]
    node.actor = actor
    node.step = step
    node.available = 1
    node.sibling = tree.nodes[parent].child
    tree.nodes[parent].child = child
    return child


@kernel
def credit(tree, depth):
    """Add to every node passed what its actor got: the victory, shared by those with the highest score."""
    highest, winners = tree.scores[0], 0
    for score in tree.scores:
        if score > highest:
            highest = score
    for score in tree.scores:
        if score == highest:
            winners += 1
    for place in range(depth):
        node = tree.nodes[tree.path[place]]
        node.visits += 1
        if tree.scores[node.actor] == highest:
            node.value += WIN // winners


@kernel
def weigh(tree, parent, actor, visits, values):
    """Add to `visits` and `values`, per step, what the tree holds about the steps of a seat at a node."""
    child = tree.nodes[parent].child + 0
    while child != NONE:
        node = tree.nodes[child]
        if node.actor == actor:
            visits[node.step] += node.visits
            values[node.step] += node.value
        child = node.sibling + 0


@kernel
def child_of(tree, parent, actor, step):
    """The node a step leads to, NOWHERE if it was never tried."""
    child = tree.nodes[parent].child + 0 if parent != NOWHERE else NONE
    while child != NONE:
        node = tree.nodes[child]
        if node.actor == actor and node.step == step:
            return child
        child = node.sibling + 0
    return NOWHERE
