"""The game file: a small JSON document that anybody can read and that replays bit for bit.

    format      "ludoteca/2"                       moves    each move in notation
    rules       game and rules version, "game/1"   chain    one hash per move; each covers all before it
    seats       how many play                      draws    everything left to chance: move, rule, kind, n, result
    options     the table options, all of them     events   what each move led to, with who may know it; first the deal
    position    where it began, null = dealt       digests  a hash of the events after every ten moves and at the end
    seed        256 bits, hexadecimal              outcome  null while the match goes on
    fairness    a served match: how the seed came about (see `fairness`)
    names       a served match: who sat where; seated: a person or which bot, when the match was dealt
    players     a served match: who decided each move (see `decided`)
    origin      a match that was played on from a point of another one: which, and where (see `origin`)
    aids        a served match: hints and moves taken back, in order; practice: whether they were taken back freely
    signature   a served match: its server's word for all of the above (see `signature`)

Files of "ludoteca/1" have no `seated`, `players`, `aids` and `practice`; they can be read as before. A hash is SHA-256
in hexadecimal of UTF-8 text; JSON inside it is written with sorted keys and without spaces.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec

from ludoteca.engine.errors import BadFile, BadNotation, BadNumber, BadOption, BadPosition, IllegalMove
from ludoteca.engine.given import is_text
from ludoteca.engine.move import seat_letter
from ludoteca.engine.options import to_json
from ludoteca.engine.plain import NAME_LENGTH, plain_line
from ludoteca.engine.saying import Says

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.engine.match import Match

FORMAT = "ludoteca/2"
EARLIER = ("ludoteca/1",)
"""Formats that can be read as well."""
DIGEST_EVERY = 10
LARGEST = 4_000_000
"""Bytes of the largest file that is read at all; a match of three games has about 200,000."""
DEEPEST = 40
"""How far parts of a file are nested at most; a position with its past needs ten."""
LARGEST_NUMBER = 2**53
"""Numbers stay below this: every reader can hold them, a browser too."""
LONGEST_READ = 200
"""Characters of a name that are looked at, however many a file has."""


def canonical(value: Any) -> str:
    """JSON as it is hashed and signed: sorted keys, no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text: str) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def save(match: "Match", file_format: str = FORMAT) -> dict[str, Any]:
    """The game file of a match, as it stands."""
    header = {
        "format": file_format,
        "rules": f"{match.game.name}/{match.game.version}",
        "seats": match.seats,
        "options": to_json(match.options),
        "position": match.start_position,
        "seed": match.seed.hex(),
    }
    moves = [move.text for move in match.moves]
    events = msgspec.to_builtins(match.told)
    return {
        **header,
        "moves": moves,
        "chain": chain(header, moves),
        "draws": msgspec.to_builtins(match.draws),
        "events": events,
        "digests": digests(events),
        "outcome": msgspec.to_builtins(match.outcome),
    }


def chain(header: dict[str, Any], moves: list[str]) -> list[str]:
    """One hash per move over the hash before it and the move; the first covers how the match began."""
    link = sha256(canonical(header))
    links = []
    for move in moves:
        link = sha256(link + move)
        links.append(link)
    return links


def digests(events: list[Any]) -> list[str]:
    """A hash of the events after every ten moves and at the end, each covering all before it."""
    digest, found = "", []
    for number, told in enumerate(events):
        digest = sha256(digest + canonical(told))
        if number % DIGEST_EVERY == 0 or number == len(events) - 1:
            found.append(digest)
    return found


def read(file: dict[str, Any] | str | bytes) -> dict[str, Any]:
    """A game file as data; raises BadFile if it is none, or could be read in two ways."""
    if not isinstance(file, dict):
        if len(file) > LARGEST:
            raise BadFile(Says("engine-file-too-large"))
        try:
            text, file = file, msgspec.json.decode(file)
            json.loads(text, object_pairs_hook=_once)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BadFile(Says("engine-file-not-json")) from error
    if not isinstance(file, dict) or file.get("format") not in (FORMAT, *EARLIER):
        raise BadFile(Says("engine-file-unknown"))
    if not is_formed(file):
        raise BadFile(Says("engine-file-form", args={"count": DEEPEST}))
    return file


def is_formed(value: Any, depth: int = 0) -> bool:
    """Whether every reader sees the same here: whole numbers of a sensible size, real characters, nothing too deep."""
    if isinstance(value, str):
        return is_text(value)
    if isinstance(value, dict):
        value = [part for pair in value.items() for part in pair]
    if isinstance(value, list | tuple):
        return depth < DEEPEST and all(is_formed(part, depth + 1) for part in value)
    return value is None or (isinstance(value, int) and -LARGEST_NUMBER < value < LARGEST_NUMBER)


def _once(pairs: list[tuple[str, Any]]) -> None:
    """A key that is there twice: one reader would take the first value, another the last."""
    if len({name for name, _ in pairs}) != len(pairs):
        raise BadFile(Says("engine-file-twice"))


def begin(game: "Game", file: dict[str, Any]) -> "Match":
    """The match of a file before its first move."""
    name, _, version = str(file.get("rules")).partition("/")
    if name != game.name or version != str(game.version):
        raise BadFile(Says("engine-file-rules", args={"text": str(file.get("rules"))[:40], "game": game.name}))
    try:
        seed = bytes.fromhex(file["seed"])
        if len(seed) != 32:
            raise ValueError("a seed has 64 hexadecimal digits")
        if file.get("position") is not None:
            return game.position(file["position"], seed)
        return game.start(file["seats"], seed, **file["options"])
    except (BadNumber, BadOption, BadPosition) as error:
        raise BadFile(error.says) from error
    except (KeyError, TypeError, ValueError) as error:
        raise BadFile(Says("engine-file-start", args={"text": str(error)[:160]})) from error


def replayed(game: "Game", file: dict[str, Any]) -> "Match":
    """All moves of a file played again; raises BadFile at the first that is not legal."""
    match = begin(game, file)
    moves = file.get("moves")
    if not isinstance(moves, list):
        raise BadFile(Says("engine-file-start", args={"text": "moves"}))
    for number, move in enumerate(moves, start=1):
        try:
            match.play(str(move))
        except (BadNotation, BadNumber, IllegalMove) as error:
            args: dict[str, int | str | list[int]] = {"number": number, "text": str(move)[:80]}
            raise BadFile(Says("engine-file-move", error.rule, args)) from error
    return match


def names_in(file: dict[str, Any], seats: int) -> list[str]:
    """Who sat where, one short line each, a letter for whoever is nameless; nobody if the file does not say it."""
    names = file.get("names")
    if not isinstance(names, list) or len(names) != seats:
        return []
    lines = (plain_line(str(name)[:LONGEST_READ])[:NAME_LENGTH].rstrip() for name in names)
    return [line or seat_letter(seat) for seat, line in enumerate(lines)]


def differences(match: "Match", file: dict[str, Any]) -> list[str]:
    """The parts of a file that its own replay contradicts; empty if it replays to exactly what it says."""
    again = save(match, str(file.get("format")))
    return [name for name, value in again.items() if canonical(file.get(name)) != canonical(value)]


def load(game: "Game", file: dict[str, Any]) -> "Match":
    """The match of a file; raises BadFile where the file contradicts its own replay."""
    match = replayed(game, file)
    if wrong := differences(match, file):
        raise BadFile(Says("engine-file-differs", args={"text": ", ".join(wrong)}))
    return match
