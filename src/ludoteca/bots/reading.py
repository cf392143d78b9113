"""Weighing imagined worlds by what others did in them, as kernels, before a search begins.

Each world is gone back through, some turns of everybody at the table (`engine.reading`): in front of each decision of
another seat the mind of the search says how likely whoever holds that hand takes the step that was taken. People and
bots are less sure of themselves than a network is of what it would do, so differences of weights count as their fourth
root. The product says how well a world explains what was seen; the search then takes up each world as often as it does.

Hands are read one after the other: worlds in which the first one explains its turns well are taken up more often, what
else is hidden there is dealt anew, and the next hand is read. Weighed by three hands at once, of a thousand worlds a
hundred would count.
"""

import math

from ludoteca.bots.mind import weigh_steps
from ludoteca.bots.tree import OTHER, TRUTH, likely_place
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

    The hand of the next seat is read last: of what was read last most different hands are left. Where nobody knows what
    others did, the pool is left as it is, and likelihoods are 0.
    """
    tree.worlds[OTHER] = tree.worlds[TRUTH]
    if reading.rewind(tree.worlds[OTHER]) == NOBODY:
        return
    worlds, seats, kept = len(tree.pool), len(tree.scores), 0
    for place in range(worlds):
        tree.pool[place] = tree.worlds[TRUTH]
    for back in range(1, seats):
        other = (seat + seats - back) % seats
        if back > 1:
            take_up(tree)
        weigh_worlds(tree, seat, other, kept, seed + (back - 1) * worlds)
        kept |= 1 << other


@kernel
def take_up(tree):
    """Every world of the pool is there as often afterwards as it is likely."""
    worlds = len(tree.pool)
    for place in range(worlds):
        tree.aside[place] = tree.pool[likely_place(tree, (place + 0.5) / worlds)]
    for place in range(worlds):
        tree.pool[place] = tree.aside[place]


@kernel
def weigh_worlds(tree, seat, other, kept, seed):
    """Deal every world of the pool anew but for the hands that are kept, and weigh it by what another seat did."""
    then, total = tree.worlds[OTHER], 0.0
    for place in range(len(tree.pool)):
        world = tree.pool[place]
        seed_fast(world, seed + place & SEEDS)
        if kept:
            reading.deal_around(world, seat, kept)
        else:
            verbs.redeal(world, seat)  # whatever a game says of reading, nothing hidden is left
        tree.worlds[OTHER] = world
        total += explained(tree, then, other)
        tree.likely[place] = total


@kernel
def explained(tree, then, other):
    """How likely a seat would have done what it did in a world, which is gone back through."""
    chance = 1.0
    for _ in range(TURNS * len(tree.scores)):
        step = reading.rewind(then)
        if step == NOBODY:
            break
        if actor_of(verbs.pending(then), other) == other:
            chance *= likelihood(tree, then, other, step)
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
