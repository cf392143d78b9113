import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludoteca.engine.signature import sign
from tests.cli.conftest import Run


def test_an_unsigned_file_is_consistent_but_not_proven(run: Run, game_file: Path) -> None:
    result = run("verify", str(game_file))
    assert result.exit_code == 0
    assert result.output.count("✓") == 5
    assert result.output.count("–") == 2
    assert result.output.splitlines()[-1] == "Consistent; its origin is not proven."


def test_a_signed_file_names_its_key(run: Run, game_file: Path) -> None:
    key = Ed25519PrivateKey.generate()
    game_file.write_text(json.dumps(sign(json.loads(game_file.read_text("utf-8")), key)), "utf-8")
    result = run("verify", str(game_file))
    assert result.exit_code == 0
    assert key.public_key().public_bytes_raw().hex() in result.output.splitlines()[-1]


@pytest.mark.parametrize("part", ["moves", "chain", "events", "draws", "outcome"])
def test_a_changed_file_is_found_out(run: Run, game_file: Path, part: str) -> None:
    file = json.loads(game_file.read_text("utf-8"))
    file[part] = file[part][:-1] if isinstance(file[part], list) else None
    game_file.write_text(json.dumps(file), "utf-8")
    result = run("verify", str(game_file), "--lang", "it")
    assert result.exit_code == 1
    assert "✗" in result.output
    assert result.output.splitlines()[-1].startswith("Non coerente")


def test_a_replay_shows_every_move(run: Run, game_file: Path) -> None:
    moves = json.loads(game_file.read_text("utf-8"))["moves"]
    output = run("replay", str(game_file), "--all").output
    assert all(f"Move {number} of {len(moves)}: {move}" in output for number, move in enumerate(moves, start=1))
    assert "Your cards" not in output


def test_a_replay_looks_through_one_pair_of_eyes(run: Run, game_file: Path) -> None:
    output = run("replay", str(game_file), "--all", "--seat", "b").output
    assert "b: Your cards:" in output
    assert "a: Your cards:" not in output


def test_a_replay_goes_forth_and_back(run: Run, game_file: Path) -> None:
    count = len(json.loads(game_file.read_text("utf-8"))["moves"])
    output = run("replay", str(game_file), typed=["", "5", "b", "", "9999", ""]).output
    shown = [line for line in output.splitlines() if "of" in line and "Move " in line]
    numbers = [int(line.split("Move ")[1].split()[0]) for line in shown]
    assert numbers == [1, 5, 4, 5, count]
    assert "At the waterhole" in output


def test_a_replay_begins_where_it_is_told_to_and_ends_on_q(run: Run, game_file: Path) -> None:
    output = run("replay", str(game_file), "--move", "7", typed=["q"]).output
    assert output.startswith("Move 7 of")
    assert output.count("Move ") == 1


def test_a_seat_that_is_not_there(run: Run, game_file: Path) -> None:
    assert "seats are a to c" in run("replay", str(game_file), "--seat", "d").stderr


@pytest.mark.parametrize(
    "parts",
    [
        {"names": ["\x1b]0;a title\x07Marta", "Leo\n" + "o" * 5000]},
        {"rules": "\x1b[2Jkariba/1"},
        {"moves": ["\x1b[31ma 1x1\nludoteca: all is well"]},
        {"options": {"\x1b[31mexpert": True}},
    ],
    ids=["names", "rules", "moves", "options"],
)
@pytest.mark.parametrize("command", ["replay", "verify", "explain"])
def test_what_a_stranger_writes_moves_no_cursor(
    run: Run, game_file: Path, command: str, parts: dict[str, object]
) -> None:
    game_file.write_text(json.dumps({**json.loads(game_file.read_text("utf-8")), **parts}), "utf-8")
    output = run(command, str(game_file), *(["--move", "1"] if command == "explain" else [])).output
    assert output
    assert all(character.isprintable() for character in output.replace("\n", ""))
    assert max(map(len, output.splitlines())) < 400
    assert "\nludoteca: all is well" not in output
