"""A round robin: every choice of players meets at a table, on the same deals, with the seats changed round.

With more chairs than players the first named sits alone among the last; in a game of clans a player is a whole clan.

Game n of a meeting follows from the tournament's seed, from n and from the players, whatever the number of processes.
"""

import hashlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from typing import Any

from msgspec import Struct

from ludoteca.arena.standing import Played
from ludoteca.bots import decide, player
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES

PORTION = 4
"""Games that a process takes on at a time."""
NICENESS = 5
"""People at tables come first."""


class BadTournament(LudotecaError):
    """A tournament that cannot be held."""


class Tournament(Struct, frozen=True):
    """Who meets at which tables, how often, and on which deals."""

    game: str
    players: list[str]
    games: int
    """Games of each meeting."""
    seats: int
    options: dict[str, Any]
    seed: int = 1

    def check(self) -> None:
        """Raise what makes this tournament impossible, before any time is spent on it."""
        for spec in self.players:
            player(spec)
        if len(set(self.players)) < len(self.players) or len(self.players) < 2:
            raise BadTournament(Says("cli-arena-players-few"))
        GAMES[self.game].start(self.seats, 0, **self.options)

    def meetings(self) -> list[tuple[str, ...]]:
        """The chairs of every choice of players. Partners are one player; the last named takes what chairs are left."""
        sides = [GAMES[self.game].side(seat) for seat in range(self.seats)]
        meeting = min(len(set(sides)), len(self.players))
        return [
            tuple(chosen[min(side, meeting - 1)] for side in sides) for chosen in combinations(self.players, meeting)
        ]

    def pairings(self) -> list["Pairing"]:
        """All games. Each deal is played from every chair; on every other deal the players sit the other way round."""
        return [
            Pairing(self, rotated(meeting if deal % 2 == 0 else meeting[::-1], turn), deal)
            for meeting in self.meetings()
            for deal, turn in (divmod(number, self.seats) for number in range(self.games))
        ]


class Pairing(Struct, frozen=True):
    """One game to be played: who sits where, and the number of the deal."""

    tournament: Tournament
    players: tuple[str, ...]
    deal: int

    def seed(self) -> bytes:
        """The seed of the deal; all meetings play the same deals."""
        return hashlib.sha256(f"{self.tournament.game} {self.tournament.seed} {self.deal}".encode()).digest()


def rotated(players: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The same neighbours, each some chairs further."""
    return players[by:] + players[:by]


def play(pairing: Pairing) -> Played:
    """Play one game to its end."""
    tournament, bots = pairing.tournament, [player(spec) for spec in pairing.players]
    match = GAMES[tournament.game].start(tournament.seats, pairing.seed(), **tournament.options)
    while not match.over:
        seat = match.pending[0]
        match.play_steps(seat, decide(bots[seat], match, seat))
    assert match.outcome is not None
    return Played(pairing.players, tuple(match.outcome.scores), tuple(match.outcome.winners))


def play_all(pairings: list[Pairing]) -> list[Played]:
    """Play some games, one after the other."""
    return [play(pairing) for pairing in pairings]


def hold(tournament: Tournament, *, processes: int | None = None, told: Callable[[int], None]) -> list[Played]:
    """Play the whole tournament on all cores; `told` hears of every few games that are over."""
    tournament.check()
    pairings = tournament.pairings()
    portions = [pairings[start : start + PORTION] for start in range(0, len(pairings), PORTION)]
    workers = min(processes or os.cpu_count() or 1, len(portions))
    if workers <= 1:
        return [game for portion in portions for game in reported(play_all(portion), told)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=begin_work) as pool:
        waiting = {pool.submit(play_all, portion): number for number, portion in enumerate(portions)}
        found = {waiting[done]: reported(done.result(), told) for done in as_completed(waiting)}
    return [game for number in sorted(found) for game in found[number]]


def begin_work() -> None:
    """A process that plays lets others go first, and never outlives whoever asked for the games."""
    os.nice(NICENESS)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait for the end of the process that started this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def reported(games: list[Played], told: Callable[[int], None]) -> list[Played]:
    """The same games, once somebody has heard of them."""
    told(len(games))
    return games
