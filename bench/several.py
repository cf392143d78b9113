"""One house of several processes on a PostgreSQL of its own that is durable, with HAProxy in front of them."""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from bench.balancer import balanced, free_ports
from tests.postgresql import DURABLE, Cluster, cluster


class Process:
    """One server of the house, which can be killed and started again."""

    def __init__(self, folder: Path, port: int, database: str, name: str) -> None:
        self.port = port
        data = folder / str(port)
        self._command = [sys.executable, "-m", "bench.house", str(port), str(data), database]
        self._command += [str(folder / "server.key"), name]
        self._log = folder / f"{port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start, and return when it answers."""
        with self._log.open("ab") as log:
            self._process = process = subprocess.Popen(
                self._command, stdout=subprocess.PIPE, stderr=log, process_group=0
            )  # a group of its own: Ctrl-C is meant for the bench, which ends it in its own time
        assert process.stdout is not None
        with process.stdout as out:  # nothing more is said there
            said = await asyncio.to_thread(out.readline)
        if not said:
            raise RuntimeError(f"a process did not start: {self._log.read_text()[-2000:]}")

    @property
    def pid(self) -> int:
        """The number of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    def send(self, number: int) -> None:
        """Send a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    async def wait(self) -> int:
        """Wait for its end; its status."""
        assert self._process is not None
        return await asyncio.to_thread(self._process.wait)

    def end(self) -> None:
        """Kill it."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()


@dataclass(frozen=True)
class Several:
    """The house while it runs."""

    database: Cluster
    address: str
    """Of the database."""
    front: str
    """Where pages go."""
    processes: list[Process]
    balancer: int | None
    """HAProxy's process."""


@asynccontextmanager
async def several(processes: int, *, behind: bool = True) -> AsyncIterator[Several]:
    """A database and so many processes; without a balancer, where they are not `behind` one, pages go to the first."""
    with tempfile.TemporaryDirectory() as name, cluster(DURABLE) as database:
        folder, (front, *ports) = Path(name), free_ports(processes + behind)
        ports = ports if behind else [front, *ports]
        address = database.laid_out()
        servers = [Process(folder, port, address, f"127.0.0.1:{front}") for port in ports]
        try:
            with balanced(folder, front, ports) if behind else nullcontext() as balancer:
                for each in servers:
                    await each.start()
                yield Several(database, address, f"http://127.0.0.1:{front}", servers, balancer)
        finally:
            for each in servers:
                each.end()
