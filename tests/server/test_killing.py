"""`kill -9` at random instants under load: a few here, two hundred in `make proof`."""

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest

from bench.crash import TOLERATED, crash, revive
from bench.faults import FAULTS, is_well, small_disk, suffer
from bench.house import unlimited_files

pytestmark = pytest.mark.one_database("a process with a file of its own")


def test_two_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    report = asyncio.run(crash(tmp_path, kills=2, tables=6))
    assert (report.lost, report.doubled) == (0, 0)
    assert report.charged_ms <= TOLERATED
    assert report.acknowledged > 8


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_two_hundred_kills_with_a_hundred_tables_lose_and_double_nothing(tmp_path: Path) -> None:
    unlimited_files()
    report = asyncio.run(crash(tmp_path, kills=200, tables=100))
    assert (report.lost, report.doubled) == (0, 0)
    assert report.charged_ms <= TOLERATED


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("fault", FAULTS)
def test_faults_that_pass_cost_nothing_and_every_table_plays_on(tmp_path: Path, fault: str) -> None:
    unlimited_files()
    with small_disk() if fault == "full" else nullcontext(tmp_path) as folder:
        outcome = asyncio.run(suffer(fault, folder, 20))
    assert is_well(outcome), outcome
    assert outcome.health == [200, 0 if fault == "stopped" else 503, 200]


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_a_thousand_live_tables_are_served_again_in_five_seconds(tmp_path: Path) -> None:
    unlimited_files()
    assert asyncio.run(revive(tmp_path, 1000)).served <= 5
