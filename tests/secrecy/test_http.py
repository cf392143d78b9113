"""Every answer over HTTP is the same bytes in worlds that a seat cannot tell apart, for that seat and a stranger."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca import Game
from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.http import api
from ludoteca.server.http.app import routes
from ludoteca.server.http.cookies import cookie_for
from ludoteca.server.limits import Rate
from ludoteca.server.play.live_table import LiveTable
from ludoteca.server.protocol import NewTable, Sit, Start
from ludoteca.server.storage.stored import StoredMatch, StoredMove
from ludoteca.server.table.live_match import LiveMatch, told_as_text
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp
from tests.conformance.rows import each_game
from tests.secrecy.talking import sealed_answers
from tests.secrecy.test_messages import LONG, at_tables
from tests.secrecy.twins import World
from tests.server.visitor import command

PAIRS = 6
ALONE = {"/health", "/key", "/api/games"}
"""Addresses without a table or a match behind them; they are asked for now and then."""
NOT_ASKED = {"/api/house", "/api/house/tables/{table:str}", "/api/me", "/api/me/notices", "/api/me/page", "/api/my-key"}
"""What is asked elsewhere: about oneself, and by an operator (`test_operator`).

Addresses of a game (texts, lesson, puzzles) have no table behind them.
"""


class Callers:
    """One house without sockets, a table of every size in it, and whoever asks: the guest of each seat, a stranger."""

    def __init__(self, data: Path) -> None:
        clock = HouseClock()
        self.house = House.build(data, port=1, clock=clock, bots=BotPool(clock), warm_up=WarmUp())
        self.house.storage.start()
        app: Any = routes(self.house)
        self.web = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house")
        self.tables: dict[tuple[str, int], tuple[LiveTable, list[str]]] = {}
        self.stored: StoredMatch | None = None

    async def table(self, game: Game, seats: int) -> tuple[LiveTable, list[str]]:
        """A table where a match is being played, and the tokens of those who sit there."""
        if (game.name, seats) not in self.tables:
            guests = [await self.house.guests.arrive() for _ in range(seats)]
            opened = await self.house.tables.open(guests[0][0], NewTable(game.name, seats))
            table = await self.house.tables.find(opened)
            self.house.tables._live[opened] = table
            for seat, (guest, _) in enumerate(guests[1:], start=1):
                await table.obey(guest, Sit(command(), seat))
            await table.obey(guests[0][0], Start(command()))
            table._services = replace(table._services, tidy=lambda _table: None)  # it stays in memory
            self.tables[game.name, seats] = table, [token for _, token in guests]
        return self.tables[game.name, seats]

    async def answers(self, world: World, viewer: int, answers: dict[int, list[int]], number: int) -> list[Any]:
        """What a house with this world in it answers to the viewer and to a stranger."""
        table, tokens = await self.table(world.game, world.seats)
        assert table.state.live_match is not None
        match_id = table.state.live_match.id
        table.state.live_match = LiveMatch(match_id, bytes(32), world.copy())
        table.state.live_match.answers = answers
        self.stored = stored(table.dealing.noted(table.state.live_match), world)
        vars(self.house.storage.reader)["match"] = self.read
        found = []
        for token in (tokens[viewer], None):
            cookie = None if token is None else cookie_for(token, secure=False)
            headers = {} if cookie is None else {"cookie": f"{cookie.key}={cookie.value}"}
            for address in addresses(table, match_id, world.seats, number):
                answer = await self.web.get(address, headers=headers)
                found.append((address, answer.status_code, answer.content, sorted(answer.headers.items())))
        return found

    async def read(self, _match: str) -> StoredMatch | None:
        """The match as it would have been stored."""
        return self.stored


def stored(dealt: StoredMatch, world: World) -> StoredMatch:
    """A running match with all its moves."""
    moves = [
        StoredMove(number, move.by, list(move.steps), told_as_text(world.told[number]))
        for number, move in enumerate(world.moves, start=1)
    ]
    fields: dict[str, Any] = {name: getattr(dealt, name) for name in dealt.__struct_fields__}
    return StoredMatch(**{**fields, "moves": moves})


def addresses(table: LiveTable, match: str, seats: int, number: int) -> Iterator[str]:
    """Every address that answers to a question, with this table and this match in it."""
    for path in sorted(paths()):
        if path in ALONE and number % 50:
            continue
        filled = (
            path.replace("{table:str}", table.id).replace("{match:str}", match).replace("{code:str}", table.state.code)
        )
        yield f"{filled}?move=0&instead=a%201x1" if path.endswith("/what-if") else filled
        if path.endswith("/replay"):
            yield from (f"{filled}?eyes={seat}" for seat in range(seats))


def paths() -> set[str]:
    """All addresses that are asked with GET."""
    found = {path for handler in api.HANDLERS if "GET" in handler.http_methods for path in handler.paths}
    return {path for path in found - NOT_ASKED if "{game:str}" not in path}


@pytest.mark.parametrize("game", each_game())
@pytest.mark.parametrize(("pairs", "part"), [(PAIRS, 0), *LONG])
def test_no_answer_over_http_tells_two_worlds_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game, pairs: int, part: int
) -> None:
    monkeypatch.setattr(Rate, "allows", lambda *_: True)  # whoever asks so much would be told to slow down

    async def scene() -> None:
        callers = Callers(tmp_path)
        for number, twins in enumerate(at_tables(game, pairs, part)):
            both = [
                await callers.answers(world, twins.viewer, answers, number)
                for world, answers in zip(twins.both, sealed_answers(twins, number), strict=True)
            ]
            assert both[0] == both[1]
            assert {status for _, status, *_ in both[0]} <= {200, 204, 409, 503}
        await callers.web.aclose()
        await callers.house.stop()

    asyncio.run(scene())


def test_a_running_match_shows_neither_file_nor_replay_nor_hindsight() -> None:
    asked = {path.rsplit("/", 1)[1] for path in paths() if "{match" in path}
    assert asked == {"file", "replay", "hindsight", "what-if"}
