"""Any position in and out as JSON, and what is refused, with the rule it breaks."""

import json
import random
from typing import Any

import pytest

from ludoteca import BadPosition
from ludoteca.engine.kernel import JIT
from ludoteca.engine.origin import redrawn
from tests.conformance.random_play import random_chain
from tests.games.boss_kito.table import BOSS_KITO, plays, position, table
from tests.rulebook import rule

PLAIN = "a rry / b gg / c b / front a r / on a r2 / offers 5 6 7 8 9"
OVER = "a / b y / c / over / won a 9"
EVERY = 1 if JIT else 45
"""How many moves lie between two positions that are written out and read back."""
GIVE = "a r / b / c / won a 5 / offers - 7 8 8 9 / give 1"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"reshuffle": "lazy", "bossOrder": "random", "exchangeZero": True}),
        (5, {"discardsPublic": False, "symbols": "SSSSSSSST"}),
    ],
)
def test_every_position_of_a_game_comes_back_as_it_was(seats: int, options: dict[str, Any]) -> None:
    match, dice = BOSS_KITO.start(seats, seed=6, **options), random.Random(6)
    while True:
        if match.sequence % EVERY == 0 or match.over:
            again = BOSS_KITO.position(json.loads(json.dumps(match.position())))
            assert again.position() == match.position()
            assert again.view(0) == match.view(0)
            assert again.redealt(1, 3)[0]["hand"].tolist() == match.redealt(1, 3)[0]["hand"].tolist()
        if match.over:
            break
        match.play(dice.choice(match.legal()))


@pytest.mark.parametrize("line", [PLAIN, OVER, GIVE])
def test_what_may_be_left_out_has_a_default(line: str) -> None:
    given = position(line)
    for name in ("options", "assign"):
        del given[name]
    assert BOSS_KITO.position(given).position() == table(line).position()


@pytest.mark.parametrize(
    "change",
    [
        {"players": 2},
        {"players": 4},
        {"players": "3"},
        {"hands": [["r"], ["g"]]},
        {"hands": [["x"], [], []]},
        {"boss": list("rygb")},
        {"boss": list("rrygb")},
        {"offers": [[5, "S"]] * 4},
        {"offers": [[10, None]] * 5},
        {"offers": [[5, "X"]] * 5},
        {"benefit_decks": [[]] * 5},
        {"won": [[[5, "S"]], [], []]},
        {"removed": [[5, "S"]]},
        {"front_tokens": [{"x": 1}, {}, {}]},
        {"reserves": [-1, 3, 3]},
        {"reserves": [3, 3]},
        {"supply": 31},
        {"start": 3},
        {"active": 3},
        {"active": -1},
        {"round": 0},
        {"round": 10},
        {"round": 2},
        {"turn": 6},
        {"phase": "sleep"},
        {"assign": 5},
        {"options": {"reshuffle": "never"}},
        {"options": {"symbols": {"1": "T"}}},
        {"knowledge": {"since": {"hands": [[], []], "deck": 1}}},
        {"knowledge": {"since": {"hands": [[], [], []], "deck": 1}}},
        {"knowledge": {"since": {"hands": [[], [], []], "deck": 1}, "history": "a?r"}},
        {"knowledge": {"since": {"hands": [[], [], []], "deck": 1}, "history": "a+r " * 900}},
    ],
    ids=str,
)
def test_what_cannot_be_read_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        BOSS_KITO.position({**position(PLAIN), **change})
    assert refused.value.says.id in {"engine-bad-position", "engine-bad-seats"}


def test_a_first_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        BOSS_KITO.position({**position(PLAIN), "options": {"startPlayer": 4}})
    assert refused.value.says.id == "engine-bad-seats"


BREAKS = [
    pytest.param(PLAIN, {"deck": []}, "BK-102", marks=rule("BK-102"), id="cards are missing"),
    pytest.param(PLAIN, {"discards": ["r"]}, "BK-102", marks=rule("BK-102"), id="an eleventh red card"),
    pytest.param(PLAIN, {"supply": 3}, "BK-807", marks=rule("BK-807"), id="tokens are missing"),
    pytest.param(
        PLAIN, {"front_tokens": [{"y": 2}, {}, {}]}, "BK-521", marks=rule("BK-521", "BK-A15"), id="tokens on no card"
    ),
    pytest.param(PLAIN, {"turn": 5}, "BK-501", marks=rule("BK-501"), id="a fifth turn"),
    pytest.param(OVER, {"turn": 4}, "BK-501", marks=rule("BK-501"), id="over before its time"),
    pytest.param(PLAIN, {"options": {"symbols": "SSSSSSSST"}}, "BK-104", marks=rule("BK-104"), id="other symbols"),
    pytest.param(PLAIN, {"phase": "give", "turn": 5}, "BK-621", marks=rule("BK-621"), id="nothing to give"),
    pytest.param(GIVE, {"active": 1}, "BK-621", marks=rule("BK-621"), id="another seat has won it"),
    pytest.param(GIVE, {"phase": "action", "turn": 4}, "BK-635", marks=rule("BK-635"), id="assigned in the middle"),
    pytest.param(
        "a r / b / c / discards yy / rest hand", {}, "BK-530", marks=rule("BK-530"), id="an empty deck was not renewed"
    ),
]


@pytest.mark.parametrize(("line", "change", "number"), BREAKS)
def test_a_position_that_breaks_a_rule_names_it(line: str, change: dict[str, Any], number: str) -> None:
    with pytest.raises(BadPosition) as refused:
        BOSS_KITO.position({**position(line), **change})
    assert (refused.value.says.id, refused.value.rule) == ("engine-position-breaks", number)


@rule("BK-621")
def test_the_card_just_won_is_known_when_the_start_card_is_to_be_given() -> None:
    match = table("a r / b / c / won a 5 7 2 / offers - 7 8 8 9 / give 1 / round 2")
    assert match.pending == (0,)
    match.play("a give b")
    assert match.view(0).start == 1


@rule("BK-410", "BK-411")
def test_knowledge_comes_in_and_goes_out() -> None:
    match = plays("a rry / b gg / c b / deck y / discards pp / rest front", "a swap r", "b draw", "c play b")
    knowledge = match.position()["knowledge"]
    assert knowledge["history"].startswith("a/r a+y ~ b+")
    assert knowledge["history"].endswith(" c>b")
    assert knowledge["since"]["hands"] == [list("rry"), list("gg"), list("b")]
    assert (knowledge["since"]["deck"], knowledge["since"]["discards"]) == (1, ["p", "p"])
    again = BOSS_KITO.position(match.position())
    assert again.redealt(0, 8)[0]["deck"].tolist() == match.redealt(0, 8)[0]["deck"].tolist()


@rule("BK-410")
def test_without_knowledge_seats_know_only_what_lies_open() -> None:
    match = plays("a rry / b gg / c b / deck y / discards pp / rest front", "a swap r")
    given = match.position()
    del given["knowledge"]
    again = BOSS_KITO.position(given)
    assert again.position()["knowledge"]["history"] == ""
    decks = {tuple(sorted(again.redealt(0, seed)[0]["deck"][:3].tolist())) for seed in range(200)}
    assert len(decks) > 1
    known = {tuple(sorted(match.redealt(0, seed)[0]["deck"][:3].tolist())) for seed in range(200)}
    assert known == {(0, 4, 4)}


def test_where_discards_lie_face_down_a_past_is_found_to_the_end() -> None:
    dice = random.Random(0)
    match = BOSS_KITO.start(5, 0, discards_public=False)
    while not match.over:
        seat = dice.choice(match.pending)
        match.play_steps(seat, random_chain(match, seat, dice))
    for move in range(match.sequence - 40, match.sequence, 10):
        then = match.after_moves(move)
        again = BOSS_KITO.position(redrawn(then, 0, dice), 0)
        assert again.view(0) == then.view(0)
