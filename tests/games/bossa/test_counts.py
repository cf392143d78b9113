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
from tests.games.bossa.table import BOSSA
from tests.rulebook import rule

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("counts.json").read_text("utf-8"))
POSITIONS: dict[str, Any] = {each["id"]: each for each in DATA["positions"]}
SEQUENCES = 200_000 if JIT else 200
"""How many sequences of one length are counted at most."""


def match_of(given: dict[str, Any]) -> Match:
    """The match that goes on from a counted position."""
    return BOSSA.position({**given["position"], "options": given["options"]}, seed=1)


def plain(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    return json.loads(json.dumps(value))


@pytest.fixture(params=POSITIONS, ids=str)
def given(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each counted position in turn."""
    position: dict[str, Any] = POSITIONS[request.param]
    return position


@rule("BO-308", "BO-309", "BO-312", "BO-603", "BO-610", "BO-621", "BO-622", "BO-623")
def test_the_right_seats_may_decide_exactly_the_right_things(given: dict[str, Any]) -> None:
    match = match_of(given)
    assert list(match.pending) == given["pending"]
    for seat, expected in given["legal"].items():
        decisions = [move.decision for move in match.legal(int(seat))]
        assert sorted(map(str, plain(decisions))) == sorted(map(str, expected))


@rule("BO-506", "BO-507", "BO-508", "BO-601", "BO-602", "BO-630", "BO-640", "BO-711", "BO-712", "BO-A02", "BO-A07")
def test_every_sequence_of_decisions_is_there_and_no_other(given: dict[str, Any]) -> None:
    expected = [0, *given["counts"].values()]
    depth = max(length for length, count in enumerate(expected) if count <= SEQUENCES)
    match = match_of(given)
    tree = movetree.count(match, depth)
    split = movetree.split_by_decision(match, tree)
    assert tree.counts == expected[: depth + 1], f"split by first decision: {split}"
    for length in range(1, depth):
        ended = given["ended"].get(str(length), {})
        assert (tree.over[length], tree.chance[length]) == (ended.get("over", 0), ended.get("chance", 0))
    if depth == len(expected) - 1:
        decisions = given["legal"][str(given["pending"][0])]
        wanted = sorted(zip(decisions, given["split"], strict=True), key=lambda each: str(each[0]))
        assert plain(split) == plain(wanted)
        assert movetree.kinds(match, tree) == given["kinds"]


@rule("BO-701", "BO-702", "BO-703", "BO-705")
@pytest.mark.parametrize("line", DATA["lines"], ids=lambda line: str(line["id"]))
def test_a_long_line_leads_where_it_should(line: dict[str, Any]) -> None:
    match = match_of(POSITIONS[line["from"]])
    for seat, decision in line["line"]:
        match.play({"by": seat, "decision": decision})
    end, public = plain(match.position()), line["public"]
    assert match.over == line["over"]
    assert end["hands"] == line["hands"]
    shared = [name for name in public if name in end and name not in ("hands", "pile", "removed")]
    assert {name: end[name] for name in shared} == {name: public[name] for name in shared}
    assert {"lines", "actions", "dice", "owner", "discards"} <= set(shared)
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        winners = [] if len(outcome.winners) == 2 else outcome.winners
        assert (outcome.scores, winners) == (line["result"]["scores"], line["result"]["winners"])
        assert end["outcome"]["reason"] == line["result"]["reason"]
