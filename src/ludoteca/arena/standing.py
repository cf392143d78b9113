"""How players stand after many games: shares of victory with 95 % intervals."""

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from ludoteca.arena.pairs import paired
from ludoteca.engine.interval import Interval


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


class GameResult(Struct, frozen=True):
    """One finished game: who sat where, with which scores, and who won."""

    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deal: str = ""
    """The name of the deal; other seatings play it too."""
    sides: tuple[int, ...] = ()
    """For which side each chair plays; without it, each for itself."""

    def chairs(self, player: str) -> list[int]:
        """Where a player sits."""
        return [seat for seat, sitter in enumerate(self.players) if sitter == player]

    def points(self, player: str) -> float:
        """A player's share of the victory, all its chairs together."""
        return sum(seat in self.winners for seat in self.chairs(player)) / len(self.winners)

    def parties(self) -> list[list[int]]:
        """The chairs of each side."""
        sides = self.sides or tuple(range(len(self.players)))
        return [[seat for seat, own in enumerate(sides) if own == side] for side in sorted(set(sides))]


def standings(players: Sequence[str], games: Sequence[GameResult]) -> list[Standing]:
    """All players, the best first."""
    found = [standing(player, players, [game for game in games if player in game.players]) for player in players]
    return sorted(found, key=lambda each: -each.rate)


def by_meeting(players: Sequence[str], games: Sequence[GameResult]) -> list[list[Standing]]:
    """How those who met stand among each other, meeting by meeting, in the order of the games."""
    meetings: dict[tuple[str, ...], list[GameResult]] = defaultdict(list)
    for game in games:
        meetings[tuple(sorted(game.players, key=players.index))].append(game)
    return [standings(list(dict.fromkeys(met)), own) for met, own in meetings.items()]


def standing(player: str, players: Sequence[str], games: Sequence[GameResult]) -> Standing:
    """How one player stands."""
    count, points = len(games), sum(game.points(player) for game in games)
    chairs = [(game, game.chairs(player)) for game in games]
    return Standing(
        player=player,
        games=count,
        points=points,
        shared=sum(0 < game.points(player) < 1 for game in games),
        rate=points / max(1, count),
        interval=paired((game.deal, game.points(player)) for game in games),
        fair=sum(len(own) / len(game.players) for game, own in chairs) / max(1, count),
        score=sum(sum(game.scores[seat] for seat in own) / len(own) for game, own in chairs) / max(1, count),
        rivals={rival: rate_against(rival, player, games) for rival in players if rival != player},
    )


def rate_against(rival: str, player: str, games: Sequence[GameResult]) -> float:
    """How often a chair's score is above a rival chair's; equal scores count a half."""
    pairs = [
        (game.scores[own], game.scores[other])
        for game in games
        for own in game.chairs(player)
        for other in game.chairs(rival)
    ]
    return sum((own > other) + (own == other) / 2 for own, other in pairs) / max(1, len(pairs))
