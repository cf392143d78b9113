"""Tables that the operator has taken offline: nobody comes in there until they are put back, after a restart too."""

import asyncio

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from ludoteca.server.storage.work import Posted, placed, row
from ludoteca.server.storage.writer import Writer

CHANGED = Posted("offline")
"""Other processes are to read again which tables are offline."""


class Offline(Struct, frozen=True):
    """That a table is offline."""

    game: str
    since: int
    """Milliseconds since 1970."""


class OfflineTables:
    """Which tables are offline, and since when. They are few: all are kept in memory, and changed on the disk first."""

    def __init__(self, engine: AsyncEngine, writer: Writer, clock: HouseClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock
        self._loading = asyncio.Lock()
        self.tables: dict[str, Offline] = {}
        """By their ids, the latest last."""

    def has(self, table: str) -> bool:
        """Whether a table is offline."""
        return table in self.tables

    async def load(self) -> None:
        """Read which tables are offline."""
        tables, offline = layout.tables.c, layout.offline.c
        found = sa.select(tables.id, tables.game, offline.since).where(tables.id == offline.table)
        async with self._loading, self._engine.connect() as connection:  # what was read last is the newest
            rows = await connection.execute(found.order_by(offline.since))
            self.tables = {table: Offline(game, since) for table, game, since in rows}

    async def take(self, table: str) -> None:
        """A table is offline from now on; a Refusal where it was already."""
        now, offline = self._clock.now(), layout.offline
        found: list[bool] = []

        def take(connection: sa.Connection) -> None:
            known = connection.execute(sa.select(offline.c.since).where(offline.c.table == table)).first()
            found[:] = [known is not None]
            if known is None:
                placed(row(offline, table=table, since=now))(connection)

        await self._writer.write(take, CHANGED)
        await self.load()
        if found == [True]:
            raise Refusal("server-already-offline", status=409)

    async def put_back(self, table: str) -> None:
        """People may come in again; what was due has as much time as when the table was taken offline.

        A Refusal where it was not offline. Of two operators who put it back together, one gives the time back.
        """
        now, offline, turns = self._clock.now(), layout.offline, layout.turns
        found: list[int] = []

        def put_back(connection: sa.Connection) -> None:
            gone = sa.delete(offline).where(offline.c.table == table).returning(offline.c.since)
            found[:] = connection.execute(gone).scalars()
            for since in found:
                passed = max(0, now - since)
                later = {"due": turns.c.due + passed, "remind": turns.c.remind + passed}  # null stays null
                connection.execute(sa.update(turns).where(turns.c.table == table).values(later))

        await self._writer.write(put_back, CHANGED)
        await self.load()
        if not found:
            raise Refusal("server-not-offline", status=409)
