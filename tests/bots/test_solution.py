"""Endgames are solved: as exactly as by trying everything, only where nothing is hidden, within bounds, and fairly."""

from collections.abc import Callable, Iterator
from itertools import islice

import numpy as np
import pytest

from ludoteca.bots.minimax import UNSETTLED, Desk, desk, settle, settle_move, worlds_left
from ludoteca.bots.search import Search
from ludoteca.bots.solution import MOST, can_be_solved, solved
from ludoteca.engine import switch
from ludoteca.engine.kernel import JIT
from ludoteca.engine.match import Match
from ludoteca.engine.record import rows
from ludoteca.games import GAMES
from ludoteca.games.bossa.box import MOVE
from tests.bots.endgames import (
    BOSSA,
    BOSSA_TABLES,
    KARIBA,
    KARIBA_TABLES,
    bossa_endgames,
    bossa_worlds,
    kariba_endgames,
    kariba_worlds,
    positions,
    truth,
    without_chance,
)

FEWER = 1 if JIT else 20
"""The interpreter looks at so many times less."""
REDEALS = 40


def worlds_of(match: Match, seat: int) -> int:
    """How many worlds the game says that a seat has to tell apart."""
    return int(worlds_left(rows(match.redealt(seat, 5)), 0, seat))


@pytest.mark.parametrize(
    ("endgames", "worlds", "most"),
    [
        (lambda: kariba_endgames(5), kariba_worlds, 300),
        (lambda: bossa_endgames(7), bossa_worlds, 120),
        pytest.param(lambda: kariba_endgames(7), kariba_worlds, 2000, marks=pytest.mark.long),
        pytest.param(lambda: bossa_endgames(20), bossa_worlds, 1000, marks=pytest.mark.long),
    ],
    ids=["kariba", "bossa", "many of kariba", "many of bossa"],
)
def test_a_solution_is_what_trying_everything_finds(
    endgames: Callable[[], Iterator[Match]], worlds: Callable[[Match], list[Match]], most: int
) -> None:
    signs = set()
    for number, match in enumerate(islice(endgames(), most // FEWER)):
        by, seat = match.pending[0], number % 2
        solution = solved(match.redealt(seat, number), seat)
        assert solution is not None
        assert solution.by == by
        assert {each.chain: (each.share, each.margin) for each in solution.moves} == truth(match, worlds(match))
        order = [(-each.share, -(each.margin or 0)) for each in solution.moves]
        if None not in {each.margin for each in solution.moves}:
            assert order == sorted(order)
        assert solution.best.share == max(each.share for each in solution.moves)
        signs |= {each.share for each in solution.moves}
    assert {0.0, 1.0} <= signs


def test_kariba_is_certain_exactly_where_all_redeals_are_the_truth_for_both() -> None:
    seen = {0: 0, 1: 0}
    for match in islice(positions(KARIBA, KARIBA_TABLES), 1200 // FEWER):
        if match.states[0]["pile_size"] > 3:
            continue
        last = match.states[0]["game"] + 1 == match.states[0]["games"]
        true = without_chance(match.states)
        alike = all(without_chance(match.redealt(seat, seed)) == true for seat in range(2) for seed in range(REDEALS))
        for seat in range(2):
            assert worlds_of(match, seat) == (1 if alike and last else 0)
        seen[alike and last] += 1
    assert min(seen.values()) > 0


def test_kariba_is_certain_before_the_pile_is_empty_if_both_lack_one_animal_only() -> None:
    position = {
        "players": 2,
        "options": {"expert": True},
        "hands": [[3, 3], [5, 5, 5, 5, 5]],
        "pile": [5],
        "visible": [8, 8, 8],
        "waterhole": {"1": 2, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0, "7": 8, "8": 2},
        "captured": [[1] * 6 + [2] * 8 + [3] * 6, [4] * 8 + [5] * 2 + [6] * 8 + [8] * 3],
        "first": 0,
        "active": 0,
        "phase": "draw",
    }
    match = KARIBA.position(position, seed=1)
    assert [worlds_of(match, seat) for seat in range(2)] == [0, 0]  # seat 1 does not know two zebras from an ostrich
    match.states[0]["shown"][0][2] = 2
    assert [worlds_of(match, seat) for seat in range(2)] == [1, 1]
    solution = solved(match.redealt(0, 1), 0)
    assert solution is not None
    assert {each.chain: (each.share, each.margin) for each in solution.moves} == truth(match, [match])


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players_are_never_solved(seats: int) -> None:
    for match in islice(positions(KARIBA, [{}], seats), 200 // FEWER):
        seat = match.pending[0]
        assert worlds_of(match, seat) == 0
        assert solved(match.redealt(seat, 1), seat) is None


def margins(match: Match, states_seed: int) -> dict[tuple[int, ...], int]:
    """What every move is worth in one redeal, taken as it lies."""
    seat = match.pending[0]
    world = match.redealt(seat, states_seed)
    room = desk(world, match.game.steps, [0, 1])
    as_it_lies = Match(match.game, match.options, world, match.seed)
    found = {}
    for chain in islice(match.chains(seat), 40):
        after = as_it_lies.copy()
        after.play_steps(seat, chain)
        found[chain] = after
    return {chain: settled(room, after, seat) for chain, after in found.items()}


def settled(room: Desk, match: Match, side: int) -> int:
    """What a position is worth to a side, as it lies."""
    room.line[0] = rows(match.states)[0]
    return int(settle(room, side, MOST))


def next_tile(match: Match, seed: int) -> int:
    """The tile that is drawn next in a redeal, -1 if there is none."""
    s = match.redealt(match.pending[0], seed)[0]
    return int(s["pile"][s["pile_size"] - 1]) if s["pile_size"] else -1


def test_bossa_is_certain_once_nothing_matters_but_the_next_tile() -> None:
    seen = set()
    for match in islice(bossa_endgames(40), 80 // FEWER):
        s = match.states[0]
        by_tile: dict[int, dict[tuple[int, ...], int]] = {}
        for seed in range(12):
            found = margins(match, seed)
            assert by_tile.setdefault(next_tile(match, seed), found) == found
        assert worlds_of(match, 0) == worlds_of(match, 1) == 1 + s["pile_size"] >= len(by_tile)
        seen.add((int(s["pile_end"]), int(s["pile_size"])))
    assert seen == {(0, 0), (0, 1), (1, 1), (1, 2)} or not JIT


@pytest.mark.skipif(not JIT, reason="takes minutes in the interpreter")
@pytest.mark.parametrize("table", BOSSA_TABLES[::2])
def test_bossa_is_not_certain_with_one_tile_more(table: dict[str, str]) -> None:
    """There are positions in which what lies under the next tile matters too."""
    for match in positions(BOSSA, [table]):
        s = match.states[0]
        if s["phase"] != MOVE or s["pile_size"] != (3 if s["pile_end"] else 2):
            continue
        assert worlds_of(match, match.pending[0]) == 0
        by_tile: dict[int, dict[tuple[int, ...], int]] = {}
        for seed in range(12):
            found = margins(match, seed)
            if UNSETTLED not in found.values() and by_tile.setdefault(next_tile(match, seed), found) != found:
                return


@pytest.mark.parametrize("endgames", [lambda: kariba_endgames(16), lambda: bossa_endgames(60)], ids=["kariba", "bossa"])
def test_whoever_cannot_tell_worlds_apart_gets_the_same_solution(endgames: Callable[[], Iterator[Match]]) -> None:
    for match in islice(endgames(), 60 // FEWER):
        for seat in range(2):
            first, *others = (solved(match.redealt(seat, seed), seat) for seed in range(5))
            assert first is not None
            assert all(other == first for other in others)
        own, other = (solved(match.redealt(seat, 1), seat) for seat in range(2))
        assert own == other  # both know the same


@pytest.mark.parametrize("endgames", [lambda: kariba_endgames(16), lambda: bossa_endgames(60)], ids=["kariba", "bossa"])
def test_work_is_bounded_and_what_is_given_stays_as_it_was(endgames: Callable[[], Iterator[Match]]) -> None:
    refused = 0
    for match in islice(endgames(), 60 // FEWER):
        seat = match.pending[0]
        known = match.redealt(seat, 1)
        before = known.tobytes()
        solution = solved(known, seat)
        assert solution is not None
        assert solution.spent <= MOST
        assert known.tobytes() == before
        if solution.spent > 1:
            assert solved(known, seat, solution.spent - 1) is None
            refused += 1
        assert solved(known, seat, solution.spent) == solution
    assert refused


@pytest.mark.skipif(not JIT, reason="compares native code with the interpreter")
@pytest.mark.parametrize("endgames", [lambda: kariba_endgames(6), lambda: bossa_endgames(12)], ids=["kariba", "bossa"])
def test_interpreter_and_native_code_find_the_same(endgames: Callable[[], Iterator[Match]]) -> None:
    for match in islice(endgames(), 8):
        seat = match.pending[0]
        known = match.redealt(seat, 3)
        native = solved(known, seat)
        switch.INTERPRETED.add(match.game.state)
        try:
            assert solved(known, seat) == native
        finally:
            switch.INTERPRETED.clear()


@pytest.mark.parametrize("endgames", [lambda: kariba_endgames(10), lambda: bossa_endgames(40)], ids=["kariba", "bossa"])
def test_a_search_that_is_told_to_plays_the_best_move(endgames: Callable[[], Iterator[Match]]) -> None:
    for match in islice(endgames(), 30 // FEWER):
        seat = match.pending[0]
        known = match.redealt(seat, 1)
        solution = solved(known, seat)
        assert solution is not None
        assert Search(iterations=1, exact=True).choose(known, seat, 3) == solution.best.chain


@pytest.mark.parametrize("name", GAMES)
def test_where_nothing_can_be_solved_a_search_searches(name: str) -> None:
    game = GAMES[name]
    assert can_be_solved(game) == (name in {"kariba", "bossa"})
    match = game.start(game.seats[0], 4)
    seat = match.pending[0]
    known = match.redealt(seat, 1)
    assert solved(known, seat) is None
    assert Search(iterations=30, exact=True).choose(known, seat, 3) == Search(iterations=30).choose(known, seat, 3)


def test_a_line_that_is_too_long_has_no_answer() -> None:
    match = KARIBA.start(2, 1)
    states = match.redealt(match.pending[0], 1)
    room = desk(states, KARIBA.steps, [0, 1])
    first = np.array(next(match.chains(match.pending[0])), np.int64)
    assert settle_move(room, rows(states), match.pending[0], 0, first, match.pending[0], 1000) == UNSETTLED
    assert room.spent[0] <= 1000
