"""What somebody has played: every finished match with its date, who sat there and how it ended, and nothing else."""

import asyncio
import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca import Game
from ludoteca.engine.outcome import Outcome
from ludoteca.engine.saying import Says
from ludoteca.server.archive.results import shown
from ludoteca.server.limits import FINISHED
from ludoteca.server.protocol import Leave, Rematch, Update
from ludoteca.server.storage import layout
from ludoteca.server.storage.stored import (
    Chair,
    FinishedNote,
    Guest,
    Result,
    Seal,
    SitterNote,
    StoredMatch,
    StoredMove,
    StoredTable,
)
from tests.conformance.rows import each_game
from tests.server import databases
from tests.server.running import Running
from tests.server.test_leaving import done
from tests.server.test_play import seated
from tests.server.visitor import SECONDS, Visitor, command, play_out


def finished(visitor: Visitor, **asked: str) -> list[dict[str, Any]]:
    """The list of somebody's finished matches."""
    answer = visitor.http.get("/api/matches", params=asked)
    answer.raise_for_status()
    return list(answer.json())


def test_every_match_of_an_evening_is_on_the_list_and_none_that_goes_on(marta: Visitor, leo: Visitor) -> None:
    began = time.time() * 1000
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        assert finished(marta) == []
        first = play_out(ours, theirs).view.outcome
        done(ours, Rematch(command()))
        for socket in (ours, theirs):
            while socket.screen.view.phase == "over":
                socket.until(Update)
        leo.http.put("/api/me", json={"name": "Somebody else", "doll": 1}).raise_for_status()
        (only,) = finished(marta)
        second = play_out(ours, theirs).view.outcome
    newest, oldest = finished(marta)
    assert only == oldest
    assert (newest["game"], newest["id"]) == ("kariba", ours.table.match)
    assert began <= oldest["ended"] <= newest["ended"] <= time.time() * 1000
    for line, outcome in ((oldest, first), (newest, second)):
        assert outcome is not None
        assert line["outcome"]["scores"] == outcome.scores
        assert (line["outcome"]["ranking"], line["outcome"]["winners"]) == (outcome.ranking, outcome.winners)
        assert line["outcome"]["because"]["id"] == outcome.because.id
    # Called as at the deal, each from their own seat.
    assert [(each["name"], each.get("you", False)) for each in oldest["sitters"]] == [("Marta", True), ("Leo", False)]
    assert [each.get("you", False) for each in finished(leo)[1]["sitters"]] == [False, True]
    assert {line["id"] for line in finished(leo)} == {newest["id"], oldest["id"]}
    assert finished(marta, after=newest["id"]) == [oldest]
    assert finished(marta, after=oldest["id"]) == finished(marta, after="nowhere") == []


def test_nobody_else_is_told(house: Running, marta: Visitor) -> None:
    table = marta.open_table(2, bots=["random"], start=True)
    with marta.at(table) as socket:
        play_out(socket)
    (line,) = finished(marta)
    assert [(each["kind"], each.get("level", "")) for each in line["sitters"]] == [("person", ""), ("bot", "random")]
    assert not line.get("practice", False)
    assert finished(Visitor(house.address)) == finished(Visitor(house.address, "Otto")) == []


def test_whoever_has_left_is_told_so(marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        done(theirs, Leave(command()))
        play_out(ours)
    assert [line.get("left", False) for line in (*finished(marta), *finished(leo))] == [False, True]


def test_somebody_who_is_forgotten_is_forgotten_here_too(house: Running, marta: Visitor, leo: Visitor) -> None:
    with ExitStack() as stack:
        _, ours, theirs = seated(stack, marta, leo)
        play_out(ours, theirs)
    assert leo.http.delete("/api/me").status_code == 200
    (line,) = finished(marta)
    assert line["sitters"][1] == {"kind": "person"}
    assert line["outcome"] is not None
    assert finished(leo) == []

    async def sittings() -> int:
        async with house.house.storage._engine.connect() as connection:
            query = sa.select(sa.func.count()).select_from(layout.sittings).where(layout.sittings.c.match == line["id"])
            return int((await connection.execute(query)).scalar_one())

    assert asyncio.run(sittings()) == 1


def test_one_device_handed_round_is_nobody_s_seat() -> None:
    sitters = [SitterNote("person", "Marta", 1, "", "g"), SitterNote("person", "Nonna", 2, "", "g")]
    result = Result(Outcome([3, 5], [2, 1], [1], Says("because")), [0, 1])
    line = shown(FinishedNote("m", "kariba", 9, sitters, False, result), "g")
    assert [(each.name, each.you) for each in line.sitters] == [("Marta", False), ("Nonna", False)]
    assert (line.left, line.outcome) == (False, result.outcome)


def test_how_an_earlier_match_ended_is_reckoned_once_and_kept(house: Running, marta: Visitor) -> None:
    table = marta.open_table(2, bots=["random"], start=True)
    with marta.at(table) as socket:
        play_out(socket)
    (known,) = finished(marta)
    storage = house.house.storage

    def forget() -> None:
        with storage._writing.begin() as connection:
            chosen = layout.matches.c.id == known["id"]
            connection.execute(sa.update(layout.matches).where(chosen).values(result=None))

    forget()
    assert "outcome" not in finished(marta)[0]
    limit = time.monotonic() + SECONDS
    while "outcome" not in finished(marta)[0]:
        assert time.monotonic() < limit
        time.sleep(0.01)
    assert finished(marta) == [known]
    # What cannot be found out is not tried for ever.
    forget()
    assert "outcome" not in finished(marta)[0]
    assert house.house.results._task is None


def played(game: Game, seed: int) -> Result:
    """How a match between random players ends."""
    chance = random.Random(seed)
    match = game.start(seats=max(game.seats), seed=seed)
    while not match.over:
        seat = chance.choice(match.pending)
        match.play(chance.choice(match.legal(seat)))
    assert match.outcome is not None
    return Result(match.outcome, [0])


@pytest.mark.parametrize("game", each_game())
def test_the_result_of_every_game_is_stored_with_the_last_move(tmp_path: Path, game: Game) -> None:
    result = played(game, 3)
    sitters = [SitterNote("person", "Marta", 1, "", "g"), *[SitterNote("bot", "", 0, "tin")] * (max(game.seats) - 1)]

    async def scene() -> tuple[list[FinishedNote], list[FinishedNote]]:
        storage = databases.opened(tmp_path)
        storage.start()
        await storage.guests.add(Guest("g", "Marta", 1, True), "hash")
        match = StoredMatch("m", "t", game.name, 1, {}, len(sitters), sitters, bytes(32), "[]", False, [])
        chairs = [Chair("person", "g")]
        await storage.add_table(StoredTable("t", game.name, {}, "g", None, chairs, set(), Seal("n", bytes(32))), match)
        await storage.holding.take(["t"])
        before = await storage.finished.of("g", FINISHED)
        last = [StoredMove(1, 0, [0], "[]")]
        await storage.add_moves("t", "m", last, result=result, closes=False, by="g", command="c")
        after = await storage.finished.of("g", FINISHED)
        await storage.close()
        return before, after

    before, (note,) = asyncio.run(scene())
    assert before == []
    assert (note.result, note.sitters, note.game) == (result, sitters, game.name)
