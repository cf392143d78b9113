#!/usr/bin/env python3
"""Checks a Ludoteca game file without Ludoteca: python verify_game.py FILE [--key NAME=KEY] [--chain FILE].

Written from docs/game-file.md alone. It checks form, hash chain, event digests, who decided, commitments, seed, every
shuffle and draw, the public chain of deals and the signature: all but the rules of the game. Exit status: 0 signed by a
key you named, 4 signed by one you did not, 3 consistent but unsigned, 1 broken or not signed by any key you named.
"""

import argparse
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

HEADER = ("format", "rules", "seats", "options", "position", "seed")
BOT = r"(?!person\b|clock\b)[a-z]+(?::[a-z0-9]+)*"
PLAYER = re.compile(rf"|person|clock|{BOT}(?: for (?:{BOT}|an absent person|a person out of time))?")
KNOWN, BROKEN, UNSIGNED, UNKNOWN = 0, 1, 3, 4


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
    expect(isinstance(file, dict) and file.get("format") in ("ludoteca/1", "ludoteca/2"), "not a game file")
    expect(is_formed(file), "a number that is not whole or too large, half a character, or parts nested too deep")
    return dict(file)


def is_formed(value: Any, depth: int = 0) -> bool:
    """Whether every reader sees the same here."""
    if isinstance(value, str):
        return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value)
    if isinstance(value, dict):
        value = [part for pair in value.items() for part in pair]
    if isinstance(value, list):
        return depth < 40 and all(is_formed(part, depth + 1) for part in value)
    return value is None or (isinstance(value, int) and abs(value) < 2**53)


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


def check_players(file: dict[str, Any]) -> None:
    expect(len(file["players"]) == len(file["moves"]), "it is not told for every move who decided it")
    expect(all(PLAYER.fullmatch(each) and len(each) <= 80 for each in file["players"]), "a move was decided by nobody")
    expect(type(file["practice"]) is bool and type(file["aids"]) is list, "help that was taken is not told")
    for aid in file["aids"]:
        expect(set(aid) in ({"kind", "seat", "move"}, {"kind", "seat", "move", "back"}), "help with other parts")
        expect(aid["kind"] in ("hint", "takeback"), "help that there is not")
        expect(all(type(aid[name]) is int for name in aid if name != "kind"), "help without its numbers")
        expect(0 <= aid["seat"] < file["seats"] and 0 <= aid.get("back", 0) <= aid["move"], "help out of place")


def check_seed(file: dict[str, Any]) -> None:
    fairness = file["fairness"]
    expect(file["position"] is None, "a deal was promised, and the match begins from a position")
    expect(type(fairness.get("number", 0)) is int, "a number in the public chain that is none")
    secret, texts = bytes.fromhex(fairness["secret"]), [fairness["match"], *fairness["entropy"]]
    expect(len(secret) == 32 and len(texts) == file["seats"] + 1, "the seed has other parts than it should")
    expect(not any("\0" in text for text in texts), "a text holds a zero byte")
    address = b"" if fairness.get("commitments") is None else texts[0].encode() + b"\0"
    seal = hashlib.sha256(secret + address).hexdigest()
    expect(seal == fairness["commitment"], "the secret is not the one committed to")
    seed = hashlib.sha256(secret + b"".join(text.encode() + b"\0" for text in texts)).hexdigest()
    expect(seed == file["seed"], "the seed does not follow from secret, address and texts")
    if address:
        kept = [sha256(f"{seal}\0{seat}\0{text}") if text else "" for seat, text in enumerate(texts[1:])]
        expect(kept == fairness["commitments"], "a seat revealed another text than it had committed itself to")


def check_public(file: dict[str, Any], raw: bytes) -> None:
    """The public chain of the house, from /api/chain, holds this deal: fixed before it was revealed, then dealt."""
    expect(
        file.get("fairness", {}).get("commitments") is not None, "the file does not say where the public chain shows it"
    )
    stretch, number, ended = json.loads(raw, object_pairs_hook=once), file["fairness"]["number"], set()
    link, entries, found = stretch["before"], stretch["entries"], {}
    for place, entry in enumerate(entries, start=entries[0]["number"] if entries else 1):
        parts = [entry[name] for name in ("number", "kind", "of", "digest", "time")]
        expect(place > 1 or not link, "the public chain does not begin at its beginning")
        link = sha256(link + canonical(parts))
        expect((entry["number"], entry["link"]) == (place, link), f"link {place} of the public chain is broken")
        expect((entry["of"] is None) == (entry["kind"] == "commit"), f"link {place} belongs to nothing")
        expect(entry["of"] is None or entry["of"] not in ended, f"link {place} ends what had ended")
        ended.add(entry["of"])
        if number in (entry["number"], entry["of"]):
            found[entry["kind"]] = entry["digest"]
    fixed = {name: file[name] for name in ("rules", "seats", "options")}
    fixed |= {"sealed": file["fairness"]["commitment"], "commitments": file["fairness"]["commitments"]}
    terms = sha256(canonical(fixed))
    expected = {"commit": terms, "deal": sha256(f"{terms} dealt {file['seed']}")}
    expect(found == expected, f"the public chain does not show this deal at number {number}")


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


def check_signature(file: dict[str, Any]) -> str:
    """The key that signed the file."""
    signed = canonical({name: value for name, value in file.items() if name != "signature"}).encode()
    given = file["signature"]
    public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(given["key"]))
    public.verify(bytes.fromhex(given["signature"]), signed)
    return str(given["key"])


def verify(raw: bytes, keys: dict[str, str] | None = None, public: bytes | None = None) -> tuple[int, str]:
    """Exit status and verdict. `keys` are names of public keys, `public` a stretch of the public chain."""
    try:
        file = read(raw)
        check_chain(file)
        check_digests(file)
        check_draws(file)
        if "players" in file:
            check_players(file)
        if "fairness" in file:
            check_seed(file)
        if public is not None:
            check_public(file, public)
        key = check_signature(file) if "signature" in file else ""
    except (Broken, InvalidSignature) as complaint:
        return BROKEN, f"broken: {str(complaint) or 'the signature does not belong to this file'}"
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as error:
        return BROKEN, f"broken: a part is not what it should be ({type(error).__name__}: {error})"
    if keys and key not in keys:
        return BROKEN, f"not signed by {' or '.join(keys.values())}, but by {key or 'nobody'}"
    if not key:
        return UNSIGNED, "consistent, origin not proven: nobody has signed this file"
    if keys:
        return KNOWN, f"consistent, and signed by {keys[key]}: {key}"
    return UNKNOWN, f"consistent, and signed by a key you have not named: {key}"


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("file", type=Path)
    asked.add_argument("--key", action="append", default=[], help="NAME=KEY that you expect, from the address /key")
    asked.add_argument("--chain", type=Path, help="a stretch of the house's public chain, from the address /api/chain")
    given = asked.parse_args()
    named = {each.rpartition("=")[2]: each.rpartition("=")[0] or "the key you named" for each in given.key}
    status, verdict = verify(given.file.read_bytes(), named, given.chain and given.chain.read_bytes())
    print(verdict)
    sys.exit(status)
