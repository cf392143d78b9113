import random

import pytest

from ludoteca.arena import GameResult, by_meeting, standings
from ludoteca.arena.pairs import paired, student
from ludoteca.engine.interval import Interval, wilson


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


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def width(interval: Interval) -> float:
    return interval.high - interval.low


def test_luck_that_cancels_out_makes_an_interval_narrower() -> None:
    """Two hundred deals, each from both chairs: as many wins, shared out in three ways."""
    single = [(str(deal), float(deal % 2)) for deal in range(400)]
    split = [(str(deal), share) for deal in range(200) for share in (0.0, 1.0)]
    alike = [(str(deal), float(deal % 2)) for deal in range(200) for _ in range(2)]
    assert width(paired(single)) == pytest.approx(width(wilson(200, 400)), rel=0.02)
    assert width(paired(split)) == pytest.approx(width(wilson(200, 400)) / 2, rel=0.02)
    assert width(paired(alike)) == pytest.approx(width(wilson(100, 200)), rel=0.02)


def test_an_interval_over_deals_holds_the_truth_as_often_as_it_says() -> None:
    """Luck of the deal decides half of the games: 300 tournaments of 60 deals from both chairs, true rate 60 %."""
    dice, held = random.Random(5), 0
    for _ in range(300):
        games: list[tuple[str, float]] = []
        for deal in range(60):
            lucky = dice.randrange(2)
            for chair in range(2):
                wins = dice.random() < 0.7 if dice.random() < 0.5 else lucky == chair
                games.append((str(deal), float(wins)))
        found = paired(games)
        held += found.low <= 0.6 <= found.high
    assert 0.91 <= held / 300 <= 0.99


def test_a_shared_victory_is_shared() -> None:
    games = [
        GameResult(("x", "y"), (5, 5), (0, 1)),
        GameResult(("y", "x"), (3, 9), (1,)),
        GameResult(("x", "y"), (8, 2), (0,)),
    ]
    best, other = standings(["y", "x"], games)
    assert (best.player, best.points, best.games, best.shared) == ("x", 2.5, 3, 1)
    assert (other.player, other.points, other.shared) == ("y", 0.5, 1)
    assert best.rate + other.rate == pytest.approx(1)
    assert best.fair == 0.5
    assert best.score == pytest.approx(22 / 3)
    assert best.rivals == {"y": pytest.approx(2.5 / 3)}


def test_a_player_stands_only_in_its_own_games() -> None:
    games = [GameResult(("x", "y"), (1, 0), (0,)), GameResult(("y", "z"), (1, 0), (0,))]
    found = standings(["x", "y", "z"], games)
    assert [(each.player, each.games, each.rate) for each in found] == [("x", 1, 1.0), ("y", 2, 0.5), ("z", 1, 0.0)]
    met = by_meeting(["x", "y", "z"], [*games, GameResult(("y", "x"), (1, 0), (0,))])
    assert [[(each.player, each.games) for each in some] for some in met] == [
        [("x", 2), ("y", 2)],
        [("y", 1), ("z", 1)],
    ]
