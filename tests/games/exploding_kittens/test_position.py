"""Positions as JSON: what goes in comes out, and what is no position is refused."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadPosition
from ludoteca.engine.kernel import JIT
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
