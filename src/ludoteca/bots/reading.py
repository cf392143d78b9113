"""Weighing imagined worlds by what others did in them, as kernels, before a search begins.

Each world is gone back through, some turns of everybody at the table (`engine.reading`): in front of each decision of
another seat the mind of the search says how likely whoever holds that hand takes the step that was taken. People and
bots are less sure of themselves than a network is of what it would do, so differences of weights count as their fourth
root. The product says how well a world explains what was seen; the search then takes up each world as often as it does.
"""

import math

from ludoteca.bots.mind import weigh_steps
from ludoteca.bots.tree import OTHER, TRUTH
from ludoteca.engine import reading, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import SEEDS, actor_of
from ludoteca.engine.randomness import seed_fast
from ludoteca.engine.stepping import NOBODY

TURNS = 4
"""How many turns of each seat are gone back through; what was kept before that has mostly been played since."""


@kernel
def read(tree, seat, seed):
    """Fill the pool of a tree with worlds that a seat cannot tell from the true one, and add up how likely they are.

    Where nobody knows what others did, the pool is left as it is, and likelihoods are 0.
    """
    tree.worlds[OTHER] = tree.worlds[TRUTH]
    then = tree.worlds[OTHER]
    if reading.rewind(then) == NOBODY:
        return
    total = 0.0
    for place in range(len(tree.pool)):
        tree.pool[place] = tree.worlds[TRUTH]
        world = tree.pool[place]
        seed_fast(world, seed + place & SEEDS)
        verbs.redeal(world, seat)
        tree.worlds[OTHER] = world
        total += explained(tree, then, seat)
        tree.likely[place] = total


@kernel
def explained(tree, then, seat):
    """How likely others would have done what they did in a world, which is gone back through."""
    chance = 1.0
    for _ in range(TURNS * len(tree.scores)):
        step = reading.rewind(then)
        if step == NOBODY:
            break
        actor = actor_of(verbs.pending(then), seat)
        if actor != seat:
            chance *= likelihood(tree, then, actor, step)
    return chance


@kernel
def likelihood(tree, s, actor, step):
    """How likely a seat takes a step, the others that it could take being as heavy as the mind says."""
    n, own, all_steps = verbs.legal(s, actor, tree.out), 0.0, 0.0
    weigh_steps(tree.mind, tree, s, actor, n)
    for place in range(n):
        calm = math.sqrt(math.sqrt(tree.weights[place]))
        all_steps += calm
        if tree.out[place] == step:
            own = calm
    return own / all_steps
