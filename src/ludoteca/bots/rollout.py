"""Playing without a search, as kernels: a world to its end, or one step at a glance.

Rollouts at random and by the rule of thumb are one kernel, since each kernel that plays is compiled with all rules.
"""

from ludoteca.engine import thumb, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import actor_of
from ludoteca.engine.randomness import below, seed_fast, word

HUNDRED = 100
NO_LAPSES = 0
"""Every step is noticed."""


@kernel
def roll_out(s, out, weights, longest, by_thumb):
    """Play to the end, `longest` steps at most: each drawn by its weight, or all equally likely."""
    for _ in range(longest):
        mask = verbs.pending(s)
        if mask == 0:
            return
        actor = actor_of(mask, 0)
        n = verbs.legal(s, actor, out)
        if n == 1:
            place = 0
        elif by_thumb:
            thumb.weigh(s, actor, out, n, weights)
            place = drawn(s, weights, n)
        else:
            place = below(s, n)
        verbs.play(s, actor, out[place])


@kernel
def drawn(s, weights, n):
    """A place from 0 to n − 1, each as likely as its weight."""
    total = 0
    for place in range(n):
        total += weights[place]
    left = below(s, total)
    for place in range(n):
        left -= weights[place]
        if left < 0:
            return place
    return n - 1


@kernel
def glance(worlds, seat, lapses, steps, weights):
    """As Python asks for it: what a seat takes at a glance in the first record of several."""
    return glance_one(worlds[0], seat, lapses, steps, weights)


@kernel
def glance_one(s, seat, lapses, steps, weights):
    """The heaviest of the steps that are noticed; of equals one by lot."""
    n = verbs.legal(s, seat, steps)
    thumb.weigh(s, seat, steps, n, weights)
    chosen, heaviest, equals = below(s, n), 0, 0
    for place in range(n):
        if lapses > 0 and below(s, HUNDRED) < lapses:
            continue
        if weights[place] > heaviest:
            chosen, heaviest, equals = place, weights[place], 1
        elif weights[place] == heaviest:
            equals += 1
            if below(s, equals) == 0:
                chosen = place
    return steps[chosen]


@kernel
def glance_fairly(states, n, seat, worlds, out, weights):
    """The same without lapses in game n, in a world that the seat may take for it: nothing hidden is looked at."""
    seed = word(states[n])
    worlds[0] = states[n]
    seed_fast(worlds[0], seed)
    verbs.redeal(worlds[0], seat)
    return glance_one(worlds[0], seat, NO_LAPSES, out, weights)


@kernel
def glance_games(first, states, actors, worlds, out, weights, steps):
    """What each actor takes at a glance, in the games of a batch from `first` on."""
    for place in range(len(steps)):
        n = first + place
        steps[place] = glance_fairly(states, n, int(actors[n]), worlds, out, weights)
