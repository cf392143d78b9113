"""The ladder is measured, goes on after a stop, and becomes a page."""

from pathlib import Path

import msgspec
import pytest

from bench import calibration_page, ladder_page
from bench.ladder import kept, run
from bench.page import put
from bench.plan import Measure, plan
from bench.sample import Job, Sample, sampled
from bench.timing import Timed
from ludoteca.arena import Journal
from ludoteca.bots.calibration import Curve
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from tests.project.tree import ROOT

MEASURES = [
    Measure("ladder", "kariba", 2, "greedy", "random", 0.57, 0.75, most=8),
    Measure("strength", "boss-kito", 3, "greedy", "random", 1.6, most=3),
]


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    copy = tmp_path / "bots.md"
    copy.write_bytes((ROOT / "docs/bots.md").read_bytes())
    return copy


def test_every_game_has_a_ladder_and_every_measure_a_name_of_its_own() -> None:
    measures = plan()
    assert {each.game for each in measures if each.part == "ladder"} == set(GAMES)
    assert {each.game for each in measures if each.part == "strength"} == set(GAMES)
    assert len({each.name for each in measures}) == len(measures)
    assert all(len(each.tournament().meetings()) == 1 for each in measures)


def test_what_was_measured_is_not_measured_again(tmp_path: Path, sheet: Path) -> None:
    with Journal(tmp_path / "journal", Timed) as journal:
        games = run(MEASURES, journal, minutes=5, processes=1)
    assert sorted(each.measure for each in games) == sorted(each.name for each in MEASURES for _ in range(each.most))
    assert all(pace.decisions > 5 and pace.worst <= pace.seconds for each in games for pace in each.paces.values())
    before = (tmp_path / "journal").read_bytes()
    with Journal(tmp_path / "journal", Timed) as journal:
        again = run(MEASURES, journal, minutes=5, processes=1)
    assert {each.id for each in again} == {each.id for each in games}
    assert (tmp_path / "journal").read_bytes() == before
    ladder_page.write(sheet, MEASURES, games, where="a desk")
    text = sheet.read_text("utf-8")
    assert "Measured on a desk: 11 games" in text
    assert "| kariba | greedy against random | 8 | " in text
    assert "| boss-kito | greedy among two random | 3 | " in text
    assert "≥ 1.60 ×" in text


def test_the_page_has_what_the_journal_knows_of_parts_that_were_not_asked_for(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal", Timed) as journal:
        games = run(MEASURES[:1], journal, minutes=5, processes=1)
        assert kept(MEASURES[1:], journal) == []
        more = run(MEASURES[1:], journal, minutes=5, processes=1)
        assert {each.id for each in kept(MEASURES, journal)} == {each.id for each in games + more}


def test_a_sample_is_one_decision_of_a_whole_game() -> None:
    job = Job("id", "kariba", number=4, plays=5, asked=40)
    one, two = sampled(job), sampled(job)
    assert (one.share, one.won, one.fair) == (two.share, two.won, 1 / 3)
    assert 0 <= one.share <= 1
    assert one.won in (0, 1 / 3, 1 / 2, 1)


def samples_of(game: str, rounds: int) -> list[Sample]:
    """Made-up samples whose chances are what they say, a hundred a round."""
    return [
        Sample(str(n), game, n, 0.5, share=share / 100, won=float(n * 37 % 100 < share), plays=1, asked=2, seconds=1)
        for n, share in enumerate([*range(100)] * rounds)
    ]


def test_samples_become_a_curve_and_a_table(tmp_path: Path, sheet: Path) -> None:
    calibration_page.write(sheet, samples_of("kariba", 10), lambda game: tmp_path / game.name)
    assert "1000 games of search:1, asked search:2" in sheet.read_text("utf-8")
    assert [file.name for file in tmp_path.glob("kariba*")] == ["kariba"]
    curve = msgspec.json.decode((tmp_path / "kariba").read_bytes(), type=Curve)
    assert curve.chances == sorted(curve.chances)


def test_a_game_measured_later_leaves_the_others_as_they_were(tmp_path: Path, sheet: Path) -> None:
    def file_of(game: Game) -> Path:
        return tmp_path / game.name

    put(sheet, calibration_page.PART, "")
    calibration_page.write(sheet, samples_of("kariba", 10) + samples_of("bossa", 30), file_of)
    before = calibration_page.kept(sheet)
    calibration_page.write(sheet, samples_of("kariba", 3), file_of)
    assert "| all together | 3300 games" in sheet.read_text("utf-8")
    after = calibration_page.kept(sheet)
    assert list(after) == ["kariba", "bossa"]
    assert after["bossa"] == before["bossa"]
    assert after["kariba"].measured == "300 games of search:1, asked search:2"
