"""A file tells the whole truth: who decided each move, hints, taking back, and whose key signed it."""

import json

import pytest

import ludoteca
from ludoteca.bots.explain import Explanation
from ludoteca.bots.explain.explanation import Chance
from ludoteca.engine.decided import PERSON
from ludoteca.engine.verify import HOUSE, verify
from ludoteca.server.protocol import Done, Hint, Hinted, TakeBack, Update
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.jobs import Job
from tests.server.running import Running
from tests.server.visitor import Visitor, command, play_out, some_play


async def advice(_runner: BotPool, job: Job, _whose: str) -> Explanation:
    """What a worker says, without the time it takes."""
    return Explanation(job.seat, Chance(0.5, 0.4, 0.6), [], None, [], [])


def test_who_decided_hints_and_taking_back_are_inside_what_is_signed(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "explain", advice)
    marta = Visitor(house.address, "Marta")
    with marta.at(marta.open_table(2, bots=["tin"], options={"firstPlayer": 0}, start=True)) as socket:
        assert isinstance(socket.ask(Hint(command(), socket.screen.sequence)), Hinted)
        assert isinstance(socket.ask(some_play(socket.screen)), Done)
        while socket.screen.sequence != 2:
            socket.until(Update)
        assert isinstance(socket.ask(TakeBack(command(), 2)), Done)
        while socket.screen.sequence != 0:
            socket.until(Update)
        play_out(socket)
        match = socket.table.match
    file = marta.http.get(f"/api/matches/{match}/file").json()
    assert file["seated"] == [PERSON, "tin"]
    assert file["players"] == [PERSON if move.startswith("a ") else "tin" for move in file["moves"]]
    assert file["aids"] == [
        {"kind": "hint", "seat": 0, "move": 0},
        {"kind": "takeback", "seat": 0, "move": 2, "back": 0},
    ]
    assert file["practice"] is True
    key = marta.http.get("/key").json()["key"]
    kariba = ludoteca.game("kariba")
    assert verify(kariba, file, {key: HOUSE}).signer.kind == "known"
    for part, other in (("players", [PERSON] * len(file["moves"])), ("aids", []), ("practice", False), ("seated", [])):
        assert not verify(kariba, {**file, part: other}).consistent
    here = marta.http.post("/api/files", content=json.dumps(file))
    assert (here.json()["signer"], here.json()["key"]) == ("house", key)
    assert {says["id"] for says in here.json()["checks"]} >= {"engine-check-signature-house", "engine-check-seed-alone"}
    twice = json.dumps(file)[:-1] + ', "names": ["Eva", "Eva"]}'
    assert marta.problem("POST", "/api/files", content=twice) == (400, "engine-file-twice")
