"""Steps, decisions and notation say the same things, both ways."""

import pytest

from ludoteca import BadNotation
from ludoteca.games.kitsune import moves
from ludoteca.games.kitsune.box import STEPS
from tests.games.kitsune.table import KITSUNE, table
from tests.rulebook import rule


@rule("KI-505")
def test_every_step_prints_parses_and_prints_again() -> None:
    texts = set()
    for step in range(STEPS):
        decision = moves.decision_of((step,))
        text = moves.format_decision(decision)
        assert moves.steps_of(decision) == (step,)
        assert moves.parse_decision(text) == decision
        assert moves.label(step).rule.startswith("KI-")
        texts.add(text)
    assert len(texts) == STEPS == KITSUNE.steps


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("O5", ["play", "O5", None, None]),
        ("Ka discard", ["play", "Ka", "discard", None]),
        ("B1 +3O", ["play", "B1", "+3", "O"]),
        ("give Wh", ["give", "Wh"]),
        ("fetch Bk", ["fetch", "Bk"]),
        ("strike 1", ["target", 0]),
        ("take +3 c", ["award", "+3", 2]),
        ("lead f", ["leader", 5]),
    ],
)
def test_notation_is_short(text: str, decision: list[object]) -> None:
    assert moves.parse_decision(text) == decision
    assert moves.format_decision(decision) == text


@pytest.mark.parametrize("text", ["", "B7", "O5 +3", "O5 +3X", "O5 blok", "strike 7", "take c", "lead g", "give"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        moves.parse_decision(text)
    assert refused.value.says.id == "kitsune-bad-notation"


@pytest.mark.parametrize(
    "decision",
    [
        ["play", "B7", None, None],
        ["play", "B1", "+3", None],
        ["play", "B1", "block", "B"],
        ["play", "B1", "foo", None],
        ["play", "B1", None, "B"],
        ["target", 6],
        ["award", "+3", 6],
        ["leader", -1],
        ["pass"],
        [],
    ],
)
def test_decisions_that_do_not_exist_are_refused(decision: list[object]) -> None:
    with pytest.raises(BadNotation) as refused:
        moves.steps_of(decision)
    assert refused.value.says.id == "kitsune-bad-decision"


def test_the_graph_names_what_a_play_surely_does() -> None:
    match = table("trick 4 / a Ka Bk / held a discard", seats=4)
    effects = {
        moves.format_decision(moves.decision_of((choice.step,))): [says.id for says in choice.effect]
        for choice in match.graph(0).nodes[0]
    }
    assert effects["Ka"] == ["kitsune-will-strike-nothing"]
    assert effects["Bk"] == ["kitsune-will-bind"]


@rule("KI-522")
def test_a_card_that_would_be_destroyed_is_named() -> None:
    match = table("a O6 / b Ka / c B3 / d O1", "a O6", "b Ka")
    assert [choice.label.args for choice in match.graph(1).nodes[0]] == [{"place": 1, "card": "O6", "to": 0}]
