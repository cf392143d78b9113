"""`ludoteca learn`: what is missing is said in one line, and a short course leaves a network that plays."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from ludoteca.arena import entrant
from ludoteca.bots.net import Net
from ludoteca.cli import learn
from tests.cli.conftest import Run

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed (ludoteca[learn])")


def test_without_pytorch_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda name: None)
    result = run("learn", "kariba")
    assert result.exit_code == 2
    assert 'pip install "ludoteca[learn]"' in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_table_that_cannot_be_is_refused_first(run: Run) -> None:
    result = run("learn", "kariba", "--seats", "9")
    assert result.exit_code == 2
    assert "KA-201" in result.stderr


@needs_torch
def test_what_is_no_checkpoint_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kariba.checkpoint").write_bytes(b"something else")
    result = run("learn", "kariba", "--no-card", "--folder", str(tmp_path))
    assert result.exit_code == 2
    assert "is not a checkpoint for kariba" in result.stderr
    assert result.stderr.count("\n") == 1


@needs_torch
def test_a_short_course_leaves_a_network_and_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    words = ("learn", "kariba", "--no-card", "--seats", "2", "--minutes", "0.01", "--exam", "10")
    first = run(*words, "--folder", str(tmp_path))
    assert first.exit_code == 0, first.output
    assert "kariba: from nothing" in first.stdout
    assert "thumb" in first.stdout
    assert isinstance(entrant(f"net:{tmp_path / 'kariba.net'}"), Net)
    again = run(*words, "--folder", str(tmp_path))
    assert again.exit_code == 0, again.output
    assert "Going on from" in again.stdout


@needs_torch
def test_ctrl_c_during_the_last_exam_leaves_only_that_one_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*_: object, **__: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.learn.course.exam", pressed)
    words = ("learn", "kariba", "--no-card", "--seats", "2", "--minutes", "0.001", "--folder", str(tmp_path))
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert str(tmp_path / "kariba.net") in result.stdout
    assert (tmp_path / "kariba.checkpoint").exists()


@needs_torch
def test_a_folder_that_cannot_be_made_is_said_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    result = run("learn", "kariba", "--no-card", "--folder", str(tmp_path / "file" / "below"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert result.stderr.count("\n") == 1
