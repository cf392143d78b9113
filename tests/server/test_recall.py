"""After a restart everybody comes back at once: many tables and guests are read with as few queries as one."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import event

from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import NewTable
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.stored import Line
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp
from tests.server.databases import database_of

TABLES = 60
MOST_QUERIES = 20
"""For all of them, in the lots in which they happen to arrive: twelve a lot, two for what is not there. The players;
the tables with chairs, commands, removals, seals and lines; the matches with moves, answers, aids and chain numbers."""


def built(data: Path) -> House:
    """A house without sockets and bots."""
    clock = HouseClock()
    house = House.build(
        data, port=1, database=database_of(data), clock=clock, bots=BotPool(clock), warm_up=WarmUp(cold=())
    )
    house.storage.start()
    return house


async def opened(data: Path) -> dict[str, tuple[str, str]]:
    """Tables of sixty hosts, each with something said: by table, the host's id and token."""
    house = built(data)
    hosts = {}
    for number in range(TABLES):
        host, token = await house.guests.arrive()
        table = await house.tables.open(host, NewTable("kariba", 2, bots=["random"], start=number % 2 == 0))
        await house.tables.find(table)  # only who holds a table may write there
        await house.storage.add_line(table, Line(1, host.id, 0, f"table {number}"), "said")
        hosts[table] = (host.id, token)
    await house.stop()
    return hosts


async def come_back(data: Path, hosts: dict[str, tuple[str, str]]) -> int:
    """Everybody at once; each finds the own table. How many queries it took."""
    house, queries = built(data), []

    @event.listens_for(house.storage._engine.sync_engine, "before_cursor_execute")
    def count(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        queries.append(statement)

    async def one(table: str, host: str, token: str) -> None:
        guest = await house.guests.holding(token)
        assert guest is not None
        assert guest.id == host
        live, again = await asyncio.gather(house.tables.find(table), house.tables.find(table))
        assert live is again
        assert (live.id, live.state.host) == (table, host)
        assert [line.player for line in live.state.lines] == [host]

    await asyncio.gather(*(one(table, *who) for table, who in hosts.items()))
    refused = await asyncio.gather(house.tables.find("nowhere"), return_exceptions=True)
    assert isinstance(refused[0], Refusal)
    assert await house.guests.holding("nobody's token") is None
    await house.stop()
    return len(queries)


def test_sixty_tables_come_back_with_a_handful_of_queries(tmp_path: Path) -> None:
    hosts = asyncio.run(opened(tmp_path))
    assert asyncio.run(come_back(tmp_path, hosts)) <= MOST_QUERIES
