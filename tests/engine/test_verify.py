"""Who vouches for a game file: how its seed came about, and a server's signature over every byte."""

import copy
import hashlib
import json
from typing import Any, cast

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ludoteca import game
from ludoteca.engine import public_chain, signature
from ludoteca.engine.fairness import (
    Fairness,
    commitment,
    dealt,
    holds,
    match_seed,
    pledge,
    sealed,
    terms_in,
)
from ludoteca.engine.verify import HOUSE, Report, Signer, verify
from tools import verify_game

KARIBA = game("kariba")
SECRET = bytes(range(32))
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
PUBLIC = KEY.public_key().public_bytes_raw().hex()
ENTROPY = ["luck", "", "più fortuna"]


def served() -> dict[str, Any]:
    """The file of a match as a server gives it out."""
    match = KARIBA.start(3, match_seed(SECRET, "abc", ENTROPY))
    while not match.over:
        match.play(match.legal()[0])
    seal = sealed(SECRET, "abc")
    fairness = {
        "commitment": seal,
        "secret": SECRET.hex(),
        "match": "abc",
        "entropy": ENTROPY,
        "commitments": [pledge(seal, seat, text) if text else "" for seat, text in enumerate(ENTROPY)],
        "number": 1,
    }
    told = {"players": ["person"] * match.sequence, "aids": [], "practice": False, "names": ["Ada", "Bea", "Cleo"]}
    return signature.sign({**match.save(), "fairness": fairness, **told}, KEY)


@pytest.fixture(scope="module")
def file() -> dict[str, Any]:
    """A served file, for tests that copy it."""
    return served()


def said(report: Report) -> dict[str, str]:
    """The sentence of each check."""
    return {check.name: check.says.id for check in report.checks}


def states(report: Report) -> dict[str, bool | None]:
    """What each check found."""
    return {check.name: check.state for check in report.checks}


def test_a_served_file_says_whose_key_signed_it(file: dict[str, Any]) -> None:
    report = verify(KARIBA, file)
    assert all(state is True for state in states(report).values())
    assert set(states(report)) == {"chain", "seed", "draws", "moves", "events", "outcome", "players", "signature"}
    assert (report.consistent, report.signer) == (True, Signer("unknown", PUBLIC))
    assert said(report)["signature"] == "engine-check-signature-unknown"
    named = verify(KARIBA, file, {PUBLIC: "home"})
    assert (named.signer, said(named)["signature"]) == (Signer("known", PUBLIC, "home"), "engine-check-signature")
    here = verify(KARIBA, file, {PUBLIC: HOUSE})
    assert (here.signer.kind, said(here)["signature"]) == ("known", "engine-check-signature-house")


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
    assert (report.consistent, report.signer) == (False, Signer("nobody"))


def test_every_check_has_a_saying_that_tells_good_from_bad(file: dict[str, Any]) -> None:
    good = said(verify(KARIBA, file, {PUBLIC: "home"}))
    assert good == {name: f"engine-check-{name}" for name in good}
    bad = verify(KARIBA, {**file, "outcome": None, "names": []})
    assert {check.says.id for check in bad.checks if check.state is False} == {
        "engine-check-outcome-fails",
        "engine-check-signature-fails",
    }


def test_a_file_signed_by_somebody_else_is_theirs_and_not_the_houses(file: dict[str, Any]) -> None:
    other = Ed25519PrivateKey.generate()
    report = verify(KARIBA, signature.sign({**file, "names": ["Eva"]}, other), {PUBLIC: "home"})
    assert report.signer == Signer("unknown", other.public_key().public_bytes_raw().hex())


@pytest.mark.parametrize(
    ("entropy", "commitments", "says"),
    [
        (["x", "", ""], None, "engine-check-seed-early"),
        (["", "", ""], ["", "", ""], "engine-check-seed-alone"),
        (["x", "", ""], ["", "", ""], "engine-check-seed-fails"),
        (["", "", ""], ["00" * 32, "", ""], "engine-check-seed-fails"),
        (["", ""], ["", ""], "engine-check-seed-fails"),
    ],
)
def test_it_is_said_plainly_who_could_have_chosen_the_deal(
    entropy: list[str], commitments: list[str] | None, says: str
) -> None:
    """Files of the earlier scheme, and deals in which nobody but the server took part."""
    match = KARIBA.start(3, match_seed(SECRET, "abc", entropy))
    seal = commitment(SECRET) if commitments is None else sealed(SECRET, "abc")
    shown = {"commitment": seal, "secret": SECRET.hex(), "match": "abc", "entropy": entropy, "commitments": commitments}
    assert said(verify(KARIBA, {**match.save(), "fairness": shown}))["seed"] == says


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("players", []),
        ("players", "person"),
        ("players", ["the operator"]),
        ("aids", None),
        ("aids", [{"kind": "bribe", "seat": 0, "move": 1}]),
        ("aids", [{"kind": "hint", "seat": 7, "move": 1}]),
        ("aids", [{"kind": "takeback", "seat": 0, "move": 1, "back": 2}]),
        ("practice", "no"),
    ],
)
def test_who_decided_is_told_for_every_move_or_the_file_is_broken(
    file: dict[str, Any], part: str, value: object
) -> None:
    told = ["the operator"] * len(file["moves"]) if value == ["the operator"] else value
    assert states(verify(KARIBA, {**file, part: told}))["players"] is False


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


def stretch_of(file: dict[str, Any], *more: tuple[str, int | None, str]) -> public_chain.Stretch:
    """The public chain of a house that dealt only this, and what came after."""
    terms = terms_in(file, Fairness(**file["fairness"]))
    told = [("commit", None, terms), ("deal", 1, dealt(terms, bytes.fromhex(file["seed"]))), *more]
    entries: list[public_chain.Entry] = []
    for number, (kind, of, digest) in enumerate(told, start=1):
        link = public_chain.next_link(entries[-1].link if entries else "", number, kind, of, digest, 1000)
        entries.append(public_chain.Entry(number, cast(public_chain.Kind, kind), of, digest, 1000, link))
    return public_chain.Stretch("", entries)


def test_the_public_chain_shows_the_deal_and_what_was_thrown_away(file: dict[str, Any]) -> None:
    chain = stretch_of(file, ("commit", None, "00"), ("void", 3, "01"), ("commit", None, "02"))
    check = next(check for check in verify(KARIBA, file, chain=chain).checks if check.name == "public")
    assert check.state is True
    assert check.says.args == {"number": 1, "prepared": 3, "void": 1, "quiet": 1}
    assert verify_game.verify(json.dumps(file).encode(), None, msgspec.json.encode(chain))[0] == verify_game.UNKNOWN


def test_both_verifiers_refuse_a_chain_that_tells_of_another_deal(file: dict[str, Any]) -> None:
    chain = stretch_of(file, ("commit", None, "00"), ("void", 3, "01"))
    entries = chain.entries
    other = stretch_of({**file, "rules": "kariba/9"})
    twice = stretch_of(file, ("void", 1, "00"))
    cases = {
        "broken": [
            msgspec.structs.replace(chain, before="00"),
            msgspec.structs.replace(chain, entries=[*entries[:2], *entries[3:]]),
            msgspec.structs.replace(chain, entries=[msgspec.structs.replace(entries[0], time=1), *entries[1:]]),
            twice,
        ],
        "missing": [public_chain.Stretch(entries[1].link, entries[2:]), public_chain.Stretch("", entries[:1])],
        "other": [other],
    }
    for says, chains in cases.items():
        for each in chains:
            report = verify(KARIBA, file, chain=each)
            assert said(report)["public"] == f"engine-check-public-{says}"
            assert not report.consistent
            raw = msgspec.json.encode(each)
            assert verify_game.verify(json.dumps(file).encode(), None, raw)[0] == verify_game.BROKEN
    assert public_chain.read(msgspec.json.encode([chain])) == chain
