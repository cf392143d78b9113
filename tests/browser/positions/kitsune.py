"""Moments of Kitsune."""

from tests.browser.positions.moment import Moment

MOMENTS = [
    Moment("midgame", seats=4, seed=3, moves=12),
]
