"""A player of your own in forty lines: ludoteca arena kariba examples.thinker:Thinker random.

It tries every step in a few worlds that its seat holds possible, lets chance play on, and takes what wins most often.
"""

import numpy as np

from ludoteca.bots.bot import game_of
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.record import States, copied, rows

WORLDS = 10


class Thinker:
    """All that the arena asks of a player is `choose`."""

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The steps of a whole move: one after the other, each the most promising, until the move is complete."""
        chain: tuple[int, ...] = ()
        while not chain or stepgraph.is_partial(states):
            steps = stepgraph.steps(states, seat, game_of(states).steps)
            best = max(steps, key=lambda step: sum(won(states, seat, step, seed + n) for n in range(WORLDS)))
            states, chain = stepgraph.tried(states, seat, best), (*chain, best)
        return chain


def won(states: States, seat: int, step: int, seed: int) -> bool:
    """Whether the seat wins if it takes a step and everything after that is left to chance."""
    world = copied(states)
    calls.redeal(rows(world), 0, seat, seed)  # what the seat cannot know, dealt anew
    calls.play(rows(world), 0, seat, step)
    while mask := int(calls.pending(rows(world), 0)):  # one bit for each seat that may act
        actor = mask.bit_length() - 1
        steps = stepgraph.steps(world, actor, game_of(world).steps)
        calls.play(rows(world), 0, actor, steps[int(calls.pick(rows(world), 0, len(steps)))])
    scores = np.zeros(int(world[0]["seats"]), np.int64)
    calls.score(rows(world), 0, scores)
    return bool(scores[seat] == scores.max())
