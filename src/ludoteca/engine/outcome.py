"""How a match ended: who won, with which scores, and why it is over."""

from typing import TYPE_CHECKING

from msgspec import Struct

from ludoteca.engine.saying import Says

if TYPE_CHECKING:
    from ludoteca.engine.game import Game


class Outcome(Struct, frozen=True):
    """The final ranking and the reason the match ended. Winners of a shared victory all stand in `winners`."""

    scores: list[int]
    ranking: list[int]
    """For each seat its place, 1 is first; equal scores share a place."""
    winners: list[int]
    because: Says


def ranked(scores: list[int], because: Says) -> Outcome:
    """The outcome in which more is better and equals share their place."""
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(scores, ranking, [seat for seat, place in enumerate(ranking) if place == 1], because)


def rivals_of(game: "Game", seats: int) -> int:
    """How many seats play against a seat."""
    own, *others = game.sides(seats)
    return sum(side != own for side in others)


def rewards(scores: list[int], rivals: int) -> list[float]:
    """What each seat gets for a game that is over, as `stepping.pay_one` pays it."""
    return [sum((own > other) - (own < other) for other in scores) / rivals for own in scores]
