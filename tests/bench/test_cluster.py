"""Several processes behind HAProxy: killed, stopped, with PostgreSQL restarted, nothing is lost and nothing doubled."""

import asyncio
import os
import signal
import time

import pytest

from bench import balancer
from bench.balancer import configured
from bench.cluster import Report, measured, scene
from bench.disturbance import Tally
from tests.postgresql import MISSING, binary

PATIENCE = 60.0
MOST_TAKES = 2
"""How often one trouble may make a table change hands."""


@pytest.fixture(autouse=True)
def programs() -> None:
    """Both programs, or a loud reason why not; in CI there is no reason."""
    reasons = [*([] if binary("initdb") else [MISSING]), *([] if balancer.haproxy() else [balancer.MISSING])]
    if reasons and os.environ.get("CI") == "true":
        pytest.fail("; ".join(reasons))
    if reasons:
        pytest.skip("; ".join(reasons))


def must_be_whole(report: Report) -> None:
    """Every acknowledged move is stored once, and no table went from hand to hand."""
    assert report.acknowledged > report.tables
    assert (report.lost, report.doubled) == (0, 0)
    for each in (report.kills, report.stops, report.restarts):
        assert each.takes_max <= MOST_TAKES


def test_the_balancer_that_is_shipped_leads_to_every_process() -> None:
    text = configured(8000, [8001, 8002, 8003])
    for number, port in enumerate((8001, 8002, 8003)):
        assert f"    server p{number} 127.0.0.1:{port}\n" in text
        assert f"    server p{number} 127.0.0.1:{port} track live/p{number}" in text
    assert "bind 127.0.0.1:8000\n" in text
    assert ":443" not in text


def test_a_kill_a_restart_of_the_database_and_a_process_told_to_stop_lose_nothing() -> None:
    """One evening with all three, since a house of several processes takes long to open."""
    tables = 4

    async def story() -> tuple[int, int, int]:
        async with scene(2) as here:
            await here.seat(tables, pace=0.2)
            await here.until_all_play(0.0)
            for disturb in (here.kill, here.restart):
                await here.disturbed(1, disturb, tally := Tally())
                assert tally.told().takes_max <= MOST_TAKES
            first = here.house.processes[0]
            first.send(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                await first.wait()
            await here.until_all_play(time.perf_counter())
            return await here.settle()

    acknowledged, lost, doubled = asyncio.run(story())
    assert acknowledged > tables
    assert (lost, doubled) == (0, 0)


@pytest.mark.long
@pytest.mark.parametrize("processes", [2, 3])
def test_many_kills_stops_and_restarts(processes: int) -> None:
    report = asyncio.run(measured(processes, 200, kills=50, stops=3, restarts=10))
    must_be_whole(report)
    assert report.kills.back_p95 <= 3
    assert report.kills.back_max <= 5
