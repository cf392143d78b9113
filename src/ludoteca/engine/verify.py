"""Checking a game file: whether it is what it says, and whose key vouches for it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludoteca.engine import fairness, gamefile, public_chain, signature
from ludoteca.engine import origin as origins
from ludoteca.engine.decided import is_decider
from ludoteca.engine.errors import BadFile
from ludoteca.engine.match import Match
from ludoteca.engine.saying import Says

if TYPE_CHECKING:
    from ludoteca.engine.game import Game

Name = Literal["chain", "seed", "draws", "moves", "events", "outcome", "origin", "players", "public", "signature"]
HOUSE = ""
"""The name of the house that checks, among the keys it knows."""


class Check(Struct, frozen=True):
    """One thing that was checked: `state` is None where the file has nothing to check."""

    name: Name
    state: bool | None
    says: Says


class Signer(Struct, frozen=True):
    """Whose key signed a file: one that is known here by a name, an unknown one, or nobody's."""

    kind: Literal["nobody", "unknown", "known"]
    key: str = ""
    name: str = ""


class Aid(Struct, frozen=True, forbid_unknown_fields=True):
    """Help that a seat took, as a file tells it: after so many moves, and back to how many."""

    kind: Literal["hint", "takeback"]
    seat: int
    move: int
    back: int | UnsetType = UNSET


class Told(Struct, frozen=True):
    """What a file of a served match tells about who played it."""

    seats: int
    moves: list[str]
    players: list[str]
    aids: list[Aid]
    practice: bool


class Report(Struct, frozen=True):
    """All checks of a file, and whose word it is; `consistent` alone proves no origin."""

    checks: list[Check]
    consistent: bool
    signer: Signer


def verify(
    game: "Game",
    file: dict[str, Any],
    known: Mapping[str, str] | None = None,
    chain: public_chain.Stretch | None = None,
    source: Match | None = None,
) -> Report:
    """Check commitments, draws, legality, events, who decided, chain and signature.

    `known` are names of public keys, `chain` is a stretch of the public chain of the house that dealt, `source` is the
    match that the file's origin names.
    """
    signed = signature_check(file, known or {})
    checks = [*replay_checks(game, file), players_check(file), seed_check(file)]
    if "origin" in file:
        checks.append(origin_check(file, source))
    if chain is not None:
        checks.append(public_check(file, chain))
    checks.append(signed[0])
    consistent = all(check.state is not False for check in checks)
    return Report(checks, consistent, signed[1] if consistent else Signer("nobody"))


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


def checked(name: Name, good: bool) -> Check:
    """A check with its sentence."""
    return Check(name, good, Says(f"engine-check-{name}" if good else f"engine-check-{name}-fails"))


def players_check(file: dict[str, Any]) -> Check:
    """Who decided each move is said for each of them, and help that was taken can be read."""
    if "players" not in file:
        return Check("players", None, Says("engine-check-players-none"))
    try:
        told = msgspec.convert({name: file.get(name) for name in Told.__struct_fields__}, Told)
    except msgspec.ValidationError:
        return checked("players", False)
    named = len(told.players) == len(told.moves) and all(is_decider(player) for player in told.players)
    placed = all(
        0 <= aid.seat < told.seats and 0 <= (0 if aid.back is UNSET else aid.back) <= aid.move for aid in told.aids
    )
    return checked("players", named and placed)


def seed_check(file: dict[str, Any]) -> Check:
    """The seed follows from what all committed themselves to before the deal; local files have no server.

    What was promised is a deal: a file that begins from a position has none, whatever seed it names.
    """
    if "fairness" not in file:
        return Check("seed", None, Says(f"engine-check-seed-{'origin' if 'origin' in file else 'none'}"))
    if file.get("position") is not None:
        return Check("seed", False, Says("engine-check-seed-position"))
    given = shown_fairness(file)
    if given is None or not fairness.holds(given, str(file.get("seed"))) or len(given.entropy) != file.get("seats"):
        return checked("seed", False)
    if given.commitments is None:
        return Check("seed", True, Says("engine-check-seed-early"))
    took_part = sum(text != "" for text in given.entropy)
    if not took_part:
        return Check("seed", True, Says("engine-check-seed-alone"))
    return Check("seed", True, Says("engine-check-seed", args={"count": took_part}))


def origin_check(file: dict[str, Any], source: Match | None) -> Check:
    """Where a match was played on from: practice that begins with a position, never a deal.

    Whoever has the match that is named can see whether it leads there; else it is only told, by whoever signed.
    """
    origin = origins.read(file.get("origin"))
    position = file.get("position")
    if origin is None or position is None or file.get("practice") is not True or "fairness" in file:
        return checked("origin", False)
    args: dict[str, int | str | list[int]] = {
        "kind": origin.kind, "name": origin.name, "move": origin.move, "seat": origin.seat, "hidden": origin.hidden,
    }  # fmt: skip
    if source is None:
        return Check("origin", None, Says("engine-check-origin-told", args=args))
    if not origins.proves(origin, source, position):
        return Check("origin", False, Says("engine-check-origin-other", args=args))
    return Check("origin", True, Says("engine-check-origin", args=args))


def shown_fairness(file: dict[str, Any]) -> fairness.Fairness | None:
    """How the seed came about, if the file can be read so."""
    try:
        return msgspec.convert(file.get("fairness"), fairness.Fairness)
    except msgspec.ValidationError:
        return None


def public_check(file: dict[str, Any], chain: public_chain.Stretch) -> Check:
    """The public chain of the house shows this deal, as it was fixed before it and as it came out.

    Whoever names a chain wants to know whether it shows the deal: a file that does not say where is not shown.
    """
    given = shown_fairness(file)
    if given is None or given.commitments is None:
        return Check("public", False, Says("engine-check-public-none"))
    try:
        wrong = public_chain.tells(chain, file, given)
    except (KeyError, TypeError, ValueError):
        wrong = "other"
    if wrong:
        return Check("public", False, Says(f"engine-check-public-{wrong}", args={"number": given.number}))
    prepared, void, quiet = public_chain.thrown_away(chain.entries)
    args: dict[str, int | str | list[int]] = {
        "number": given.number, "prepared": prepared, "void": void, "quiet": quiet,
    }  # fmt: skip
    return Check("public", True, Says("engine-check-public", args=args))


def signature_check(file: dict[str, Any], known: Mapping[str, str]) -> tuple[Check, Signer]:
    """Whose key vouches for every byte of the file."""
    if "signature" not in file:
        return Check("signature", None, Says("engine-check-signature-none")), Signer("nobody")
    if not signature.holds(file):
        return checked("signature", False), Signer("nobody")
    key = str(file["signature"]["key"])
    if key not in known:
        return Check("signature", True, Says("engine-check-signature-unknown", args={"key": key})), Signer(
            "unknown", key
        )
    name = known[key]
    says = (
        Says("engine-check-signature-house") if name == HOUSE else Says("engine-check-signature", args={"name": name})
    )
    return Check("signature", True, says), Signer("known", key, name)
