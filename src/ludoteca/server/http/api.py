"""What has an address: games, tables, finished matches, health and the server's key.

Who I am is in `me`, how I may be called in `notices`, what teaches a game in `lessons`, what asks for a move in
`puzzles`, what an operator asks in `operator`.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludoteca import bots
from ludoteca.engine.game import Game
from ludoteca.engine.lesson import has_lesson
from ludoteca.engine.minute import has_minute
from ludoteca.engine.public_chain import Stretch
from ludoteca.games import GAMES, PLUGINS
from ludoteca.server.archive import uploads
from ludoteca.server.archive.replays import Archive, seat_behind
from ludoteca.server.house.continuing import source_in
from ludoteca.server.house.house import House
from ludoteca.server.http import lessons, me, notices, operator, puzzles
from ludoteca.server.http.lan import svg_qr
from ludoteca.server.http.me import Asked, address_of, guest_behind, known_guest, token_of
from ludoteca.server.http.unchanged import unless_known
from ludoteca.server.limits import CHAIN_ENTRIES, FILE_BYTES, TABLES_A_DAY
from ludoteca.server.protocol import (
    Address,
    Analysis,
    CompileProgress,
    Finished,
    GameInfo,
    GameTexts,
    Health,
    Invitation,
    Key,
    MyTurns,
    NewTable,
    Option,
    Practice,
    Replay,
    TableLine,
    UploadedFile,
    WaitingTable,
    WhatIf,
)
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Guest
from ludoteca.texts import say, texts_in
from ludoteca.texts.languages import LANGUAGES

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")


@get("/api/codes/{code:str}")
async def get_code(request: Asked, house: NamedDependency[House], code: FromPath[str]) -> Address:
    """The table that letters said aloud lead to."""
    if not await house.tally.allows("codes", house.rates.codes, address_of(request)):
        raise Refusal("server-too-many-codes", status=429)
    return Address(await house.tables.codes.table(code[:40]))


@get("/api/games")
async def get_games(house: NamedDependency[House]) -> list[GameInfo]:
    """The games of the house."""
    warm = house.warm_up.seen().games
    return [
        GameInfo(
            name=game.name,
            seats=list(game.seats),
            options=[Option(each.name, each.rule, each.values, each.default) for each in game.option_list()],
            levels=list(bots.levels_of(game.name)),
            sides=[game.sides(seats) for seats in game.seats],
            ready=warm[game.name] == "warm",
            lesson=has_lesson(game),
            minute=has_minute(game),
            in_person=game.in_person,
        )
        for game in GAMES.values()
    ]


@get("/api/games/{game:str}/texts")
async def get_texts(request: Asked, game: FromPath[str], language: FromQuery[str] = "en") -> Response[GameTexts | None]:
    """The sentences and the rulebook of a game that a package brought; those of the house are part of the page."""
    if game not in PLUGINS or language not in LANGUAGES:
        raise Refusal("server-not-found", status=404)
    return unless_known(request, game_texts(PLUGINS[game], language))


def game_texts(game: Game, language: str) -> GameTexts:
    """What a page is told about a game that it does not know."""
    book = game.folder / "RULES.md"
    rulebook = book.read_text("utf-8") if book.exists() else ""
    return GameTexts(game.name, game.box.PREFIX, texts_in(game.texts, language), rulebook)


@get("/api/warmth")
async def get_compile_progress(house: NamedDependency[House]) -> CompileProgress:
    """How far the house is with compiling."""
    return house.warm_up.seen()


@get("/api/tables")
async def get_tables(request: Asked, house: NamedDependency[House]) -> list[TableLine]:
    """Your tables, then those that wait for people."""
    return await house.tables.lines(await guest_behind(request, house))


@get("/api/tables/waiting")
async def get_waiting(request: Asked, house: NamedDependency[House]) -> list[WaitingTable]:
    """Your running matches with others, and what happened there since you last looked."""
    return await house.waiting.of(await guest_behind(request, house))


@get("/api/tables/turns")
async def get_turns(request: Asked, house: NamedDependency[House]) -> MyTurns:
    """At how many tables it is your turn."""
    guest = await guest_behind(request, house)
    return MyTurns(0 if guest is None else await house.storage.turns.count_of(guest.id))


@post("/api/tables")
async def post_table(request: Asked, house: NamedDependency[House]) -> Address:
    """Open a table."""
    wish = msgspec.json.decode(await request.body(), type=NewTable)
    guest = await known_guest(request, house)
    await count_opening(request, house, guest)
    return Address(await house.tables.open(guest, wish, token_of(request)))


@post("/api/practice", request_max_body_size=FILE_BYTES)
async def post_practice(request: Asked, house: NamedDependency[House]) -> Address:
    """Play on from a point of a finished match, a file, a puzzle or a lesson."""
    guest = await known_guest(request, house)
    if not house.rates.files.allows(guest.id):
        raise Refusal("server-too-many-files", status=429)
    raw = await request.body()  # may hold a file
    house.guests.must_hold(guest, token_of(request))
    wish = msgspec.json.decode(raw, type=Practice)
    await count_opening(request, house, guest)
    async with reading(request, house):
        archive = Archive(house.storage, house.key)
        return Address(await house.tables.play_on(guest, wish, archive, token_of(request)))


async def count_opening(request: Asked, house: House, guest: Guest) -> None:
    """Note that somebody opens a table; a Refusal says if that is one too many."""
    address = address_of(request)
    if not await house.tally.allows("openings", house.rates.openings, guest.id):
        raise Refusal("server-too-many-tables", status=429)
    if not await house.tally.allows("openings a day", house.rates.openings_a_day, guest.id):
        raise Refusal("server-too-many-tables-today", status=429, most=TABLES_A_DAY)
    if not (
        house.connections.spares(address)
        or await house.tally.allows("openings nearby", house.rates.openings_nearby, address)
    ):
        raise Refusal("server-too-many-tables-here", status=429)


@get("/api/tables/{table:str}/invitation")
async def get_invitation(request: Asked, house: NamedDependency[House], table: FromPath[str]) -> Invitation:
    """The address to share."""
    return await invitation(request, house, table)


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def get_qr(request: Asked, house: NamedDependency[House], table: FromPath[str]) -> bytes:
    """The address to share, as a QR code."""
    return svg_qr((await invitation(request, house, table)).address)


@get("/api/matches")
async def get_matches(request: Asked, house: NamedDependency[House], after: FromQuery[str] = "") -> list[Finished]:
    """Your finished matches, newest first."""
    return await house.results.of(await guest_behind(request, house), after)


@get("/api/matches/{match:str}/file")
async def get_file(request: Asked, house: NamedDependency[House], match: FromPath[str]) -> Response[dict[str, Any]]:
    """The signed game file of a finished match."""
    async with reading(request, house):
        file = await Archive(house.storage, house.key).file(match)
    name = f"{file['rules'].partition('/')[0]}-{match}.json"
    return Response(file, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/matches/{match:str}/replay")
async def get_replay(
    request: Asked, house: NamedDependency[House], match: FromPath[str], eyes: FromQuery[str] = "open"
) -> Replay:
    """A finished match, frame by frame."""
    async with reading(request, house):
        return await Archive(house.storage, house.key).replay(match, eyes, await guest_behind(request, house))


@get("/api/matches/{match:str}/hindsight")
async def get_analysis(request: Asked, house: NamedDependency[House], match: FromPath[str]) -> Analysis:
    """How a finished match went, or how far the thinking is; asking begins it."""
    address = address_of(request)
    if not house.rates.asked.allows(address):
        raise Refusal("server-too-many-replays", status=429)
    return await house.analysis.seen(match, address)


@get("/api/matches/{match:str}/what-if")
async def get_what_if(
    request: Asked,
    house: NamedDependency[House],
    match: FromPath[str],
    move: FromQuery[int],
    instead: FromQuery[str],
    eyes: FromQuery[str] = "open",
) -> WhatIf:
    """Where another move would have led in a finished match, and how everybody would stand."""
    async with reading(request, house):
        source = await Archive(house.storage, house.key).match(match)
    return await house.analysis.what_if(source, move, instead, seat_behind(eyes, source.seats), address_of(request))


@post("/api/files", status_code=200, request_max_body_size=FILE_BYTES)
async def post_file(request: Asked, house: NamedDependency[House], eyes: FromQuery[str] = "open") -> UploadedFile:
    """Look at a game file from elsewhere: checked, then shown as a replay. Nothing of it is kept."""
    guest = await known_guest(request, house)
    if not house.rates.files.allows(guest.id):
        raise Refusal("server-too-many-files", status=429)
    raw = await request.body()  # nobody else may send as much
    house.guests.must_hold(guest, token_of(request))
    async with reading(request, house):
        source = await source_in(raw, Archive(house.storage, house.key))
        return await asyncio.to_thread(uploads.opened, raw, eyes, house.key.public, source)


@get("/api/chain")
async def get_chain(request: Asked, house: NamedDependency[House], after: FromQuery[int] = 0) -> Stretch:
    """The public chain of this house after a number, up to 500 entries: every deal prepared and what became of it."""
    if not house.rates.chains.allows(address_of(request)):
        raise Refusal("server-too-many-chains", status=429)
    return await house.storage.reader.chain(min(max(0, after), 2**53), CHAIN_ENTRIES)


@get("/health")
async def get_health(house: NamedDependency[House]) -> Response[Health]:
    """Whether a move can be made, and how far compiling is."""
    seen, is_warm = house.warm_up.seen_with_networks(), house.warm_up.is_warm
    games = {name: state == "warm" for name, state in seen.games.items()}
    warming = None if all(games.values()) else seen
    notes = [say(says, "en") for says in house.notes]
    if not house.bots.is_up and house.storage.is_well:
        return Response(Health("warming", games, notes=notes, warming=warming))
    well, took = await house.canary.check()
    state: Literal["ok", "ailing", "warming"] = "ailing" if not well else "ok" if is_warm else "warming"
    return Response(Health(state, games, took, notes, warming), status_code=200 if well else 503)


@get("/health/live", status_code=204)
async def get_liveness(request: Asked, house: NamedDependency[House]) -> None:
    """For a balancer: as long as this process turns, whatever the database does; 404 while it closes."""
    if not house.closing.is_open_to(address_of(request)):
        raise Refusal("server-table-moved", status=404)


@get("/key", media_type=MediaType.JSON)
async def get_key(house: NamedDependency[House]) -> Key:
    """The public key of this server."""
    return Key("ed25519", house.key.public)


@asynccontextmanager
async def reading(request: Asked, house: House) -> AsyncIterator[None]:
    """Time for playing a match through again: a limited number of times for each address, and few at once for all."""
    if not house.rates.replays.allows(address_of(request)):
        raise Refusal("server-too-many-replays", status=429)
    async with house.reading:
        yield


async def invitation(request: Asked, house: House, table: str) -> Invitation:
    """A table's address as others reach it: the LAN's where this page was opened on the server's own machine."""
    await house.tables.must_exist(table)
    host = request.headers["host"]
    here = f"{request.url.scheme}://{host}"
    is_local = host.rsplit(":", 1)[0] in LOOPBACK_NAMES or host in LOOPBACK_NAMES
    if is_local and house.guest_address:
        return Invitation(f"{house.guest_address}/t/{table}")
    return Invitation(f"{here}/t/{table}", only_here=is_local)


HANDLERS = [
    *me.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *notices.HANDLERS,
    *operator.HANDLERS,
    get_code,
    get_games,
    get_texts,
    get_compile_progress,
    get_tables,
    get_waiting,
    get_turns,
    post_table,
    post_practice,
    get_invitation,
    get_qr,
    get_matches,
    get_file,
    get_replay,
    get_analysis,
    get_what_if,
    post_file,
    get_chain,
    get_health,
    get_liveness,
    get_key,
]
