"""Compiler processes: they get parts of games one at a time, in the order of `warm_up`, and end when all is done."""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "ludoteca.server.workers.compile_worker")
ROOM = 2 << 30
"""Bytes of memory that two compilers want to find."""
TRIES = 3
"""How often a part is tried whose compiler dies; then its game stays with the interpreter until the next start."""
GROUPS = Path("/sys/fs/cgroup")
"""Where a container or a service is told how much memory it may have."""


class Order(NamedTuple):
    """A part of a game to be compiled."""

    game: str
    part: str


class Compilers:
    """Compiles without keeping the compiler's hundreds of megabytes in this process."""

    def __init__(self, command: tuple[str, ...] = COMMAND, most: int | None = None) -> None:
        self._command = command
        self._most = most
        self.waiting: list[Order] = []
        """What nobody compiles yet; `choose` picks from it in any order."""
        self.running: list[Order] = []
        self._failed: dict[Order, int] = {}
        self._processes: set[asyncio.subprocess.Process] = set()

    async def work(
        self, choose: Callable[[list[Order], list[Order]], Order | None], done: Callable[[Order], None]
    ) -> None:
        """Compile all that waits; `choose` picks the next of the waiting beside the running, `done` hears of each."""
        count = min(self._most or compilers_at_once(), len(self.waiting))
        await asyncio.gather(*(self._work(choose, done) for _ in range(count)))

    async def stop(self) -> None:
        """End the processes at once."""
        for process in list(self._processes):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _work(
        self, choose: Callable[[list[Order], list[Order]], Order | None], done: Callable[[Order], None]
    ) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while (order := choose(self.waiting, self.running)) is not None:
                self.waiting.remove(order)
                self.running.append(order)
                process = process or await self._start()
                is_compiled = await self._compile(process, order)
                self.running.remove(order)
                if is_compiled:
                    done(order)
                    continue
                await self._end(process)
                process = None
                self._give_back(order)
        finally:
            if process is not None:
                await self._end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        # A session of its own: Ctrl-C in the terminal is for the server, which then ends its compilers.
        process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe, start_new_session=True)
        self._processes.add(process)
        return process

    async def _compile(self, process: asyncio.subprocess.Process, order: Order) -> bool:
        """Whether a compiler has done what it was told."""
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.write(f"{order.game} {order.part}\n".encode())
            await process.stdin.drain()
            return (await process.stdout.readline()).split() == [each.encode() for each in order]
        return False

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._processes.discard(process)

    def _give_back(self, order: Order) -> None:
        self._failed[order] = self._failed.get(order, 0) + 1
        if self._failed[order] < TRIES:
            log.warning("a compiler died over %s of %s; another one tries", order.part, order.game)
            self.waiting.append(order)
        else:
            log.error("%s of %s cannot be compiled; the interpreter goes on with it", order.part, order.game)


def compilers_at_once() -> int:
    """Two where there are two cores and the memory for it."""
    return 2 if (os.cpu_count() or 1) > 1 and free_memory() >= ROOM else 1


def free_memory() -> int:
    """Bytes that this process and its children may still take, as far as the machine tells."""
    try:
        free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (ValueError, OSError):
        free = ROOM  # a machine that does not tell is one on somebody's desk
    with contextlib.suppress(OSError, StopIteration, ValueError):
        told = Path("/proc/meminfo").read_text("ascii").splitlines()
        free = 1024 * int(next(line for line in told if line.startswith("MemAvailable")).split()[1])
    with contextlib.suppress(OSError):
        own = Path("/proc/self/cgroup").read_text("ascii").rpartition("::/")[2].strip()
        for group in (GROUPS, GROUPS / own):
            with contextlib.suppress(OSError, ValueError):
                taken = int((group / "memory.current").read_text("ascii"))
                free = min(free, int((group / "memory.max").read_text("ascii")) - taken)
    return free
