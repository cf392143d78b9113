"""Files are checked by two verifiers that share nothing but the documented format: honest ones pass, others do not."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludoteca import BadFile, Game
from ludoteca.engine import gamefile, signature
from ludoteca.engine.verify import Signer, verify
from tests.conformance.rows import each_game
from tests.fairness.files import KEY, TAMPERING, File, served, tampered, unsigned
from tools import verify_game

SCRIPT = Path(verify_game.__file__)
FORGER = Ed25519PrivateKey.from_private_bytes(bytes(32))
PUBLIC = KEY.public_key().public_bytes_raw().hex()


def script_says(file: File, key: str = "") -> int:
    """The exit status of the stand-alone verifier, from the bytes of a file."""
    return verify_game.verify(json.dumps(file).encode(), {key: "the house"} if key else None)[0]


def assert_honest(game: Game, file: File) -> None:
    """Both verifiers say that a file is consistent, and whose key signed it."""
    report = verify(game, json.loads(json.dumps(file)), {PUBLIC: "the house"})
    assert (report.consistent, report.signer) == (True, Signer("known", PUBLIC, "the house")), report
    assert verify_game.verify(json.dumps(file).encode(), {PUBLIC: "the house"}) == (
        verify_game.KNOWN,
        f"consistent, and signed by the house: {PUBLIC}",
    )
    assert verify(game, file).signer == Signer("unknown", PUBLIC)
    assert script_says(file) == verify_game.UNKNOWN


def assert_refused(game: Game, file: File, kind: str, dice: random.Random) -> None:
    """Both verifiers refuse a file tampered with in one way, also when somebody else has signed it anew."""
    changed = tampered(file, kind, dice)
    assert not verify(game, changed).consistent, kind
    assert script_says(changed) == verify_game.BROKEN, kind
    again = signature.sign(changed, FORGER)
    assert verify(game, again, {PUBLIC: "the house"}).signer.kind != "known", kind
    assert script_says(again, PUBLIC) == verify_game.BROKEN, kind


@pytest.mark.parametrize("game", each_game())
def test_both_verifiers_refuse_what_was_tampered_with_and_accept_what_was_not(game: Game) -> None:
    dice = random.Random(1)
    for number in range(2):
        file = served(game, number)
        assert_honest(game, file)
        for kind in TAMPERING:
            assert_refused(game, file, kind, dice)


@pytest.mark.parametrize("game", each_game())
def test_a_file_that_nobody_signed_is_consistent_and_no_more(game: Game) -> None:
    file = unsigned(game, 3)
    served_only = ("fairness", "names", "seated", "players", "aids", "practice")
    local = {name: part for name, part in file.items() if name not in served_only}
    for each in (file, local):
        report = verify(game, each)
        assert (report.consistent, report.signer.kind) == (True, "nobody")
        assert verify_game.verify(json.dumps(each).encode())[1].startswith("consistent, origin not proven")
        assert script_says(each, PUBLIC) == verify_game.BROKEN


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", each_game())
def test_a_thousand_times_tampered_with(game: Game) -> None:
    """Twenty files of each of five games, fifteen kinds each."""
    dice = random.Random(2)
    for number in range(20):
        file = served(game, 100 + number)
        for kind in TAMPERING:
            assert_refused(game, file, kind, dice)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", each_game())
def test_a_thousand_honest_files(game: Game) -> None:
    """Two hundred of each of five games."""
    for number in range(200):
        assert_honest(game, served(game, 1000 + number))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff",
        b"[" * 100_000,
        b'{"format":"ludoteca/1"}',
        b'{"format":"ludoteca/1","format":"ludoteca/1"}',
        b'{"format":"ludoteca/3"}',
        b" " * 4_000_001,
    ],
    ids=lambda raw: repr(raw[:20]),
)
def test_the_script_refuses_what_is_no_game_file(raw: bytes) -> None:
    assert verify_game.verify(raw)[0] == verify_game.BROKEN


def test_two_readers_cannot_see_two_files(kariba_file: File) -> None:
    """The same key twice: one reader would take the first, another the last."""
    text = json.dumps(kariba_file)
    inside = text.replace('"secret":', '"secret": "00", "secret":', 1)
    for twice in (text[:-1] + ', "names": ["Eva", "Eva"]}', inside):
        assert verify_game.verify(twice.encode())[0] == verify_game.BROKEN
        with pytest.raises(BadFile) as refused:
            gamefile.read(twice)
        assert refused.value.says.id == "engine-file-twice"


@pytest.fixture(scope="module")
def kariba_file() -> File:
    """One served file."""
    return served(next(param.values[0] for param in each_game() if param.id == "kariba"), 1)


@pytest.mark.parametrize(("key", "status"), [("", 4), (f"house={PUBLIC}", 0), (PUBLIC, 0), ("00" * 32, 1)])
def test_the_script_stands_alone(tmp_path: Path, kariba_file: File, key: str, status: int) -> None:
    """Run from an empty folder, isolated from this project."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(kariba_file), "utf-8")
    command = [sys.executable, "-I", str(SCRIPT), str(file), *(["--key", key] if key else [])]
    assert subprocess.run(command, cwd=tmp_path, check=False, capture_output=True).returncode == status
    text = SCRIPT.read_text("utf-8")
    assert len(text.splitlines()) <= 225
    assert "ludoteca." not in text.replace("Ludoteca", "")
