"""Which games are ready: their rules are compiled by a child process, and this one then starts from the cache."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable

from ludoteca.server.leisure import leisure

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "ludoteca.server.warming")
VERBS = 1
"""The first part of a game to be compiled, and all that its tables need."""
MOMENT, PATIENCE = 0.1, 4.0
"""Loading a game holds everybody up: seconds of leisure to wait for before each, and seconds to wait at most."""


class Warmth:
    """Compiles without keeping the compiler's hundreds of megabytes in this process."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.ready: set[str] = set()
        self._command = command
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def start(self, then: Callable[[], None]) -> None:
        """Warm up in the background; `then` is called when everything is compiled."""
        self._task = asyncio.create_task(self._warm(then), name="warm-up")

    async def stop(self) -> None:
        """Break the warm-up off if it still runs."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _warm(self, then: Callable[[], None]) -> None:
        games, cold = await asyncio.to_thread(_games)
        if cold:
            await self._compile()
        then()
        for name in games:
            await self._open(name)
            await leisure(MOMENT, PATIENCE)

    async def _compile(self) -> None:
        """Run the child; a game's tables open as soon as it goes on to the next part."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdout=asyncio.subprocess.PIPE, start_new_session=True
        )
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            name, _, number, _ = line.decode().split()
            if int(number) > VERBS:
                await self._open(name)
        if await self._process.wait() != 0:
            log.error("the warm-up ended with %s; rules are compiled here instead", self._process.returncode)

    async def _open(self, name: str) -> None:
        if name not in self.ready:
            await asyncio.to_thread(_load, name)
            self.ready.add(name)


def _games() -> tuple[list[str], list[str]]:
    """All games, and those that are not in the cache."""
    from ludoteca.engine.warm import is_warm
    from ludoteca.games import GAMES

    return list(GAMES), [name for name, game in GAMES.items() if not is_warm(game)]


def _load(name: str) -> None:
    """Bring everything a table needs from the cache into this process, so that no player waits for it."""
    from ludoteca.engine.warm import verbs
    from ludoteca.games import GAMES

    verbs(GAMES[name])
