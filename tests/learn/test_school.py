"""The school: it begins from nothing, refuses what cannot be, and says which course failed."""

import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bench import school


@pytest.fixture
def attend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A school whose courses do nothing but write what they found, and fail where they learn Bossa."""
    monkeypatch.setattr(school, "BREATH", 0.05)

    def begun(game: str, desk: Path, *_: object) -> subprocess.Popen[bytes]:
        desk.mkdir(exist_ok=True)
        found = ",".join(sorted(file.name for file in desk.iterdir()))
        (desk / f"{game}.log").write_text(found)
        (desk / f"{game}.checkpoint").write_text(found)
        return subprocess.Popen([sys.executable, "-c", f"raise SystemExit({int(game == 'bossa')})"])

    def run_school(*words: str) -> None:
        monkeypatch.setattr(school, "begun", begun)
        monkeypatch.setattr("sys.argv", ["school", "--out", str(tmp_path / "out"), *words])
        school.main()

    return run_school


def test_every_school_begins_from_nothing(attend: Callable[..., None], tmp_path: Path) -> None:
    for _ in range(2):
        attend("--games", "kariba")
        assert (tmp_path / "out" / "kariba.checkpoint").read_text() == ""
        with tarfile.open(tmp_path / "out" / "learnt.tar.gz") as archive:
            assert archive.getnames() == ["kariba.log"]


def test_a_school_goes_on_from_what_it_is_given(attend: Callable[..., None], tmp_path: Path) -> None:
    for _ in range(2):
        attend("--games", "kariba", "--further")
        assert (tmp_path / "out" / "kariba.checkpoint").read_text() == "kariba.net"
    attend("--games", "kariba", "--from", str(tmp_path / "out"))
    assert (tmp_path / "out" / "kariba.checkpoint").read_text() == "kariba.checkpoint"


def test_a_course_that_failed_is_named_at_the_end(attend: Callable[..., None], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        attend("--games", "kariba", "bossa")
    assert str(ended.value.code).endswith("above: bossa")
    assert (tmp_path / "out" / "kariba.checkpoint").exists()


@pytest.mark.parametrize(
    "words",
    [
        "--games karibo",
        "--games",
        "--laptop karibo",
        "--from /nowhere",
        "--seconds 20",
        "--seconds nan",
        "--device tpu",
        "--out /dev/null/school",
    ],
)
def test_what_cannot_be_is_refused_first(
    words: str, attend: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        attend(*words.split())
    assert refused.value.code == 2
    assert words.split()[0] in capsys.readouterr().err.splitlines()[-1]
