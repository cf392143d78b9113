"""Any position in and out as JSON, and what is refused, with the rule it breaks."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import BadPosition
from ludoteca.engine import calls
from ludoteca.engine.kernel import JIT
from ludoteca.engine.record import rows
from tests.games.kariba.table import KARIBA, position, table
from tests.rulebook import rule

PLAIN = "hole 7x2 4x2 / a 7x2 1x2 3 / b 8x3 2x2"
OVER = "a / b 4x2 / won a 1x4 / pile none / over / history 4 58"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"expert": True}),
        (4, {"games": 3, "matchStart": "loserFirst", "showScores": False}),
        (5, {"games": 3, "expert": True, "matchStart": "random", "firstPlayer": 2}),
    ],
)
def test_every_position_of_a_game_comes_back_as_it_was(seats: int, options: dict[str, Any]) -> None:
    match, dice = KARIBA.start(seats, seed=6, **options), random.Random(6)
    while not match.over:
        match.play(dice.choice(match.legal()))
        if JIT or match.sequence % 10 == 0 or match.over:
            again = KARIBA.position(json.loads(json.dumps(match.position())))
            assert again.position() == match.position()
            own, true = again.states[0], match.states[0]
            fields = [name for name in true.dtype.names if not name.startswith("rng")]
            assert not [name for name in fields if (own[name] != true[name]).any()]


def test_a_position_goes_on_like_the_game_it_was_taken_from() -> None:
    match = KARIBA.start(3, seed=6, expert=True)
    again = KARIBA.position(match.position())
    dice = random.Random(1)
    while not match.over:
        move = dice.choice(match.legal())
        assert again.legal() == match.legal()
        match.play(move)
        again.play(move)
    assert again.outcome == match.outcome


def test_what_may_be_left_out_has_a_default() -> None:
    given = position(PLAIN)
    for name in ("visible", "history", "options", "knowledge"):
        del given[name]
    assert KARIBA.position(given).position() == table(PLAIN).position()


@pytest.mark.parametrize(
    "change",
    [
        {"players": 1},
        {"players": 3},
        {"players": 6},
        {"players": "2"},
        {"hands": [[7]]},
        {"hands": [[9], [1]]},
        {"hands": [[0], [1]]},
        {"hands": [[1] * 6, [2]]},
        {"captured": []},
        {"active": 2},
        {"active": -1},
        {"first": 2},
        {"phase": "sleep"},
        {"waterhole": {"9": 1}},
        {"waterhole": {"1": 9}},
        {"waterhole": {"1": -1}},
        {"visible": [1, 2, 3, 4]},
        {"history": [[1]]},
        {"history": [[1, 100_000]]},
        {"history": [[1, -1]]},
        {"turns": 64},
        {"turns": -1},
        {"options": {"games": 2}},
        {"knowledge": {"shown": [[]]}},
        {"knowledge": {"shown": [[], [], []]}},
        {"knowledge": {"seen": []}},
    ],
    ids=str,
)
def test_what_cannot_be_read_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        KARIBA.position({**position(PLAIN), **change})
    assert refused.value.says.id in {"engine-bad-position", "engine-bad-seats"}


def test_a_first_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        KARIBA.position({**position(PLAIN), "options": {"firstPlayer": 4}})
    assert refused.value.says.id == "engine-bad-seats"


BREAKS = [
    pytest.param(PLAIN, {"pile": []}, "KA-102", marks=rule("KA-102"), id="cards are missing"),
    pytest.param(PLAIN, {"captured": [[1], []]}, "KA-102", marks=rule("KA-102"), id="a ninth mouse"),
    pytest.param(PLAIN, {"visible": [1]}, "KA-102", marks=rule("KA-102"), id="a ninth mouse lies open"),
    pytest.param("a 7 / b 4 / open 1 2 3", {"options": {}}, "KA-202", marks=rule("KA-202"), id="open in basic mode"),
    pytest.param(PLAIN, {"phase": "draw", "hands": [[], [8]]}, "KA-102", marks=rule("KA-102"), id="a hand is lost"),
    pytest.param("a 7 / b 4 / draw", {}, "KA-202", marks=rule("KA-202"), id="drawing in basic mode"),
    pytest.param("a 7 / b 4 / open 1 - 3", {}, "KA-536", marks=rule("KA-536"), id="a slot was not refilled"),
    pytest.param(
        "a 7 / b 4 / open 1 - 3 / pile 5 only", {}, "KA-536", marks=rule("KA-536"), id="nor with the last card"
    ),
    pytest.param("a 7x5 / b 4 / open 1 2 3 / draw", {}, "KA-537", marks=rule("KA-537"), id="drawing with five cards"),
    pytest.param("a 7 / b / pile none", {}, "KA-543", marks=rule("KA-543"), id="an empty hand waits"),
    pytest.param("a / b 4 / pile none", {}, "KA-543", marks=rule("KA-543"), id="nothing to play"),
    pytest.param("a 7 / b / open 1 2 3 / draw", {}, "KA-543", marks=rule("KA-543"), id="an empty hand, drawing"),
    pytest.param("a 7 / b 4 / shown a 8", {}, "KA-408", marks=rule("KA-408"), id="seen but not held"),
    pytest.param("a 7 / b 4 / shown b 4x2", {}, "KA-408", marks=rule("KA-408"), id="seen twice, held once"),
    pytest.param("a 7 / b 4 / history 1 2", {}, "KA-605", marks=rule("KA-605"), id="a second game of one"),
    pytest.param(OVER, {"history": []}, "KA-605", marks=rule("KA-605"), id="over without scores"),
    pytest.param(OVER, {"history": [[3, 58]]}, "KA-601", marks=rule("KA-601"), id="other scores than captured"),
    pytest.param(OVER, {"active": 1}, "KA-541", marks=rule("KA-541"), id="over with cards in hand"),
    pytest.param(
        "a / b 4x2 / pile 1 only / over / history 0 61", {}, "KA-541", marks=rule("KA-541"), id="over with a pile"
    ),
    pytest.param(OVER, {"options": {"games": 3}}, "KA-605", marks=rule("KA-605"), id="over after one game of three"),
]


@pytest.mark.parametrize(("line", "change", "number"), BREAKS)
def test_a_position_that_breaks_a_rule_names_it(line: str, change: dict[str, Any], number: str) -> None:
    with pytest.raises(BadPosition) as refused:
        KARIBA.position({**position(line), **change})
    assert (refused.value.says.id, refused.value.rule) == ("engine-position-breaks", number)


def move_pile_to_hand(s: Any) -> None:
    """The top card of the pile goes to the first hand."""
    s["pile_size"] -= 1
    card = int(s["pile"][s["pile_size"]])
    s["pile"][s["pile_size"]] = 0
    s["hand"][0, card] += 1


def owe_a_card(s: Any) -> None:
    """A hand owes a card of an animal it does not hold to the waterhole."""
    s["hand"][0, 4] -= 1
    s["waterhole"][4] += 1


def leave_a_trace(s: Any) -> None:
    """A cell above the pile still tells which card lay there."""
    s["pile"][s["pile_size"]] = 5


@pytest.mark.parametrize(
    ("change", "number"),
    [
        pytest.param(move_pile_to_hand, 531, marks=rule("KA-531")),
        pytest.param(owe_a_card, 408, marks=rule("KA-408")),
        pytest.param(leave_a_trace, 404, marks=rule("KA-404")),
    ],
)
def test_a_record_that_no_position_can_have_is_found_too(change: Callable[[Any], None], number: int) -> None:
    match = table("a 7x5 / b 4x5")
    assert int(calls.check(rows(match.states), 0)) == 0
    change(match.states[0])
    assert int(calls.check(rows(match.states), 0)) == number


@rule("KA-204", "KA-605")
def test_no_match_has_more_games_than_its_table_chose() -> None:
    with pytest.raises(BadPosition) as refused:
        table("a 7 / b 4 / history 1 2 / history 3 4 / history 5 6", games=3)
    assert refused.value.rule == "KA-605"


@rule("KA-541")
def test_a_finished_game_is_a_position_too() -> None:
    match = table(OVER)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == [1]


@rule("KA-408")
def test_knowledge_comes_in_and_goes_out() -> None:
    match = table("a 7 8 / b 4 4 / open 1 2 3 / shown a 8 / shown b 4x2")
    assert match.position()["knowledge"] == {"shown": [[8], [4, 4]], "past": []}
