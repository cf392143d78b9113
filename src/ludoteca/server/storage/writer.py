"""The one writer of the database: what waits at the same moment is committed together, in a thread of its own.

One hop to the thread and back per commit: drivers that hop for every statement cost several times the writing itself.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa

from ludoteca.server.histogram import Histogram
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage.ledger import Ledger
from ludoteca.server.storage.statements import run
from ludoteca.server.storage.trouble import NotStoredError, passing
from ludoteca.server.storage.work import Posted, Prepared, Proof, Row, Unit, Work

log = logging.getLogger(__name__)


BATCH = 256
GATHERING, FOR_EACH, LONGEST_GATHERING = 0.005, 0.0025, 0.015
"""Seconds between the beginnings of two commits: at least, for each unit of the last one, and at most. Under load more
waits together and costs less each, a few hundred units a second are gathered for longer than fewer, and who comes first
after a pause waits for nobody."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 2.0
"""Seconds after which a disk that takes nothing is tried again: the first time, and after many times."""


Waiting = tuple[Unit, asyncio.Future[None]]
"""A unit, and who waits for it."""


class DoubtfulError(NotStoredError):
    """The line broke while a commit was under way: it is on the disk or it is not, and nobody has said so yet."""


class Writer:
    """Group commit. A unit that is wrong is the only one that fails; where the disk takes nothing, all that wait do.

    Then the disk is tried until it takes something again, and until then the clock of the house stands still. Whoever
    waits for a commit of which nobody knows whether it was one is told when that is known, and not before.
    """

    def __init__(self, engine: sa.Engine, clock: HouseClock, ledger: Ledger, trial: Callable[[], Unit]) -> None:
        self._engine = engine
        self._clock = clock
        self._ledger = ledger
        self._trial = trial
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sa.Connection | None = None
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._doubtful: list[Waiting] = []
        self._refused: dict[int, Exception] = {}
        self._task: asyncio.Task[None] | None = None
        self._trying: asyncio.Task[None] | None = None
        self._well = asyncio.Event()
        self._well.set()
        self._well_since = -math.inf
        self.commits = Histogram()
        """How long commits take."""

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
        for _, done in self._doubtful:
            _settle(done, NotStoredError())
        self._thread.shutdown()
        self._disconnect()
        self._ledger.close()

    async def write(
        self, *parts: Work, table: str = "", moves: int = 0, opens: bool = False, proof: Proof | None = None
    ) -> None:
        """Return when all of it is on the disk; raise what the database raised when it is not."""
        await self.write_unit(Unit(parts, table, moves, opens, proof=proof))

    async def write_unit(self, unit: Unit) -> None:
        """Return when a unit is on the disk; NotStoredError where it could not be, which may pass."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((unit, done))
        await done  # the caller may be cancelled (a socket closes); the commit goes on and tells nobody

    def post(self, unit: Unit) -> None:
        """Let a unit be stored that nobody waits for; where it cannot be, it is lost."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda ended: ended.exception())
        self._waiting.put_nowait((unit, done))

    @property
    def waiting(self) -> int:
        """How many units wait to be written."""
        return self._waiting.qsize()

    @property
    def is_well(self) -> bool:
        """Whether the disk has taken what it was last given."""
        return self._well.is_set()

    @property
    def seconds_well(self) -> float:
        """For how many seconds nothing has failed that the disk was given; 0 while something does."""
        return asyncio.get_running_loop().time() - self._well_since if self.is_well else 0.0

    async def healed(self) -> None:
        """Wait until something could be stored again; at once where nothing is wrong."""
        await self._well.wait()

    async def _run(self) -> None:
        loop, next_at, more = asyncio.get_running_loop(), -math.inf, True
        while more:
            batch = []
            first = await self._waiting.get()
            if (early := next_at - loop.time()) > 0:
                await asyncio.sleep(early)
            began = loop.time()
            while first is not None:
                batch.append(first)
                if len(batch) == BATCH or self._waiting.empty():
                    break
                first = self._waiting.get_nowait()
            more = first is not None
            next_at = began + min(max(GATHERING, FOR_EACH * len(batch)), LONGEST_GATHERING)
            await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        if not batch:
            return
        units = [unit for unit, _ in batch]
        self._clock.storing()
        try:
            await self._clear_doubt()
            with self.commits.timed():
                refused = await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, units)
        except DoubtfulError as error:
            self._doubtful = batch
            self._fall_ill(error)
            return
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
            self._well_since = asyncio.get_running_loop().time()
            self._well.set()
        for place, (_, done) in enumerate(batch):
            _settle(done, refused.get(place))

    async def _clear_doubt(self) -> None:
        """Tell those who wait for a commit that broke off what has become of it."""
        if not self._doubtful:
            return
        units = [unit for unit, _ in self._doubtful]
        refused = await asyncio.get_running_loop().run_in_executor(self._thread, self._look_up, units)
        for place, (_, done) in enumerate(self._doubtful):
            _settle(done, NotStoredError() if refused is None else refused.get(place))
        self._doubtful = []

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

    def _execute(self, units: list[Unit]) -> dict[int, Exception]:
        """Write units in the thread: those that might not take part, by their place."""
        try:
            return self._try_to_insert(units)
        except DoubtfulError:
            raise
        except NotStoredError:
            if not self._ledger.tries_twice:
                raise
        return self._try_to_insert(units)

    def _try_to_insert(self, units: list[Unit]) -> dict[int, Exception]:
        with self._told():
            refused = self._insert(units)
        self._ledger.committed(units, refused)
        return refused

    def _look_up(self, units: list[Unit]) -> dict[int, Exception] | None:
        """What has become of the last commit, which broke off: who might not take part; None: nothing is stored."""
        with self._told(), self._engine.begin() as connection:
            if not self._ledger.was_committed(connection):
                return None
        self._ledger.committed(units, self._refused)
        return self._refused

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        """Tell passing trouble; a connection that may have lost its way to the disk is not used again."""
        try:
            yield
        except Exception as error:
            trouble = error if isinstance(error, NotStoredError) else passing(error)  # as raw by a new connection
            if trouble is None:
                raise
            if trouble.reopen:
                self._engine.dispose()
            raise trouble from error

    @contextlib.contextmanager
    def _connected(self) -> Iterator[sa.Connection]:
        """The connection that is kept from commit to commit; after a failure there is a new one."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            yield self._connection
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _insert(self, units: list[Unit]) -> dict[int, Exception]:
        """Write units that know nothing of each other; what is alike in them goes in with one statement."""
        with self._connected() as connection, connection.begin() as transaction:
            self._refused = refused = self._ledger.begin(connection, units)
            waiting = [list(reversed(unit.parts)) for place, unit in enumerate(units) if place not in refused]
            notes: list[Posted] = []
            while waiting := [unit for unit in waiting if unit]:
                first = waiting[0].pop()
                if isinstance(first, sa.Executable):
                    connection.execute(first)
                    continue
                if isinstance(first, Posted):
                    notes.append(first)
                    continue
                if not isinstance(first, Row | Prepared):
                    first(connection)
                    continue
                alike = [first.values]
                for unit in waiting:
                    while unit and _is_like(first, unit[-1]):
                        alike.append(unit.pop().values)
                run(connection, first, alike)
            self._ledger.post(connection, notes)
            try:
                transaction.commit()
            except NotStoredError as error:
                if not self._ledger.tries_twice:
                    raise
                raise DoubtfulError(reason=error.reason, reopen=True) from error
        return refused


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
