"""Moments of Exploding Kittens."""

from tests.browser.positions.moment import Moment

MOMENTS = [
    Moment("midgame", seats=3, seed=3, moves=12),
]
