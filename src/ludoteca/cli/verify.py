"""`ludoteca verify FILE`: whether a game file is what it says, and whose key vouches for it."""

import json
import re
from pathlib import Path
from typing import Any

import click

from ludoteca.cli.file import FILE, read_file
from ludoteca.cli.speech import Spoken, failure, lang, tell
from ludoteca.engine import origin as origins
from ludoteca.engine import public_chain
from ludoteca.engine.match import Match
from ludoteca.engine.plain import NAME_LENGTH, plain_line
from ludoteca.engine.verify import Report, verify
from ludoteca.texts import say

MARKS = {True: "✓", False: "✗", None: "–"}
BROKEN, ANOTHER = 1, 3
"""Exit status: the file contradicts itself; it does not, but none of the keys that were named has signed it."""
KEY = re.compile(r"[0-9a-f]{64}")


@click.command("verify", cls=Spoken)
@click.argument("file", type=FILE)
@click.option("--key", "keys", multiple=True, metavar="[NAME=]KEY")
@click.option("--chain", type=FILE)
@click.option("--origin", type=FILE)
@click.pass_context
def command(context: click.Context, file: Path, keys: tuple[str, ...], chain: Path | None, origin: Path | None) -> None:
    """Print each check as a line, then the verdict."""
    known = dict(named_key(each) for each in keys)
    game, found = read_file(file)
    stretch = None if chain is None else public_chain.read(bytes_in(chain))
    report = verify(game, found, known, stretch, None if origin is None else source_in(origin, found))
    for check in report.checks:
        cited = f" ({check.says.rule})" if check.says.rule else ""
        click.echo(f"{MARKS[check.state]} {say(check.says, lang())}{cited}")
    tell_verdict(report)
    context.exit(BROKEN if not report.consistent else ANOTHER if known and report.signer.kind != "known" else 0)


def source_in(path: Path, found: dict[str, Any]) -> Match:
    """The match that a file's origin names, in a file of its own; a failure in one line if it is another."""
    game, source = read_file(path)
    told = origins.read(found.get("origin"))
    if told is None or not origins.is_of(source, told):
        raise failure("cli-verify-other-origin", file=str(path))
    return game.load(source)


def tell_verdict(report: Report) -> None:
    """The last line: whether it holds, and whose word it is."""
    match report.signer.kind:
        case _ if not report.consistent:
            tell("cli-verify-broken")
        case "known":
            tell("cli-verify-known", name=report.signer.name, key=report.signer.key)
        case "unknown":
            tell("cli-verify-unknown", key=report.signer.key)
        case "nobody":
            tell("cli-verify-consistent")


def named_key(text: str) -> tuple[str, str]:
    """A public key and its name, from NAME=KEY or KEY alone; KEY is hexadecimal or a file that holds it."""
    name, _, value = text.rpartition("=")
    found = value if KEY.fullmatch(value) else key_in(value, bytes_in(Path(value)))
    return found, plain_line(name or Path(value).stem)[:NAME_LENGTH]


def key_in(path: str, raw: bytes) -> str:
    """The key in a file: alone, or as a house gives it out at /key."""
    try:
        text = raw.decode().strip()
        key = str(json.loads(text)["key"]) if text.startswith("{") else text
    except (ValueError, KeyError, TypeError):
        key = ""
    if not KEY.fullmatch(key):
        raise failure("cli-verify-no-key", file=path)
    return key


def bytes_in(path: Path) -> bytes:
    """What a file holds; nothing where there is none."""
    try:
        return path.read_bytes()
    except OSError:
        return b""
