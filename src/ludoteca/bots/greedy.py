"""The greedy player: it takes what it can get now, and looks once at what the next seat could take in return."""

from dataclasses import dataclass

import numpy as np

from ludoteca.bots.bot import asked, game_of
from ludoteca.bots.gains import weigh
from ludoteca.engine import calls, stepgraph
from ludoteca.engine.game import Game
from ludoteca.engine.record import States, rows


@dataclass(frozen=True)
class Greedy:
    """One move ahead, in a few worlds that the seat cannot tell from the true one."""

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The chain of steps that gains most on average, the answer of the next seat taken off."""
        game, seat, states = game_of(states), asked(states, seat, seed), states.copy()
        chain: tuple[int, ...] = ()
        while not chain or stepgraph.is_partial(states):
            chain = (*chain, best_step(game, states, seat, seed))
            calls.play(rows(states), 0, seat, chain[-1])
        return chain


def best_step(game: Game, states: States, seat: int, seed: int) -> int:
    """The legal step that gains most; of equals the first."""
    steps, answers, gains = (np.zeros(game.steps, np.int64) for _ in range(3))
    scores = np.zeros(int(states[0]["seats"]), np.int64)
    n = int(weigh(rows(np.repeat(states, 4)), seat, seed, steps, answers, scores, gains, game.longest))
    return int(max(steps[:n], key=lambda step: int(gains[step])))
