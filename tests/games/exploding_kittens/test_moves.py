"""Notation: print, parse, print again; what cannot be read is refused in words."""

import random

import pytest

from ludoteca import BadNotation
from ludoteca.games.exploding_kittens import GAME, moves
from ludoteca.games.exploding_kittens.box import STEPS
from tests.games.exploding_kittens.table import table
from tests.rulebook import rule

WRITTEN = [
    ((6,), "draw", ["draw"]),
    ((0,), "attack", ["attack"]),
    ((7,), "nope", ["nope"]),
    ((8,), "let", ["let"]),
    ((4, 34), "favor b", ["favor", 1]),
    ((14, 35), "pair skip c", ["pair", "Skip", 2]),
    ((27, 35, 38), "three see c defuse", ["three", "See", 2, "Defuse"]),
    ((5, 36, 48), "burglar d barbagatto", ["burglar", 3, "Barbagatto"]),
    ((55,), "give skip", ["give", "Skip"]),
    ((66,), "put 4", ["insert", 4]),
]


@rule("EK-503")
@pytest.mark.parametrize(("steps", "text", "decision"), WRITTEN)
def test_a_decision_has_this_notation(steps: tuple[int, ...], text: str, decision: list[object]) -> None:
    assert moves.decision_of(steps) == decision
    assert moves.steps_of(decision) == steps
    assert moves.format_decision(decision) == text
    assert moves.parse_decision(text) == decision


def test_print_parse_print_again_through_whole_games() -> None:
    for seats in GAME.seats:
        match, dice = GAME.start(seats, seed=seats), random.Random(seats)
        while not match.over:
            found = match.legal()
            texts = [move.text for move in found]
            assert len(set(texts)) == len(texts)
            for move in found:
                decision = moves.parse_decision(move.text[2:])
                assert (decision, moves.steps_of(decision)) == (move.decision, move.steps)
            match.play(dice.choice(texts))


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("three gatto c def", ["three", "Gattobaleno", 2, "Defuse"]),
        ("pair SKIP b", ["pair", "Skip", 1]),
        ("burglar a pata", ["burglar", 0, "Patagatto"]),
        ("give see", ["give", "See"]),
    ],
)
def test_titles_may_be_cut_short(text: str, decision: list[object]) -> None:
    assert moves.parse_decision(text) == decision


@rule("EK-112", "EK-A13")
@pytest.mark.parametrize(
    "text",
    [
        *("", "dra", "draw b", "favor", "favor f", "favor bc", "pair s b", "pair skip", "pair b skip", "three see c"),
        *(
            "three see c ek",
            "give",
            "give ek",
            "give s",
            "put",
            "put x",
            "put -1",
            "put 56",
            "burglar barba c",
            "let it",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        moves.parse_decision(text)
    assert error.value.says.id == "exploding-kittens-bad-notation"
    assert error.value.says.args == {"text": text}


@pytest.mark.parametrize(
    "decision",
    [
        *([], ["draw", 1], ["favor", 5], ["favor", -1], ["favor", "b"], ["pair", "EK", 1], ["pair", "Skip", 9]),
        *(["insert", 56], ["insert", -1], ["three", "See", 1, "EK"], ["burglar", 1, 7], ["give", 5], [3]),
        *(["target", 1], ["name", "Skip"]),
    ],
)
def test_data_that_is_no_decision_is_refused(decision: list[object]) -> None:
    with pytest.raises(BadNotation) as error:
        moves.steps_of(decision)
    assert error.value.says.id == "exploding-kittens-bad-decision"


def test_every_step_has_a_label_with_a_rule() -> None:
    labels = [moves.label(step) for step in range(STEPS)]
    assert all(label.rule.startswith("EK-") for label in labels)
    assert len({(label.id, str(label.args)) for label in labels}) == STEPS == GAME.steps


@rule("EK-503")
def test_the_graph_asks_for_target_and_name_in_turn() -> None:
    match = table("a see3 favor / b skip / c nope")
    nodes = match.graph(0).nodes
    first = {choice.label.id.removeprefix("exploding-kittens-"): choice.to for choice in nodes[0]}
    assert first["do-draw"] == first["do-see"] == -1
    targets = nodes[first["do-three"]]
    assert [choice.label.args for choice in targets] == [{"seat": 1}, {"seat": 2}]
    assert len(nodes[targets[0].to]) == 12
    assert [choice.to for choice in nodes[first["do-favor"]]] == [-1, -1]
