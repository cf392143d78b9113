"""The greedy player: it takes what it can get now, and looks once at what the next seat could take in return."""

from dataclasses import dataclass

import numpy as np

from ludoteca.bots.bot import SEED_BITS, game_of
from ludoteca.engine import calls, stepgraph, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import actor_of
from ludoteca.engine.randomness import below, seed_fast
from ludoteca.engine.record import States, rows

WORLDS = 24
"""How many possible worlds a move is tried in."""
SEEDS = (1 << SEED_BITS) - 1
TRUTH, DREAM, TRIED, ANSWERED = 0, 1, 2, 3
"""Places of the record given, the world imagined, that world after a step, and after the next seat's answer."""


@dataclass(frozen=True)
class Greedy:
    """One move ahead, in a few worlds that the seat cannot tell from the true one."""

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The chain of steps that gains most on average, the answer of the next seat taken off."""
        game, states = game_of(states), states.copy()
        chain: tuple[int, ...] = ()
        while not chain or stepgraph.is_partial(states):
            steps = stepgraph.steps(states, seat, game.steps)
            gains = np.zeros(game.steps, np.int64)
            weigh(
                rows(np.repeat(states, 4)),
                seat,
                seed,
                np.zeros(game.steps, np.int64),
                np.zeros(game.steps, np.int64),
                np.zeros(int(states[0]["seats"]), np.int64),
                gains,
                game.longest,
            )
            chain = (*chain, max(steps, key=lambda step: int(gains[step])))
            calls.play(rows(states), 0, seat, chain[-1])
        return chain


@kernel
def weigh(worlds, seat, seed, steps, answers, scores, gains, longest):
    """Add up for every legal step, over all imagined worlds, what it gains and what the next seat can gain after it."""
    n = verbs.legal(worlds[TRUTH], seat, steps)
    for number in range(WORLDS):
        worlds[DREAM] = worlds[TRUTH]
        seed_fast(worlds[DREAM], seed + number & SEEDS)
        verbs.redeal(worlds[DREAM], seat)
        before = points(worlds[DREAM], seat, scores)
        for place in range(n):
            worlds[TRIED] = worlds[DREAM]
            verbs.play(worlds[TRIED], seat, steps[place])
            finish_turn(worlds[TRIED], seat, answers, longest)
            gain = points(worlds[TRIED], seat, scores) - before
            gains[steps[place]] += gain - best_answer(worlds, seat, answers, scores)


@kernel
def points(s, seat, scores):
    """The score of a seat."""
    verbs.score(s, scores)
    return scores[seat]


@kernel
def finish_turn(s, seat, steps, longest):
    """Whatever the seat still has to decide in this turn is decided at random."""
    for _ in range(longest):
        mask = verbs.pending(s)
        if mask == 0 or actor_of(mask, seat) != seat:
            return
        n = verbs.legal(s, seat, steps)
        verbs.play(s, seat, steps[below(s, n)])


@kernel
def best_answer(worlds, seat, answers, scores):
    """What the next seat can gain at most with one step."""
    mask = verbs.pending(worlds[TRIED])
    if mask == 0:
        return 0
    other = actor_of(mask, seat)
    before = points(worlds[TRIED], other, scores)
    n = verbs.legal(worlds[TRIED], other, answers)
    best = 0
    for place in range(n):
        worlds[ANSWERED] = worlds[TRIED]
        verbs.play(worlds[ANSWERED], other, answers[place])
        gain = points(worlds[ANSWERED], other, scores) - before
        if gain > best:
            best = gain
    return best
