import json
from pathlib import Path

import pytest

import ludoteca
from tests.cli.conftest import Run


def test_one_decision_with_its_reason(run: Run, game_file: Path) -> None:
    moves = json.loads(game_file.read_text("utf-8"))["moves"]
    output = run("explain", str(game_file), "--move", "4", "--iterations", "300").output
    assert f"Move 4 of {len(moves)}: {moves[3]}" in output
    assert "← made" in output
    assert "(KA-52" in output
    assert "%" in output


def test_another_seat_looks_on_with_its_own_knowledge(run: Run, game_file: Path) -> None:
    mover = json.loads(game_file.read_text("utf-8"))["moves"][3][0]
    other = next(letter for letter in "abc" if letter != mover)
    result = run("explain", str(game_file), "--move", "4", "--seat", other, "--iterations", "300", "--lang", "it")
    assert f"{other} vince al" in result.output
    assert "←" not in result.output


def test_a_whole_match(run: Run, game_file: Path) -> None:
    result = run("explain", str(game_file), "--iterations", "100", "--threads", "2")
    assert result.exit_code == 0
    assert "Luck" in result.output
    assert "Given away" in result.output
    assert all(move in result.output for move in json.loads(game_file.read_text("utf-8"))["moves"])


def test_a_whole_match_as_data(run: Run, game_file: Path) -> None:
    file = json.loads(game_file.read_text("utf-8"))
    found = json.loads(run("explain", str(game_file), "--iterations", "100", "--json").stdout)
    assert len(found["chances"]) == len(file["moves"]) + 1
    assert {"turning", "decisions", "ledgers", "costs", "sides"} <= set(found)


def test_the_next_decision_of_a_match_that_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(ludoteca.game("kariba").start(seats=2, seed=3).save()), "utf-8")
    assert run("explain", str(path), "--move", "1", "--iterations", "200").exit_code == 0
    refused = run("explain", str(path))
    assert refused.exit_code == 2
    assert refused.stderr.strip().endswith("Try: --move 1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--move", "999"], "There is no move 999"),
        (["--move", "0"], "--move cannot be that"),
        (["--seat", "z", "--move", "1"], "seats are a to c"),
        (["--iterations", "5"], "--iterations cannot be that"),
    ],
)
def test_what_cannot_be_explained_is_refused_in_one_line(
    run: Run, game_file: Path, words: list[str], said: str
) -> None:
    refused = run("explain", str(game_file), *words)
    assert refused.exit_code == 2
    assert said in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
