"""Exact counts of decision sequences, and long lines with their results, computed by an independent implementation.

`counts.json` explains its keys under `schema`. On a difference the split by first decision says where to look.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.engine.kernel import JIT
from ludoteca.games.exploding_kittens import GAME
from tests import movetree
from tests.rulebook import rule

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("counts.json").read_text("utf-8"))
POSITIONS: dict[str, Any] = {each["id"]: each for each in DATA["positions"]}
SEQUENCES = 100_000 if JIT else 100
"""How many sequences of one length are counted at most."""
SHARED = (
    "discards",
    "out",
    "eliminated",
    "active",
    "owed",
    "attacked",
    "burglar",
    "phase",
    "action",
    "nopes",
    "ek_in_hand",
)


def match_of(given: dict[str, Any]) -> Match:
    """The match that goes on from a counted position."""
    return GAME.position({**given["position"], "options": given["options"]}, seed=1)


def below_the_kitten(discards: list[str]) -> list[str]:
    """A dead player's hand lies in any order below the kitten: sort what lies below the first one."""
    first = discards.index("EK") if "EK" in discards else len(discards)
    return [*discards[: first + 1], *sorted(discards[first + 1 :])]


@pytest.fixture(params=POSITIONS, ids=str)
def given(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each counted position in turn."""
    position: dict[str, Any] = POSITIONS[request.param]
    return position


@rule("EK-511", "EK-512", "EK-513", "EK-514", "EK-515", "EK-516", "EK-517", "EK-518", "EK-519", "EK-603")
def test_the_right_seats_may_decide_exactly_the_right_things(given: dict[str, Any]) -> None:
    match = match_of(given)
    assert list(match.pending) == given["pending"]
    for seat, expected in given["legal"].items():
        decisions = [move.decision for move in match.legal(int(seat))]
        assert sorted(map(str, decisions)) == sorted(map(str, expected))
    assert not [move for seat in range(match.seats) if seat not in match.pending for move in match.legal(seat)]


@rule(
    "EK-501",
    "EK-502",
    "EK-505",
    "EK-531",
    "EK-544",
    "EK-551",
    "EK-601",
    "EK-605",
    "EK-606",
    "EK-609",
    "EK-903",
    "EK-904",
)
def test_every_sequence_of_decisions_is_there_and_no_other(given: dict[str, Any]) -> None:
    expected = [0, *given["counts"].values()]
    depth = max(length for length, count in enumerate(expected) if count <= SEQUENCES)
    match = match_of(given)
    tree = movetree.count(match, depth)
    split = movetree.split_by_decision(match, tree)
    assert tree.counts == expected[: depth + 1], f"split by first decision: {split}"
    for length in range(1, depth + (1 if given["complete"] else 0)):
        ended = given["ended"].get(str(length), {"over": 0, "chance": 0})
        assert (tree.over[length], tree.chance[length]) == (ended["over"], ended["chance"])
    if depth == len(expected) - 1:
        decisions = given["legal"][str(given["pending"][0])]
        assert split == sorted(zip(decisions, given["split"], strict=True), key=lambda each: str(each[0]))
        assert movetree.kinds(match, tree) == given["kinds"]


@rule("EK-503", "EK-504", "EK-542", "EK-543", "EK-547", "EK-548", "EK-607", "EK-701", "EK-702")
@pytest.mark.parametrize("line", DATA["lines"], ids=lambda line: str(line["id"]))
def test_a_long_line_leads_where_it_should(line: dict[str, Any]) -> None:
    match = match_of(POSITIONS[line["from"]])
    for seat, decision in line["line"]:
        match.play({"by": seat, "decision": decision})
    end, public = match.position(), line["public"]
    assert match.over == line["over"]
    assert [sorted(hand) for hand in end["hands"]] == line["hands"]
    assert (match.view(None).hand_sizes, len(end["pile"])) == (public["hand_sizes"], public["pile_size"])
    for name in SHARED:
        given = below_the_kitten(end[name]) if name == "discards" else end[name]
        assert given == (below_the_kitten(public[name]) if name == "discards" else public[name]), name
    new = public["public"][len(POSITIONS[line["from"]]["position"]["public"]) :]
    assert end["public"] == new
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == line["result"]["winners"]
    by_place = sorted(range(match.seats), key=outcome.ranking.__getitem__)
    assert by_place == line["result"]["ranking"]
