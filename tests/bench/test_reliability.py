"""Chances that are fitted come true."""

import numpy as np
import pytest

from bench.reliability import chances, curve_of, fitted, judged, said_of


def samples(count: int, sharpness: float) -> tuple[np.ndarray, np.ndarray]:
    """Shares, and games that are won more or less surely than the shares say."""
    dice = np.random.default_rng(8)
    shares = dice.uniform(0.02, 0.98, count)
    odds = (shares / (1 - shares)) ** sharpness
    return shares, (dice.uniform(size=count) < odds / (1 + odds)).astype(np.float64)


@pytest.mark.parametrize("sharpness", [0.4, 1.0, 2.0])
def test_a_curve_finds_out_how_sure_shares_are(sharpness: float) -> None:
    shares, won = samples(8000, sharpness)
    weights = fitted(shares, won)
    assert weights == pytest.approx([0.0, sharpness, sharpness], abs=0.2)
    found = judged(said_of(shares, won), shares, won, np.full(8000, 0.5))
    assert found.brier <= found.raw + 0.0005
    assert found.brier < found.base
    assert sum(each.samples for each in found.bins) == 8000
    assert all(abs(each.said - each.came_true) < 0.04 for each in found.bins if each.samples >= 800)


def test_few_samples_leave_shares_nearly_as_they_are() -> None:
    shares, won = samples(3, 1.0)
    assert chances(fitted(shares, won), np.array([0.5]))[0] == pytest.approx(0.5, abs=0.3)
    assert chances(fitted(shares[:0], won[:0]), np.array([0.3]))[0] == pytest.approx(0.3)


def test_a_curve_never_falls_even_where_shares_mislead() -> None:
    shares, won = samples(2000, -1.0)
    curve = curve_of(shares, won, "")
    assert curve.chances == sorted(curve.chances)
    assert curve.shares[0] == 0
    assert curve.shares[-1] == 1
