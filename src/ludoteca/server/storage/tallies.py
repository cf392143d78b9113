"""What strangers may do so often, counted for all processes of a house: who it was is kept as a hash that tells nobody.

Each count is a transaction of its own under a lock on what is counted, so that two processes do not both find room for
the last one. Nothing is lost by losing it: it does not wait for the disk.
"""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.storage import layout
from ludoteca.server.storage.holding import NOW

LOCK = sa.text("select pg_advisory_xact_lock(hashtextextended(:key, 0)), set_config('synchronous_commit', 'off', true)")


class Tallies:
    """Moments at which something was done, by what it was and by whom."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="READ COMMITTED")

    async def allows(self, key: str, limit: int, seconds: float) -> bool:
        """Note one more, unless there were as many as may be within so many seconds."""
        tallies = layout.tallies
        one = tallies.c.key == key
        async with self._engine.begin() as connection:
            await connection.execute(LOCK, {"key": key})
            await connection.execute(sa.delete(tallies).where(one, tallies.c.at <= NOW - round(1000 * seconds)))
            count = (await connection.execute(sa.select(sa.func.count()).where(one))).scalar() or 0
            if count >= limit:
                return False
            await connection.execute(sa.insert(tallies).values(key=key, at=NOW))
            return True

    async def tidy(self, seconds: float) -> None:
        """Forget whatever was longer ago than anything is counted for."""
        old = layout.tallies.c.at <= NOW - round(1000 * seconds)
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(layout.tallies).where(old))
