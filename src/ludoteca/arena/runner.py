"""The hall in which tournaments are held: games go out to a crew in small portions and come back to a journal."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from ludoteca.arena.executors import Crew, hire
from ludoteca.arena.journal import Journal
from ludoteca.arena.standing import Played
from ludoteca.arena.tournament import Pairing, Tournament, play

PORTION = 4
"""Games that a process takes on at a time."""

Told = Callable[[int], None]
"""Hears of every few games that are over."""


class Game(Struct, frozen=True):
    """A finished game as a journal keeps it."""

    id: str
    played: Played


def hold(tournament: Tournament, *, processes: int | None = None, told: Told) -> list[Played]:
    """Play one whole tournament on so many processes, on all cores if not said."""
    return hold_all([tournament], crew=hire(processes), told=told)[0]


def hold_all(
    tournaments: Sequence[Tournament], *, crew: Crew, told: Told, journal: Journal[Game] | None = None
) -> list[list[Played]]:
    """The games of each tournament, in order. What the journal knows is not played again."""
    for tournament in tournaments:
        tournament.check()
    asked = [[(each.id(), each) for each in tournament.pairings()] for tournament in tournaments]
    everything = {id: each for some in asked for id, each in some}
    found = {id: journal.lines[id].played for id in everything if id in journal.lines} if journal else {}
    told(len(found))
    waiting = [each for each in everything.items() if each[0] not in found]
    portions = [waiting[start : start + PORTION] for start in range(0, len(waiting), PORTION)]
    for _, games in crew.spread(play_all, portions):
        found.update((game.id, game.played) for game in games)
        if journal:
            journal.note(*games)
        told(len(games))
    return [[found[id] for id, _ in some] for some in asked]


def play_all(portion: Sequence[tuple[str, Pairing]]) -> list[Game]:
    """Play some games, one after the other."""
    return [Game(id, play(pairing)) for id, pairing in portion]
