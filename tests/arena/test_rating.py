import random

import pytest

from ludoteca.arena import GameResult, ratings

pytest.importorskip("openskill")


def games(count: int, wins: float) -> list[GameResult]:
    """Heads up, with the chairs changed, won by x so often."""
    dice = random.Random(3)
    return [
        GameResult(("x", "y")[:: 1 - 2 * (number % 2)], (0, 0), ((number + (dice.random() >= wins)) % 2,))
        for number in range(count)
    ]


def test_six_apart_the_better_wins_three_of_four() -> None:
    found = ratings(games(3000, 0.75))
    assert list(found) == ["x", "y"]
    assert found["x"].strength - found["y"].strength == pytest.approx(6.5, abs=1.3)
    assert found["x"].doubt < 1


def test_equals_are_rated_alike() -> None:
    found = ratings(games(2000, 0.5))
    assert abs(found["x"].strength - found["y"].strength) < 1


def test_shared_victories_and_several_chairs_are_rated() -> None:
    even = [GameResult(("x", "y"), (1, 1), (0, 1)), GameResult(("y", "x"), (1, 1), (0, 1))]
    assert ratings(even)["x"] == ratings(even)["y"]
    alone = [GameResult(("x", "y", "y"), (1, 0, 0), (0,)), GameResult(("y", "x", "y"), (0, 1, 0), (1,))] * 10
    assert ratings(alone)["x"].strength > ratings(alone)["y"].strength


def test_a_clan_is_one_player() -> None:
    clans = [GameResult(("x", "y", "x", "y"), (2, 1, 2, 1), (0, 2), sides=(0, 1, 0, 1))] * 5
    pairs = [GameResult(("x", "y"), (2, 1), (0,))] * 5
    assert ratings(clans) == ratings(pairs)
