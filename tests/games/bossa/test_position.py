"""Positions go in and out, and are refused with the rule they break."""

import random
from typing import Any

import pytest

from ludoteca import BadPosition, IllegalMove
from tests.games.bossa.table import BOSSA, position, table
from tests.rulebook import rule

LINE = "W5 +3-1,3-2 / B3 -1-2 / a 5-0 2-1 / b 1-1 0-4"
NOT_KEPT = ("rolls", "stack_turn")
"""How often the dice were rolled, and when a group was stacked on beyond the order, play no further part."""


@pytest.mark.parametrize("expansion", [False, True])
def test_a_position_written_and_read_is_the_same_record(expansion: bool) -> None:
    for seed in range(4):
        match, dice = BOSSA.start(2, seed=seed, expansion=expansion), random.Random(seed)
        while True:
            again = BOSSA.position(match.position(), match.seed)
            for name in BOSSA.state.names or ():
                if not name.startswith("rng") and name not in NOT_KEPT:
                    assert (again.states[0][name] == match.states[0][name]).all(), name
            assert again.position() == match.position()
            if match.over:
                break
            match.play(dice.choice(match.legal(match.pending[0])))


@rule("BO-623", "BO-630", "BO-645")
def test_stacks_keep_their_order_and_their_tokens() -> None:
    match = table("W5 +3-1,3-2 / B3 / a 4-0 1-0 0-1 / b 5-1 1-3 0-6 / keeps a doubler / to-move b")
    match.play("b stack W+1 5-1 1-3")
    match.play("a stack W+1 4-0 1-0*")
    (group,) = BOSSA.position(match.position()).view(None).arms[0].groups
    assert [(stack.seat, stack.mod) for stack in group.stacks] == [(1, None), (0, ("doubler", (1, 0)))]


@rule("BO-809", "BO-507", "BO-704", "BO-103")
@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"hands": [[[5, 0], [2, 1]], [[1, 1], [0, 4], [5, 0]]]}, "BO-809"),
        ({"discards": [[6, 0]]}, "BO-809"),
        ({"removed": [5, 0]}, "BO-809"),
        ({"hands": [[[5, 0]], [[1, 1], [0, 4]]]}, "BO-809"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(change: dict[str, Any], broken: str) -> None:
    with pytest.raises(BadPosition) as refused:
        BOSSA.position({**position(LINE), **change})
    assert refused.value.rule == broken


@rule("BO-507")
def test_a_group_counts_its_tiles() -> None:
    given = position(LINE)
    given["lines"]["W"]["up"][0]["count"] = 3
    with pytest.raises(BadPosition) as refused:
        BOSSA.position(given)
    assert refused.value.rule == "BO-507"


@rule("BO-704")
def test_nobody_stands_in_a_turn_without_a_move() -> None:
    with pytest.raises(BadPosition) as refused:
        table("W3 +4-0 -2-0 / B6 -1-5 / a 6-0 0-1 2-4 / b 3-3 1-1 / used a")
    assert refused.value.rule == "BO-704"


@pytest.mark.parametrize(
    "change",
    [
        {"hands": []},
        {"dice": {"W": 7, "B": 1}},
        {"dice": {"W": 3}},
        {"owner": {"W": 0}},
        {"lines": {"W": {"up": [], "down": []}}},
        {"lines": {"W": {"up": []}, "B": {"up": [], "down": []}}},
        {"removed": [4, 4]},
        {"pile": [[0, 0]]},
        {"actions": [["redraw"], ["pass"]]},
        {"kept": ["tripler", None]},
        {"active": 2},
        {"phase": "pause"},
        {"players": 3},
        {"turns": 46},
        {"options": {"expansion": "yes"}},
    ],
)
def test_what_cannot_be_read_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        BOSSA.position({**position(LINE), **change})


@rule("BO-503", "BO-505", "BO-641")
@pytest.mark.parametrize(
    ("change", "number"),
    [
        ({"value": 7}, "BO-505"),
        ({"tiles": [[3, 1], [4, 0]]}, ""),
        ({"mod": ["doubler", [3, 1]]}, ""),
        ({"seat": 2}, ""),
    ],
)
def test_a_group_is_worth_what_its_tiles_show(change: dict[str, Any], number: str) -> None:
    given = position(LINE)
    given["lines"]["W"]["up"][0].update(change)
    with pytest.raises(BadPosition) as refused:
        BOSSA.position(given)
    assert not number or refused.value.rule == number


@rule("BO-640")
def test_tokens_said_to_be_used_lie_somewhere() -> None:
    with pytest.raises(BadPosition, match="modifier_used"):
        BOSSA.position({**position(LINE), "modifier_used": [True, False]})
    with pytest.raises(BadPosition):
        BOSSA.position({**position(LINE), "modifiers": []})


@rule("BO-506", "BO-610", "BO-623")
@pytest.mark.parametrize(
    ("line", "move", "number", "says"),
    [
        ("W4 / B1 / a 3-0 1-0 2-0 / b 2-2", "a W+ 2-0", "BO-610", "These tiles make 2; White 5 is needed"),
        ("W4 / B1 / a 3-0 1-0 2-0 / b 2-2", "a W+ 3-0", "BO-505", "White needs 5 here"),
        ("W4 / B1 / a 5-0 5-1 1-0 / b 2-2", "a W+ 5-0 5-1", "BO-610", "These tiles make 10; White 5 is needed"),
        ("W5 +3-1,3-2 / B3 / a 4-0 2-0 / b 5-1", "a stack W+1 2-0", "BO-623", "These tiles make 2; White 6 is needed"),
        ("W4 / B1 / a 5-0 1-0 1-1 3-0 / b 2-2", "a W+ 1-0 1-1 3-0", "BO-506", "lies beside the die"),
    ],
)
def test_a_whole_move_that_makes_another_sum_names_its_rule(line: str, move: str, number: str, says: str) -> None:
    with pytest.raises(IllegalMove, match=says) as refused:
        table(line).play(move)
    assert refused.value.rule == number
