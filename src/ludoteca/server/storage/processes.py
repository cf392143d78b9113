"""The other processes of a house, as their rows in the database tell: for whoever looks after it. A file has one."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage import layout
from ludoteca.server.storage.holding import NOW, SILENT_MS

MISSED_MS = 60_000
"""A process that said nothing for so long is not spoken of any more; one that has closed is not at all."""


class Processes:
    """Who else serves this house."""

    def __init__(self, engine: AsyncEngine, run: int, *, is_shared: bool) -> None:
        self._engine = engine
        self._run = run
        self._is_shared = is_shared

    async def others(self) -> list[tuple[str, str, int]]:
        """Names and versions of those that have shown life of late, and for how many milliseconds they have not."""
        if not self._is_shared:
            return []
        of = layout.processes.c
        silent = sa.func.greatest(NOW - of.seen, 0)
        query = sa.select(of.name, of.version, silent).where(of.id != self._run, of.seen > NOW - MISSED_MS)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.order_by(of.name, of.id))
        return [(name, version, ago) for name, version, ago in found]

    async def holding(self, table: str) -> str | None:
        """The name of another living process that holds a table; None where there is none."""
        if not self._is_shared:
            return None
        of, tables = layout.processes.c, layout.tables.c
        held = (tables.id == table) & (tables.holder == of.id) & (of.id != self._run)
        query = sa.select(of.name).where(held, of.seen > NOW - SILENT_MS)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()
