"""How the seed of a served match comes about, so that nobody can choose it: commit, then reveal, for all.

The server commits itself first: to its 32 secret bytes and the match's address. Then every page that takes part commits
itself to a text of its own, for this deal and this seat. Only when all of these commitments stand, together with rules
and options, is any text revealed, and from then on nothing can be changed. The seed is the SHA-256 of the secret, the
address and the texts; after the match the secret is shown.

Deals from before seats committed themselves (`commitments` is None) can still be checked.
"""

import hashlib
from typing import Any, Literal

from msgspec import Struct

from ludoteca.engine.gamefile import canonical, sha256

SECRET_BYTES = 32

Thinking = Literal["bots", "hints"]
"""For whom dice are thrown: bots that play, or bots that are asked for advice and explanations."""


class Fairness(Struct, frozen=True, omit_defaults=True):
    """The part of a game file that shows how its seed came about."""

    commitment: str
    """What the server committed itself to before anybody else did."""
    secret: str
    """The server's secret, hexadecimal; shown after the end."""
    match: str
    """The match's address."""
    entropy: list[str]
    """What each seat added, "" for nothing."""
    commitments: list[str] | None = None
    """What each seat had committed itself to before any text was revealed, "" for nothing."""
    number: int = 0
    """Where the public chain of the house holds all of this as it stood before the first text was revealed."""


def commitment(secret: bytes) -> str:
    """What was published before a deal when seats did not commit themselves yet."""
    return hashlib.sha256(secret).hexdigest()


def sealed(secret: bytes, match: str) -> str:
    """What the server commits itself to: its secret, and the address, which goes into the seed as well."""
    return hashlib.sha256(secret + match.encode() + b"\0").hexdigest()


def pledge(seal: str, seat: int, text: str) -> str:
    """What a page commits itself to. Seal and seat are in it: nobody can use another's for themselves."""
    return sha256(f"{seal}\0{seat}\0{text}")


def terms(rules: str, seats: int, options: dict[str, Any], seal: str, commitments: list[str]) -> str:
    """A hash of all that is fixed before anything is revealed; the public chain keeps it."""
    fixed = {"rules": rules, "seats": seats, "options": options, "sealed": seal, "commitments": commitments}
    return sha256(canonical(fixed))


def dealt(terms: str, seed: bytes) -> str:
    """What the public chain keeps of a deal."""
    return sha256(f"{terms} dealt {seed.hex()}")


def void(terms: str) -> str:
    """What the public chain keeps of a deal that did not come about."""
    return sha256(f"{terms} void")


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
    """Whether secret, commitments, texts and seed of a game file belong together."""
    try:
        secret = bytes.fromhex(fairness.secret)
        derived = match_seed(secret, fairness.match, fairness.entropy).hex()
    except ValueError:
        return False
    if len(secret) != SECRET_BYTES or derived != seed:
        return False
    if fairness.commitments is None:
        return commitment(secret) == fairness.commitment
    seal = sealed(secret, fairness.match)
    kept = [pledge(seal, seat, text) if text else "" for seat, text in enumerate(fairness.entropy)]
    return (seal, kept) == (fairness.commitment, fairness.commitments)


def terms_in(file: dict[str, Any], fairness: Fairness) -> str:
    """The hash of all that was fixed before the deal of a file."""
    options = dict(file["options"])
    return terms(str(file["rules"]), int(file["seats"]), options, fairness.commitment, fairness.commitments or [])
