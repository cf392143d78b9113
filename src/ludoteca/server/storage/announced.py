"""The restart that was announced, for processes that share a house: whoever starts or listens again reads it here.

A house of one process keeps it in memory only: after the restart it is over.
"""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage import layout
from ludoteca.server.storage.work import Posted, placed, row
from ludoteca.server.storage.writer import Writer

CHANGED = Posted("announced")
"""Other processes are to tell their pages."""


class AnnouncedRestart:
    """When the house restarts, in milliseconds since 1970. A moment that has passed is left to whoever reads it."""

    def __init__(self, engine: AsyncEngine, writer: Writer, *, is_shared: bool) -> None:
        self._engine = engine
        self._writer = writer
        self._is_shared = is_shared

    async def note(self, at: int | None) -> None:
        """Remember when it restarts, and let everybody hear of it; None: it does not."""
        if not self._is_shared:
            return
        gone = sa.delete(layout.announced)
        work = gone if at is None else placed(row(layout.announced, id=1, at=at), {"at": at})
        await self._writer.write(work, CHANGED)

    async def when(self) -> int | None:
        """When it restarts; None: nothing was said."""
        async with self._engine.connect() as connection:
            return (await connection.execute(sa.select(layout.announced.c.at))).scalar()
