"""Nobody can smell a Nope: pairs of matches that differ in one card, played with real storage and a real clock."""

import asyncio
from pathlib import Path

import pytest

from bench.nope import Report, measure

pytestmark = pytest.mark.one_database("no database at all")


def assert_unseen(report: Report) -> None:
    """The bounds of the house."""
    assert report.unequal == 0
    assert (report.median <= 2, report.p95 <= 5) == (True, True), report
    assert (report.bot_median <= 2, report.bot_p95 <= 5) == (True, True), report


def test_a_few_windows_on_a_fast_clock_are_alike(tmp_path: Path) -> None:
    """Counts and sizes are exact; times on a busy machine are only looked at in the long run."""
    report = asyncio.run(measure(tmp_path, windows=40, parallel=20, speed=20, bot_pairs=0))
    assert report.unequal == 0
    assert report.closes >= 4000 / 20


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_four_thousand_windows_are_alike(tmp_path: Path) -> None:
    assert_unseen(asyncio.run(measure(tmp_path, windows=2000, parallel=100, speed=1, bot_pairs=300)))
