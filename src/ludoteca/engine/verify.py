"""Checking a game file: whether it is what it says, and who vouches for it."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from ludoteca.engine import fairness, gamefile, signature
from ludoteca.engine.errors import BadFile
from ludoteca.engine.saying import Says

if TYPE_CHECKING:
    from ludoteca.engine.game import Game


class Check(Struct, frozen=True):
    """One thing that was checked: `state` is None where the file has nothing to check."""

    name: Literal["chain", "seed", "draws", "moves", "events", "outcome", "signature"]
    state: bool | None
    says: Says


class Report(Struct, frozen=True):
    """All checks of a file. `genuine`: consistent and signed by the key named; `consistent` alone proves no origin."""

    checks: list[Check]
    consistent: bool
    genuine: bool
    key: str


def verify(game: "Game", file: dict[str, Any]) -> Report:
    """Check commitment, draws, legality, events, chain and signature."""
    checks = [*replay_checks(game, file), seed_check(file), signature_check(file)]
    consistent = all(check.state is not False for check in checks)
    signed = "signature" in file and consistent
    return Report(checks, consistent, signed, file["signature"]["key"] if signed else "")


def replay_checks(game: "Game", file: dict[str, Any]) -> list[Check]:
    """Play all moves again and compare what comes out."""
    try:
        match = gamefile.replayed(game, file)
    except BadFile as error:
        return [Check("moves", False, error.says)]
    wrong = gamefile.differences(match, file)
    parts: dict[Literal["chain", "draws", "events", "outcome"], set[str]] = {
        "chain": {"format", "rules", "seats", "options", "position", "seed", "moves", "chain"},
        "draws": {"draws"},
        "events": {"events", "digests"},
        "outcome": {"outcome"},
    }
    compared = [checked(name, not fields.intersection(wrong)) for name, fields in parts.items()]
    return [checked("moves", True), *compared]


def checked(name: Any, good: bool) -> Check:
    """A check with its sentence."""
    return Check(name, good, Says(f"engine-check-{name}" if good else f"engine-check-{name}-fails"))


def seed_check(file: dict[str, Any]) -> Check:
    """The seed follows from what the server committed to before the deal; local files have no server."""
    if "fairness" not in file:
        return Check("seed", None, Says("engine-check-seed-none"))
    try:
        given = msgspec.convert(file["fairness"], fairness.Fairness)
    except msgspec.ValidationError:
        return checked("seed", False)
    return checked("seed", fairness.holds(given, str(file.get("seed"))))


def signature_check(file: dict[str, Any]) -> Check:
    """A server vouches for every byte of the file."""
    if "signature" not in file:
        return Check("signature", None, Says("engine-check-signature-none"))
    return checked("signature", signature.holds(file))
