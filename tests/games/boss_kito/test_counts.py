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
from tests.games.boss_kito.table import BOSS_KITO
from tests.rulebook import rule

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("counts.json").read_text("utf-8"))
POSITIONS: dict[str, Any] = {each["id"]: each for each in DATA["positions"]}
ONE_CARD = ("BK-P21",)
"""Here a single card is reshuffled: chance with one outcome, which takes nothing from the random stream."""
SEQUENCES_INTERPRETED = 300
"""How many sequences of one length the interpreter still counts; compiled code counts them all."""


def match_of(given: dict[str, Any]) -> Match:
    """The match that goes on from a counted position."""
    return BOSS_KITO.position({**given["position"], "options": given["options"]}, seed=1)


def plain(value: Any) -> Any:
    """Tuples as lists, as JSON has them."""
    return json.loads(json.dumps(value))


@pytest.fixture(params=POSITIONS, ids=str)
def given(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each counted position in turn."""
    position: dict[str, Any] = POSITIONS[request.param]
    return position


@rule("BK-503", "BK-510", "BK-511", "BK-512", "BK-513", "BK-514", "BK-515", "BK-621")
def test_the_right_seats_may_decide_exactly_the_right_things(given: dict[str, Any]) -> None:
    match = match_of(given)
    assert list(match.pending) == given["pending"]
    found = {str(seat): sorted(move.decision for move in match.legal(seat)) for seat in match.pending}
    assert found == {seat: sorted(decisions) for seat, decisions in given["legal"].items()}
    assert not [move for seat in range(match.seats) if seat not in match.pending for move in match.legal(seat)]


@rule("BK-501", "BK-502", "BK-530", "BK-531", "BK-601", "BK-620", "BK-633", "BK-903")
@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in ONE_CARD])
def test_every_sequence_of_decisions_is_there_and_no_other(name: str) -> None:
    given = POSITIONS[name]
    expected = [0, *given["counts"].values()]
    depth = len(expected) - 1
    if not JIT:
        depth = max(length for length, count in enumerate(expected) if count <= SEQUENCES_INTERPRETED)
    match = match_of(given)
    tree = movetree.count(match, depth)
    split = movetree.split_by_decision(match, tree)
    assert tree.counts == expected[: depth + 1], f"split by first decision: {split}"
    for length in range(1, depth + (1 if given["complete"] else 0)):
        ended = given["ended"].get(str(length), {"over": 0, "chance": 0})
        assert (tree.over[length], tree.chance[length]) == (ended["over"], ended["chance"])
    if depth == len(expected) - 1:
        decisions = given["legal"][str(given["pending"][0])]
        wanted = sorted(zip(decisions, given["split"], strict=True), key=lambda each: str(each[0]))
        assert plain(split) == plain(wanted)
        assert movetree.kinds(match, tree) == given["kinds"]


@rule("BK-515", "BK-530", "BK-533", "BK-801", "BK-903")
@pytest.mark.parametrize("name", ONE_CARD)
@pytest.mark.skipif(not JIT, reason="thousands of exchanges take minutes in the interpreter")
def test_a_reshuffle_of_one_card_is_chance_too(name: str) -> None:
    given = POSITIONS[name]
    counts, chance, kinds = [0, 0, 0, 0], [0, 0, 0, 0], Counter[str]()
    waiting = [(0, match_of(given))]
    for length, match in waiting:
        for move in match.legal():
            counts[length + 1] += 1
            kinds[move.decision[0]] += 1
            if length + 1 == 3:
                continue
            states = match.after(move.by, move.steps)
            if BOSS_KITO.story.chances(match.states[0], states[0]):
                chance[length + 1] += 1
            else:
                after = match.copy()
                after.states = states
                waiting.append((length + 1, after))
    assert counts == [0, *given["counts"].values()]
    assert chance[2] == given["ended"]["2"]["chance"]
    assert kinds == given["kinds"]


@rule("BK-602", "BK-603", "BK-604", "BK-622", "BK-623", "BK-631", "BK-634", "BK-703", "BK-704", "BK-706")
@pytest.mark.parametrize("line", DATA["lines"], ids=lambda line: str(line["id"]))
def test_a_long_line_leads_where_it_should(line: dict[str, Any]) -> None:
    match = match_of(POSITIONS[line["from"]])
    for seat, decision in line["line"]:
        match.play({"by": seat, "decision": decision})
    end, public, view = plain(match.position()), line["public"], match.view(None)
    assert match.over == line["over"]
    assert end["hands"] == line["hands"]
    shared = [name for name in public if name in end]
    assert {name: end[name] for name in shared} == {name: public[name] for name in shared}
    assert len(shared) == len(public) - 5
    assert (view.hand_sizes, view.deck, view.discarded) == tuple(
        public[name] for name in ("hand_sizes", "deck_size", "discards_size")
    )
    assert [view.benefits_left] * 5 == public["benefit_deck_sizes"]
    assert [card and [card.type, card.symbol] for card in view.next_offers] == public["next_offers"]
    if line["result"]:
        outcome = match.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == (line["result"]["scores"], line["result"]["winners"])
        assert view.reserves == line["result"]["tokens"]
