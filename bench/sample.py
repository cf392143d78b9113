"""One decision out of a whole game: what a search says about it, and how the game then ended."""

import time
from typing import NamedTuple

from msgspec import Struct

from bench.self_play import Kept, play_here
from bench.timing import load
from ludoteca.bots.search import Search
from ludoteca.games import GAMES

TABLES = {"kariba": (2, 3, 4), "boss-kito": (3, 4), "bossa": (2,), "kitsune": (2, 4), "exploding-kittens": (2, 3, 4)}
"""Seats of the tables that are played in turn."""


def seats_of(game: str, number: int) -> int:
    """How many play game `number`."""
    return TABLES[game][number % len(TABLES[game])]


class Job(Struct, frozen=True):
    """A game to be played: its number fixes the deal and the decision that is looked at."""

    id: str
    game: str
    number: int
    plays: int
    """Iterations of those who play."""
    asked: int
    """Iterations of the search that is asked, as an explanation asks it."""


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


class Asked(NamedTuple):
    """A game that was played: what was kept of it, and the seconds it took."""

    job: Job
    kept: Kept
    seconds: float


def sampled(job: Job) -> Sample:
    """Play a game, then ask the search about one of its decisions that was not forced."""
    load(job.game)
    begun = time.perf_counter()
    seats = seats_of(job.game, job.number)
    kept = play_here(GAMES[job.game], number=job.number, seats=seats, iterations=job.plays)
    return answered(Asked(job, kept, time.perf_counter() - begun))


def answered(asked: Asked) -> Sample:
    """Ask the search about the decision that was kept of a game."""
    job, kept, seconds = asked
    load(job.game)
    begun, game, seat = time.perf_counter(), GAMES[job.game], kept.seat
    sides = game.sides(len(kept.scores))
    winners = {side for side, score in zip(sides, kept.scores, strict=True) if score == max(kept.scores)}
    return Sample(
        id=job.id,
        game=job.game,
        number=job.number,
        fair=1 / len(set(sides)),
        share=Search(job.asked, style=game.players.style.telling()).weighed(kept.known, seat, job.number)[0].share,
        won=(sides[seat] in winners) / len(winners),
        plays=job.plays,
        asked=job.asked,
        seconds=seconds + time.perf_counter() - begun,
    )
