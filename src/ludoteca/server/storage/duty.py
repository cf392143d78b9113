"""Duties that a house has once, however many processes it has: whoever comes first sees to them, the others pass.

An advisory lock of PostgreSQL for as long as a duty is seen to; no clock of ours ends it. The database itself lets it
go when the line breaks, or when a process that was stopped in the middle says nothing for long.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

TRY = sa.text(
    "select pg_try_advisory_xact_lock(hashtextextended(:duty, 0)), "
    "set_config('idle_in_transaction_session_timeout', '60s', true)"
)


class Duties:
    """Which duty is seen to here at this moment."""

    def __init__(self, engine: AsyncEngine, *, is_shared: bool) -> None:
        self._engine = engine.execution_options(isolation_level="READ COMMITTED") if is_shared else None

    @asynccontextmanager
    async def alone(self, duty: str) -> AsyncIterator[bool]:
        """Whether nobody else sees to a duty until the block is left; in a house of one process nobody ever does."""
        if self._engine is None:
            yield True
            return
        async with self._engine.begin() as connection:
            yield bool((await connection.execute(TRY, {"duty": f"ludoteca {duty}"})).first()[0])  # type: ignore[index]  # one row
