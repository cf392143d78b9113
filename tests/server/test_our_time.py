"""Time that is ours costs nobody anything: a process stopped, a wall clock that jumps, a server that was down."""

import asyncio
import signal
import time
from pathlib import Path

import msgspec
import pytest

from ludoteca.games.exploding_kittens.box import DO_LET, DO_SKIP
from ludoteca.server.house_clock import BEAT, LATE
from ludoteca.server.protocol import Clocks, Done, Sit, Start
from ludoteca.server.storage.stored import Terms
from ludoteca.server.table.time_control import TIME_CONTROLS, read
from tests.games.exploding_kittens.table import table
from tests.server.room import Room, settled
from tests.server.test_crash import served
from tests.server.test_healing import Ticking
from tests.server.test_player_clocks import BLITZ, clocks, first_steps, kariba
from tests.server.visitor import Visitor, command, some_play

TURN, BANK = TIME_CONTROLS["blitz"].turn, TIME_CONTROLS["blitz"].bank
HOURS = 5 * 3_600_000
STOPPED = 2.0


def test_a_process_that_was_stopped_has_not_lived_meanwhile() -> None:
    async def scene() -> None:
        clock = Ticking()
        watching = asyncio.create_task(clock.watch())
        await asyncio.sleep(0)
        before = clock.steady()
        clock.ticks += BEAT + LATE / 2  # busy, and nothing more
        assert clock.steady() == pytest.approx(before + BEAT + LATE / 2)
        clock.ticks += 30.0
        assert clock.steady() <= before + BEAT + LATE
        clock.ticks += 0.01
        after = clock.steady()
        assert after <= before + BEAT + LATE + 0.01
        clock.storing()
        clock.ticks += 3600.0  # both at once are left out once
        clock.stored()
        clock.ticks += 0.1
        assert after <= clock.steady() <= after + BEAT + LATE + 0.2
        watching.cancel()
        clock.stop_watching()
        before = clock.steady()
        clock.ticks += 30.0
        assert clock.steady() == pytest.approx(before + 30.0)

    asyncio.run(scene())


def test_time_goes_on_however_slow_the_house_is() -> None:
    """Looks that always come late slow the clock down, but do not stop it."""

    async def scene() -> None:
        clock = Ticking()
        before = clock.steady()
        for _ in range(100):
            watching = asyncio.create_task(clock.watch())
            await asyncio.sleep(0)
            clock.ticks += BEAT + 2 * LATE
            watching.cancel()
        assert clock.steady() - before > 50 * BEAT

    asyncio.run(scene())


class Jumping(Room):
    """A table whose server's wall clock is set by somebody."""

    def jump(self, milliseconds: int) -> None:
        """The wall clock jumps; nothing else does."""
        now = self.clock.now
        self.clock.now = lambda: now() + milliseconds  # type: ignore[method-assign]  # NTP, or a person


@pytest.mark.parametrize("jump", [HOURS, -HOURS])
def test_a_jump_of_the_wall_clock_is_nobody_s_time_not_even_after_a_restart(jump: int) -> None:
    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Jumping("pp", match, terms=BLITZ)
        await room.clock.pass_time(2.0)
        room.jump(jump)
        await room.play(mover, first_steps(match, mover))
        (other,) = room.match.pending
        room.jump(jump)
        await room.clock.pass_time(5.0)
        await room.leave()
        # The last sign of life came three seconds after the move.
        again = Room("pp", room.match, terms=BLITZ, clocks=room.kept.clocks[-1], last_life=room.clock.house_time())
        assert clocks(again.pages[other])[other]["turn"] == round(1000 * (TURN - 3))
        assert clocks(again.pages[other])[other]["bank"] == round(1000 * BANK)
        await again.leave()

    asyncio.run(scene())


def test_clocks_of_another_run_are_not_counted_by_this_one() -> None:
    """A table that nobody looked at during a whole life of the server was not played at in that life."""

    async def scene() -> None:
        match = kariba()
        (mover,) = match.pending
        room = Room("pp", match, terms=BLITZ)
        await settled()
        counted = read(room.kept.clocks[-1])
        assert counted is not None
        counted.run = 77
        kept = msgspec.json.encode(counted).decode()
        again = Room("pp", match, terms=BLITZ, clocks=kept, last_life=HOURS)
        assert clocks(again.pages[0])[mover]["turn"] == round(1000 * TURN)
        await room.leave()
        await again.leave()

    asyncio.run(scene())


@pytest.mark.parametrize("terms", [Terms(), BLITZ])
def test_a_window_has_the_rest_of_its_time_after_a_restart_whatever_the_wall_clock_says(terms: Terms) -> None:
    async def scene() -> None:
        room = Jumping("ppp", table("a skip defuse / b nope defuse / c nope defuse"), terms=terms)
        await room.play(0, [DO_SKIP])
        room.jump(HOURS)
        before = room.match.sequence
        await room.clock.pass_time(1.0)
        await room.play(2, [DO_LET])
        await room.leave()
        (kept,) = {text for text in room.kept.clocks[-1:] if text}
        again = Room("ppp", room.match, terms=terms, clocks=kept, last_life=room.clock.house_time())
        length = room.match.options.nope_window_ms / 1000
        await again.clock.pass_time(length - 1.0 - 0.01)
        assert again.match.sequence == before
        await again.clock.pass_time(length - 1.0 + 0.01)
        assert again.match.sequence > before
        await again.leave()

    asyncio.run(scene())


def test_a_stopped_server_takes_nobody_s_time(tmp_path: Path) -> None:
    """SIGSTOP and SIGCONT: the clock of whoever is to move shows what it did."""
    with served(tmp_path, 0) as (process, address):
        marta, leo = Visitor(address, "Marta"), Visitor(address, "Leo")
        while not marta.http.get("/api/games").json()[0]["ready"]:
            time.sleep(0.05)
        where = marta.open_table(2, options={"firstPlayer": 0}, terms={"pace": "blitz"})
        with marta.at(where) as ours, leo.at(where) as theirs:
            assert isinstance(theirs.ask(Sit(command(), 1)), Done)
            assert isinstance(ours.ask(Start(command())), Done)
            began = time.monotonic()
            process.send_signal(signal.SIGSTOP)
            stopped = time.monotonic()
            time.sleep(STOPPED)
            process.send_signal(signal.SIGCONT)
            told = ours.until(Clocks)  # pages count by themselves, so they are told
            lived = time.monotonic() - began - STOPPED
            assert time.monotonic() - stopped > STOPPED
            assert told.seats[0].runs
            charged = TURN + BANK - (told.seats[0].turn + told.seats[0].bank) / 1000
            assert charged <= lived + LATE
            assert isinstance(ours.ask(some_play(ours.screen)), Done)
