"""Notation and positions: print, parse, print again; what cannot be read is refused in words."""

import json

import pytest

from ludoteca import BadNotation, BadPosition
from ludoteca.engine.move import Decision
from ludoteca.games.bossa import moves
from tests.games.bossa.table import BOSSA, position, table
from tests.rulebook import rule


@rule("BO-610", "BO-621", "BO-622", "BO-623", "BO-641")
def test_every_move_of_many_games_reads_back_from_text_and_data() -> None:
    for seed in range(20):
        match = BOSSA.start(2, seed=seed, expansion=True)
        while not match.over:
            choices = match.legal()
            for move in choices:
                assert match.read(move.text) == move
                assert (
                    match.read({"by": move.by, "decision": json.loads(json.dumps(move.decision))}).steps == move.steps
                )
            match.play(choices[seed % len(choices)].text)


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("white", ["white"]),
        ("W+ 2-1 3-2", ["place", "W", "up", [[2, 1], [3, 2]], None]),
        ("B- 1-4*", ["place", "B", "down", [[1, 4]], [1, 4]]),
        ("stack W+1 1-3 5-1", ["stack", "W", "up", 0, [[1, 3], [5, 1]], None]),
        ("redraw 6-0", ["redraw", [6, 0]]),
        ("swap 6-0 1-1", ["swap", [6, 0], [1, 1]]),
    ],
)
def test_a_decision_has_this_notation(text: str, decision: Decision) -> None:
    assert moves.parse_decision(text) == decision
    assert moves.format_decision(decision) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "W",
        "W+",
        "W+ 7-0",
        "W+1 5-0",
        "stack W+ 5-0",
        "W+ 2-0* 2-3*",
        "redraw",
        "redraw 1-0 2-0",
        "swap 1-0",
        "+ 1-0",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        moves.parse_decision(text)


@pytest.mark.parametrize(
    "decision",
    [
        [],
        ["place"],
        ["place", "X", "up", [[1, 0]], None],
        ["place", "W", "up", [], None],
        ["place", "W", "up", [[1, 0], [1, 0]], None],
        ["place", "W", "up", [[1, 0]], [2, 0]],
        ["stack", "W", "up", 9, [[1, 0]], None],
        ["redraw", [0, 0]],
        ["swap", 1, 2],
    ],
)
def test_data_that_is_no_decision_is_refused(decision: Decision) -> None:
    with pytest.raises(BadNotation):
        moves.steps_of(decision)


def test_every_position_of_a_game_comes_back_as_it_was() -> None:
    for seed in range(8):
        match = BOSSA.start(2, seed=seed, expansion=True)
        while not match.over:
            choices = match.legal()
            match.play(choices[-1 - seed % len(choices)])
            given = json.loads(json.dumps(match.position()))
            again = BOSSA.position(given)
            assert json.loads(json.dumps(again.position())) == given
            assert [move.text for move in again.legal()] == [move.text for move in match.legal()]


@rule("BO-809")
@pytest.mark.parametrize(
    "change",
    [{"pile": []}, {"removed": [0, 0]}, {"hands": [[[1, 0]], [[1, 0]]]}, {"dice": {"W": 7, "B": 1}}, {"active": 2}],
)
def test_a_position_that_breaks_a_rule_or_cannot_be_read_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        BOSSA.position({**position("W4 / B1 / a 5-0 / b 1-1"), **change})


def test_the_fixture_language_says_what_it_means() -> None:
    view = table("W5 +3-1,3-2 / B3 / a 5-0 2-1 / b 1-1 / pile 4-0").view(None)
    assert (view.dice, view.hands) == ([5, 3], [[(2, 1), (5, 0)], [(1, 1)]])
    assert view.arms[0].groups[0].tiles == [(3, 1), (3, 2)]
