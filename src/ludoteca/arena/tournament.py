"""A tournament: who meets at which tables, on the same deals, with the seats changed round.

In a round robin every choice of players meets; with more chairs than players the first named sits alone among the
last. In a gauntlet the first named sits alone among each of the others in turn. Where seats are partners a player is
their side. Game n of a meeting follows from the tournament's seed, from n and from the players, whatever plays it.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.arena.entrants import entrant, source_of
from ludoteca.arena.standing import GameResult
from ludoteca.bots import Bot, decide, has_learnt
from ludoteca.bots import __file__ as bots
from ludoteca.bots.levels import network_file
from ludoteca.engine.cache import SHARED, kernel_sources, scope_of
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES


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
    gauntlet: bool = False
    """Only the first named meets everybody."""

    def check(self) -> None:
        """Raise what makes this tournament impossible, before any time is spent on it."""
        for spec in self.players:
            entrant(spec, self.game)
        if len(set(self.players)) < len(self.players) or len(self.players) < 2:
            raise BadTournament(Says("cli-arena-players-few"))
        GAMES[self.game].start(self.seats, 0, **self.options)

    def meetings(self) -> list[tuple[str, ...]]:
        """The chairs of every choice of players. Partners are one player; the last named takes what chairs are left."""
        sides = GAMES[self.game].sides(self.seats)
        first, *others = self.players
        size = min(len(set(sides)), len(self.players))
        chosen = [(first, other) for other in others] if self.gauntlet else combinations(self.players, size)
        return [tuple(each[min(side, len(each) - 1)] for side in sides) for each in chosen]

    def pairings(self) -> list["Pairing"]:
        """All games. Each deal is played from every chair; on every other deal the players sit the other way round."""
        return [self.pairing(meeting, number) for meeting in self.meetings() for number in range(self.games)]

    def pairing(self, meeting: tuple[str, ...], number: int) -> "Pairing":
        """Game `number` of a meeting. Partners change chairs together: what is the same seating is not played twice."""
        turns = len({rotated(meeting, turn) for turn in range(self.seats)})
        deal, turn = divmod(number, turns)
        return Pairing(self, rotated(meeting if deal % 2 == 0 else meeting[::-1], turn), deal)


class Pairing(Struct, frozen=True):
    """One game to be played: who sits where, and the number of the deal."""

    tournament: Tournament
    players: tuple[str, ...]
    deal: int

    @property
    def deal_name(self) -> str:
        """What the deal follows from; all meetings play the same deals."""
        return f"{self.tournament.game} {self.tournament.seed} {self.deal}"

    def seed(self) -> bytes:
        """The seed of the deal."""
        return hashlib.sha256(self.deal_name.encode()).digest()

    def id(self) -> str:
        """A short name for everything that the course of this game follows from."""
        table = [self.tournament.seats, self.tournament.options, self.deal_name, self.players]
        return digest(edition(self.tournament.game, self.players), msgspec.json.encode(table, order="sorted"))


@cache
def edition(game: str, players: tuple[str, ...]) -> str:
    """A short name for exactly these rules and these bots."""
    files = [*kernel_sources(scope_of(GAMES[game].box.__name__)), *kernel_sources(SHARED)]
    files += sorted(Path(bots).parent.rglob("*.py"))
    levels = repr(GAMES[game].players)
    if any(has_learnt(game, spec) for spec in players):
        files.append(network_file(GAMES[game]))
    return digest(*(file.read_bytes() for file in files), levels, *map(source_of, sorted(set(players))))


def digest(*parts: str | bytes) -> str:
    """Sixteen hexadecimal digits."""
    whole = b"\0".join(part if isinstance(part, bytes) else part.encode() for part in parts)
    return hashlib.sha256(whole).hexdigest()[:16]


def rotated(players: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The same neighbours, each some chairs further."""
    return players[by:] + players[:by]


def play(pairing: Pairing, seated: Callable[[str], Bot] = entrant) -> GameResult:
    """Play one game to its end; `seated` makes the player of a name for each chair."""
    tournament, bots = pairing.tournament, [seated(spec) for spec in pairing.players]
    game = GAMES[tournament.game]
    match = game.start(tournament.seats, pairing.seed(), **tournament.options)
    while not match.over:
        seat = match.pending[0]
        match.play_steps(seat, decide(bots[seat], match, seat))
    assert match.outcome is not None
    return GameResult(
        players=pairing.players,
        scores=tuple(match.outcome.scores),
        winners=tuple(match.outcome.winners),
        deal=pairing.deal_name,
        sides=tuple(game.sides(tournament.seats)),
    )
