"""Runs tournaments: games go out to an executor in small portions, results come back and into a journal."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from ludoteca.arena.executors import Executor, executor_for
from ludoteca.arena.journal import Journal
from ludoteca.arena.standing import GameResult
from ludoteca.arena.tournament import Pairing, Tournament, play

PORTION = 4
"""Games that a process takes on at a time."""

Told = Callable[[int], None]
"""Hears of every few games that are over."""


class Game(Struct, frozen=True):
    """A finished game as a journal keeps it."""

    id: str
    played: GameResult


def run_tournament(tournament: Tournament, *, processes: int | None = None, told: Told) -> list[GameResult]:
    """Play one whole tournament on a number of processes, on all cores if not said."""
    return run_tournaments([tournament], executor=executor_for(processes), told=told)[0]


def run_tournaments(
    tournaments: Sequence[Tournament], *, executor: Executor, told: Told, journal: Journal[Game] | None = None
) -> list[list[GameResult]]:
    """The games of each tournament, in order. What the journal knows is not played again."""
    for tournament in tournaments:
        tournament.check()
    asked = [[(each.id(), each) for each in tournament.pairings()] for tournament in tournaments]
    everything = {id: each for some in asked for id, each in some}
    found = {id: journal.lines[id].played for id in everything if id in journal.lines} if journal else {}
    told(len(found))
    waiting = [each for each in everything.items() if each[0] not in found]
    portions = [waiting[start : start + PORTION] for start in range(0, len(waiting), PORTION)]
    for _, games in executor.run(play_all, portions):
        found.update((game.id, game.played) for game in games)
        if journal:
            journal.note(*games)
        told(len(games))
    return [[found[id] for id, _ in some] for some in asked]


def play_all(portion: Sequence[tuple[str, Pairing]]) -> list[Game]:
    """Play some games, one after the other."""
    return [Game(id, play(pairing)) for id, pairing in portion]
