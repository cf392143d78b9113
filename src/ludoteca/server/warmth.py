"""Which games are ready: their rules are compiled by a child process, and this one then starts from the cache."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "ludoteca.bots.warm")


class Warmth:
    """Compiles without keeping the compiler's hundreds of megabytes in this process."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self.ready: set[str] = set()

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
        self._process = await asyncio.create_subprocess_exec(*self._command)
        if await self._process.wait() != 0:
            log.error("the warm-up ended with %s; rules are compiled here instead", self._process.returncode)
        then()
        for name in await asyncio.to_thread(_games):
            await asyncio.to_thread(_play_a_little, name)
            self.ready.add(name)


def _games() -> list[str]:
    from ludoteca.games import GAMES

    return list(GAMES)


def _play_a_little(name: str) -> None:
    """Load every verb the tables need from the cache, so that no player waits for it."""
    import ludoteca

    game = ludoteca.game(name)
    match = game.start(seats=game.seats[0], seed=0)
    for _ in range(2):
        seat = match.pending[0]
        graph = match.graph(seat)
        match.redealt(seat, 0)
        steps = []
        node = 0
        while node >= 0:
            choice = graph.nodes[node][0]
            steps.append(choice.step)
            node = choice.to
        match.why(seat, [], 0)
        match.view(None)
        match.play_steps(seat, steps)
