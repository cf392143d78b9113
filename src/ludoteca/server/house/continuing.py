"""Playing on from any point: a table against bots that begins with a position of a finished match, a file or a package.

Whoever may ask for it may see everything already: a finished match is open to all who have its address, a file is the
asker's own, and what comes with the house is no secret. From a match that goes on nothing is taken.
"""

import asyncio
import random
from typing import Any

import msgspec
from msgspec import Struct, structs

import ludoteca
from ludoteca import bots
from ludoteca.engine import gamefile
from ludoteca.engine import origin as origins
from ludoteca.engine.errors import BadFile, LudotecaError
from ludoteca.engine.match import Match
from ludoteca.engine.options import to_json
from ludoteca.engine.origin import Origin
from ludoteca.engine.saying import Says
from ludoteca.games import GAMES
from ludoteca.server.archive.replays import Archive
from ludoteca.server.house.opening import wished_id
from ludoteca.server.house.packaged import packaged
from ludoteca.server.limits import COMMAND_LENGTH
from ludoteca.server.protocol import Practice
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Chair, Guest, StoredTable, Terms
from ludoteca.server.table.seal import fresh_seal
from ludoteca.server.table.seating import bot_chair

TERMS = Terms(watch="nobody", chat=False, listed=False, hints=True)
"""One person alone with bots."""


class Source(Struct, frozen=True):
    """What is played on from: a whole match and its name, and what a packaged position says of seat and bots."""

    match: Match
    name: str
    seat: int = 0
    level: str = ""


class Beginning(Struct, frozen=True):
    """A table that is to be opened, and what lies on it."""

    table: StoredTable
    position: dict[str, Any]
    origin: Origin


async def source_of(wish: Practice, archive: Archive) -> Source:
    """What a wish names; a Refusal or BadFile says why that cannot be played on from."""
    if wish.kind == "match":
        return Source(await archive.match(wish.name[: origins.LONGEST]), wish.name)
    if wish.kind == "file":
        return await asyncio.to_thread(_brought, wish.file or {})
    found = packaged(wish.kind, wish.game, wish.name)
    return Source(ludoteca.game(wish.game).position(found.position, 0), wish.name, found.seat, found.level)


class Named(Struct, frozen=True):
    """The parts of a file that tell where it came from."""

    rules: str = ""
    origin: Origin | None = None


async def source_in(raw: bytes, archive: Archive) -> Match | None:
    """The match or the position that a file's origin names, as far as this house has it."""
    try:
        named = msgspec.json.decode(raw, type=Named)
        if named.origin is None or named.origin.kind == "file":
            return None
        wish = Practice(named.origin.kind, named.origin.name, named.rules.partition("/")[0])
        return (await source_of(wish, archive)).match
    except (msgspec.MsgspecError, LudotecaError):
        return None


async def beginning(guest: Guest, wish: Practice, archive: Archive) -> Beginning:
    """The table that a guest wishes for, with bots on all other chairs; a Refusal says what there cannot be."""
    if len(wish.command) > COMMAND_LENGTH:
        raise Refusal("server-bad-command", most=COMMAND_LENGTH)
    source = await source_of(wish, archive)
    seat = source.seat if wish.seat is None else wish.seat
    origin = Origin(wish.kind, source.name, wish.move, seat, wish.hidden, wish.instead.strip())
    then = await asyncio.to_thread(_reached, source.match, origin)
    game = then.game.name
    position = await asyncio.to_thread(origins.begun, then, origin, random.SystemRandom())
    level = wish.level or source.level or bots.USUAL
    chairs = [Chair("person", guest.id) if each == seat else bot_chair(game, level) for each in range(then.seats)]
    table = StoredTable(
        id=wished_id(guest, wish.command),
        game=game,
        options=to_json(then.options),
        host=guest.id,
        match=None,
        chairs=chairs,
        obeyed=set(),
        seal=fresh_seal(),
        terms=TERMS,
    )
    if then.moves and wish.instead:
        origin = structs.replace(origin, instead=then.moves[-1].text)
    return Beginning(table, position, origin)


def _reached(source: Match, origin: Origin) -> Match:
    """The point that an origin names; a Refusal says why nobody can play on from there."""
    if not 0 <= origin.move <= source.sequence:
        raise Refusal("server-no-such-move", status=404, most=source.sequence)
    if not 0 <= origin.seat < source.seats:
        raise Refusal("server-no-such-chair", status=404)
    then = origins.reached(source, origin.move, origin.instead)
    if then.over:
        raise Refusal("server-over-there", status=409)
    if origin.seat in then.out:
        raise Refusal("server-out-there", status=409)
    return then


def _brought(given: dict[str, Any]) -> Source:
    """The match of a file that somebody has brought along, and what it is called."""
    file = gamefile.read(given)
    name = str(file.get("rules")).partition("/")[0]
    if name not in GAMES:
        raise BadFile(Says("engine-file-unknown"))
    return Source(gamefile.load(GAMES[name], file), origins.digest(file))
