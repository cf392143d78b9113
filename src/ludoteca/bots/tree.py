"""Information-set Monte Carlo tree search as kernels, written once over the verbs of all games.

Each iteration imagines a world that the searching seat cannot tell from the true one, walks down the tree along steps
that are legal in that world, adds one node, finds out what it is worth (`mind`), and credits every step on the way to
the side that took it. Children are told apart by who acted, with which step, and by what only the actor knew
(`thumb.signal`). How often a step was *available* takes the place of its parent's visits, since in many worlds it is
not there to be chosen (Cowling, Powley and Whitehouse, 2012). In a window whose answers are sealed everybody chooses
from what was learnt at its opening, so that nobody reacts to an answer that nobody has seen.

A node counts rewards as whole numbers, and logarithms come from a table, so that the interpreter and compiled code
agree to the last bit.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.forward import WIN
from ludoteca.bots.mind import SURE, Learnt, Rollouts, finish, weigh_steps
from ludoteca.engine import reading, thumb, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import SEEDS, actor_of
from ludoteca.engine.randomness import below, seed_fast
from ludoteca.engine.record import layout, rows
from ludoteca.engine.row import Rows, is_plain
from ludoteca.engine.thumb import weight_of

ROOT = 0
NONE = 0
"""Where there is no child or sibling: the root is nobody's."""
NOWHERE = -1
"""A place that was never reached."""
TRUTH, DREAM, OTHER = 0, 1, 2
"""Places of the record given, of the world imagined in each iteration, and of another that might take its place."""
BY_THUMB, CURIOSITY, BIAS, TRUST, WIDTH, WORLDS, READS = range(7)
"""Places of a style in `Tree.style`."""
LOTS = 1 << 30
"""Lots are so fine."""
LOGS = np.array([0.0, *(math.log(number) for number in range(1, 4096))])
"""The logarithms of small numbers; of a large one, its leading bits and how many bits are left count."""
LOG_TWO = math.log(2.0)

NODE = layout(
    __name__,
    ("value", np.int64),  # rewards of the actor's side, added up
    ("visits", np.int32),
    ("available", np.int32),  # how often the step was legal when its parent was passed
    ("child", np.int32),  # the youngest child
    ("sibling", np.int32),  # the next older child of the same parent
    ("step", np.int16),
    ("prior", np.int16),  # its share of the weights when it was first tried, SURE is all
    ("actor", np.int8),
    ("signal", np.int8),  # what only the actor knew
)


class Tree(NamedTuple):
    """Everything a search writes to. Arrays of the caller, so that nothing is allocated while searching."""

    nodes: Any
    size: NDArray[np.int64]  # one number: nodes in use
    worlds: Any  # three records: the one given, the one imagined, and another
    out: NDArray[np.int64]  # legal steps
    marks: NDArray[np.int64]  # per step: 1 while legal and not found among the children
    path: NDArray[np.int64]  # nodes passed in this iteration
    scores: NDArray[np.int64]  # per seat
    weights: NDArray[np.int64]  # of the legal steps
    sides: NDArray[np.int64]  # per seat: whom it plays for
    style: NDArray[np.int64]  # as `Style.numbers` has it
    pool: Any  # worlds that were weighed by what others did (`reading`); none where nothing is read
    aside: Any  # room for as many
    likely: NDArray[np.float64]  # per world of the pool: how likely it and those before it are, added up
    mind: Rollouts | Learnt  # what it thinks of steps and positions


def plant(
    states: NDArray[np.void],
    *,
    nodes: int,
    steps: int,
    longest: int,
    sides: list[int],
    style: list[int],
    mind: Learnt | None = None,
) -> Tree:
    """A tree of one node for a record, with room for `nodes`; without a mind of its own it plays positions out."""
    reads = min(style[READS], nodes // 2)  # no more worlds than iterations
    worlds, room = rows(np.repeat(states, 3)), np.zeros(nodes, NODE)
    return Tree(
        nodes=Rows(room) if is_plain(worlds) else room,
        size=np.ones(1, np.int64),
        worlds=worlds,
        out=np.zeros(steps, np.int64),
        marks=np.zeros(steps, np.int64),
        path=np.zeros(2 * longest + 1, np.int64),
        scores=np.zeros(int(states[0]["seats"]), np.int64),
        weights=np.zeros(steps, np.int64),
        sides=np.array(sides, np.int64),
        style=np.array(style, np.int64),
        pool=rows(np.repeat(states, reads)),
        aside=rows(np.repeat(states, reads)),
        likely=np.zeros(reads, np.float64),
        mind=mind or Rollouts(style[BY_THUMB]),
    )


@kernel
def grow(tree, seat, seed, begin, end):
    """Iterations `begin` to `end` of the search of a seat."""
    longest = len(tree.path) // 2
    for iteration in range(begin, end):
        imagine(tree, seat, seed + iteration & SEEDS)
        s = tree.worlds[DREAM]
        depth = descend(tree, s, seat, longest)
        finish(tree.mind, tree, s, depth, longest)


@kernel
def imagine(tree, seat, seed):
    """A world that the seat cannot tell from the true one; of several, one that explains well what others did."""
    s = tree.worlds[DREAM]
    tree.worlds[DREAM] = tree.worlds[TRUTH]
    seed_fast(s, seed)
    if len(tree.pool) > 0 and tree.likely[-1] > 0:
        tree.worlds[DREAM] = tree.pool[likely_place(tree, below(s, LOTS) / LOTS)]
        seed_fast(s, SEEDS ^ seed)
        reading.stir(s)
        return
    verbs.redeal(s, seat)
    if tree.style[WORLDS] > 1:
        total = weight_of(thumb.belief(s, seat))
        tree.worlds[OTHER] = s
        other = tree.worlds[OTHER]
        for _ in range(1, tree.style[WORLDS]):
            verbs.redeal(other, seat)
            weight = weight_of(thumb.belief(other, seat))
            total += weight
            if below(other, total) < weight:
                tree.worlds[DREAM] = other


@kernel
def likely_place(tree, lot):
    """The world of the pool to which a lot from 0 to 1 falls, each as often as it is likely."""
    low, high = 0, len(tree.pool) - 1
    wanted = lot * tree.likely[high]
    while low < high:
        middle = (low + high) // 2
        if tree.likely[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low


@kernel
def descend(tree, s, seat, longest):
    """Walk down while every legal step is known, then try one that is not; returns how many nodes were passed.

    `opening` is where the present decision began: inside a window the node at which it opened, else where we stand.
    """
    node = opening = tree.path[0] = ROOT
    passed, still_asked = 1, 0
    for _ in range(longest):
        mask = verbs.pending(s)
        if mask == 0:
            return passed
        if still_asked == 0 or mask != still_asked:
            opening = node
        actor = actor_of(mask, seat)
        before = tree.size[0]
        chosen = next_node(tree, s, opening, actor, verbs.legal(s, actor, tree.out))
        if chosen == NONE:
            return passed
        tree.path[passed] = chosen
        passed += 1
        verbs.play(s, actor, tree.nodes[chosen].step)
        node = chosen if node == opening else followed(tree, node, chosen)
        if node != chosen and node != NONE:
            tree.path[passed] = node
            passed += 1
        if tree.size[0] > before or node == NONE:
            return passed
        still_asked = mask & ~(1 << actor)
    return passed


@kernel
def followed(tree, parent, chosen):
    """The child of a node for a sealed answer that was chosen elsewhere, at the opening of its window."""
    answer = tree.nodes[chosen]
    actor, signal, step, prior = answer.actor, answer.signal, answer.step, answer.prior
    child = tree.nodes[parent].child
    while child != NONE:
        node = tree.nodes[child]
        if node.actor == actor and node.signal == signal and node.step == step:
            return child
        child = node.sibling
    if tree.size[0] == len(tree.nodes):
        return NONE
    return add_child(tree, parent, actor, signal, step, prior)


@kernel
def next_node(tree, s, parent, actor, n):
    """A new child for a legal step that was never tried here, else the most promising child; NONE in a full tree."""
    for place in range(n):
        tree.marks[tree.out[place]] = 1
    signal = thumb.signal(s, actor)
    curiosity, bias, trust = tree.style[CURIOSITY] / 1000, tree.style[BIAS] / 1000, tree.style[TRUST] / 1000
    best, highest, untried = NONE, -1.0, n
    child = tree.nodes[parent].child
    while child != NONE:
        node = tree.nodes[child]
        if node.actor == actor and node.signal == signal and tree.marks[node.step] == 1:
            tree.marks[node.step] = 0
            untried -= 1
            node.available += 1
            promise = upper_bound(node.value, node.visits, node.available, curiosity)
            promise += node.prior / SURE * (bias + trust * math.sqrt(node.available)) / (1 + node.visits)
            if promise > highest:
                best, highest = child, promise
        child = node.sibling
    if untried > 0 and tree.size[0] < len(tree.nodes) and is_wide(tree, parent, n - untried):
        best = try_step(tree, s, parent, actor, signal, n, untried)
    for place in range(n):
        tree.marks[tree.out[place]] = 0
    return best


@kernel
def is_wide(tree, parent, tried):
    """Whether a node has been passed often enough to try one step more than so many."""
    width = tree.style[WIDTH]
    return width == 0 or tried < 2 or (tried - 1) * (tried - 1) <= width * width * tree.nodes[parent].visits


@kernel
def upper_bound(value, visits, available, curiosity):
    """UCB1 with availability: what a step has earned so far, and a bonus while little is known of it."""
    return value / (visits * WIN) + curiosity * math.sqrt(log(available) / visits)


@kernel
def log(number):
    """The natural logarithm, to a thousandth."""
    bits = 0
    while number >= len(LOGS):
        number >>= 1
        bits += 1
    return LOGS[number] + bits * LOG_TWO


@kernel
def try_step(tree, s, parent, actor, signal, n, untried):
    """A new child: without a rule of thumb for any step that still carries its mark, with one for the heaviest."""
    if tree.style[BIAS] == 0 and tree.style[TRUST] == 0:
        return add_child(tree, parent, actor, signal, untried_step(tree, n, below(s, untried)), 0)
    weigh_steps(tree.mind, tree, s, actor, n)
    total, heaviest, equals = 0, 0, 1
    chosen = tree.out[0]
    for place in range(n):
        weight = tree.weights[place]
        total += weight
        if tree.marks[tree.out[place]] == 1 and weight >= heaviest:
            equals = equals + 1 if weight == heaviest else 1
            if equals == 1 or below(s, equals) == 0:
                chosen, heaviest = tree.out[place], weight
    return add_child(tree, parent, actor, signal, chosen, SURE * heaviest // total)


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
def add_child(tree, parent, actor, signal, step, prior):
    """A new node for a step of a seat."""
    child = tree.size[0]
    tree.size[0] += 1
    node = tree.nodes[child]
    node.actor = actor
    node.signal = signal
    node.step = step
    node.prior = prior
    node.available = 1
    node.sibling = tree.nodes[parent].child
    tree.nodes[parent].child = child
    return child


@kernel
def weigh(tree, parent, actor, visits, values):
    """Add to `visits` and `values`, per step, what the tree holds about the steps of a seat at a node."""
    child = tree.nodes[parent].child
    while child != NONE:
        node = tree.nodes[child]
        if node.actor == actor:
            visits[node.step] += node.visits
            values[node.step] += node.value
        child = node.sibling


@kernel
def child_of(tree, parent, actor, step):
    """The node a step leads to, NOWHERE if it was never tried."""
    child = tree.nodes[parent].child if parent != NOWHERE else NONE
    while child != NONE:
        node = tree.nodes[child]
        if node.actor == actor and node.step == step:
            return child
        child = node.sibling
    return NOWHERE
