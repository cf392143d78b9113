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
    assert result.output.count("–") == 3
    assert result.output.splitlines()[-1] == "Consistent; its origin is not proven: nobody has signed it."


def test_a_signed_file_names_whose_key_it_was(run: Run, game_file: Path, tmp_path: Path) -> None:
    key = Ed25519PrivateKey.generate()
    public = key.public_key().public_bytes_raw().hex()
    game_file.write_text(json.dumps(sign(json.loads(game_file.read_text("utf-8")), key)), "utf-8")
    asked = run("verify", str(game_file))
    assert asked.exit_code == 0
    assert asked.output.splitlines()[-1].startswith(
        f"Consistent, and signed with a key that you have not named: {public}"
    )
    (tmp_path / "home.txt").write_text(f"{public}\n", "utf-8")
    (tmp_path / "home.json").write_text(json.dumps({"algorithm": "ed25519", "key": public}), "utf-8")
    for named in (f"home={public}", f"home={tmp_path / 'home.json'}", str(tmp_path / "home.txt")):
        result = run("verify", str(game_file), "--key", "other=" + "0" * 64, "--key", named)
        assert result.exit_code == 0
        assert result.output.splitlines()[-1] == f"Consistent, and signed with the key of home: {public}"
    result = run("verify", str(game_file), "--key", "home=" + "0" * 64)
    assert result.exit_code == 3
    assert "not known here" in result.output


def test_a_key_that_is_none_and_a_chain_that_is_none_are_refused(run: Run, game_file: Path, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text('{"key": 7}', "utf-8")
    assert "no public key" in run("verify", str(game_file), "--key", f"home={tmp_path / 'no.json'}").stderr
    assert "public chain" in run("verify", str(game_file), "--chain", str(tmp_path / "no.json")).stderr
    assert run("verify", str(game_file), "--key", "home=nowhere").exit_code == 2


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
