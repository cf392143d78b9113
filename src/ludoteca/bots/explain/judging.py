"""A move that the search hardly tried, judged for itself: made in many worlds, and searched on from there.

A search spends its tries on good moves; of a bad one it knows little more than that it is bad. Whoever asks what a
mistake has cost wants to know more.
"""

from statistics import fmean, variance

from ludoteca.bots.bot import game_of
from ludoteca.bots.explain.candidates import Chain, Tried
from ludoteca.bots.search import Search, standing
from ludoteca.engine import stepgraph
from ludoteca.engine.playout import SEEDS
from ludoteca.engine.record import States

WORLDS = 24
"""Worlds in which the move is made: what comes of it is different in each."""
PART = 4
"""Judging a move costs the iterations of a search divided by this."""
WELL = 10
"""A move that has had all iterations divided by this is known well enough."""
APART = 1 << 40
"""How far apart the seeds of two worlds lie: further than any search goes."""


def judged(states: States, seat: int, seed: int, chain: Chain, iterations: int) -> Tried:
    """What a whole move of a seat is worth in the mean, for all that the seat knows before it."""
    search = Search(max(1, iterations // PART // WORLDS), style=game_of(states).players.style.telling())
    shares = []
    for number in range(1, WORLDS + 1):
        own = seed + number * APART & SEEDS
        world = stepgraph.imagined(states, seat, own)
        for step in chain:
            world = stepgraph.tried(world, seat, step)
        shares.append(standing(search.grown(world, seat, own))[1])
    return Tried(chain, tries_worth(shares, WORLDS * search.iterations), fmean(shares))


def tries_worth(shares: list[float], most: int) -> int:
    """How many tries, each won or lost, would scatter as little as the mean of these; never more than were made."""
    share, scatter = fmean(shares), variance(shares) / len(shares)
    return most if scatter == 0 else max(1, min(most, round(share * (1 - share) / scatter)))
