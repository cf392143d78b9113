"""Positions go in and out, and are refused with the rule they break."""

import random
from typing import Any

import pytest

from ludoteca import BadPosition
from tests.games.kitsune.table import KITSUNE, position, table
from tests.rulebook import rule


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_position_written_and_read_is_the_same_record(seats: int) -> None:
    match = KITSUNE.start(seats, seed=seats, round_leader="clanChooses", clan_decision="anyMember")
    dice = random.Random(seats)
    while not match.over:
        again = KITSUNE.position(match.position(), match.seed)
        for name in KITSUNE.state.names or ():
            if not name.startswith("rng"):
                assert (again.states[0][name] == match.states[0][name]).all(), name
        assert again.position() == match.position()
        match.play(dice.choice(match.legal()))


@rule("KI-103", "KI-622", "KI-605", "KI-735", "KI-801", "KI-568", "KI-501", "KI-203")
@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"hands": [["B1"] * 6, ["B2"] * 6, ["O1"] * 6, ["O2"] * 6]}, "KI-103"),
        ({"held": ["block", None, "hidden", None]}, "KI-622"),
        ({"held": ["block", None, None, None], "used": ["block"]}, "KI-568"),
        ({"pawns": {"B": 14, "O": 0}}, "KI-605"),
        ({"pawns": {"B": 13, "O": 0}}, "KI-606"),
        ({"victories": {"B": 2, "O": 0}}, "KI-735"),
        ({"turn": 1}, "KI-501"),
        ({"phase": "fetch"}, "KI-565"),
        ({"phase": "target"}, "KI-523"),
        ({"phase": "over"}, "KI-735"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused(change: dict[str, Any], broken: str) -> None:
    with pytest.raises(BadPosition) as refused:
        KITSUNE.position({**position("a B1"), **change})
    assert refused.value.rule == broken


@pytest.mark.parametrize(
    "change",
    [
        {"clans": ["B", "B", "O", "O"]},
        {"hands": []},
        {"held": [None]},
        {"pawns": {"B": 1}},
        {"leader": 5},
        {"award": {"clan": "B"}},
        {"discards": ["B1"]},
        {"trick": [{"seat": 3, "card": "B1"}]},
        {"trick": [{"seat": 0, "card": "B1", "token": "block", "side": "B"}]},
        {"history": [[{"seat": 0, "card": "B1"}]]},
        {"phase": "pause"},
        {"players": 5},
    ],
)
def test_what_cannot_be_read_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        KITSUNE.position({**position("a B1"), **change})


@rule("KI-566", "KI-564")
def test_what_was_taken_follows_from_history_and_discards() -> None:
    match = table("last O5 B4 Wh O1 / a B1 / held a discard", "a B1 discard", "a fetch Wh")
    again = KITSUNE.position(match.position())
    assert again.states[0]["taken"] == match.states[0]["taken"] == 3


@rule("KI-731")
@pytest.mark.parametrize(
    ("round_number", "victories"),
    [(3, {"B": 0, "O": 0}), (2, {"B": 0, "O": 0}), (1, {"B": 1, "O": 0}), (2, {"B": 1, "O": 1})],
)
def test_every_round_before_this_one_was_won(round_number: int, victories: dict[str, int]) -> None:
    with pytest.raises(BadPosition) as refused:
        KITSUNE.position({**position("a B1"), "round": round_number, "victories": victories})
    assert refused.value.rule == "KI-731"


@pytest.mark.parametrize("change", [{"available": ["block"]}, {"round_winner": "B"}, {"tokens": []}])
def test_what_follows_from_the_rest_may_not_contradict_it(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        KITSUNE.position({**position("a B1"), **change})
