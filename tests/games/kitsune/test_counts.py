"""Exact counts of decision sequences, and long lines with their results, computed by an independent implementation.

`counts.json` explains its keys under `schema`. On a difference the split by first decision says where to look.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from tests import movetree
from tests.games.kitsune.table import KITSUNE
from tests.rulebook import rule

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("counts.json").read_text("utf-8"))
POSITIONS: dict[str, Any] = {each["id"]: each for each in DATA["positions"]}
SEQUENCES_INTERPRETED = 300
"""How many sequences of one length the interpreter still counts; compiled code counts them all."""


def match_of(given: dict[str, Any]) -> Match:
    """The match that goes on from a counted position."""
    return KITSUNE.position({**given["position"], "options": given["options"]}, seed=1)


def by_length(numbers: dict[str, Any]) -> list[int]:
    """{"1": 5, "2": 25} as [0, 5, 25]."""
    return [0, *(numbers[str(length)] for length in range(1, len(numbers) + 1))]


@pytest.fixture(params=POSITIONS, ids=str)
def given(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each counted position in turn."""
    position: dict[str, Any] = POSITIONS[request.param]
    return position


@rule("KI-321", "KI-503", "KI-541", "KI-564", "KI-522", "KI-621", "KI-624", "KI-312")
def test_the_right_seats_may_decide_exactly_the_right_things(given: dict[str, Any]) -> None:
    match = match_of(given)
    assert list(match.pending) == given["pending"]
    found = {str(seat): sorted((move.decision for move in match.legal(seat)), key=str) for seat in match.pending}
    assert found == {seat: sorted(decisions, key=str) for seat, decisions in given["legal"].items()}
    assert not [move for seat in range(match.seats) if seat not in match.pending for move in match.legal(seat)]


@rule("KI-321", "KI-503", "KI-504", "KI-541", "KI-563", "KI-564", "KI-522", "KI-607", "KI-621", "KI-A08")
def test_every_sequence_of_decisions_is_there_and_no_other(given: dict[str, Any]) -> None:
    expected = by_length(given["counts"])
    depth = len(expected) - 1
    if not JIT:
        depth = max(length for length, count in enumerate(expected) if count <= SEQUENCES_INTERPRETED)
    match = match_of(given)
    tree = movetree.count(match, depth)
    split = movetree.split_by_decision(match, tree)
    assert tree.counts == expected[: depth + 1], f"split by first decision: {split}, expected {given['split']}"
    for length in range(1, depth + (1 if given["complete"] else 0)):
        ended = given["ended"].get(str(length), {"over": 0, "chance": 0})
        assert (tree.over[length], tree.chance[length]) == (ended["over"], ended["chance"])
    if depth == len(expected) - 1:
        decisions = given["legal"][str(match.pending[0])]
        by_decision = zip(map(str, decisions), given["split"], strict=True)
        assert dict(by_decision) == {str(decision): number for decision, number in split}
        assert movetree.kinds(match, tree) == given["kinds"]


@rule("KI-503", "KI-602", "KI-605", "KI-564", "KI-566", "KI-735")
@pytest.mark.parametrize("line", DATA["lines"], ids=lambda line: str(line["id"]))
def test_a_long_line_leads_where_it_should(line: dict[str, Any]) -> None:
    match = match_of(POSITIONS[line["from"]])
    for seat, decision in line["line"]:
        match.play({"by": seat, "decision": decision})
    end, public = match.position(), line["public"]
    view = match.view(None)
    assert match.over == line["over"]
    assert end["hands"] == line["hands"]
    names = ["clans", "trick", "leader", "turn", "phase", "pawns", "victories", "round", "held"]
    names += ["used", "available", "award", "round_winner"]
    assert {name: end[name] for name in names} == {name: public[name] for name in names}
    assert (view.hand_sizes, view.pile, view.discards, view.history) == (
        public["hand_sizes"],
        public["pile_size"],
        public["discards_size"],
        public["history"],
    )
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        assert outcome.winners == line["result"]["winners"]
        assert view.victories == line["result"]["scores"]
