"""Notation: print, parse, print again; what cannot be read is refused in words."""

import pytest

from ludoteca import BadNotation, Move
from ludoteca.engine.saying import Says
from ludoteca.games.kariba import moves
from ludoteca.games.kariba.box import STEPS
from tests.games.kariba.table import KARIBA, table
from tests.rulebook import rule


@rule("KA-511", "KA-534")
@pytest.mark.parametrize("step", range(STEPS))
def test_print_parse_print_again(step: int) -> None:
    decision = moves.decision_of((step,))
    text = moves.format_decision(decision)
    assert moves.parse_decision(text) == decision
    assert moves.steps_of(decision) == (step,)
    assert moves.format_decision(moves.parse_decision(text)) == text


@pytest.mark.parametrize(
    ("step", "text", "decision"),
    [
        (0, "1x1", ["play", 1, 1]),
        (31, "7x2", ["play", 7, 2]),
        (39, "8x5", ["play", 8, 5]),
        (40, "pile", ["pile"]),
        (41, "open 1", ["visible", 1]),
        (48, "open 8", ["visible", 8]),
    ],
)
def test_a_step_has_this_notation(step: int, text: str, decision: list[object]) -> None:
    assert moves.decision_of((step,)) == decision
    assert moves.format_decision(decision) == text


def test_all_steps_have_their_own_notation() -> None:
    assert len({moves.format_decision(moves.decision_of((step,))) for step in range(STEPS)}) == STEPS == KARIBA.steps


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "x2",
        "7x",
        "9x1",
        "0x1",
        "7x6",
        "7x0",
        "7 x2",
        "7×2",
        "7x2x",
        " 7x2",
        "open",
        "open 9",
        "open8",
        "Pile",
        "٧x2",
    ],
)
def test_what_is_no_decision_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        moves.parse_decision(text)
    assert refused.value.says == Says("kariba-bad-notation", args={"text": text})


@pytest.mark.parametrize(
    "decision",
    [
        [],
        ["play"],
        ["play", 7],
        ["play", 0, 1],
        ["play", 9, 1],
        ["play", 7, 0],
        ["play", 7, 6],
        ["play", "7", 2],
        ["play", 7, 2, 1],
        ["pile", 1],
        ["visible"],
        ["visible", 0],
        ["visible", 9],
        ["pass"],
    ],
)
def test_data_that_is_no_decision_is_refused(decision: list[object]) -> None:
    with pytest.raises(BadNotation) as refused:
        moves.steps_of(decision)
    assert refused.value.says.id == "kariba-bad-decision"


@pytest.mark.parametrize("text", ["c 7x1", "7x1", "aa 7x1", "A 7x1", " ", "b", "a7x1"])
def test_a_move_needs_a_seat_at_the_table(text: str) -> None:
    with pytest.raises(BadNotation):
        table("a 7x2 / b 4").play(text)


@pytest.mark.parametrize(
    "data", [{}, {"by": 0}, {"decision": ["play", 7, 1]}, {"by": "a", "decision": []}, {"by": 2, "decision": ["pile"]}]
)
def test_a_move_as_data_needs_a_seat_and_a_decision(data: dict[str, object]) -> None:
    with pytest.raises(BadNotation):
        table("a 7x2 / b 4").play(data)


@pytest.mark.parametrize(
    "move",
    ["a 7x2", "  a   7x2 ", {"by": 0, "decision": ["play", 7, 2]}, Move(0, (31,), "a 7x2", ["play", 7, 2])],
    ids=["text", "with spaces", "data", "move"],
)
def test_a_move_may_be_given_as_text_as_data_and_as_itself(move: str | dict[str, object] | Move) -> None:
    match = table("a 7x2 3 / b 4")
    match.play(move)
    assert match.moves == [Move(0, (31,), "a 7x2", ["play", 7, 2])]
    assert str(match.moves[0]) == "a 7x2"


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (31, Says("kariba-play", "KA-510", {"animal": 7, "count": 2})),
        (40, Says("kariba-draw-pile", "KA-534")),
        (48, Says("kariba-draw-visible", "KA-534", {"animal": 8})),
    ],
)
def test_a_step_has_a_label(step: int, says: Says) -> None:
    assert moves.label(step) == says


@rule("KA-521", "KA-522", "KA-523", "KA-524")
@pytest.mark.parametrize(
    ("line", "effects"),
    [
        ("hole 7x2 4x2 / a 7 1 / b 3", ["kariba-will-stand", "kariba-will-chase"]),
        ("hole 1x2 8x2 / a 1 8 / b 3", ["kariba-will-chase", "kariba-will-chase"]),
        ("hole 1x2 5x2 / a 1 5 / b 3", ["kariba-will-find-no-elephant", "kariba-will-chase"]),
        ("hole 2x2 5x2 / a 2 5 / b 3", ["kariba-will-find-nobody", "kariba-will-chase"]),
        ("a 2x2 / b 3 / open 1 5 1 / draw", []),
    ],
)
def test_the_key_says_what_will_happen(line: str, effects: list[str]) -> None:
    (node,) = table(line).graph(0).nodes
    assert [effect.id for choice in node for effect in choice.effect] == effects


@rule("KA-522")
def test_the_key_says_whom_and_how_many() -> None:
    (node,) = table("hole 7x2 4x2 / a 7x2 1 / b 3").graph(0).nodes
    assert node[2].effect == [
        Says("kariba-will-chase", "KA-522", {"animal": 7, "herd": 4, "prey": 4, "count": 2}),
    ]
