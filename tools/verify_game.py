#!/usr/bin/env python3
"""Checks a Ludoteca game file without Ludoteca: python verify_game.py FILE [--key PUBLIC_KEY].

Written from docs/game-file.md alone. It checks form, hash chain, event digests, seed and commitment, every shuffle and
draw, and the signature: all but the rules of the game. Exit status: 0 genuine, 3 consistent but unsigned, 1 broken.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

HEADER = ("format", "rules", "seats", "options", "position", "seed")
GENUINE, BROKEN, UNSIGNED = 0, 1, 3


class Broken(Exception):
    """The file contradicts itself, and how."""


def expect(good: bool, complaint: str) -> None:
    if not good:
        raise Broken(complaint)


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object whose keys all differ: two readers must not see two files."""
    expect(len({name for name, _ in pairs}) == len(pairs), "a key is there twice")
    return dict(pairs)


def read(raw: bytes) -> dict[str, Any]:
    expect(len(raw) <= 4_000_000, "too large for a game file")
    try:
        file = json.loads(raw.decode(), object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        raise Broken(f"not JSON: {error}") from error
    expect(isinstance(file, dict) and file.get("format") == "ludoteca/1", "not a game file of format ludoteca/1")
    return dict(file)


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def check_chain(file: dict[str, Any]) -> None:
    link, links = sha256(canonical({name: file[name] for name in HEADER})), []
    for move in file["moves"]:
        link = sha256(link + move)
        links.append(link)
    expect(file["chain"] == links, "the chain over the moves is broken")


def check_digests(file: dict[str, Any]) -> None:
    digest, found, last = "", [], len(file["events"]) - 1
    expect(last == len(file["moves"]), "there is not one list of events for the deal and for every move")
    for number, told in enumerate(file["events"]):
        digest = sha256(digest + canonical(told))
        if number % 10 == 0 or number == last:
            found.append(digest)
    expect(file["digests"] == found, "the digests do not belong to the events")


def check_seed(file: dict[str, Any]) -> None:
    fairness = file["fairness"]
    secret, texts = bytes.fromhex(fairness["secret"]), [fairness["match"], *fairness["entropy"]]
    expect(len(secret) == 32 and len(texts) == file["seats"] + 1, "the seed has other parts than it should")
    expect(not any("\0" in text for text in texts), "a text holds a zero byte")
    expect(hashlib.sha256(secret).hexdigest() == fairness["commitment"], "the secret is not the one committed to")
    seed = hashlib.sha256(secret + b"".join(text.encode() + b"\0" for text in texts)).hexdigest()
    expect(seed == file["seed"], "the seed does not follow from secret, address and texts")


class Chance:
    """The ChaCha20 stream of a seed, as fair numbers."""

    def __init__(self, seed: bytes) -> None:
        expect(len(seed) == 32, "a seed has 32 bytes")
        self.stream = Cipher(algorithms.ChaCha20(seed, bytes(16)), mode=None).encryptor()

    def below(self, n: int) -> int:
        expect(type(n) is int and 0 < n < 2**32, "a draw among no sensible number of things")
        while True:
            product = int.from_bytes(self.stream.update(bytes(4)), "little") * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    def shuffle(self, n: int) -> list[int]:
        expect(type(n) is int and n <= 1000, "a shuffle of no sensible number of things")
        places = list(range(n))
        for place in range(n - 1, 0, -1):
            other = self.below(place + 1)
            places[place], places[other] = places[other], places[place]
        return places


def check_draws(file: dict[str, Any]) -> None:
    chance, before = Chance(bytes.fromhex(file["seed"])), 0
    for number, draw in enumerate(file["draws"], start=1):
        expect(before <= draw["move"] <= len(file["moves"]), f"draw {number} is out of order")
        result = {"pick": chance.below, "shuffle": chance.shuffle}[draw["kind"]](draw["n"])
        expect(draw["result"] == result, f"draw {number} ({draw['rule']}) does not follow from the seed")
        before = draw["move"]


def check_signature(file: dict[str, Any], key: str) -> None:
    signed = canonical({name: value for name, value in file.items() if name != "signature"}).encode()
    given = file["signature"]
    expect(not key or given["key"] == key, f"signed by another key: {given['key']}")
    public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(given["key"]))
    public.verify(bytes.fromhex(given["signature"]), signed)


def verify(raw: bytes, key: str = "") -> tuple[int, str]:
    """Exit status and verdict."""
    try:
        file = read(raw)
        check_chain(file)
        check_digests(file)
        check_draws(file)
        if "fairness" in file:
            check_seed(file)
        if "signature" in file:
            check_signature(file, key)
            return GENUINE, f"genuine: signed by {file['signature']['key']}"
        expect(not key, "not signed")
    except (Broken, InvalidSignature) as complaint:
        return BROKEN, f"broken: {str(complaint) or 'the signature does not belong to this file'}"
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return BROKEN, f"broken: a part is not what it should be ({type(error).__name__}: {error})"
    return UNSIGNED, "consistent, origin not proven: nobody has signed this file"


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("file", type=Path)
    asked.add_argument("--key", default="", help="the key you expect, from the server's address /key")
    status, verdict = verify((arguments := asked.parse_args()).file.read_bytes(), arguments.key)
    print(verdict)
    sys.exit(status)
