"""How players stand after many games: shares of victory with 95 % intervals."""

import math

from msgspec import Struct

Z = 1.959963984540054
"""Ninety-five in a hundred lie within so many standard deviations."""


class Interval(Struct, frozen=True):
    """Where a rate lies, with 95 % confidence."""

    low: float
    high: float


def wilson(points: float, games: int) -> Interval:
    """Wilson's interval for a rate; it stays within 0 and 1 and is honest for few games."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate, spread = points / games, Z * Z / games
    centre = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


class Standing(Struct, frozen=True, rename="camel"):
    """What a player has won. A victory shared by n counts 1/n for each."""

    player: str
    games: int
    points: float
    shared: int
    """Games whose victory was shared with others."""
    rate: float
    interval: Interval
    fair: float
    """The rate of a player as strong as the others at its tables."""
    score: float
    """Mean score."""
    rivals: dict[str, float]
    """The rate against each other player, over the games with both at the table, counting only these two."""


class Played(Struct, frozen=True):
    """One finished game: who sat where, with which scores, and who won."""

    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def points(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def standings(players: list[str], games: list[Played]) -> list[Standing]:
    """All players, the best first."""
    found = [standing(player, players, [game for game in games if player in game.players]) for player in players]
    return sorted(found, key=lambda each: -each.rate)


def standing(player: str, players: list[str], games: list[Played]) -> Standing:
    """How one player stands."""
    seats = [(game, game.players.index(player)) for game in games]
    count, points = len(seats), sum(game.points(seat) for game, seat in seats)
    return Standing(
        player=player,
        games=count,
        points=points,
        shared=sum(seat in game.winners and len(game.winners) > 1 for game, seat in seats),
        rate=points / max(1, count),
        interval=wilson(points, count),
        fair=sum(1 / len(game.players) for game in games) / max(1, count),
        score=sum(game.scores[seat] for game, seat in seats) / max(1, count),
        rivals={rival: rate_against(rival, seats) for rival in players if rival != player},
    )


def rate_against(rival: str, seats: list[tuple[Played, int]]) -> float:
    """How often a seat's score is above a rival's; equal scores count a half."""
    met = [(game.scores, seat, game.players.index(rival)) for game, seat in seats if rival in game.players]
    pairs = [(scores[seat], scores[other]) for scores, seat, other in met]
    return sum((own > other) + (own == other) / 2 for own, other in pairs) / max(1, len(pairs))
