"""What each step gains now, and what the next seat could gain after it, as kernels: the whole thought of `Greedy`."""

from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import SEEDS, actor_of
from ludoteca.engine.randomness import below, seed_fast

WORLDS = 24
"""How many possible worlds a move is tried in."""
TRUTH, DREAM, TRIED, ANSWERED = 0, 1, 2, 3
"""Places of the record given, the world imagined, that world after a step, and after the next seat's answer."""


@kernel
def weigh(worlds, seat, seed, steps, answers, scores, gains, longest):
    """Add up in `gains` what every legal step gains, less the next seat's answer; returns how many `steps`."""
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
    return n


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
