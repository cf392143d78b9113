"""A disk that takes nothing for a while: commands are refused and change nothing, and everything goes on by itself."""

import asyncio
import logging
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from ludoteca.engine.match import Match
from ludoteca.games.exploding_kittens.box import DO_SKIP
from ludoteca.server.house_clock import SLOW, HouseClock
from ludoteca.server.play import background
from ludoteca.server.protocol import Adjourn, Done, NewTable, Refused, Reopen, Say
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage, sqlite_file
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.stored import Guest, Terms
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.table.time_control import TIME_CONTROLS
from tests.games.exploding_kittens.table import table
from tests.server.room import Room, settled
from tests.server.running import Running
from tests.server.test_player_clocks import clocks, first_steps, kariba, replies
from tests.server.test_recall import built
from tests.server.visitor import Visitor, command, some_play

BLITZ = Terms(pace="blitz")
ALL = TIME_CONTROLS["blitz"].turn + TIME_CONTROLS["blitz"].bank


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried again at once."""
    monkeypatch.setattr(background, "FIRST_PAUSE", 0.0)


async def refused(room: Room, seat: int, message: object) -> None:
    """Somebody asks for something that cannot be stored."""
    with pytest.raises(NotStoredError) as said:
        await room.ask(seat, message)  # type: ignore[arg-type]  # any command
    assert said.value.says.id == "server-not-stored"


def state(room: Room) -> bytes:
    """Everything that people could see of a table, and what the clocks know."""
    clocks = room.table.state.clocks
    assert clocks is not None
    shown = [room.table.publisher.table_for(str(seat)) for seat in room.pages]
    return msgspec.json.encode([shown, clocks.seats, sorted(room.table.state.pausing), room.match.sequence])


def test_a_command_that_could_not_be_stored_changes_nothing_and_works_later() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, terms=BLITZ)
        await settled()
        assert room.table.state.clocks is not None
        room.table.state.clocks.seats[mover].missed = 1
        before, heard = state(room), len(room.pages[0].heard)
        room.kept.fall_ill()
        with pytest.raises(NotStoredError):
            await room.play(mover, first_steps(match, mover))
        for message in (Adjourn(command(), True), Say(command(), "hello")):
            await refused(room, mover, message)
        assert (state(room), len(room.pages[0].heard), room.table.state.incident) == (before, heard, "")
        room.kept.recover()
        await room.play(mover, first_steps(match, mover))
        assert room.match.sequence == 1
        await room.leave()

    asyncio.run(scene())


def test_a_bot_s_move_is_made_when_it_can_be_stored() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("bp" if mover == 0 else "pb", match, replies(match))
        room.kept.fall_ill()
        await room.clock.pass_time(5.0)
        assert (room.match.sequence, room.table.state.incident) == (0, "")
        room.kept.recover()
        await settled()
        assert room.match.sequence == 1
        await room.leave()

    asyncio.run(scene())


def test_a_window_that_could_not_be_closed_closes_when_it_can_be_stored() -> None:
    async def scene() -> None:
        room = Room("ppp", table("a skip defuse / b nope defuse / c nope defuse"))
        await room.play(0, [DO_SKIP])
        before = room.match.sequence
        room.kept.fall_ill()
        await room.clock.pass_time(60.0)
        assert (room.match.sequence, room.table.state.incident) == (before, "")
        room.kept.recover()
        await settled()
        assert room.match.sequence > before
        await room.leave()

    asyncio.run(scene())


def test_time_that_has_run_out_is_noticed_when_it_can_be_stored_and_counts_once() -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, terms=BLITZ)
        assert room.table.state.clocks is not None
        room.table.state.clocks.seats[mover].missed = 1
        await settled()
        room.kept.fall_ill()
        await room.clock.pass_time(ALL + 5.0)
        assert not room.table.state.seating.chairs[mover].absent
        room.kept.recover()
        await settled()
        assert room.table.state.seating.chairs[mover].absent
        assert room.table.state.clocks.seats[mover].missed == 2
        await room.leave()

    asyncio.run(scene())


def test_storing_is_nobody_s_time() -> None:
    """Whoever is next is not charged for how long the move before took to be stored."""

    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, terms=BLITZ)
        await settled()
        add = room.kept.add_moves

        async def slowly(*args: object, **more: object) -> None:
            room.clock.time += 8.0
            await add(*args, **more)  # type: ignore[arg-type]  # handed on

        room.kept.add_moves = slowly  # type: ignore[method-assign]  # for this test
        await room.play(mover, first_steps(match, mover))
        (other,) = room.match.pending
        assert clocks(room.pages[0])[other]["turn"] == round(1000 * TIME_CONTROLS["blitz"].turn)
        await room.leave()

    asyncio.run(scene())


class Ticking(HouseClock):
    """A clock whose ticks a test hands out."""

    def __init__(self) -> None:
        super().__init__()
        self.ticks = 100.0

    def _ticks(self) -> float:
        return self.ticks


def test_the_clock_stands_still_while_nothing_can_be_stored() -> None:
    clock = Ticking()
    clock.storing()
    clock.ticks += SLOW / 2
    clock.stored()
    assert clock.steady() == pytest.approx(100.0 + SLOW / 2)
    clock.storing()
    clock.ticks += 12.0
    assert clock.steady() == pytest.approx(100.0 + 1.5 * SLOW)
    clock.storing()  # tried again: it is still the same trouble
    clock.ticks += 30.0
    clock.stored()
    clock.ticks += 1.0
    assert clock.steady() == pytest.approx(101.0 + 1.5 * SLOW)


def lock_out(file: Path) -> sqlite3.Connection:
    """Somebody else who writes and does not finish."""
    other = sqlite3.connect(file, check_same_thread=False)
    other.execute("begin immediate")
    return other


@pytest.mark.parametrize("fault", ["locked", "full", "read-only"])
@pytest.mark.one_database("what goes wrong with a file")
def test_a_store_that_was_ill_heals_by_itself(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_MS", 20)

    async def scene() -> None:
        storage = Storage.open(tmp_path, HouseClock())
        storage.start()
        await storage.guests.add(Guest("a", "Marta", 1, True), "hash a")
        other = lock_out(tmp_path / DATABASE) if fault == "locked" else None
        if fault == "full":
            set_pragma(storage, "max_page_count=1")
        if fault == "read-only":
            set_pragma(storage, "query_only=1")
        with caplog.at_level(logging.ERROR), pytest.raises(NotStoredError):
            # Long enough for a page of its own.
            await storage.guests.add(Guest("b", "Leo" * 4000, 1, True), "hash b")
        assert await storage.guests.get({"b"}) == []
        if other is not None:
            other.close()
        if fault == "full":
            set_pragma(storage, "max_page_count=1000000")
        await asyncio.wait_for(storage.healed(), 10)
        await storage.guests.add(Guest("b", "Leo", 1, True), "hash b")
        assert [guest.id for guest in await storage.guests.get({"a", "b"})] == ["a", "b"]
        await storage.close()

    asyncio.run(scene())
    assert "tables wait, clocks stand still" in caplog.text


def set_pragma(storage: Storage, pragma: str) -> None:
    """Change the one connection that writes, which the writer keeps as long as nothing fails."""
    if (kept := storage._writer._connection) is not None:
        kept.connection.cursor().execute(f"PRAGMA {pragma}")
        return
    with storage._writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA {pragma}")


@pytest.mark.one_database("what goes wrong with a file")
def test_a_foreign_lock_at_a_real_table_is_a_sentence_and_then_passes(
    house: Running, marta: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a socket, with a bot to answer: refused, health says 503, then both go on without anybody's doing."""
    storage, canary = house.house.storage, house.house.canary
    set_pragma(storage, "busy_timeout=20")
    file = Path(storage._writing.url.database or "")
    where = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)
    with marta.at(where) as socket:
        play = some_play(socket.screen)
        other = lock_out(file)
        answer = socket.ask(play)
        assert isinstance(answer, Refused)
        assert answer.says.id == "server-not-stored"
        canary._last = (float("-inf"), True, 0)
        assert marta.http.get("/health").status_code == 503
        with monkeypatch.context() as none_up:
            none_up.setattr(type(house.house.bots), "is_up", False)
            assert marta.http.get("/health").status_code == 503
        other.close()
        limit = time.monotonic() + 20
        while not isinstance(socket.ask(some_play(socket.screen)), Done):
            assert time.monotonic() < limit
        while not socket.screen.graph.nodes:
            socket.hear()
        assert socket.screen.sequence >= 2
    canary._last = (float("-inf"), True, 0)
    assert marta.http.get("/health").json()["state"] == "ok"
    set_pragma(storage, f"busy_timeout={sqlite_file.BUSY_MS}")


def test_a_table_that_stopped_because_of_us_is_opened_again_by_its_host(
    house: Running, marta: Visitor, leo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)
    with marta.at(where) as ours, leo.at(where) as theirs:
        assert isinstance(ours.ask(some_play(ours.screen)), Done)
        while not ours.screen.graph.nodes:
            ours.hear()
        stored = ours.screen.sequence
        assert ours.ask(Reopen(command())).says.id == "server-not-frozen"  # type: ignore[union-attr]  # refused
        with monkeypatch.context() as broken:
            broken.setattr(Match, "copy", lambda _match: 1 / 0)
            answer = ours.ask(some_play(ours.screen))
        assert isinstance(answer, Refused)
        assert answer.says.id == "server-table-frozen"
        while not theirs.tables or not theirs.table.incident:
            theirs.hear()
        refusal = theirs.ask(Reopen(command()))
        assert isinstance(refusal, Refused)
        assert refusal.says.id == "server-host-only"
        asked = Reopen(command())
        assert ours.ask(asked) == Done(asked.command)
        assert (ours.table.incident, ours.screen.sequence) == ("", stored)
        assert isinstance(ours.ask(some_play(ours.screen)), Done)
        while theirs.screen.sequence <= stored:
            theirs.hear()
        assert theirs.table.incident == ""


def test_a_table_frozen_at_its_coming_back_stays_refused_until_it_can_be_rebuilt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        house = built(tmp_path)
        host, _ = await house.guests.arrive()
        where = await house.tables.open(host, NewTable("kariba", 2, bots=["tin"], start=True))
        house.tables._live.clear()
        with monkeypatch.context() as broken:
            broken.setattr(LiveMatch, "rebuild", lambda _stored: 1 / 0)
            found = await house.tables.find(where)
            assert found.state.incident
            with pytest.raises(Refusal) as said:
                await found.obey(host, Reopen("once"))
            assert said.value.says.id == "server-table-frozen"
        await found.obey(host, Reopen("twice"))
        assert (found.state.incident, found.state.phase) == ("", "playing")
        await house.stop()

    asyncio.run(scene())
