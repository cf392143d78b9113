"""Tables that the operator has taken offline: nobody comes in there until they are put back, after a restart too."""

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout
from ludoteca.server.storage.work import row
from ludoteca.server.storage.writer import Writer


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
        self.tables: dict[str, Offline] = {}
        """By their ids, the latest last."""

    def has(self, table: str) -> bool:
        """Whether a table is offline."""
        return table in self.tables

    async def load(self) -> None:
        """Read which tables are offline."""
        tables, offline = layout.tables.c, layout.offline.c
        found = sa.select(tables.id, tables.game, offline.since).where(tables.id == offline.table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(found.order_by(offline.since))
            self.tables = {table: Offline(game, since) for table, game, since in rows}

    async def take(self, table: str, game: str) -> None:
        """A table is offline from now on."""
        now = self._clock.now()
        await self._writer.write(self._gone(table), row(layout.offline, table=table, since=now))
        self.tables[table] = Offline(game, now)

    async def put_back(self, table: str) -> int:
        """People may come in again; what was due has as much time as when the table was taken offline.

        Says how many milliseconds that was.
        """
        now, known = self._clock.now(), self.tables.get(table)
        passed = 0 if known is None else max(0, now - known.since)
        turns = layout.turns
        later = {"due": turns.c.due + passed, "remind": turns.c.remind + passed}  # null stays null
        await self._writer.write(self._gone(table), sa.update(turns).where(turns.c.table == table).values(later))
        self.tables.pop(table, None)
        return passed

    def _gone(self, table: str) -> sa.Delete:
        return sa.delete(layout.offline).where(layout.offline.c.table == table)
