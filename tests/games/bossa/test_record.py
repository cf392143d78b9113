"""The record itself: what `check` finds wrong, what a deal clears, what a finished move leaves behind."""

import numpy as np
import pytest

from ludoteca.engine import calls
from ludoteca.engine.record import rows
from tests.games.bossa.table import BOSSA, table
from tests.games.walk import broken, walk
from tests.rulebook import rule

LINE = "W5 +3-1,3-2 / B3 -1-2 / a 4-0 1-0 0-1 / b 5-1 1-3 0-6 / keeps a doubler / pile 6-0"
CHAIN = ("aim", "need", "allowed", "last", "chosen", "token", "partial")
EMPTY = ("stacked", "kept", "under", "stack_on", "stack_turn", "groups", "laid", "count", "value", "placer")
NOTHING = ("discards", "moves", "first", "white", "turns", "reason", "winner", "partial")


@rule("BO-809", "BO-507", "BO-406", "BO-704")
@pytest.mark.parametrize(
    ("field", "cell", "value", "number"),
    [
        ("hand", (0,), 0, 809),
        ("hand", (1,), (1 << 27) - 1, 809),
        ("stacked", (0,), 1, 809),
        ("stacked", (1,), 1, 809),
        ("discards", (), 1, 809),
        ("removed", (), 1, 809),
        ("pile_size", (), 3, 809),
        ("pile", (0,), 26, 809),
        ("groups", (3,), 0, 809),
        ("laid", (0, 0), 1 << 11, 809),
        ("count", (0, 0), 1, 507),
        ("count", (3, 0), 2, 507),
        ("pile", (26,), 1, 406),
        ("moves", (), 0, 704),
        ("moves", (), 1 << 20, 704),
        ("count", (2, 5), 3, 0),
        ("laid", (1, 0), 5, 0),
    ],
)
def test_one_wrong_cell_breaks_this_rule(field: str, cell: tuple[int, ...], value: int, number: int) -> None:
    match = table(LINE)
    match.check()
    assert broken(match.states, field, cell, value) == number


@rule("BO-406")
def test_the_first_cell_beyond_the_pile_is_empty() -> None:
    match = table(LINE)
    assert broken(match.states, "pile", (int(match.states[0]["pile_size"]),), 1) == 406


@rule("BO-302", "BO-303", "BO-304", "BO-306")
def test_a_deal_clears_whatever_lay_on_the_table() -> None:
    clean, dirty = np.zeros(1, BOSSA.state), np.zeros(1, BOSSA.state)
    for name in BOSSA.state.names or ():
        if not name.startswith(("rng", "v_")) and name not in (*CHAIN, "expansion", "seats"):
            dirty[0][name] = 1
    dirty[0]["partial"] = 1
    for name in ("group_count", "pile_end", "modifier_choice"):
        dirty[0][name] = 0
    for states in (clean, dirty):
        calls.reseed(rows(states), 0, 5)
        calls.deal(rows(states), 0)
    assert clean.tobytes() == dirty.tobytes()
    assert not [name for name in (*EMPTY, *NOTHING) if dirty[0][name].any()]
    assert dirty[0]["actions"].tolist() == [0b111, 0b111]


@rule("BO-711", "BO-601")
@pytest.mark.parametrize("expansion", [False, True])
def test_nothing_of_a_finished_move_stays_in_the_record(expansion: bool) -> None:
    for seed in range(6):
        match = BOSSA.start(2, seed=seed, expansion=expansion)
        for chain in walk(match, seed):
            s = match.states[0]
            match.check()
            assert s["partial"] == (1 if chain else 0)
            assert chain or not [name for name in CHAIN if s[name]]
            assert (s["moves"] != 0) == (s["phase"] == BOSSA.box.MOVE)  # type: ignore[attr-defined]  # Bossa's own box


@rule("BO-705")
@pytest.mark.parametrize(
    ("hands", "winners", "ranking"),
    [
        ("a 5-0 1-0 2-0 / b 3-3", [1], [2, 1]),
        ("a 5-0 1-0 / b 3-3", [0, 1], [1, 1]),
        ("a 5-0 1-0 / b 3-3 2-2", [0], [1, 2]),
    ],
)
def test_when_the_pile_is_used_up_fewer_tiles_win(hands: str, winners: list[int], ranking: list[int]) -> None:
    match = table(f"W4 / B1 / {hands} / pile none")
    match.play("a W+ 5-0")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ranking) == (winners, ranking)
    assert match.scores() == [int(winners == [0]), int(winners == [1])]


@rule("BO-406")
def test_a_redeal_keeps_the_own_move_half_made_and_forgets_that_of_the_other() -> None:
    match = BOSSA.start(2, seed=2, expansion=True)
    for chain in walk(match, 2):
        s = match.states[0]
        if chain:
            own, other = (match.redealt(seat, 3)[0] for seat in (int(s["to_move"]), 1 - int(s["to_move"])))
            assert [own[name] for name in CHAIN] == [s[name] for name in CHAIN]
            assert not [name for name in CHAIN if other[name]]
