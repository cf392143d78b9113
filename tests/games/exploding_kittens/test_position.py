"""Positions as JSON: what goes in comes out, and what is no position is refused."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadFile, BadPosition
from ludoteca.engine.kernel import JIT
from ludoteca.engine.verify import verify
from ludoteca.games.exploding_kittens import GAME
from tests.games.exploding_kittens.table import play, position, table
from tests.rulebook import rule

COUNTED = json.loads(Path(__file__).with_name("counts.json").read_text("utf-8"))["positions"]
EVERY = 7 if JIT else 40
"""So many moves apart, positions are written and read again."""


@pytest.mark.parametrize("given", COUNTED, ids=lambda given: str(given["id"]))
def test_a_counted_position_comes_out_as_it_went_in(given: dict[str, Any]) -> None:
    back = GAME.position({**given["position"], "options": given["options"]}).position()
    for name, value in given["position"].items():
        if name in ("hands", "out"):
            assert list(map(sorted, back[name])) == list(map(sorted, value))
        elif name not in ("log", "public"):
            assert back[name] == value, name


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_game_goes_in_and_out_with_all_that_is_known(seats: int) -> None:
    match, dice = GAME.start(seats, seed=seats + 10), random.Random(seats)
    while not match.over:
        match.play(dice.choice(match.legal()))
        if match.sequence % EVERY == 0:
            written = match.position()
            again = GAME.position(json.loads(json.dumps(written)), match.seed)
            assert again.position() == written
            seat = match.sequence % seats
            assert again.redealt(seat, 3).tobytes() == match.redealt(seat, 3).tobytes()


@rule("EK-407", "EK-408", "EK-409", "EK-410")
def test_a_position_tells_what_each_seat_was_shown() -> None:
    match = play(
        table("a see defuse otta3 / b favor skip / c nope / pile skip ek see / burglar b"),
        "a see",
        "a three otta c nope",
        "a draw",
        "b favor a",
        "a give defuse",
        "b burglar a otta",
        "b draw",
        "b put 1",
    )
    written = match.position()
    assert written["log"][0] == [["saw", ["Skip", "EK", "See"]], ["got", "Nope", 2], ["gave", "Defuse", 1]]
    assert written["log"][1] == [["got", "Defuse", 0], ["placed", 1, len(written["pile"])]]
    assert written["log"][2] == [["gave", "Nope", 0]]
    assert written["public"] == [["three", 0, 2, "Nope", True], ["burglar", 1, 0, "Ottagogatto", False]]


def spoiled(**changes: Any) -> dict[str, Any]:
    """A good position with something changed."""
    return {**position("a skip / b favor / c nope / pile see ek"), **changes}


@rule("EK-110", "EK-703", "EK-112", "EK-813")
@pytest.mark.parametrize(
    "changes",
    [
        {"players": 6},
        {"players": 2},
        {"active": 3},
        {"owed": 0},
        {"hands": [["Skip"], ["Favor"]]},
        {"hands": [["Skip"], ["Favor"], ["EK"]]},
        {"hands": [["Skip"], ["Favor"], ["Skip"]]},
        {"hands": [["Skip"], ["Favor"], ["Joker"]]},
        {"pile": ["EK", "EK"]},
        {"burglar": 3},
        {"phase": "window"},
        {"phase": "give"},
        {"phase": "defuse"},
        {"phase": "chaos"},
        {"action": {"kind": "skip", "seat": 0, "title": "Skip"}},
        {"eliminated": [2, 2]},
        {"eliminated": [2]},
        {"options": {"nopeMode": "never"}},
        {"knowledge": {"past": [["drew", 0]]}},
        {"knowledge": {"past": [["drew", 7, "Skip"]]}},
        {"knowledge": {"past": [["drew", 0, "EK"]]}},
        {"knowledge": {"past": [["placed", 0, 300]]}},
        {"knowledge": {"hints": 1}},
    ],
    ids=str,
)
def test_what_is_no_position_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(spoiled(**changes))


def test_a_good_position_is_not_refused() -> None:
    assert GAME.position(spoiled()).pending == (0,)


def window(**changes: Any) -> dict[str, Any]:
    """A Skip of a's that b has stopped, and the window on b's Nope; c has a Nope too."""
    match = table("a skip otta3 favor / b nope / c nope see / pile see ek / burglar b")
    for move in ("a skip", "b nope", "c let"):
        match.play(move)
    return {**match.position(), "knowledge": {}, "log": [], "public": [], **changes}


def waiting(kind: str, title: str, **declared: Any) -> dict[str, Any]:
    """An action that waits."""
    return {"kind": kind, "seat": 0, "title": title, **declared}


FAVOR = waiting("favor", "Favor", target=1)


@rule("EK-503", "EK-513", "EK-516", "EK-517", "EK-601", "EK-602", "EK-603")
@pytest.mark.parametrize(
    ("changes", "number"),
    [
        ({"answers": {"0": "nope"}}, "EK-603"),  # a has none
        ({"answers": {"1": "let"}}, None),  # b has just played, and is not asked
        ({"answers": {"1": "nope"}}, None),
        ({"nopes": [1, 2]}, "EK-602"),  # one Nope lies there
        ({"nopes": []}, None),
        ({"nopes": [0]}, "EK-603"),  # nobody stops an own card
        ({"discards": ["Skip", "Nope"]}, None),
        ({"action": waiting("pair", "Skip", target=1)}, "EK-503"),  # one Skip is no pair
        ({"action": waiting("attack", "Attack")}, "EK-503"),
        ({"action": waiting("skip", "Skip", target=2)}, None),
        ({"action": waiting("skip", "Skip", named="Nope")}, None),
        ({"action": waiting("favor", "Skip", target=1)}, "EK-503"),
        ({"action": FAVOR}, "EK-503"),
        ({"action": {**waiting("skip", "Skip"), "seat": 1}}, None),
        ({"phase": "give"}, None),
        ({"phase": "give", "nopes": [], "action": FAVOR, "answers": {}}, "EK-513"),
        ({"phase": "main"}, None),
        ({"phase": "main", "action": None, "answers": {}}, None),  # a Nope with nothing to stop
        ({"answers": {"2": "nope"}, "options": {"nopeMode": "race", "catBurglar": True}}, None),
        ({"attacked": False, "owed": 3}, "EK-531"),
        ({"phase": "over", "action": None, "nopes": [], "answers": {}}, "EK-701"),
        ({"ek_in_hand": True}, None),
        ({"out": []}, None),
        ({"options": {"catBurglar": False}}, "EK-111"),
        ({"burglars": 1}, None),
    ],
    ids=str,
)
def test_a_window_that_cannot_be_is_refused(changes: dict[str, Any], number: str | None) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position(window(**changes))
    assert str(refused.value)
    if number is not None:
        assert refused.value.rule == number


@rule("EK-516", "EK-517")
@pytest.mark.parametrize(
    "action",
    [
        waiting("pair", "Ottagogatto", target=0),  # of oneself
        waiting("pair", "Ottagogatto"),
        waiting("three", "Ottagogatto", target=1),  # asking for nothing
        waiting("three", "Ottagogatto", target=0, named="Skip"),
        waiting("three", "Ottagogatto", named="Skip"),
    ],
    ids=str,
)
def test_a_pair_or_three_without_target_or_name_is_refused(action: dict[str, Any]) -> None:
    match = table("a otta3 / b nope / c see / pile see ek")
    match.play("a three otta b skip")
    assert GAME.position(match.position()).view(None).action is not None
    with pytest.raises(BadPosition):
        GAME.position({**match.position(), "action": action})


def test_real_windows_and_gifts_are_positions() -> None:
    assert GAME.position(window()).pending == (0, 2)
    assert GAME.position(window(nopes=[2])).pending == (0, 1)  # the Nope on the discards may be c's as well
    match = table("a favor / b nope2 see / c nope / pile see ek")
    for move in ("a favor b", "b nope", "c nope", "a let", "c let", "a let", "b let"):
        if match.view(None).phase == "window" and int("abc".index(move[0])) in match.pending:
            match.play(move)
        assert GAME.position(match.position()).position() == match.position()


@rule("EK-404", "EK-408", "EK-409", "EK-503")
@pytest.mark.parametrize(
    "past",
    [
        [["drew", -1, "Skip"]],
        [["drew", True, "Skip"]],
        [["three", -2, 1, "Skip", True]],
        [["three", 0, 1, "Skip", 1]],
        [["drew", 0, "Nope"]],  # a holds no Nope
        [["drew", 0, None]],
        [["gave", 0, 0, "Skip"]],
        [["gave", 0, 1, "Skip"]],  # b holds none
        [["burglar", 0, 1, "Nope", False]],
        [["three", 0, 2, "Nope", False]],  # c holds one
        [["saw", 0, 0, "Skip"]],  # a See lies there
        [["saw", 0, 0, "See"]] * 4,  # one look shows three cards at most
        [["placed", 0, 0]],  # no kitten lies there
        [["played", 0, "Skip", 1]],  # no Skip lies on the discards
        [["exploded", 0]],
        [["kitten", 0]],
        [["shuffled", 0]] * 2,
    ],
    ids=str,
)
def test_a_past_that_contradicts_the_cards_is_refused(past: list[list[Any]]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(spoiled(knowledge={"past": past}))


@pytest.mark.parametrize("past", [[], [["drew", 0, "Skip"]], [["saw", 2, 0, "See"], ["drew", 1, "Favor"]]], ids=str)
def test_a_past_that_can_have_been_is_accepted(past: list[list[Any]]) -> None:
    if len(past) == 2:
        past[0][3] = "Favor"  # the card that b then drew
    assert GAME.position(spoiled(knowledge={"past": past})).position()["knowledge"]["past"] == past


def test_a_file_made_by_hand_with_such_a_window_is_refused_and_not_verified() -> None:
    file = table("a skip / b nope / c see / pile see ek").save()
    file["position"] = window(answers={"0": "nope"})
    report = verify(GAME, file)
    assert not report.consistent
    with pytest.raises(BadFile, match="EK-603"):
        GAME.load(file)
