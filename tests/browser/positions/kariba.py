"""Moments of Kariba: from the deal to the prize card, with every kind of decision and the fullest waterhole."""

from typing import Any

from tests.browser.positions.moment import Moment, over, views

FULL: dict[str, Any] = {
    "players": 4,
    "hands": [[4, 4, 6, 7, 8], [1, 2], [2, 3], [1, 5]],
    "pile": [],
    "waterhole": {"1": 4, "2": 3, "3": 7, "4": 2, "5": 5, "6": 7, "7": 3, "8": 6},
    "captured": [[1, 1, 2, 4, 4, 4, 5], [2, 4, 5, 7, 8], [2, 7, 7, 7], []],
    "first": 0,
    "active": 0,
    "phase": "play",
    "turns": 31,
}
"""Nearly every card lies at the water and nothing is left to draw."""

QUICKEST: tuple[int, dict[str, int]] = (2, {})
"""The fewest seats and the quickest options."""


def is_late(view: Any) -> bool:
    """Whether a match is soon over."""
    return bool(view.pile == 0)


MOMENTS = [
    Moment("opening", seats=4, seed=5),
    Moment("midgame", seats=4, seed=8, moves=16, options={"games": 3}),
    Moment("waiting", seats=4, seed=8, moves=16, mine=False),
    Moment("two", seats=2, seed=4, moves=14),
    Moment("five", seats=5, seed=6, moves=20),
    Moment("expert", seats=4, seed=3, moves=14, options={"expert": True}),
    Moment(
        "draw", seats=3, seed=3, moves=12, options={"expert": True},
        until=views(lambda view: view.phase == "draw" and 0 in view.pending),
    ),
    Moment("full", position=FULL),
    Moment("last-cards", seats=3, seed=2, until=views(lambda view: view.pile == 0 and 0 in view.pending)),
    Moment("spectator", seats=4, seed=7, moves=18, seat=None),
    Moment("end", seats=4, seed=9, until=over, told=200),
    Moment("series-end", seats=3, seed=9, options={"games": 3}, until=over),
]  # fmt: skip
