"""Several processes behind HAProxy on one PostgreSQL, killed, stopped and restarted while people play.

`python -m bench.cluster [--processes 3] [--tables 200] [--kills 100] [--stops 3] [--restarts 10] [--pace 2] [--seed 1]`

Two persons at each table play blitz through the balancer and remember every move that was acknowledged; their pages
come back as those in browsers do. A kill is `kill -9` of a process chosen by lot, which is then started again. A stop
is SIGSTOP for fifteen seconds; what the old holder does when it goes on may change nothing. A restart is one of
PostgreSQL, `pg_ctl restart -m immediate`. At the end the database must hold exactly the acknowledged moves, each once.
Every ten troubles a line says how far it is; broken off (Ctrl-C, SIGTERM), it counts what was played until then.
Needs `haproxy` and PostgreSQL's own programs; `deploy/haproxy.cfg` is what is tried.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import psycopg
from msgspec import Struct

from bench.crash import DEAD, GAME, MOVES, TOLERATED, compared
from bench.crowd import Page, Reception
from bench.disturbance import Disturbance, Tally
from bench.house import unlimited_files
from bench.persistent import Persistent
from bench.several import Several, several

SEEN = 0.6, 1.2
"""Seconds from the end of a trouble to the next one, by lot: the balancer asks every half second who is there."""
UNIT = Path(__file__).parents[1] / "deploy" / "ludoteca@.service"
REST = next(float(line.partition("=")[2]) for line in UNIT.read_text().splitlines() if line.startswith("RestartSec="))
"""Seconds for which the unit that is shipped leaves a dead process alone."""
STOPPED = 15.0
"""Seconds for which a process is stopped."""
PATIENCE = 60.0
"""Seconds after which a table that nobody gets back to is a failure."""


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


class Scene:
    """A house of several processes with people at its tables."""

    def __init__(self, house: Several, seed: int) -> None:
        self.house = house
        self.evenings: list[Persistent] = []
        self.chance = random.Random(seed)
        self._playing: list[asyncio.Task[None]] = []
        self._mending: asyncio.Task[None] | None = None

    async def seat(self, tables: int, pace: float) -> None:
        """Two persons at each of so many tables, dealt and playing."""
        reception = Reception(self.house.front)
        await reception.ready("kariba")
        front = self.house.front

        async def one(number: int) -> Persistent:
            while True:
                cookies = [await reception.guest() for _ in range(2)]
                table = await reception.table(cookies[0], GAME)
                pages = (Page(front, cookies[0], table), Page(front, cookies[1], table))
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
        """Wait until every table has acknowledged a move made after a moment, and after it was back."""
        await self._until(lambda each: each.has_moved(since))

    async def _until(self, content: Callable[[Persistent], bool]) -> None:
        limit = time.perf_counter() + PATIENCE
        while stuck := [each for each in self.evenings if not content(each)]:
            for task in self._playing:
                if task.done():
                    task.result()
            if time.perf_counter() > limit:
                raise TimeoutError(f"{len(stuck)} tables are not played at any more, as {stuck[0].pages[0].table}")
            await asyncio.sleep(0.05)

    def fences(self) -> dict[str, int]:
        """How often each table has been taken."""
        with psycopg.connect(self.house.address) as connection:
            return dict(connection.execute("select id, fence from tables").fetchall())

    async def disturbed(self, times: int, disturb: Callable[[], Coroutine[None, None, None]], tally: Tally) -> None:
        """Make trouble so often; how soon everybody played again.

        The next trouble waits until every table has moved, the last one is mended and all are in. Then nobody is on
        their way, and pages that stand are not moved, so that a longer wait would show nothing more.
        """
        started = time.perf_counter()
        for number in range(1, times + 1):
            before, began = self.fences(), time.perf_counter()
            self._mending = asyncio.create_task(disturb())
            await self.until_all_play(began)
            all_play = time.perf_counter() - began
            await self.mended()
            now = self.fences()
            takes = max(now[table] - before.get(table, 0) for table in now)
            tally.add(began, self.evenings, all_play, takes)
            if number % 10 == 0 or number == times:
                slowest, passed = max(tally.backs, default=0.0), time.perf_counter() - started
                name = disturb.__name__
                print(f"{name}: {number} of {times} after {passed:.0f} s, slowest {slowest:.1f} s", file=sys.stderr)

    async def mended(self) -> None:
        """Wait until the last trouble is over, the balancer has seen it and all are in."""
        if self._mending is not None:
            await asyncio.shield(self._mending)  # also if the run is broken off: nobody is left dead or stopped
        await asyncio.sleep(self.chance.uniform(*SEEN))
        await self._until(lambda each: not each.is_broken)

    async def kill(self) -> None:
        """Kill a process by lot, and start it again when systemd would."""
        victim = self.chance.choice(self.house.processes)
        victim.send(signal.SIGKILL)
        await victim.wait()
        await asyncio.sleep(REST)
        await victim.start()

    async def stop(self) -> None:
        """Stop a process by lot for a while, then let it go on; whatever it tries then, play goes on."""
        victim = self.chance.choice(self.house.processes)
        victim.send(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        victim.send(signal.SIGCONT)
        await asyncio.sleep(SEEN[1])
        await self.until_all_play(time.perf_counter())

    async def restart(self) -> None:
        """Restart PostgreSQL without a word to anybody; moves count that were made when it was back."""
        await asyncio.to_thread(self.house.database.control, "restart", "-m", "immediate")
        await self.until_all_play(time.perf_counter())

    async def settle(self) -> tuple[int, int, int]:
        """Stop playing; moves acknowledged, lost and doubled."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for each in self.evenings:
            await each.settle()
            await each.close()
        wanted = {match: moves for each in self.evenings for match, moves in each.acknowledged.items()}
        with psycopg.connect(self.house.address) as connection:
            lost, doubled = compared(connection.execute(MOVES).fetchall(), wanted)
        return sum(map(len, wanted.values())), lost, doubled


@asynccontextmanager
async def scene(processes: int, seed: int = 1) -> AsyncIterator[Scene]:
    """A house of so many processes behind a balancer."""
    async with several(processes) as house:
        yield Scene(house, seed)


async def measured(
    processes: int, tables: int, kills: int, stops: int, restarts: int, *, pace: float = 2.0, seed: int = 1
) -> Report:
    """Make all that trouble and count."""
    killed, stopped, restarted = Tally(), Tally(), Tally()
    async with scene(processes, seed) as here:
        await here.seat(tables, pace)
        await here.until_all_play(0.0)
        try:
            await here.disturbed(kills, here.kill, killed)
            await here.disturbed(stops, here.stop, stopped)
            await here.disturbed(restarts, here.restart, restarted)
        except asyncio.CancelledError:
            print("broken off: counting what was played until now", file=sys.stderr)
            await here.mended()
        acknowledged, lost, doubled = await here.settle()
        charged = round(max(each.charged for each in here.evenings))
        load = os.getloadavg()[0]
    return Report(
        processes=processes,
        tables=tables,
        acknowledged=acknowledged,
        lost=lost,
        doubled=doubled,
        charged_ms=charged,
        kills=killed.told(),
        stops=stopped.told(),
        restarts=restarted.told(),
        load=round(load, 1),
    )


async def until_told(measuring: Coroutine[None, None, Report]) -> Report:
    """Measure; SIGTERM breaks it off as Ctrl-C does, and what is there is counted."""
    task = asyncio.ensure_future(measuring)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await task


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
    unlimited_files()
    measuring = measured(
        given.processes, given.tables, given.kills, given.stops, given.restarts, pace=given.pace, seed=given.seed
    )
    report = asyncio.run(until_told(measuring))
    print(msgspec.json.format(msgspec.json.encode(report)).decode())
    bad = report.lost + report.doubled > 0 or report.charged_ms > TOLERATED
    slow = report.kills.back_max > 5 or report.kills.back_p95 > 3 or report.kills.takes_max > 2
    raise SystemExit(bad or slow)


if __name__ == "__main__":
    main()
