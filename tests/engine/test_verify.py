"""Who vouches for a game file: how its seed came about, and a server's signature over every byte."""

import copy
import hashlib
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludoteca import game
from ludoteca.engine import signature
from ludoteca.engine.fairness import Fairness, commitment, holds, match_seed
from ludoteca.engine.verify import Report, verify

KARIBA = game("kariba")
SECRET = bytes(range(32))
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
ENTROPY = ["luck", "", "più fortuna"]


def served() -> dict[str, Any]:
    """The file of a match as a server gives it out."""
    match = KARIBA.start(3, match_seed(SECRET, "abc", ENTROPY))
    while not match.over:
        match.play(match.legal()[0])
    fairness = {"commitment": commitment(SECRET), "secret": SECRET.hex(), "match": "abc", "entropy": ENTROPY}
    return signature.sign({**match.save(), "fairness": fairness, "names": ["Ada", "Bea", "Cleo"]}, KEY)


@pytest.fixture(scope="module")
def file() -> dict[str, Any]:
    """A served file, for tests that copy it."""
    return served()


def states(report: Report) -> dict[str, bool | None]:
    """What each check found."""
    return {check.name: check.state for check in report.checks}


def test_a_served_file_is_genuine_and_names_its_key(file: dict[str, Any]) -> None:
    report = verify(KARIBA, file)
    assert all(state is True for state in states(report).values())
    assert set(states(report)) == {"chain", "seed", "draws", "moves", "events", "outcome", "signature"}
    assert (report.consistent, report.genuine) == (True, True)
    assert report.key == KEY.public_key().public_bytes_raw().hex()


TAMPERING: dict[str, tuple[list[Any], Any, str]] = {
    "another name": (["names", 0], "Eva", "signature"),
    "another secret": (["fairness", "secret"], "00" * 32, "seed"),
    "a secret that is no number": (["fairness", "secret"], "zz", "seed"),
    "another commitment": (["fairness", "commitment"], "00" * 32, "seed"),
    "another match": (["fairness", "match"], "abd", "seed"),
    "entropy left out": (["fairness", "entropy"], ["luck", ""], "seed"),
    "no fairness to speak of": (["fairness"], {"secret": 5}, "seed"),
    "another seed": (["seed"], "11" * 32, "seed"),
    "another signature": (["signature", "signature"], "00" * 64, "signature"),
    "another key": (["signature", "key"], "00" * 32, "signature"),
    "a key that is none": (["signature", "key"], "zz", "signature"),
    "no signature to speak of": (["signature"], 7, "signature"),
    "an event": (["events", 1], [], "events"),
    "a digest": (["digests", 0], "00" * 32, "events"),
    "a draw": (["draws", 1, "result"], 7, "draws"),
    "a link": (["chain", 0], "00" * 32, "chain"),
    "an option": (["options", "showScores"], False, "chain"),
    "the scores": (["outcome", "scores"], [9, 9, 9], "outcome"),
    "a move": (["moves", 0], "a 9x9", "moves"),
}


@pytest.mark.parametrize("name", TAMPERING)
def test_whatever_is_changed_is_found_and_named(file: dict[str, Any], name: str) -> None:
    path, value, check = TAMPERING[name]
    changed = copy.deepcopy(file)
    part: Any = changed
    for step in path[:-1]:
        part = part[step]
    assert part[path[-1]] != value
    part[path[-1]] = value
    report = verify(KARIBA, changed)
    assert states(report)[check] is False
    assert states(report)["signature"] is False
    assert (report.consistent, report.genuine, report.key) == (False, False, "")


def test_every_check_has_a_saying_that_tells_good_from_bad(file: dict[str, Any]) -> None:
    good = {check.name: check.says.id for check in verify(KARIBA, file).checks}
    assert good == {name: f"engine-check-{name}" for name in good}
    bad = verify(KARIBA, {**file, "outcome": None, "names": []})
    assert {check.says.id for check in bad.checks if check.state is False} == {
        "engine-check-outcome-fails",
        "engine-check-signature-fails",
    }


def test_a_file_signed_by_somebody_else_is_genuine_under_their_key_only(file: dict[str, Any]) -> None:
    other = Ed25519PrivateKey.generate()
    report = verify(KARIBA, signature.sign({**file, "names": ["Eva"]}, other))
    assert report.genuine
    assert report.key == other.public_key().public_bytes_raw().hex() != KEY.public_key().public_bytes_raw().hex()


def test_the_seed_is_the_hash_of_secret_address_and_texts() -> None:
    expected = hashlib.sha256(SECRET + b"abc\0luck\0\0" + "più fortuna".encode() + b"\0").digest()
    assert match_seed(SECRET, "abc", ENTROPY) == expected
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("entropy", [["x"], ["", "x"], ["x", ""], ["xx"], []])
def test_each_seat_can_change_the_seed(entropy: list[str]) -> None:
    others = [["x"], ["", "x"], ["x", ""], ["xx"], []]
    seeds = {match_seed(SECRET, "abc", each) for each in others}
    assert len(seeds) == len(others)
    assert match_seed(SECRET, "abc", entropy) in seeds


def test_a_secret_has_32_bytes() -> None:
    short = bytes(16)
    fairness = Fairness(commitment(short), short.hex(), "abc", [])
    assert not holds(fairness, match_seed(short, "abc", []).hex())
    right = Fairness(commitment(SECRET), SECRET.hex(), "abc", [])
    assert holds(right, match_seed(SECRET, "abc", []).hex())
