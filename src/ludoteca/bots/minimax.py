"""Playing a position to all its ends, as kernels, written once over the verbs of all games: alpha-beta for two sides.

Nothing may be hidden in it and nothing left to chance; whether that is so, the game says (`engine.endgame`). A position
is worth the margin of a side's best score over the other's at the end, if both play their best: whoever has the higher
score wins, so the greatest margin is also the greatest share of the victory. Who acts after whom is left to the rules:
a chain of steps is several decisions of one seat in a row. Heavier steps by the rule of thumb are tried first.

The work is bounded: steps played are counted, and where they would be too many there is no answer. Whole numbers only.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import endgame, thumb, verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.playout import actor_of
from ludoteca.engine.record import States, rows

DEEPEST = 48
"""Steps that a line has at most."""
BOUND = 1 << 40
"""More than any margin."""
UNSETTLED = 1 << 41
"""What a position is worth that was not played to all its ends."""


class Desk(NamedTuple):
    """Everything the kernels write to. Arrays of the caller, a place for each step of the line being tried."""

    line: Any  # records: the position itself, and what the steps of the line lead to
    steps: NDArray[np.int64]  # per place: the legal steps, the heaviest last
    left: NDArray[np.int64]  # per place: how many of them are still to be tried
    actor: NDArray[np.int64]  # per place: who takes them
    best: NDArray[np.int64]  # per place: the best that was found for the actor's side
    low: NDArray[np.int64]  # per place: what the side that is asked has elsewhere
    high: NDArray[np.int64]  # per place: what the other side has elsewhere
    weights: NDArray[np.int64]
    scores: NDArray[np.int64]  # per seat
    sides: NDArray[np.int64]  # per seat: whom it plays for
    spent: NDArray[np.int64]  # one number: steps played so far


def desk(states: States, steps: int, sides: list[int]) -> Desk:
    """Room for one position of a game with so many steps."""
    left, actor, best, low, high = (np.zeros(DEEPEST, np.int64) for _ in range(5))
    return Desk(
        line=rows(np.repeat(states, DEEPEST + 1)),
        steps=np.zeros((DEEPEST, steps), np.int64),
        left=left,
        actor=actor,
        best=best,
        low=low,
        high=high,
        weights=np.zeros(steps, np.int64),
        scores=np.zeros(len(sides), np.int64),
        sides=np.array(sides, np.int64),
        spent=np.zeros(1, np.int64),
    )


@kernel
def worlds_left(states, i, seat):
    """As Python asks for it: how many worlds a seat has to tell apart in one record of several."""
    return endgame.worlds(states[i], seat)


@kernel
def settle_move(desk, states, seat, number, chain, actor, most):
    """What a whole move of an actor is worth to its side in one of the worlds of a seat; UNSETTLED beyond `most`."""
    desk.line[0] = states[0]
    s = desk.line[0]
    endgame.lay_out(s, seat, number)
    for step in chain:
        verbs.play(s, actor, step)
    return settle(desk, desk.sides[actor], most)


@kernel
def settle(desk, side, most):
    """What the first position of the line is worth to a side; UNSETTLED beyond `most` steps or DEEPEST."""
    if verbs.pending(desk.line[0]) == 0:
        return margin(desk, desk.line[0], side)
    desk.low[0], desk.high[0] = -BOUND, BOUND
    look_from(desk, 0, side)
    place, worth = 0, 0
    while place >= 0:
        if desk.left[place] == 0 or desk.low[place] >= desk.high[place]:
            worth = desk.best[place]
            place -= 1
        elif desk.spent[0] >= most or place + 1 == DEEPEST:
            return UNSETTLED
        else:
            try_next(desk, place)
            if verbs.pending(desk.line[place + 1]) != 0:
                place += 1
                desk.low[place], desk.high[place] = desk.low[place - 1], desk.high[place - 1]
                look_from(desk, place, side)
                continue
            worth = margin(desk, desk.line[place + 1], side)
        if place >= 0:
            note(desk, place, side, worth)
    return worth


@kernel
def look_from(desk, place, side):
    """A new position of the line: who acts, what is legal, in the order in which it is tried from the end on."""
    s = desk.line[place]
    actor = actor_of(verbs.pending(s), 0)
    steps = desk.steps[place]
    n = verbs.legal(s, actor, steps)
    desk.actor[place] = actor
    desk.left[place] = n
    desk.best[place] = -BOUND if desk.sides[actor] == side else BOUND
    if n > 1:
        thumb.weigh(s, actor, steps, n, desk.weights)
        sort_by_weight(steps, desk.weights, n)


@kernel
def sort_by_weight(steps, weights, n):
    """The lightest step first, equals as they were."""
    for end in range(1, n):
        step, weight = steps[end], weights[end]
        place = end
        while place > 0 and weights[place - 1] > weight:
            steps[place], weights[place] = steps[place - 1], weights[place - 1]
            place -= 1
        steps[place], weights[place] = step, weight


@kernel
def try_next(desk, place):
    """Take the heaviest step that was not tried yet."""
    desk.spent[0] += 1
    desk.left[place] -= 1
    desk.line[place + 1] = desk.line[place]
    verbs.play(desk.line[place + 1], desk.actor[place], desk.steps[place, desk.left[place]])


@kernel
def note(desk, place, side, worth):
    """What a step led to: each side keeps what is best for it."""
    if desk.sides[desk.actor[place]] == side:
        desk.best[place] = max(desk.best[place], worth)
        desk.low[place] = max(desk.low[place], worth)
    else:
        desk.best[place] = min(desk.best[place], worth)
        desk.high[place] = min(desk.high[place], worth)


@kernel
def margin(desk, s, side):
    """How far the best score of a side is ahead of the other's."""
    verbs.score(s, desk.scores)
    own, other = -BOUND, -BOUND
    for seat in range(len(desk.scores)):
        if desk.sides[seat] == side:
            own = max(own, desk.scores[seat])
        else:
            other = max(other, desk.scores[seat])
    return own - other
