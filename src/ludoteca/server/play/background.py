"""What goes on at one table beside the commands: bots that think, windows and clocks that run out, deals that wait.

Nobody has asked for it, so nobody can be told that it failed: a disk that takes nothing is waited for, and a mistake of
ours freezes the table.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from ludoteca.server.storage import Storage
from ludoteca.server.storage.holding import LostTableError
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.writer import FIRST_PAUSE, LONGEST_PAUSE

Work = Callable[[], Coroutine[None, None, None]]


class Background:
    """The tasks of one table, and the lock that they share with its commands."""

    def __init__(
        self,
        table: str,
        storage: Storage,
        freeze: Callable[[], None],
        wake: Callable[[], None],
        tidy: Callable[[], None],
        lose: Callable[[], None],
    ) -> None:
        self.lock = asyncio.Lock()
        """Held by whatever changes the table."""
        self.is_gone = False
        """Whether this process has let the table go."""
        self.freeze = freeze
        """Stop the table after a failure of ours."""
        self._table = table
        self._storage = storage
        self._wake = wake
        self._tidy = tidy
        self._lose = lose
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nothing goes on."""
        return not (self._tasks or self.lock.locked())

    def refuse_if_gone(self) -> None:
        """Raise LostTableError where another process has the table."""
        if self.is_gone:
            raise LostTableError(self._table)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, for what people ask of a table that is still here."""
        async with self.lock:
            self.refuse_if_gone()
            yield

    def begin(self, name: str, work: Work) -> None:
        """Let something go on, unless it does already."""
        if name not in {task.get_name() for task in self._tasks if not task.done()}:
            task = asyncio.create_task(work(), name=name)
            self._tasks.add(task)
            task.add_done_callback(self._is_over)

    async def insist(self, work: Work, *, wakes: bool = True) -> None:
        """Do something with the lock held; where it cannot be stored, again until it can. `wakes`: then go on."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.lock:
                    await work()
                break
            except NotStoredError:
                await self._storage.healed()
            except LostTableError:  # whoever holds the table now does it
                self._lose()
                return
            except Exception:
                self.freeze()
                break
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        if wakes:
            self._wake()

    async def stop(self) -> None:
        """Break everything off."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _is_over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._tidy()
