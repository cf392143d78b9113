"""What solving endgames is worth: `python -m bench.exact [--count 400] [GAME …]`.

A search that solves what can be solved meets the same search without, at equal iterations, every deal from both chairs.
Then it is asked again about every decision of some of these games: how many it could solve, and how long each took.
"""

import argparse
import json
import time
from typing import TypeVar

from msgspec import Struct, to_builtins

from ludoteca.arena import standings
from ludoteca.arena.executors import ThisProcess
from ludoteca.arena.runner import run_tournaments
from ludoteca.arena.tournament import Tournament
from ludoteca.bots import decide
from ludoteca.bots.search import Search
from ludoteca.bots.solution import can_be_solved, solved
from ludoteca.bots.warm import SERVED, warm_all
from ludoteca.engine.record import States
from ludoteca.games import GAMES

Number = TypeVar("Number", int, float)
ITERATIONS = 1000
"""Of both."""


class Exact:
    """The search that solves; the arena makes it by its name."""

    def choose(self, states: States, seat: int, seed: int) -> tuple[int, ...]:
        """The best move where that is known, else the one that was tried most."""
        return Search(ITERATIONS, exact=True).choose(states, seat, seed)


class Report(Struct):
    """One game: what solving wins, how often it can, and what it costs."""

    game: str
    games: int
    rate: float
    low: float
    high: float
    decisions: int
    solved: int
    games_solved: float
    """Share of the games in which a decision was solved."""
    steps: list[int]
    """Steps played for a solution: median, 95th percentile, most."""
    milliseconds: list[float]


def measured(name: str, games: int, asked: int) -> Report:
    """One game measured."""
    players = ["bench.exact:Exact", f"search:{ITERATIONS}"]
    tournament = Tournament(name, players, games, GAMES[name].seats[0], {})
    (played,) = run_tournaments([tournament], executor=ThisProcess(), told=lambda count: None)
    first = next(each for each in standings(players, played) if each.player == players[0])
    decisions, ended, found = 0, 0, []
    for seed in range(asked):
        spent = endgame(name, seed, Search(iterations=200, exact=True))
        decisions += len(spent)
        taken = [each for each in spent if each is not None]
        found += taken
        ended += bool(taken)
    return Report(
        game=name,
        games=games,
        rate=round(first.rate, 4),
        low=round(first.interval.low, 4),
        high=round(first.interval.high, 4),
        decisions=decisions,
        solved=len(found),
        games_solved=round(ended / asked, 3),
        steps=spread([steps for steps, _ in found]),
        milliseconds=spread([round(1000 * seconds, 2) for _, seconds in found]),
    )


def endgame(name: str, seed: int, bot: Search) -> list[tuple[int, float] | None]:
    """For every decision of a game, how many steps and seconds its solution took, where there was one."""
    match, found = GAMES[name].start(GAMES[name].seats[0], seed), list[tuple[int, float] | None]()
    while not match.over:
        seat = match.pending[0]
        known = match.redealt(seat, seed)
        begun = time.perf_counter()
        solution = solved(known, seat)
        found.append(None if solution is None else (solution.spent, time.perf_counter() - begun))
        match.play_steps(seat, decide(bot, match, seat))
    return found


def spread(numbers: list[Number]) -> list[Number]:
    """The median, the 95th percentile and the greatest."""
    ordered = sorted(numbers)
    return [ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.5, 0.95, 1)] if ordered else []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[name for name, game in GAMES.items() if can_be_solved(game)])
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--asked", type=int, default=200)
    given = parser.parse_args()
    warm_all(games=[GAMES[name] for name in given.games], parts=SERVED)
    for name in given.games:
        print(json.dumps(to_builtins(measured(name, given.count, given.asked))), flush=True)
