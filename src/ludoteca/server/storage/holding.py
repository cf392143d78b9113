"""Which tables this process holds: those it may write. Each has a number, and whoever takes a table raises it.

The newest holder wins. An older one finds out at its next write (`LostTableError`), or from `lost`. No clock decides
who may write; signs of life, by PostgreSQL's clock, only decide who tries to pick up a table that nobody keeps going.
A file belongs to one process, which holds every table of it: there nothing is written and nothing compared.
"""

import asyncio
from collections.abc import Collection, Mapping

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import layout
from ludoteca.server.storage.work import Unit
from ludoteca.server.storage.writer import Writer

SILENT_MS = 3000
"""A process that has shown no life for this long is taken for gone, where one of its tables needs somebody."""
NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""Milliseconds since 1970 by PostgreSQL's clock, the one that all processes share."""


def is_alive(process: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
    """Whether a process has shown life of late."""
    processes = layout.processes.c
    return sa.exists().where(processes.id == process, processes.seen > NOW - SILENT_MS)


class LostTableError(Refusal):
    """Another process holds this table now, so nothing was stored here. The page comes back by itself."""

    def __init__(self, table: str) -> None:
        super().__init__("server-table-moved", status=503)
        self.table = table


class Numbers:
    """The numbers under which this run of the server holds tables. The writer's thread looks at them too."""

    def __init__(self, run: int) -> None:
        self.run = run
        self.take_overs = 0
        """How many tables were taken that another process held."""
        self._of: dict[str, int] = {}
        self._left: set[str] = set()

    def of(self, table: str) -> int | None:
        """The number under which a table is held; None: it is not."""
        return self._of.get(table)

    def in_memory(self) -> dict[str, int]:
        """The tables that are held and have not left memory, with their numbers."""
        return {table: number for table, number in self._of.items() if table not in self._left}

    def took(self, numbers: Mapping[str, int], from_others: int) -> None:
        """Tables are held from now on, some of which were another process's."""
        self._of.update(numbers)
        self._left.difference_update(numbers)
        self.take_overs += from_others

    def leave(self, table: str) -> None:
        """A table has left memory."""
        if table in self._of:
            self._left.add(table)

    def forget(self, table: str) -> None:
        """A table is not held any more."""
        self._of.pop(table, None)
        self._left.discard(table)


class Holding:
    """Takes tables and lets them go."""

    def __init__(self, engine: AsyncEngine, writer: Writer, numbers: Numbers, *, is_shared: bool) -> None:
        self._engine = engine
        self._writer = writer
        self._numbers = numbers
        self._is_shared = is_shared

    @property
    def take_overs(self) -> int:
        """How many tables this process has taken that another one held."""
        return self._numbers.take_overs

    def number_of(self, table: str) -> int | None:
        """The number under which this process holds a table; None: it does not."""
        return self._numbers.of(table) if self._is_shared else 0

    async def take(self, tables: Collection[str]) -> dict[str, int]:
        """Hold some tables from now on: the numbers of those that exist. Read them after this, not before."""
        if not self._is_shared or not tables:
            return dict.fromkeys(tables, 0)
        await self._writer.write_unit(Unit((), takes=tuple(tables)))
        return {table: number for table in tables if (number := self._numbers.of(table)) is not None}

    def release(self, table: str) -> None:
        """A table has left memory and needs nobody; whoever wants it takes it.

        What is still on its way to the disk is stored as long as nobody has: the number says so, and it is kept.
        """
        self._numbers.leave(table)

    def lose(self, table: str) -> None:
        """Another process holds a table: nothing of ours is stored there any more."""
        self._numbers.forget(table)

    async def let_go(self, tables: Collection[str]) -> None:
        """Say that nobody holds some tables any more, so that whoever they need picks them up at once."""
        held = [table for table in tables if self._is_shared and self._numbers.of(table) is not None]
        of = layout.tables.c
        units = [Unit((sa.update(layout.tables).where(of.id == each).values(holder=None),), each) for each in held]
        ended = await asyncio.gather(*map(self._writer.write_unit, units), return_exceptions=True)
        for table in held:
            self._numbers.forget(table)
        for error in ended:
            if error is not None and not isinstance(error, LostTableError):
                raise error

    async def still_held(self, tables: Collection[str]) -> dict[str, bool]:
        """Those of some tables that nobody else has taken meanwhile."""
        if not self._is_shared:
            return dict.fromkeys(tables, True)
        of = layout.tables.c
        async with self._engine.connect() as connection:
            there = await connection.execute(sa.select(of.id, of.fence).where(of.id.in_(tables)))
            return {each.id: True for each in there if each.fence == self._numbers.of(each.id)}

    async def lost(self) -> set[str]:
        """Which of the tables held another process has taken meanwhile: one question, however many there are."""
        held = self._numbers.in_memory()
        if not self._is_shared or not held:
            return set()
        of = layout.tables.c
        async with self._engine.connect() as connection:
            mine = await connection.execute(sa.select(of.id, of.fence).where(of.holder == self._numbers.run))
            there: dict[str, int] = {each.id: each.fence for each in mine}
        return {table for table, number in held.items() if there.get(table, -1) < number}

    async def pick_up(self, limit: int) -> dict[str, int]:
        """Take tables where time runs and whose holder shows no life, or that nobody holds: their numbers.

        What another process is picking up at this moment is passed over. Whoever could not store anything of late
        picks up nothing: then it was the database that was gone, and others could show no life either.
        """
        if not self._is_shared or self._writer.seconds_well < SILENT_MS / 1000:
            return {}
        tables, run = layout.tables, self._numbers.run
        needy = sa.select(tables.c.id, tables.c.fence, tables.c.holder).where(
            tables.c.timed, ~is_alive(tables.c.holder)
        )
        needy = needy.limit(limit).with_for_update(skip_locked=True, key_share=True)
        found: dict[str, int] = {}
        from_others = 0

        def pick(connection: sa.Connection) -> None:
            nonlocal from_others
            rows = connection.execute(needy).all()
            found.clear()
            found.update({each.id: each.fence + 1 for each in rows})
            from_others = sum(each.holder not in (None, run) for each in rows)
            raised = sa.update(tables).where(tables.c.id.in_(found))
            if found:
                connection.execute(raised.values(fence=tables.c.fence + 1, holder=run))

        await self._writer.write(pick)
        self._numbers.took(found, from_others)
        return found
