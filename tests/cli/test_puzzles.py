"""`ludoteca puzzles`: mining adds to a file, checking counts, and what goes wrong is one line."""

from pathlib import Path

import pytest

from ludoteca.bots.search import Search
from ludoteca.puzzles import mining, read_puzzles
from tests.cli.conftest import Run

SHALLOW = 1_200


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think a little only."""
    monkeypatch.setattr(mining, "bot_of", lambda game, level: Search(120))
    monkeypatch.setattr("ludoteca.puzzles.mine.depth_of", lambda game: SHALLOW)
    monkeypatch.setattr("ludoteca.cli.puzzles.depth_of", lambda game: SHALLOW)


def test_mining_writes_a_file_that_can_be_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    words = ("--minutes", "0.02", "--processes", "1", "--seed", "7", "--out", str(file))
    result = run("puzzles", "mine", "kariba", *words)
    assert result.exit_code == 0, result.stderr
    assert f"{file} holds" in result.output.replace("\n", " ")
    written = read_puzzles(file)
    assert written.game == "kariba"
    assert "seed 7" in written.made
    checked = run("puzzles", "check", str(file), "--depth", "1", "--sample", "2", "--processes", "1")
    assert checked.exit_code == 0
    assert "All" in checked.output
    other = run("puzzles", "mine", "bossa", *words)
    assert other.exit_code == 2
    assert "holds puzzles of kariba" in other.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["mine", "go-fish", "--out", "x.json"], 'No game is called "go-fish"'),
        (["mine", "kariba", "--out", "/nowhere/at/all.json"], "cannot be written"),
        (["mine", "kariba"], "--out is missing"),
        (["check", "pyproject.toml"], "is no file of puzzles"),
        (["check", "missing.json"], "is no file of puzzles"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(run: Run, words: list[str], said: str) -> None:
    result = run("puzzles", *words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
