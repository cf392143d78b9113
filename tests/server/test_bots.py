"""Bots in processes of their own: when their moves are shown, and what happens to one that is stuck, dead or wrong."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import LEVELS
from ludoteca.engine.saying import Says
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.play.bot_turns import THINKING, TICK, job_for, quick, random_steps
from ludoteca.server.protocol import Refused, Table, Update
from ludoteca.server.table.live_match import LiveMatch
from ludoteca.server.workers.bot_pool import (
    PATIENCE,
    TRIES,
    BotFailedError,
    BotPool,
    IllegalAnswerError,
    NotWantedError,
)
from ludoteca.server.workers.jobs import Answer, Job
from tests.server.room import HandClock
from tests.server.running import Running, running
from tests.server.test_operation import loop_of
from tests.server.visitor import Visitor, play_out

READY = (
    "import sys, time; out = sys.stdout.buffer; sys.stdin.buffer.read(4); "
    "out.write(b'\\x02\\0\\0\\0\\x91\\x90'); out.flush(); "
)
REAL = "runpy.run_module('ludoteca.server.workers.bot_worker', run_name='__main__')"
STUCK = (sys.executable, "-c", READY + "time.sleep(600)")
DYING = (sys.executable, "-c", READY + "sys.stdin.buffer.read(4); sys.exit(1)")
BABBLING = (
    sys.executable,
    "-c",
    READY + "sys.stdin.buffer.read(4); out.write(b'\\x01\\0\\0\\0\\xc1'); out.flush(); time.sleep(9)",
)
CHEATING = (
    sys.executable,
    "-c",
    READY
    + """
import struct
while head := sys.stdin.buffer.read(4):
    sys.stdin.buffer.read(struct.unpack("<I", head)[0])
    out.write(b"\\x03\\0\\0\\0\\x91\\x91\\x7f")
    out.flush()
""",
)

HURRIED = (*CHEATING[:2], CHEATING[2].replace("\\x03\\0\\0\\0\\x91\\x91\\x7f", "\\x04\\0\\0\\0\\x92\\x91\\x7f\\xc3"))
"""Answers that its time was up."""


@pytest.mark.parametrize("worker", [STUCK, DYING, BABBLING], ids=["stuck", "dying", "babbling"])
def test_where_no_worker_answers_the_table_waits_and_says_so(tmp_path: Path, worker: tuple[str, ...]) -> None:
    """No move is made for a level that nobody has thought about; when a worker answers again, the game goes on."""
    healed = tmp_path / "healed"
    mended = f"import os, runpy\nif os.path.exists({str(healed)!r}):\n    {REAL}\nelse:\n    exec({worker[2]!r})"
    with running(tmp_path, worker=(sys.executable, "-c", mended), patience=4.0) as house:
        visitor = Visitor(house.address, "Marta")
        table = visitor.open_table(2, bots=["gold"], options={"firstPlayer": 1}, start=True)
        with visitor.at(table) as socket:
            for _ in range(2):
                assert socket.until(Refused) == Refused("", Says("server-bot-silent"))
            assert socket.screen.sequence == 0
            assert house.house.tables._live[table].state.incident == ""
            if worker is DYING:
                house.house.bots._patience = PATIENCE * house.house.clock.speed
                healed.touch()
                assert socket.until(Update).sequence == 1


def test_a_worker_that_dies_over_a_move_is_replaced_and_the_level_still_plays(house: Running) -> None:
    """The move is the one that gold makes on any worker, not any other."""
    match = ludoteca.game("kariba").start(seats=3, seed=3)
    seat = match.pending[0]
    job = job_for(LiveMatch("m", bytes(32), match), seat, "gold")
    choose = bots.player("gold").choose(match.redealt(seat, job.seed), seat, job.seed)
    (killed,) = house.house.bots.pids
    os.kill(killed, signal.SIGKILL)
    chosen = asyncio.run_coroutine_threadsafe(house.house.bots.choose(job, "marta"), loop_of(house)).result(60)
    assert chosen.steps == list(choose)
    assert house.house.bots.pids != [killed]


def test_a_worker_whose_answers_are_not_legal_is_replaced_and_not_asked_for_ever(
    caplog: pytest.LogCaptureFixture,
) -> None:
    answers: list[list[int]] = []

    def refuse(answer: Answer) -> bool:
        answers.append(answer.steps)
        return False

    async def ask() -> bool:
        pool = BotPool(HouseClock(), command=CHEATING)
        pool.start()
        try:
            with pytest.raises(IllegalAnswerError):
                await pool.choose(Job("kariba", b"", 0, "gold", 0), "marta", lambda: True, refuse)
            assert (await pool.choose(Job("kariba", b"", 0, "gold", 0), "marta")).steps == [127]
            return pool.is_up
        finally:
            await pool.stop()

    assert asyncio.run(ask())
    assert answers == [[127]] * TRIES
    assert "127" not in caplog.text


def test_a_house_whose_bots_all_err_says_so_once_and_the_host_can_open_the_table_again(tmp_path: Path) -> None:
    with running(tmp_path, worker=CHEATING) as house:
        visitor = Visitor(house.address, "Marta")
        table = visitor.open_table(2, bots=["gold"], options={"firstPlayer": 1}, start=True)
        with visitor.at(table) as socket:
            while not socket.until(Table).incident:
                pass
            assert socket.screen.sequence == 0


def test_one_guests_many_jobs_do_not_hold_up_anothers(tmp_path: Path) -> None:
    """Twenty jobs for one guest's tables wait already: whoever comes next waits for one of them, not for twenty."""

    async def served() -> list[str]:
        order: list[str] = []
        runner = BotPool(HouseClock(), command=HURRIED)

        async def ask(whose: str) -> None:
            await runner.choose(Job("kariba", b"", 0, "gold", 0), whose)
            order.append(whose)

        jobs = [asyncio.create_task(ask(whose)) for whose in (*["flood"] * 20, "marta", "marta", "leo")]
        await asyncio.sleep(0)
        runner.start()
        try:
            await asyncio.gather(*jobs)
        finally:
            await runner.stop()
        return order

    assert asyncio.run(served())[:6] == ["flood", "marta", "leo", "flood", "marta", "flood"]


def test_nobody_thinks_about_a_move_that_nobody_wants_any_more() -> None:
    async def ask() -> None:
        runner = BotPool(HouseClock(), command=STUCK)
        runner.start()
        try:
            with pytest.raises(NotWantedError):
                await runner.choose(Job("kariba", b"", 0, "gold", 0), "marta", lambda: False)
            assert runner._idle._free
        finally:
            await runner.stop()

    asyncio.run(ask())


def test_a_worker_that_was_killed_is_replaced(house: Running, marta: Visitor) -> None:
    (killed,) = house.house.bots.pids
    os.kill(killed, signal.SIGKILL)
    table = marta.open_table(2, bots=["silver"], start=True)
    with marta.at(table) as socket:
        assert play_out(socket).view.outcome is not None
    limit = time.monotonic() + 60
    while house.house.bots.pids in ([], [killed]) and time.monotonic() < limit:
        time.sleep(0.05)
    assert house.house.bots.pids not in ([], [killed])


@pytest.mark.parametrize("cost", [0.0, 0.5, THINKING + 0.1])
def test_a_bots_move_is_shown_on_a_tick_whatever_it_cost(cost: float) -> None:
    began = 100.03

    async def shown() -> float:
        clock = HandClock()
        clock.time = began

        async def move() -> float:
            await clock.sleep(cost)
            await clock.until_tick(max(began + THINKING, clock.steady()), TICK)
            return clock.steady()

        moving = asyncio.create_task(move())
        await clock.pass_time(began + 60)
        return moving.result()

    at = asyncio.run(shown())
    assert 0 <= at - max(began + THINKING, began + cost) < TICK
    assert at / TICK == pytest.approx(round(at / TICK), abs=1e-6)


def test_where_time_is_short_no_bot_thinks_long() -> None:
    assert {quick("kariba", level) for level in LEVELS} == {"tin", "copper", "brass", "search:1k"}
    assert quick("exploding-kittens", "diamond") == "diamond"  # it follows its network and searches for nothing


def test_workers_are_polite(house: Running) -> None:
    assert all(os.getpriority(os.PRIO_PROCESS, pid) >= 10 for pid in house.house.bots.pids)


def test_the_same_job_gives_the_same_move(house: Running) -> None:
    match = ludoteca.game("kariba").start(seats=4, seed=1)
    seat = match.pending[0]

    async def twice() -> list[list[int]]:
        runner = BotPool(HouseClock())
        runner.start()
        try:
            return [
                (await runner.choose(job_for(LiveMatch("m", bytes(32), match), seat, level), "marta")).steps
                for level in ("tin", "greedy", "search:300", "tin", "greedy", "search:300")
            ]
        finally:
            await runner.stop()

    chosen = asyncio.run(twice())
    assert chosen[:3] == chosen[3:]
    for steps in chosen:
        match.copy().play_steps(seat, steps)


def test_no_answer_in_time_is_a_failure() -> None:
    async def ask() -> None:
        runner = BotPool(HouseClock(), command=STUCK, patience=0.2)
        runner.start()
        try:
            with pytest.raises(BotFailedError):
                await runner.choose(Job("kariba", b"", 0, "random", 0), "marta")
        finally:
            await runner.stop()

    asyncio.run(ask())


def test_a_move_that_was_cut_short_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> tuple[list[int], int]:
        runner = BotPool(HouseClock(), command=HURRIED)
        runner.start()
        try:
            return (await runner.choose(Job("kariba", b"", 0, "gold", 0), "marta")).steps, runner.cuts
        finally:
            await runner.stop()

    assert asyncio.run(ask()) == ([127], 1)
    assert "gold at kariba ran out of time" in caplog.text


def test_a_move_made_for_a_bot_is_legal() -> None:
    match = ludoteca.game("kariba").start(seats=3, seed=5, expert=True)
    for seed in range(200):
        if match.over:
            break
        seat = match.pending[0]
        match.play_steps(seat, random_steps(match.graph(seat), seed))
