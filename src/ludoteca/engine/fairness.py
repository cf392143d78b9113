"""How the seed of a served match comes about, so that neither server nor players can choose it.

Before the deal the server publishes the SHA-256 of its secret 32 bytes (the commitment). Each seat may add a text of
its own. The seed of the match is the SHA-256 of the server's secret, the match's address and those texts. After the
end the secret is shown.
"""

import hashlib
from typing import Literal

from msgspec import Struct

SECRET_BYTES = 32

Thinking = Literal["bots", "hints"]
"""For whom dice are thrown: bots that play, or bots that are asked for advice and explanations."""


class Fairness(Struct, frozen=True):
    """The part of a game file that shows how its seed came about."""

    commitment: str
    """SHA-256 of the server's secret, published before the deal."""
    secret: str
    """The server's secret, hexadecimal; shown after the end."""
    match: str
    """The match's address."""
    entropy: list[str]
    """What each seat added, "" for nothing."""


def commitment(secret: bytes) -> str:
    """What is published before the deal."""
    return hashlib.sha256(secret).hexdigest()


def match_seed(secret: bytes, match: str, entropy: list[str]) -> bytes:
    """The seed: SHA-256 over the secret, the match's address and the seats' texts, each text ended by a zero byte."""
    if not all(is_plain(text) for text in (match, *entropy)):
        raise ValueError("a text with a zero byte could be read as two")
    digest = hashlib.sha256(secret)
    for text in (match, *entropy):
        digest.update(text.encode() + b"\0")
    return digest.digest()


def dice_secret(seed: bytes, thinking: Thinking) -> bytes:
    """What the dice of a match's bots are thrown with: SHA-256 over a name, a zero byte and the seed of the match.

    Nobody knows it while the match goes on, and it tells nothing about the seed; with the file anybody can work it out
    and ask the bots again. Advice has dice of its own, so that whoever is given some learns nothing about a bot's.
    """
    return hashlib.sha256(f"ludoteca {thinking}".encode() + b"\0" + seed).digest()


def is_plain(text: str) -> bool:
    """Whether a text can be mixed in: it is Unicode, and without the zero byte that ends a text."""
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


def holds(fairness: Fairness, seed: str) -> bool:
    """Whether secret, commitment and seed of a game file belong together."""
    try:
        secret = bytes.fromhex(fairness.secret)
        derived = match_seed(secret, fairness.match, fairness.entropy).hex()
    except ValueError:
        return False
    return len(secret) == SECRET_BYTES and commitment(secret) == fairness.commitment and derived == seed
