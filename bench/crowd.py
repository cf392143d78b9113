"""Many people without screens in one process: guests, tables and sockets, as lean as the measured server allows."""

import asyncio
import contextlib
import math
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct

from bench.line import Line
from ludoteca.engine.stepgraph import DONE
from ludoteca.server.protocol import PROTOCOL, Join, ToServer

SEQUENCE = re.compile(rb'"type":"(?:update|change)","sequence":(\d+)')
DECIDES = b'"graph":{"nodes":[['
IDLE = 2.0
"""Seconds after which a connection is not used again: a server closes it after five, perhaps while it is asked."""
PARALLEL = 32
"""Requests at once while tables are set."""


class Choice(Struct):
    """A step of the graph; the rest of an update is not read here."""

    step: int
    to: int = DONE


class Graph(Struct, frozen=True):
    """What may be decided."""

    nodes: list[list[Choice]]


class Seen(Struct):
    """The part of an update or a change that a player without eyes needs."""

    graph: Graph = Graph([])
    answer: list[int] | None = None


class Told(Struct):
    """The part of any other message that tells how a command ended, or which match is on."""

    type: str
    command: str = ""
    match: str | None = None
    state: str = ""
    says: Any = None
    """Why a command was refused."""
    seats: Any = None
    """Everybody's time."""


seen_decoder = msgspec.json.Decoder(Seen)
told_decoder = msgspec.json.Decoder(Told)


class Page:
    """One socket at a table. `update` is the last one as bytes, `changed` is set whenever anything came."""

    def __init__(self, address: str, cookie: str, table: str) -> None:
        place = urlsplit(address)
        self._host, self._port = place.hostname or "", place.port or 80
        self._headers = {"Origin": address, **({"Cookie": cookie} if cookie else {})}
        self.table = table
        self.update = b""
        self.sequence = -1
        self.match: str | None = None
        self.state = ""
        self.arrived = self.arrived_before = 0.0
        """When the last update came, and when the last one came before the page was loaded again."""
        self.bytes = 0
        """How much was heard."""
        self.heard = math.inf
        """When anything was heard last, beats included."""
        self.times: list[dict[str, int]] = []
        self.least_bank = math.inf
        """Milliseconds that the seat with the least has had left for the rest of a game, at any time."""
        self.changed = asyncio.Event()
        self.broke = asyncio.Event()
        """Set as soon as the line is dead."""
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._line: Line | None = None

    async def open(self) -> None:
        """Join and wait for the table and, where there is a match, its update."""
        self.sequence, self.state, self.times = -1, "", []
        self.arrived_before = self.arrived
        self._line = Line(self._hear, self._end)
        self.broke.clear()
        self.heard = time.perf_counter()
        await self._line.open(self._host, self._port, f"/live/{self.table}", self._headers)
        self.say(Join(self.table, PROTOCOL, words=False, changes=True, beats=True, rhythm=True))  # as pages do
        while not self.state or (self.state != "waiting" and self.sequence < 0):
            await self.news()

    async def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            await self._line.close()

    def listen(self, silence: float) -> None:
        """Take the line for dead if nothing was heard for so many seconds, as pages do."""
        if self._line is not None and not self._line.is_dead and time.perf_counter() - self.heard > silence:
            self._line.cut()

    def say(self, message: ToServer) -> None:
        """Send a message."""
        assert self._line is not None
        self._line.say(msgspec.json.encode(message))

    async def ask(self, message: Any) -> Told:
        """Send a command and wait for its answer; ConnectionError if the line goes dead before."""
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._answers[message.command] = answer
        self.say(message)
        return await answer

    async def news(self) -> None:
        """Wait until something comes; ConnectionError if nothing can come any more."""
        if self._line is not None and self._line.is_dead:
            raise ConnectionError("the line is dead")
        self.changed.clear()
        await self.changed.wait()

    @property
    def may_act(self) -> bool:
        """Whether there is something to decide here."""
        return self.sequence >= 0 and DECIDES in self.update

    def must_be_whole(self) -> None:
        """Read the last update to its end; msgspec.DecodeError if it is not whole."""
        if self.update:
            seen_decoder.decode(self.update)

    def some_steps(self, chance: random.Random) -> list[int]:
        """Any legal move."""
        nodes, node, steps = seen_decoder.decode(self.update).graph.nodes, 0, []
        while node != DONE:
            choice = chance.choice(nodes[node])
            steps.append(choice.step)
            node = choice.to
        return steps

    def _end(self) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the line is dead"))
                answer.exception()  # seen, also where nobody waits for it any more
        self._answers.clear()
        self.broke.set()
        self.changed.set()

    def _hear(self, data: bytes) -> None:
        self.bytes += len(data)
        self.heard = time.perf_counter()
        if (found := SEQUENCE.search(data, 0, 60)) is not None:
            self.update, self.sequence, self.arrived = data, int(found[1]), time.perf_counter()
        else:
            told = told_decoder.decode(data)
            if told.type == "table":
                if told.match != self.match:
                    self.sequence = -1
                self.match, self.state = told.match, told.state
            elif told.type == "clocks":
                self.times = told.seats
                self.least_bank = min(self.least_bank, *(each["bank"] for each in told.seats))
            elif (answer := self._answers.pop(told.command, None)) is not None and not answer.done():
                answer.set_result(told)
        self.changed.set()


class Reception:
    """HTTP for many guests through a few connections; cookies are kept by whoever they belong to."""

    def __init__(self, address: str) -> None:
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        limits = httpx.Limits(max_connections=PARALLEL, keepalive_expiry=IDLE)
        self._http = httpx.AsyncClient(base_url=address, cookies=nobody, timeout=60, limits=limits)
        self._room = asyncio.Semaphore(PARALLEL)

    async def guest(self) -> str:
        """A new guest's cookie."""
        async with self._room:
            answer = await self._http.get("/api/me")
        return answer.raise_for_status().headers["set-cookie"].partition(";")[0]

    async def table(self, cookie: str, wish: dict[str, Any]) -> str:
        """A new table's id."""
        async with self._room:
            answer = await self._http.post("/api/tables", json=wish, headers={"Cookie": cookie})
        return str(answer.raise_for_status().json()["id"])

    async def ready(self, game: str) -> None:
        """Wait until a game's tables are open."""
        while not (await self._http.get("/health")).json()["games"].get(game):
            await asyncio.sleep(0.1)

    async def all_ready(self) -> None:
        """Wait until every game is: until then the server loads and compiles beside what is measured."""
        while (await self._http.get("/health")).json()["state"] != "ok":
            await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()


@contextmanager
def house(data: Path, port: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process for a bench and its address; killed at the end."""
    command = [sys.executable, "-m", "bench.house", str(port), str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def megabytes(pid: int) -> float:
    """The memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def processor(pid: int) -> float:
    """Seconds that a process has spent on the processor."""
    return sum(_spent(pid)[:2])


def processor_of_all(pid: int) -> float:
    """The same of a process with all that descend from it; who has ended counts if somebody has waited for them."""
    try:
        return sum(_spent(pid)) + sum(processor_of_all(child) for child in children(pid))
    except (FileNotFoundError, ProcessLookupError):  # it ended just now
        return 0.0


def children(pid: int) -> list[int]:
    """The processes that a process has started, with any of its threads."""
    found = list[int]()
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that ended just now
            found += map(int, listed.read_text("ascii").split())
    return found


def _spent(pid: int) -> list[float]:
    """Seconds of a process in its own code and in the kernel, and both of the children it has waited for."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return [int(each) / os.sysconf("SC_CLK_TCK") for each in fields[11:15]]
