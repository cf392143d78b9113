"""The one writer of the database: what waits at the same moment is committed together, in a thread of its own.

One hop to the thread and back per commit: drivers that hop for every statement cost several times the writing itself.
"""

import asyncio
import contextlib
import logging
import math
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import layout
from ludoteca.server.storage.trouble import NotStoredError, passing
from ludoteca.server.storage.witness import Witness

log = logging.getLogger(__name__)


class Row(NamedTuple):
    """A row to be inserted."""

    table: sa.Table
    values: dict[str, Any]


@cache
def columns(table: sa.Table) -> frozenset[str]:
    """The names of a table's columns."""
    return frozenset(table.c.keys())


def row(table: sa.Table, /, **values: Any) -> Row:
    """A row to be inserted, its columns by name; SQLAlchemy would leave out without a word what has no column."""
    if unknown := values.keys() - columns(table):
        raise TypeError(f"{table.name} has no column {', '.join(sorted(unknown))}")
    return Row(table, values)


class Prepared(NamedTuple):
    """A statement that is always the same, with the values of its parameters."""

    statement: sa.Executable
    values: dict[str, Any]


Work = sa.Executable | Row | Prepared | Callable[[sa.Connection], None]
"""A statement, one that was prepared, a row to be inserted, or something that has to look at what is there already."""


class Unit(NamedTuple):
    """What takes effect together or not at all, in this order; at which table, and how many moves of its match."""

    parts: Sequence[Work]
    table: str = ""
    moves: int = 0


NUMBERED = sa.update(layout.commits).values(number=sa.bindparam("now"))
BATCH = 256
GATHERING = 0.005
"""Seconds between the beginnings of two commits at least: under load more waits together and costs less each, and who
comes first after a pause waits for nobody."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 2.0
"""Seconds after which a disk that takes nothing is tried again: the first time, and after many times."""


class Writer:
    """Group commit. A unit that is wrong is the only one that fails; where the disk takes nothing, all that wait do.

    Then the disk is tried until it takes something again, and until then the clock of the house stands still.
    """

    def __init__(
        self, engine: sa.Engine, clock: HouseClock, number: int, witness: Witness | None, trial: Callable[[], Unit]
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._number = number
        self._witness = witness
        self._trial = trial
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: asyncio.Queue[tuple[Unit, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._trying: asyncio.Task[None] | None = None
        self._well = asyncio.Event()
        self._well.set()

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what still waits, then end."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)
        if self._task is not None:
            await self._waiting.put(None)
            await self._task
            self._task = None
        self._thread.shutdown()
        if self._witness is not None:
            self._witness.close()

    async def write(self, *parts: Work, table: str = "", moves: int = 0) -> None:
        """Return when all of it is on the disk; raise what the database raised when it is not."""
        await self.write_unit(Unit(parts, table, moves))

    async def write_unit(self, unit: Unit) -> None:
        """Return when a unit is on the disk; NotStoredError where it could not be, which may pass."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((unit, done))
        await done  # the caller may be cancelled (a socket closes); the commit goes on and tells nobody

    def post(self, unit: Unit) -> None:
        """Let a unit be stored that nobody waits for; where it cannot be, it is lost."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda ended: ended.exception())
        self._waiting.put_nowait((unit, done))

    @property
    def is_well(self) -> bool:
        """Whether the disk has taken what it was last given."""
        return self._well.is_set()

    async def healed(self) -> None:
        """Wait until something could be stored again; at once where nothing is wrong."""
        await self._well.wait()

    async def _run(self) -> None:
        loop, committed, more = asyncio.get_running_loop(), -math.inf, True
        while more:
            batch = []
            first = await self._waiting.get()
            if (early := committed + GATHERING - loop.time()) > 0:
                await asyncio.sleep(early)
            committed = loop.time()
            while first is not None:
                batch.append(first)
                if len(batch) == BATCH or self._waiting.empty():
                    break
                first = self._waiting.get_nowait()
            more = first is not None
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Unit, asyncio.Future[None]]]) -> None:
        if not batch:
            return
        units = [unit for unit, _ in batch]
        self._clock.storing()
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, units)
        except NotStoredError as error:
            self._fall_ill(error)
            for _, done in batch:
                _settle(done, error)
            return
        except Exception as error:
            self._clock.stored()  # the disk is well; it is the unit that is not
            if len(batch) == 1:
                _settle(batch[0][1], error)
                return
            for one in batch:
                await self._commit([one])
            return
        self._clock.stored()
        if not self.is_well:
            log.warning("what is to be stored can be stored again")
            self._well.set()
        for _, done in batch:
            _settle(done, None)

    def _fall_ill(self, error: NotStoredError) -> None:
        if self.is_well:
            log.error("nothing can be stored: %s; tables wait, clocks stand still", error.reason)
            self._well.clear()
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try(), name="storing again")

    async def _try(self) -> None:
        pause = FIRST_PAUSE
        while not self.is_well:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with contextlib.suppress(NotStoredError):
                await self.write_unit(self._trial())

    def _execute(self, units: list[Unit]) -> None:
        """Write units in the thread. A connection that may have lost its way to the disk is not used again."""
        try:
            self._insert(units)
        except (NotStoredError, sqlite3.OperationalError) as error:
            trouble = error if isinstance(error, NotStoredError) else passing(error)  # as raw by a new connection
            if trouble is None:
                raise
            if trouble.reopen:
                self._engine.dispose()
            raise trouble from error
        self._number += 1
        if self._witness is not None:
            moves = Counter[str]()
            for unit in units:
                if unit.table:
                    moves[unit.table] += unit.moves
            self._witness.add(self._number, moves)

    def _insert(self, units: list[Unit]) -> None:
        """Write units that know nothing of each other; what is alike in them goes in with one statement."""
        waiting = [list(reversed(unit.parts)) for unit in units]
        with self._engine.begin() as connection:
            connection.execute(NUMBERED, {"now": self._number + 1})
            while waiting := [unit for unit in waiting if unit]:
                first = waiting[0].pop()
                if isinstance(first, sa.Executable):
                    connection.execute(first)
                    continue
                if not isinstance(first, Row | Prepared):
                    first(connection)
                    continue
                alike = [first.values]
                for unit in waiting:
                    while unit and _is_like(first, unit[-1]):
                        alike.append(unit.pop().values)
                statement = sa.insert(first.table) if isinstance(first, Row) else first.statement
                connection.execute(statement, alike)


def _is_like(first: Row | Prepared, other: Work) -> bool:
    """Whether two parts differ in their values only."""
    return isinstance(other, Row | Prepared) and type(other) is type(first) and other[0] is first[0]


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
