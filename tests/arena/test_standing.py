import pytest

from ludoteca.arena import Played, standings
from ludoteca.engine.interval import wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (600, 1000, 0.5693, 0.6299),
    ],
)
def test_wilsons_interval(points: float, games: int, low: float, high: float) -> None:
    found = wilson(points, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_a_shared_victory_is_shared() -> None:
    games = [
        Played(("x", "y"), (5, 5), (0, 1)),
        Played(("y", "x"), (3, 9), (1,)),
        Played(("x", "y"), (8, 2), (0,)),
    ]
    best, other = standings(["y", "x"], games)
    assert (best.player, best.points, best.games, best.shared) == ("x", 2.5, 3, 1)
    assert (other.player, other.points, other.shared) == ("y", 0.5, 1)
    assert best.rate + other.rate == pytest.approx(1)
    assert best.fair == 0.5
    assert best.score == pytest.approx(22 / 3)
    assert best.rivals == {"y": pytest.approx(2.5 / 3)}


def test_a_player_stands_only_in_its_own_games() -> None:
    found = standings(["x", "y", "z"], [Played(("x", "y"), (1, 0), (0,)), Played(("y", "z"), (1, 0), (0,))])
    assert [(each.player, each.games, each.rate) for each in found] == [("x", 1, 1.0), ("y", 2, 0.5), ("z", 1, 0.0)]
