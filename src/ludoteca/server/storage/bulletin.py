"""What the processes of a house tell each other: notes that are heard when the unit they belong to is committed.

A note is a hint: whoever misses one finds out later, at the next write or the next look. What must not be missed (a key
was changed, a guest is gone) has to be read again after `REJOINED`, which is heard whenever the line is there anew.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncGenerator
from typing import Any, cast

import msgspec

from ludoteca.server.storage.shared_ledger import CHANNEL
from ludoteca.server.storage.trouble import passing
from ludoteca.server.storage.work import Kind, Posted
from ludoteca.server.storage.writer import FIRST_PAUSE, LONGEST_PAUSE

log = logging.getLogger(__name__)

REJOINED = Posted("rejoined")
"""Whatever was posted while nobody listened here has been missed."""

STALE = 1.5
"""Seconds after the last round (`house/rounds.py`, one every second) after which what is remembered does not count."""


class Bulletin:
    """The notes of the other processes; those of this one are left out. Nothing is posted in a house with a file."""

    def __init__(self, connect: dict[str, Any] | None, run: int) -> None:
        self._connect = connect
        self._run = run
        self.is_heard = connect is None
        """Whether the line stands: if not, something may have been missed."""
        self._looked = -math.inf

    @property
    def is_fresh(self) -> bool:
        """Whether this process has run all the time of late: one that was stopped goes on with what it heard before."""
        return self._connect is None or asyncio.get_running_loop().time() - self._looked < STALE

    def looked(self) -> None:
        """The database has just answered: what was posted until now is on the line."""
        self._looked = asyncio.get_running_loop().time()

    async def notes(self) -> AsyncGenerator[Posted]:
        """Listen, for as long as somebody asks; each time that the line is there (the first time too) says so."""
        pause = FIRST_PAUSE
        while self._connect is not None:
            try:
                async with contextlib.aclosing(self._listen(self._connect)) as heard:
                    async for note in heard:
                        pause = FIRST_PAUSE
                        yield note
            except Exception as error:
                self.is_heard = False
                if (trouble := passing(error)) is None:
                    raise
                log.warning("the other processes are not heard: %s", trouble.reason)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connect: dict[str, Any]) -> AsyncGenerator[Posted]:
        from psycopg import AsyncConnection  # an extra

        async with await AsyncConnection.connect(**connect, autocommit=True) as connection:
            await connection.execute(f"listen {CHANNEL}".encode())
            self.is_heard = True
            yield REJOINED
            async for heard in connection.notifies():
                kind, subject, run = msgspec.json.decode(heard.payload, type=tuple[str, str, int])
                if run != self._run:
                    yield Posted(cast(Kind, kind), subject)  # a newer process may know others, which nobody acts on
