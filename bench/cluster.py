"""Several processes behind HAProxy on one PostgreSQL, killed, stopped and restarted while people play.

`python -m bench.cluster [--processes 3] [--tables 200] [--kills 100] [--stops 3] [--restarts 10] [--pace 2] [--seed 1]`

Two persons at each table play blitz through the balancer and remember every move that was acknowledged; their pages
come back as those in browsers do. A kill is `kill -9` of a process chosen by lot, which is then started again. A stop
is SIGSTOP for fifteen seconds; what the old holder does when it goes on may change nothing. A restart is one of
PostgreSQL, `pg_ctl restart -m immediate`. At the end the database must hold exactly the acknowledged moves, each once.
Needs `haproxy` and PostgreSQL's own programs; `deploy/haproxy.cfg` is what is tried.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import psycopg
from msgspec import Struct

from bench.balancer import balanced, free_ports
from bench.crash import DEAD, GAME, MOVES, TOLERATED, Evening, compared
from bench.crowd import Page, Reception
from bench.house import unlimited_files
from tests.postgresql import DURABLE, Cluster, cluster

SILENCE, LOOK = 3.0, 0.25
"""After so many seconds without a word a page takes its line for dead; how often it looks."""
FIRST_WAIT, LONGEST_WAIT = 0.4, 6.0
"""Seconds until a page tries again: after a break, and after many in a row. Each is halved by lot."""
STOPPED = 15.0
"""Seconds for which a process is stopped."""
AT_FIRST = 4.0
"""A line that breaks within so many seconds breaks because of the trouble."""
PATIENCE = 60.0
"""Seconds after which a table that nobody gets back to is a failure."""


class Disturbance(Struct):
    """What one kind of trouble led to."""

    times: int = 0
    broken: int = 0
    """Tables whose pages had to come back, all times together."""
    back_p50: float = 0.0
    """Seconds from the trouble until both pages of such a table show it again and what was left open is answered."""
    back_p95: float = 0.0
    back_max: float = 0.0
    later: int = 0
    """Tables whose pages had to move on again afterwards: back to a process that is there again, or from one that was
    too busy to answer the balancer in time."""
    later_max: float = 0.0
    """Seconds that this took, at most."""
    all_play_max: float = 0.0
    """Seconds from the trouble until every table of the house had made a move since, at most; a pace is part of it."""
    takes_max: int = 0
    """How often one table was taken by a process after one trouble, at most."""


class Report(Struct):
    """What came out."""

    processes: int
    tables: int
    acknowledged: int
    lost: int
    doubled: int
    charged_ms: int
    """The most that anybody was charged beyond the time in which a process was there and waited for them."""
    kills: Disturbance
    stops: Disturbance
    restarts: Disturbance
    load: float
    """Of the machine, at the end, over a minute."""


class Persistent(Evening):
    """Two persons who come back until they are in again."""

    def __init__(self, pages: tuple[Page, Page], seed: int, pace: float) -> None:
        super().__init__(pages, seed)
        self.pace = pace
        self.is_broken = False
        self.returns: list[tuple[float, float]] = []
        """When their line broke and when they were back, each time."""

    async def stay(self) -> None:
        """Play, and whenever the line goes dead come back."""
        while True:
            listening = asyncio.create_task(self._listen())
            try:
                await self._play_until_broken()
            finally:
                listening.cancel()
            self.is_broken = True
            self.dies()
            broke = time.perf_counter()
            await self._return()
            self.is_broken = False
            self.returns.append((broke, time.perf_counter()))

    async def _play_until_broken(self) -> None:
        """Play until a page hears that its line is dead: a browser says so at once, also while somebody thinks."""
        playing = asyncio.create_task(self.play_on())
        breaks = [asyncio.create_task(page.broke.wait()) for page in self.pages]
        try:
            await asyncio.wait({playing, *breaks}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (playing, *breaks):
                task.cancel()
            await asyncio.gather(playing, *breaks, return_exceptions=True)
        if not playing.cancelled() and not isinstance(ended := playing.exception(), DEAD):
            raise RuntimeError("a table stopped for another reason") from ended

    async def _return(self) -> None:
        wait = FIRST_WAIT
        while True:
            with contextlib.suppress(*DEAD):
                await self.close()
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(2 * wait, LONGEST_WAIT)
            listening = asyncio.create_task(self._listen())
            try:
                await self.come_back()
                return
            except DEAD:
                continue
            finally:
                listening.cancel()

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            for page in self.pages:
                page.listen(SILENCE)


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
            self._process = process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log)
        assert process.stdout is not None
        with process.stdout as out:  # nothing more is said there
            said = await asyncio.to_thread(out.readline)
        if not said:
            raise RuntimeError(f"a process did not start: {self._log.read_text()[-2000:]}")

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


class Scene:
    """A house of several processes with people at its tables."""

    def __init__(self, database: Cluster, address: str, front: str, processes: list[Process], seed: int) -> None:
        self.database = database
        self.address = address
        self.front = front
        self.processes = processes
        self.evenings: list[Persistent] = []
        self.chance = random.Random(seed)
        self._playing: list[asyncio.Task[None]] = []

    async def seat(self, tables: int, pace: float) -> None:
        """Two persons at each of so many tables, dealt and playing."""
        reception = Reception(self.front)
        await reception.ready("kariba")

        async def one(number: int) -> Persistent:
            while True:
                cookies = [await reception.guest() for _ in range(2)]
                table = await reception.table(cookies[0], GAME)
                pages = (Page(self.front, cookies[0], table), Page(self.front, cookies[1], table))
                evening = Persistent(pages, number, pace)
                try:
                    await evening.begin()
                    return evening
                except DEAD:  # on a busy machine a process may be taken for stopped
                    await evening.close()

        self.evenings = list(await asyncio.gather(*(one(number) for number in range(tables))))
        await reception.close()
        self._playing = [asyncio.create_task(each.stay()) for each in self.evenings]

    async def until_all_play(self, since: float) -> None:
        """Wait until every table has acknowledged a move made after a moment."""
        limit = time.perf_counter() + PATIENCE
        while not all(each.played > since and not each.is_broken for each in self.evenings):
            for task in self._playing:
                if task.done():
                    task.result()
            if time.perf_counter() > limit:
                stuck = [each for each in self.evenings if each.played <= since or each.is_broken]
                raise TimeoutError(f"{len(stuck)} tables are not played at any more, as {stuck[0].pages[0].table}")
            await asyncio.sleep(0.05)

    def fences(self) -> dict[str, int]:
        """How often each table has been taken."""
        with psycopg.connect(self.address) as connection:
            return dict(connection.execute("select id, fence from tables").fetchall())

    async def disturbed(
        self, times: int, disturb: Callable[[], "asyncio.Future[None] | asyncio.Task[None]"]
    ) -> Disturbance:
        """Make trouble so often; how soon everybody played again."""
        backs, later, most, slowest = list[float](), list[float](), 0, 0.0
        for number in range(times):
            before, began = self.fences(), time.perf_counter()
            mending = disturb()
            await self.until_all_play(began)
            slowest = max(slowest, time.perf_counter() - began)
            await mending
            await asyncio.sleep(self.chance.uniform(0.2, 1.0))
            await self.until_all_play(time.perf_counter())
            now = self.fences()
            most = max([most, *(now[table] - before.get(table, 0) for table in now)])
            for each in self.evenings:
                for broke, back in each.returns:
                    if broke - began < AT_FIRST:
                        backs.append(back - began)
                    else:
                        later.append(back - broke)
                each.returns.clear()
            if number % 10 == 9:
                print(f"{number + 1} of {times}: slowest {max(backs, default=0):.1f} s", file=sys.stderr)
        backs.sort()
        return Disturbance(
            times,
            broken=len(backs),
            back_p50=_share(backs, 0.5),
            back_p95=_share(backs, 0.95),
            back_max=_share(backs, 1.0),
            later=len(later),
            later_max=round(max(later, default=0.0), 2),
            all_play_max=round(slowest, 2),
            takes_max=most,
        )

    def kill(self) -> "asyncio.Task[None]":
        """Kill a process by lot, and start it again."""
        victim = self.chance.choice(self.processes)
        victim.send(signal.SIGKILL)

        async def mend() -> None:
            await victim.wait()
            await victim.start()

        return asyncio.create_task(mend())

    def stop(self) -> "asyncio.Task[None]":
        """Stop a process by lot for a while, then let it go on."""
        victim = self.chance.choice(self.processes)
        victim.send(signal.SIGSTOP)

        async def mend() -> None:
            await asyncio.sleep(STOPPED)
            victim.send(signal.SIGCONT)

        return asyncio.create_task(mend())

    def restart(self) -> "asyncio.Task[None]":
        """Restart PostgreSQL without a word to anybody."""
        return asyncio.create_task(asyncio.to_thread(self.database.control, "restart", "-m", "immediate"))

    async def settle(self) -> tuple[int, int, int]:
        """Stop playing; moves acknowledged, lost and doubled."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for each in self.evenings:
            await each.settle()
            await each.close()
        wanted = {match: moves for each in self.evenings for match, moves in each.acknowledged.items()}
        with psycopg.connect(self.address) as connection:
            lost, doubled = compared(connection.execute(MOVES).fetchall(), wanted)
        return sum(map(len, wanted.values())), lost, doubled


def _share(ordered: list[float], share: float) -> float:
    """The number that this share of some ordered ones does not exceed."""
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else 0.0


@asynccontextmanager
async def scene(processes: int, seed: int = 1) -> AsyncIterator[Scene]:
    """A database, so many processes and a balancer."""
    with tempfile.TemporaryDirectory() as name, cluster(DURABLE) as database:
        folder, (front, *ports) = Path(name), free_ports(processes + 1)
        address = database.laid_out()
        servers = [Process(folder, port, address, f"127.0.0.1:{front}") for port in ports]
        try:
            with balanced(folder, front, ports):
                for each in servers:
                    await each.start()
                yield Scene(database, address, f"http://127.0.0.1:{front}", servers, seed)
        finally:
            for each in servers:
                each.end()


async def measured(
    processes: int, tables: int, kills: int, stops: int, restarts: int, *, pace: float = 2.0, seed: int = 1
) -> Report:
    """Make all that trouble and count."""
    async with scene(processes, seed) as here:
        await here.seat(tables, pace)
        await here.until_all_play(0.0)
        killed = await here.disturbed(kills, here.kill)
        stopped = await here.disturbed(stops, here.stop)
        restarted = await here.disturbed(restarts, here.restart)
        acknowledged, lost, doubled = await here.settle()
        charged = round(max(each.charged for each in here.evenings))
        load = os.getloadavg()[0]
    return Report(processes, tables, acknowledged, lost, doubled, charged, killed, stopped, restarted, round(load, 1))


def main() -> None:
    """Print the figures; exit status 1 if anything was lost or doubled, or took too long."""
    asked = argparse.ArgumentParser(description=__doc__)
    for name, default in (
        ("processes", 3),
        ("tables", 200),
        ("kills", 100),
        ("stops", 3),
        ("restarts", 10),
        ("seed", 1),
    ):
        asked.add_argument(f"--{name}", type=int, default=default)
    asked.add_argument("--pace", type=float, default=2.0)
    given = asked.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left running
    unlimited_files()
    report = asyncio.run(
        measured(
            given.processes,
            given.tables,
            given.kills,
            given.stops,
            given.restarts,
            pace=given.pace,
            seed=given.seed,
        )
    )
    print(msgspec.json.format(msgspec.json.encode(report)).decode())
    bad = report.lost + report.doubled > 0 or report.charged_ms > TOLERATED
    slow = report.kills.back_max > 5 or report.kills.back_p95 > 3 or report.kills.takes_max > 2
    raise SystemExit(bad or slow)


if __name__ == "__main__":
    main()
