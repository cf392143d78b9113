"""Exact counts of decision sequences, and long lines with their results, computed by an independent implementation.

`counts.json` explains its keys under `schema`. On a difference the split by first decision says where to look.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from tests import movetree
from tests.games.kariba.table import KARIBA
from tests.rulebook import rule

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("counts.json").read_text("utf-8"))
POSITIONS: dict[str, Any] = {each["id"]: each for each in DATA["positions"]}
SEQUENCES_INTERPRETED = 300
"""How many sequences of one length the interpreter still counts; compiled code counts them all."""


def match_of(given: dict[str, Any]) -> Match:
    """The match that goes on from a counted position."""
    return KARIBA.position({**given["position"], "options": given["options"]}, seed=1)


def by_length(numbers: dict[str, Any]) -> list[int]:
    """{"1": 5, "2": 25} as [0, 5, 25]."""
    return [0, *(numbers[str(length)] for length in range(1, len(numbers) + 1))]


@pytest.fixture(params=POSITIONS, ids=str)
def given(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each counted position in turn."""
    position: dict[str, Any] = POSITIONS[request.param]
    return position


@rule("KA-511", "KA-534", "KA-501")
def test_the_right_seats_may_decide_exactly_the_right_things(given: dict[str, Any]) -> None:
    match = match_of(given)
    assert list(match.pending) == given["pending"]
    assert {str(seat): [move.decision for move in match.legal(seat)] for seat in match.pending} == given["legal"]
    assert not [move for seat in range(match.seats) if seat not in match.pending for move in match.legal(seat)]


@rule("KA-511", "KA-531", "KA-532", "KA-534", "KA-535", "KA-536", "KA-537", "KA-541", "KA-543", "KA-801")
def test_every_sequence_of_decisions_is_there_and_no_other(given: dict[str, Any]) -> None:
    expected = by_length(given["counts"])
    depth = len(expected) - 1
    if not JIT:
        depth = max(length for length, count in enumerate(expected) if count <= SEQUENCES_INTERPRETED)
    tree = movetree.count(match_of(given), depth)
    assert tree.counts == expected[: depth + 1], f"split by first decision: {tree.split}, expected {given['split']}"
    for length in range(1, depth + (1 if given["complete"] else 0)):
        ended = given["ended"].get(str(length), {"over": 0, "chance": 0})
        assert (tree.over[length], tree.chance[length]) == (ended["over"], ended["chance"])
    if depth == len(expected) - 1:
        assert tree.split == given["split"]
        kinds: Counter[str] = Counter()
        for step, count in enumerate(tree.steps.tolist()):
            kinds[KARIBA.moves.decision_of((step,))[0]] += count
        assert +kinds == given["kinds"]


@rule("KA-513", "KA-522", "KA-524", "KA-525", "KA-531", "KA-601", "KA-603", "KA-604")
@pytest.mark.parametrize("line", DATA["lines"], ids=lambda line: str(line["id"]))
def test_a_long_line_leads_where_it_should(line: dict[str, Any]) -> None:
    match = match_of(POSITIONS[line["from"]])
    for seat, decision in line["line"]:
        match.play({"by": seat, "decision": decision})
    end, public = match.position(), line["public"]
    view = match.view(None)
    assert match.over == line["over"]
    assert end["hands"] == line["hands"]
    assert {name: end[name] for name in ("first", "active", "phase", "history", "waterhole", "visible")} == {
        name: public[name] for name in ("first", "active", "phase", "history", "waterhole", "visible")
    }
    assert (view.hand_sizes, view.pile, view.scores) == (public["hand_sizes"], public["pile_size"], public["scores"])
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == (line["result"]["scores"], line["result"]["winners"])
