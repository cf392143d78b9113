"""One decision out of a whole game: what a search says about it, and how the game then ended."""

import hashlib
import random
import time

from msgspec import Struct

from bench.timing import load
from ludoteca.bots import decision_seed
from ludoteca.bots.search import Search
from ludoteca.engine import stepgraph
from ludoteca.games import GAMES

TABLES = {"kariba": (2, 3, 4), "boss-kito": (3, 4), "bossa": (2,), "kitsune": (2, 4), "exploding-kittens": (2, 3, 4)}
"""Seats of the tables that are played in turn."""


class Job(Struct, frozen=True):
    """A game to be played: its number fixes the deal and the decision that is looked at."""

    id: str
    game: str
    number: int
    plays: int
    """Iterations of those who play."""
    asked: int
    """Iterations of the search that is asked."""


class Sample(Struct, frozen=True):
    """What the search said about the best step, and what share of the victory the seat's side had in the end."""

    id: str
    game: str
    number: int
    fair: float
    """What a side wins at such a table if all are alike."""
    share: float
    won: float
    plays: int
    asked: int
    seconds: float


def sampled(job: Job) -> Sample:
    """Play a game, then ask the search about one of its decisions that was not forced."""
    load(job.game)
    begun, game = time.perf_counter(), GAMES[job.game]
    seats = TABLES[job.game][job.number % len(TABLES[job.game])]
    match = game.start(seats, hashlib.sha256(f"calibration {job.game} {job.number}".encode()).digest())
    bot, decisions = Search(job.plays), []
    while not match.over:
        seat = match.pending[0]
        seed = decision_seed(match, seat)
        known = match.redealt(seat, seed)
        if len(stepgraph.steps(known, seat, game.steps)) > 1:
            decisions.append((known, seat, seed))
        match.play_steps(seat, bot.choose(known, seat, seed))
    known, seat, seed = random.Random(job.number).choice(decisions)
    share = Search(job.asked).weighed(known, seat, seed)[0].share
    assert match.outcome is not None
    winners = {game.side(winner) for winner in match.outcome.winners}
    return Sample(
        id=job.id,
        game=job.game,
        number=job.number,
        fair=1 / len({game.side(each) for each in range(seats)}),
        share=share,
        won=(game.side(seat) in winners) / len(winners),
        plays=job.plays,
        asked=job.asked,
        seconds=time.perf_counter() - begun,
    )
