"""A search's share becomes a chance of winning."""

from itertools import pairwise

import pytest

from ludoteca.bots.calibration import Curve, calibrated, curves
from ludoteca.games import GAMES

CURVE = Curve([0.0, 0.25, 1.0], [0.1, 0.2, 0.8])


@pytest.mark.parametrize(
    ("share", "chance"), [(0.0, 0.1), (0.125, 0.15), (0.25, 0.2), (0.625, 0.5), (1.0, 0.8), (-0.1, 0.1), (1.1, 0.8)]
)
def test_between_two_points_a_curve_is_straight(share: float, chance: float) -> None:
    assert CURVE.at(share) == pytest.approx(chance)


def test_a_game_that_was_not_measured_keeps_its_shares() -> None:
    assert calibrated("chess", 0.3) == 0.3


@pytest.mark.parametrize("game", GAMES)
def test_more_victories_are_never_a_smaller_chance(game: str) -> None:
    chances = [calibrated(game, number / 200) for number in range(201)]
    assert all(one <= two for one, two in pairwise(chances))
    assert 0 <= chances[0] < chances[-1] <= 1


def test_only_games_of_the_house_have_curves() -> None:
    assert set(curves()) <= set(GAMES)
