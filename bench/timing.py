"""Games with a watch beside every chair."""

import time
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from ludoteca.arena import GameResult, entrant
from ludoteca.arena.tournament import Pairing, play
from ludoteca.bots import Bot
from ludoteca.bots.warm import NETWORK, SERVED
from ludoteca.engine.record import States
from ludoteca.engine.warm import load as bring
from ludoteca.games import GAMES

LONG = 1.0
"""Seconds that a decision may take."""


class Pace(Struct):
    """How long a player thought: all decisions together, the longest one, and how many took more than a second."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    long: int = 0


class Timed(Struct, frozen=True):
    """A finished game as the journal keeps it: for which measure, how it ended, and how long everybody thought."""

    id: str
    measure: str
    played: GameResult
    seconds: float
    paces: dict[str, Pace]


class Job(Struct, frozen=True):
    """A game to be played for a measure."""

    measure: str
    id: str
    pairing: Pairing


@dataclass(frozen=True)
class Stopwatch:
    """A player with a watch beside it."""

    bot: Bot
    pace: Pace

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """What the player chooses."""
        begun = time.perf_counter()
        chosen = self.bot.choose(states, seat, seed)
        took = time.perf_counter() - begun
        self.pace.decisions += 1
        self.pace.seconds += took
        self.pace.worst = max(self.pace.worst, took)
        self.pace.long += took > LONG
        return chosen


@cache
def load(game: str) -> None:
    """Have the compiled rules and players of a game in this process before any watch runs."""
    for part in (*SERVED, NETWORK):
        bring(GAMES[game], part)


def timed(job: Job) -> Timed:
    """Play a game with a watch beside every chair."""
    load(job.pairing.tournament.game)
    paces = {spec: Pace() for spec in job.pairing.players}
    begun = time.perf_counter()
    played = play(job.pairing, lambda spec: Stopwatch(entrant(spec), paces[spec]))
    return Timed(job.id, job.measure, played, time.perf_counter() - begun, paces)
