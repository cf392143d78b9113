"""The public chain of a house: every deal that was prepared, and what became of it, without saying at which table.

    commit   all that is fixed before a deal: the server's commitment, everybody else's, rules and options
    deal     the cards were dealt; `of` is the number of its commit
    void     they were not: somebody did not reveal, or the house gave up

Each entry's link hashes the one before it, so that nothing can be taken out or put in later. A commit that is followed
neither by its deal nor by its void was given up quietly, which anybody can see.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludoteca.engine import fairness
from ludoteca.engine.errors import BadFile
from ludoteca.engine.gamefile import canonical, sha256
from ludoteca.engine.saying import Says

Kind = Literal["commit", "deal", "void"]


class Entry(Struct, frozen=True):
    """One entry of the chain. `digest` is a hash of what it is about, `time` in milliseconds since 1970."""

    number: int
    kind: Kind
    of: int | None
    """The commit that a deal or void belongs to."""
    digest: str
    time: int
    link: str
    """SHA-256 over the link before and this entry."""


class Stretch(Struct, frozen=True):
    """GET /api/chain?after=… Entries of the public chain, from a number on; `before` is the link they follow on."""

    before: str
    entries: list[Entry]
    last: int = 0
    """The number of the newest entry there is."""


def next_link(before: str, number: int, kind: str, of: int | None, digest: str, time: int) -> str:
    """The link of an entry that follows on another."""
    return sha256(before + canonical([number, kind, of, digest, time]))


def is_whole(stretch: Stretch) -> bool:
    """Whether every entry follows on the one before it, and every deal or void on a commit before it, once."""
    link, ended = stretch.before, set()
    first = stretch.entries[0].number if stretch.entries else 1
    if first == 1 and link:
        return False
    for place, each in enumerate(stretch.entries):
        link = next_link(link, each.number, each.kind, each.of, each.digest, each.time)
        if each.link != link or each.number != first + place or (each.of is None) != (each.kind == "commit"):
            return False
        if each.of is not None:
            if not 0 < each.of < each.number or each.of in ended:
                return False
            ended.add(each.of)
    return True


def read(raw: bytes) -> Stretch:
    """A stretch of the chain as a house gives it out, or a list of them that follow on each other."""
    try:
        found = msgspec.json.decode(raw, type=Stretch | list[Stretch])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadFile(Says("engine-chain-unknown")) from error
    stretches = found if isinstance(found, list) else [found]
    if not stretches:
        raise BadFile(Says("engine-chain-unknown"))
    return Stretch(stretches[0].before, [each for stretch in stretches for each in stretch.entries])


def tells(
    stretch: Stretch, file: dict[str, Any], shown: fairness.Fairness
) -> Literal["", "broken", "missing", "other"]:
    """Whether the chain shows the deal of a file: "" if so, else what is wrong with it."""
    if not is_whole(stretch):
        return "broken"
    numbered = {each.number: each for each in stretch.entries}
    commit = numbered.get(shown.number)
    ends = [each for each in stretch.entries if each.of == shown.number]
    if commit is None or not ends:
        return "missing"
    terms = fairness.terms_in(file, shown)
    deal = fairness.dealt(terms, bytes.fromhex(str(file["seed"])))
    right = (commit.kind, commit.digest, ends[0].kind, ends[0].digest) == ("commit", terms, "deal", deal)
    return "" if right else "other"


def thrown_away(entries: Sequence[Entry]) -> tuple[int, int, int]:
    """How many deals were prepared, how many of those became void, and how many have come to no end yet."""
    commits = {each.number for each in entries if each.kind == "commit"}
    ends = {each.of: each.kind for each in entries if each.of in commits}
    return len(commits), sum(kind == "void" for kind in ends.values()), len(commits) - len(ends)
