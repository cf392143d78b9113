"""Ratings from many games: Plackett and Luce's model as `openskill` computes it.

A machine that only plays may lack that package: results can be rated elsewhere, later.
"""

import importlib
import importlib.util
import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludoteca.arena.standing import GameResult

SHUFFLE = 1
"""Later games count a little more than earlier ones, so they are rated in an order that favours nobody."""


class Rating(Struct, frozen=True):
    """How strong a player is, and how sure that is. Everybody begins at 25; six apart the better wins three of four."""

    strength: float
    doubt: float
    """Standard deviation."""


def can_rate() -> bool:
    """Whether `openskill` is installed."""
    return importlib.util.find_spec("openskill") is not None


def ratings(games: Sequence[GameResult]) -> dict[str, Rating]:
    """All players of some games, the strongest first. Who sits on several chairs moves by the mean of them."""
    model: Any = importlib.import_module("openskill.models").PlackettLuce(tau=0.0)
    found: dict[str, Any] = {player: model.rating() for game in games for player in game.players}
    for game in random.Random(SHUFFLE).sample(games, len(games)):
        sides = game.parties()
        won = [0 if any(seat in game.winners for seat in side) else 1 for side in sides]
        names = [game.players[side[0]] for side in sides]
        rated = [team[0] for team in model.rate([[found[name]] for name in names], ranks=won)]
        for name in set(names):
            own = [each for each, sitter in zip(rated, names, strict=True) if sitter == name]
            found[name] = model.rating(
                mu=sum(each.mu for each in own) / len(own), sigma=sum(each.sigma for each in own) / len(own)
            )
    made = {player: Rating(round(each.mu, 2), round(each.sigma, 2)) for player, each in found.items()}
    return dict(sorted(made.items(), key=lambda each: -each[1].strength))
