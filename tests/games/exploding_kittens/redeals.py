"""Redeals by the thousand, natively."""

from typing import Any

import numpy as np

from ludoteca import Game
from ludoteca.engine import verbs
from ludoteca.engine.kernel import kernel
from ludoteca.engine.randomness import seed_fast
from ludoteca.engine.record import rows


@kernel
def redeal_often(states: Any, seat: Any, hands: Any, piles: Any) -> None:
    """Redeal over and over from the same state and write down hands and piles."""
    for number in range(len(hands)):
        states[1] = states[0]
        s = states[1]
        seed_fast(s, number)
        verbs.redeal(s, seat)
        for other in range(s.seats):
            for title in range(12):
                hands[number, other, title] = s.hand[other, title]
        cell = s.stack_size - 1
        for depth in range(len(piles[number])):
            if s.kittens >> depth & 1:
                piles[number, depth] = 12
            elif cell >= 0:
                piles[number, depth] = s.stack[cell]
                cell -= 1


def warm(game: Game) -> None:
    """Compile it, with the types that it is always called with."""
    match = game.start(game.seats[0], seed=0)
    hands, piles = np.zeros((1, match.seats, 12), np.int64), np.zeros((1, 1), np.int64)
    redeal_often(rows(np.repeat(match.states, 2)), 0, hands, piles)
