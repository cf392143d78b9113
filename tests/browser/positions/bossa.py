"""Moments of Bossa."""

from tests.browser.positions.moment import Moment

MOMENTS = [
    Moment("midgame", seats=2, seed=3, moves=6),
]
