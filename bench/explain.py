"""How long is a match thought over? `python -m bench.explain [--player greedy] [--threads 2] [GAME …]`.

Plays one match of each game at every number of seats and finds its whole course out: every decision, all seats.
"""

import argparse
import json
import time

from msgspec import Struct, to_builtins

from ludoteca.bots import decide, player
from ludoteca.bots.explain import examine, how_many, iterations_for
from ludoteca.bots.warm import warm_all
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.games import GAMES


class Report(Struct):
    """One match: how long it was, how many questions it raised, and what they cost."""

    game: str
    seats: int
    moves: int
    questions: int
    iterations: int
    seconds: float
    cpu: float
    turning: int
    given_away: float
    """Points that decisions cost, all seats together."""


def played_out(game: Game, seats: int, spec: str, seed: int) -> Match:
    """A finished match."""
    match, bot = game.start(seats, seed), player(spec)
    while not match.over:
        seat = match.pending[0]
        match.play_steps(seat, decide(bot, match, seat))
    return match


def measured(match: Match, threads: int) -> Report:
    """A match thought over."""
    iterations = iterations_for(match)
    wall, cpu = time.monotonic(), time.process_time()
    found = examine(match, iterations=iterations, threads=threads, told=lambda: None)
    return Report(
        game=match.game.name,
        seats=match.seats,
        moves=match.sequence,
        questions=how_many(match),
        iterations=iterations,
        seconds=round(time.monotonic() - wall, 1),
        cpu=round(time.process_time() - cpu, 1),
        turning=len(found.turning),
        given_away=round(100 * sum(found.costs)),
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    warm_all()
    for name in given.games:
        for seats in GAMES[name].seats:
            report = measured(played_out(GAMES[name], seats, given.player, given.seed), given.threads)
            print(json.dumps(to_builtins(report)), flush=True)
