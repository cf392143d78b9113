"""Bots and explanations: the same move, and every word the same, in worlds that their seat cannot tell apart."""

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from ludoteca import Game
from ludoteca.bots import LEVELS, decide, player
from ludoteca.bots.explain import explain
from tests.conformance.rows import each_game
from tests.secrecy.twins import Twins, some_twins

LONG = [pytest.mark.long, pytest.mark.timeout(36_000)]
ITERATIONS = 60
"""Of an explanation; the search is the same whatever its length."""


def deciding(game: Game, most: int, every: int) -> Iterator[Twins]:
    """Twins whose viewer has to decide, of all tables."""
    turns = (each for each in some_twins(game, 10**9, every=every) if each.viewer in each.one.pending)
    return islice(turns, most)


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize(
    ("spec", "pairs", "every"),
    [
        *((spec, 12, 5) for spec in ("random", "greedy", "thumb", "tin", "copper")),
        ("brass", 1, 9),
        *(pytest.param(spec, 1000, 3, marks=LONG) for spec in ("random", "greedy", "thumb", *LEVELS)),
    ],
)
def test_a_bot_decides_the_same(game: Game, spec: str, pairs: int, every: int) -> None:
    bot = player(spec)
    for twins in deciding(game, pairs, every):
        one, two = (decide(bot, world, twins.viewer) for world in twins.both)
        assert one == two


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize("pairs", [5, pytest.param(1000, marks=LONG)])
def test_an_explanation_is_the_same(game: Game, pairs: int) -> None:
    for number, twins in enumerate(deciding(game, pairs, 5)):
        viewer, other = twins.viewer, number % 3
        made = twins.made[1][0] if twins.made is not None and twins.made[0] == viewer else None
        assert said(twins, viewer) == said(twins, viewer, world=1)
        if made is not None and other == 0:  # the move that was made, explained afterwards
            one, two = (world.after_moves(world.sequence - 1) for world in twins.both)
            before = Twins(viewer, one, two)
            assert said(before, viewer, made=made) == said(before, viewer, world=1, made=made)


def said(twins: Twins, viewer: int, *, world: int = 0, made: tuple[int, ...] | None = None) -> bytes:
    """All that is explained to a seat."""
    return msgspec.json.encode(explain(twins.both[world], viewer, ITERATIONS, made))
