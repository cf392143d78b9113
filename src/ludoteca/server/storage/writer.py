"""The one writer of the database: what waits at the same moment is committed together, in a thread of its own.

One hop to the thread and back per commit: drivers that hop for every statement cost several times the writing itself.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa


class Row(NamedTuple):
    """A row to be inserted."""

    table: sa.Table
    values: dict[str, Any]


def row(table: sa.Table, /, **values: Any) -> Row:
    """A row to be inserted, its columns by name."""
    return Row(table, values)


Unit = Sequence[sa.Executable | Row]
"""What takes effect together or not at all, in this order."""

BATCH = 256


class Writer:
    """Group commit. A unit that fails is the only one that fails."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: asyncio.Queue[tuple[Unit, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what still waits, then end."""
        if self._task is not None:
            await self._waiting.put(None)
            await self._task
            self._task = None
        self._thread.shutdown()

    async def write(self, *unit: sa.Executable | Row) -> None:
        """Return when the unit is on the disk; raise what the database raised when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((unit, done))
        await done  # whoever waits may be cancelled (a socket closes); the commit goes on and tells nobody

    async def _run(self) -> None:
        more = True
        while more:
            batch = []
            first = await self._waiting.get()
            while first is not None:
                batch.append(first)
                if len(batch) == BATCH or self._waiting.empty():
                    break
                first = self._waiting.get_nowait()
            more = first is not None
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Unit, asyncio.Future[None]]]) -> None:
        units = [unit for unit, _ in batch]
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, units)
        except Exception as error:
            if len(batch) == 1:
                _settle(batch[0][1], error)
                return
            for one in batch:
                await self._commit([one])
        else:
            for _, done in batch:
                _settle(done, None)

    def _execute(self, units: list[Unit]) -> None:
        """Write units that know nothing of each other; their rows for the same table go in with one statement."""
        waiting = [list(reversed(unit)) for unit in units]
        with self._engine.begin() as connection:
            while waiting := [unit for unit in waiting if unit]:
                first = waiting[0].pop()
                if not isinstance(first, Row):
                    connection.execute(first)
                    continue
                rows = [first.values]
                for unit in waiting:
                    while unit and isinstance(unit[-1], Row) and unit[-1].table is first.table:
                        rows.append(unit.pop().values)
                connection.execute(sa.insert(first.table), rows)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
