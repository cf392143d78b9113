"""A game file from elsewhere: shown as a replay if it adds up, else refused in one clear sentence; nothing is kept."""

import json
import random
from functools import cache
from typing import Any

import pytest

import ludoteca
from ludoteca.games import GAMES
from ludoteca.server.limits import FILE_BYTES, FILES
from tests.server.running import Running
from tests.server.visitor import Visitor

HOSTILE_NAME = "<img src=x onerror=alert(1)>\n" + "x" * 300


@cache
def local_file(game: str, moves: int | None = None) -> dict[str, Any]:
    """A match between nobody, played at random on this machine and signed by no server."""
    match, dice = ludoteca.game(game).start(min(GAMES[game].seats), 7), random.Random(7)
    while not match.over and (moves is None or match.sequence < moves):
        match.play(dice.choice(match.legal(match.pending[0])))
    return match.save()


def bring(visitor: Visitor, file: object, eyes: str = "open") -> Any:
    """Send a file; what comes back, read."""
    body = file if isinstance(file, bytes) else json.dumps(file).encode()
    return visitor.http.post(f"/api/files?eyes={eyes}", content=body)


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_local_file_is_shown_and_nobody_vouches_for_it(house: Running, game: str) -> None:
    file = local_file(game, moves=12)
    answer = bring(Visitor(house.address, "Marta"), file)
    assert answer.status_code == 200, answer.text
    opened = answer.json()
    assert (opened["signer"], opened["key"]) == ("nobody", "")
    assert "engine-check-signature-none" in {says["id"] for says in opened["checks"]}
    assert [frame["move"] for frame in opened["replay"]["frames"]] == ["", *file["moves"]]
    assert opened["replay"]["game"] == game
    assert opened["replay"]["names"][0] == "A"


def test_eyes_see_their_own_hand_only(house: Running) -> None:
    marta, file = Visitor(house.address, "Marta"), local_file("kariba")
    hands = bring(marta, file, "1").json()["replay"]["frames"][0]["view"]["hands"]
    assert [hand is not None for hand in hands] == [False, True]
    assert bring(marta, file, "7").status_code == 404


def test_names_of_strangers_are_only_names(house: Running) -> None:
    file = {**local_file("bossa", moves=4), "names": [HOSTILE_NAME, {"name": "Leo"}]}
    names = bring(Visitor(house.address, "Marta"), file).json()["replay"]["names"]
    assert all(len(name) <= 24 and "\n" not in name for name in names)


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        (b"", "engine-file-not-json"),
        (b"\xff\xfe\x00", "engine-file-not-json"),
        (b"[" * 200_000, "engine-file-not-json"),
        ([1, 2, 3], "engine-file-unknown"),
        ({"format": "chess/3"}, "engine-file-unknown"),
        ({"rules": "poker/1"}, "engine-file-unknown"),
        ({"rules": "kariba/999"}, "engine-file-rules"),
        ({"seed": "00"}, "engine-file-start"),
        ({"seats": 99}, "engine-bad-seats"),
        ({"options": {"expert": "perhaps"}}, "engine-bad-option"),
        ({"moves": "all of them"}, "engine-file-start"),
        ({"moves": ["a z9"]}, "engine-file-move"),
        ({"moves": []}, "engine-check-chain-fails"),
        ({"outcome": {"winners": [0]}}, "engine-check-outcome-fails"),
        ({"draws": []}, "engine-check-draws-fails"),
        ({"events": []}, "engine-check-events-fails"),
        ({"fairness": {"secret": 7}}, "engine-check-seed-fails"),
        ({"signature": {"key": "00", "value": "00"}}, "engine-check-signature-fails"),
        ({"signature": []}, "engine-check-signature-fails"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_file_that_does_not_add_up_is_refused_with_a_reason(house: Running, parts: object, says: str) -> None:
    file = {**local_file("kariba", moves=6), **parts} if isinstance(parts, dict) else parts
    answer = bring(Visitor(house.address, "Marta"), file)
    assert (answer.status_code, answer.json()["says"]["id"]) == (400, says)


def test_a_file_has_a_size_and_guests_have_patience(house: Running) -> None:
    marta = Visitor(house.address, "Marta")
    assert bring(marta, b" " * (FILE_BYTES + 1)).status_code == 413
    assert bring(Visitor(house.address), {}).status_code == 401
    answers = [bring(marta, b"{").status_code for _ in range(FILES)]
    assert answers[0] == 400
    assert answers[-1] == 429
