"""A search's share becomes a chance of winning."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from ludoteca import Game
from ludoteca.bots.calibration import FILE, Curve, calibrated, curve_in
from ludoteca.games import GAMES

CURVE = Curve([0.0, 0.25, 1.0], [0.1, 0.2, 0.8])


@pytest.mark.parametrize(
    ("share", "chance"), [(0.0, 0.1), (0.125, 0.15), (0.25, 0.2), (0.625, 0.5), (1.0, 0.8), (-0.1, 0.1), (1.1, 0.8)]
)
def test_between_two_points_a_curve_is_straight(share: float, chance: float) -> None:
    assert CURVE.at(share) == pytest.approx(chance)


def test_a_game_that_was_not_measured_keeps_its_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.bots.calibration.curve_in", lambda folder: None)
    assert calibrated(GAMES["kariba"], 0.3) == 0.3


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_more_victories_are_never_a_smaller_chance(game: Game) -> None:
    chances = [calibrated(game, number / 200) for number in range(201)]
    assert all(one <= two for one, two in pairwise(chances))
    assert 0 <= chances[0] < chances[-1] <= 1


def test_a_curve_lies_in_the_folder_of_its_game(tmp_path: Path) -> None:
    assert curve_in(tmp_path) is None
    (tmp_path / FILE).write_bytes(msgspec.json.encode(CURVE))
    curve_in.cache_clear()
    assert curve_in(tmp_path) == CURVE
