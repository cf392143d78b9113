import json
from pathlib import Path

import pytest

import ludoteca
from tests.cli.conftest import Run


@pytest.mark.parametrize("words", [(), ("--expert",), ("--seats", "4", "--bot", "random", "--bot", "greedy")])
def test_a_whole_game_is_played_by_choosing_the_first_move(run: Run, words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", "kariba", "--seed", "3", "--bot", "greedy", *words, "--save", str(path), typed=["1"] * 400)
    assert result.exit_code == 0
    match = ludoteca.game("kariba").load(path.read_text("utf-8"))
    assert match.over
    assert "had no cards left" in result.output
    assert "wins with" in result.output
    assert "kariba-" not in result.output
    assert "cli-" not in result.output


def test_a_match_of_three_games_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("--games", "3", "--bot", "tin", "--seed", "5", "--save", str(path))
    result = run("play", "kariba", *words, typed=["1"] * 400, lang="it_IT.UTF-8")
    assert result.exit_code == 0
    assert json.loads(path.read_text("utf-8"))["outcome"] is not None
    assert "Ottone" not in result.output
    assert "Latta" in result.output


def test_moves_are_typed_in_notation_with_or_without_the_letter(run: Run, tmp_path: Path) -> None:
    match = ludoteca.game("kariba").start(seats=2, seed=8, first_player=0)
    first = match.legal(0)[-1].text
    for typed in (first, first.removeprefix("a ")):
        path = tmp_path / "game.json"
        words = ("--seed", "8", "--first-player", "0", "--bot", "random", "--save", str(path))
        result = run("play", "kariba", *words, typed=[typed, "q"])
        assert json.loads(path.read_text("utf-8"))["moves"][0] == first
        assert "You left before the end." in result.output


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("?", "why 7x3: why a move is not allowed"),
        ("why 1x5", "(KA-511)"),
        ("why pile", "(KA-202)"),
        ("1x5", "(KA-511)"),
        ("rhubarb", '"rhubarb" is not a move of Kariba'),
        ("why rhubarb", '"rhubarb" is not a move of Kariba'),
        ("99", '"99" is not a move of Kariba'),
        ("ka-522", "nearest weaker animal"),
        ("log", "A new game."),
        ("", "At the waterhole"),
    ],
)
def test_what_may_be_typed_instead_of_a_move(run: Run, typed: str, says: str) -> None:
    result = run("play", "kariba", "--seed", "8", "--first-player", "0", "--bot", "random", typed=[typed, "q"])
    shown = result.output.split("> ", 1)[1]
    assert says in shown
    assert result.exit_code == 0


def test_a_legal_move_is_said_to_be_legal(run: Run) -> None:
    legal = ludoteca.game("kariba").start(seats=2, seed=8, first_player=0).legal(0)[0].text
    words = ("--seed", "8", "--first-player", "0", "--bot", "random")
    assert f"{legal} is allowed." in run("play", "kariba", *words, typed=[f"why {legal}", "q"]).output


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    words = ("play", "kariba", "--seed", "8", "--bot", "search:50")
    assert run(*words, typed=["1"] * 100).output == run(*words, typed=["1"] * 100).output


def test_nothing_typed_ends_the_game_politely(run: Run) -> None:
    result = run("play", "kariba", "--bot", "random", "--first-player", "0")
    assert result.exit_code == 0
    assert "You left before the end." in result.output


def test_a_file_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    result = run("play", "kariba", "--bot", "random", "--save", str(tmp_path / "no" / "folder.json"), typed=["q"])
    assert "cannot be written" in result.stderr
    assert result.exit_code == 2


def test_the_person_is_spoken_to(run: Run) -> None:
    shown = run("play", "kariba", "--seed", "8", "--first-player", "0", "--bot", "random", typed=["q"]).output
    assert "A new game. You begin;" in shown
    assert "Your hand:" in shown
    assert "of You" not in shown
