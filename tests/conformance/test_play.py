"""Random games of every game to the end, natively, with every promise of the verbs checked after every step."""

from math import ceil

import numpy as np
import pytest

from ludoteca import Game
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows as as_rows
from tests.conformance.random_play import played_out
from tests.conformance.rows import ROWS, Row, choices, each_game, each_row, pairs

GAMES_EACH = 2_000 if JIT else 40
"""Random games per game of the house."""


@pytest.mark.parametrize(("game", "row"), each_row())
def test_random_games_end_without_breaking_a_rule_and_forbids_agrees_with_legal(game: Game, row: Row) -> None:
    for seed in range(ceil(GAMES_EACH / len(ROWS[game.name]))):
        result, _ = played_out(game, row, seed)
        assert 0 < result <= game.longest, f"seed {seed}"


@pytest.mark.parametrize("game", each_game())
def test_the_rows_hold_every_value_and_every_number_of_seats(game: Game) -> None:
    held = {("seats", row.seats) for row in ROWS[game.name]}
    held |= {choice for row in ROWS[game.name] for choice in row.options.items()}
    assert held == {(name, value) for name, values in choices(game).items() for value in values}
    assert len(set().union(*(pairs({"seats": row.seats, **row.options}) for row in ROWS[game.name]))) >= len(held)


@pytest.mark.parametrize("game", each_game())
def test_an_all_zero_record_is_over(game: Game) -> None:
    states = np.zeros(1, game.state)
    assert calls.pending(as_rows(states), 0) == 0
    out = np.zeros(game.steps, np.int64)
    assert [int(calls.legal(as_rows(states), 0, seat, out)) for seat in range(game.seats[-1])] == [0] * game.seats[-1]


@pytest.mark.parametrize("game", each_game())
def test_a_record_has_no_holes(game: Game) -> None:
    fields = game.state.fields
    assert fields is not None
    places = sorted((each[1], each[0].itemsize) for each in fields.values())
    assert [start for start, _ in places] == [0, *(start + size for start, size in places)][: len(places)]
    assert sum(size for _, size in places) == game.state.itemsize
    assert game.state.itemsize % 8 == 0


@pytest.mark.parametrize(("game", "row"), each_row())
def test_a_record_that_is_dealt_again_keeps_nothing_of_the_last_game(game: Game, row: Row) -> None:
    _, used = played_out(game, row, seed=3)
    new = np.zeros(1, game.state)
    new[0] = game.record(row.seats, game.parse_options(row.options))[0]
    for states in (used, new):
        calls.reseed(as_rows(states), 0, 77)
        calls.deal(as_rows(states), 0)
    assert used[:1].tobytes() == new.tobytes()
