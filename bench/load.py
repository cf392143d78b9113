"""Many tables at once: `python -m bench.load [--tables 1000] [--minutes 5]`. Loopback only, on one machine.

Each table has four persons and one spectator, five sockets; one action per table every three seconds. Measured is the
time from sending an action to the last of the five sockets that shows it. Printed: p50, p99, memory of server and bot
workers, errors. `--twice` doubles the actions to show what gives first.
"""

import argparse
import asyncio
import gc
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.crowd import Page, Reception, children, house, megabytes, processor
from bench.house import unlimited_files
from ludoteca.server.protocol import Play, Rematch, Sit, Start

SEATS = 4
EVERY = 3.0
"""Seconds between two actions of a table."""
PATIENCE = 10.0
"""Seconds after which an action that not everybody has seen counts as an error."""
SETTING_UP = 40
"""Tables that are set at the same time."""


class Report(Struct):
    """What came out; times in milliseconds, memory in megabytes, processor as a share of one core."""

    tables: int
    sockets: int
    actions: int
    errors: int
    p50: float
    p95: float
    p99: float
    worst: float
    server: float
    workers: list[float]
    bytes_an_action: float
    """Sent to all pages of a table, what comes before and after an action included."""
    processor_an_action: float
    """Milliseconds of the server's processor, all its threads."""
    server_processor: float
    crowd_processor: float
    """Of the load generator itself: near 1 it measures its own slowness."""
    set_up_seconds: float


class Crowded:
    """One table under load."""

    def __init__(self, pages: list[Page], seed: int) -> None:
        self.pages = pages
        self.times: list[float] = []
        self.errors = 0
        self.chance = random.Random(seed)
        self._number = 0

    async def play(self, until: float, every: float) -> None:
        """One action every so often, at moments of its own, until a time."""
        due = time.perf_counter() + self.chance.uniform(0, every)
        while (due := due + every) < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._act()
            except (TimeoutError, ConnectionError, AssertionError):
                self.errors += 1

    async def _act(self) -> None:
        mover = next((page for page in self.pages if page.may_act), None)
        if mover is None:
            host = self.pages[0]
            match = host.match
            await host.ask(Rematch(self._command(), match or ""))
            for page in self.pages:
                while page.match == match or page.sequence < 0:
                    await page.news()
            return
        sequence, steps = mover.sequence, mover.some_steps(self.chance)
        sent = time.perf_counter()
        answer = await mover.ask(Play(self._command(), sequence, steps))
        assert answer.type == "done"
        for page in self.pages:
            while page.sequence <= sequence:
                await page.news()
        self.times.append(1000 * (max(page.arrived for page in self.pages) - sent))

    def _command(self) -> str:
        self._number += 1
        return f"p{self._number}"


async def set_tables(address: str, tables: int, game: str) -> list[Crowded]:
    """So many tables of four persons and a spectator, dealt."""
    reception, room = Reception(address), asyncio.Semaphore(SETTING_UP)
    await reception.all_ready()

    async def one(number: int) -> Crowded:
        async with room:
            cookies = [await reception.guest() for _ in range(SEATS)]
            table = await reception.table(cookies[0], {"game": game, "seats": SEATS})
            pages = [Page(address, cookie, table) for cookie in (*cookies, "")]
            for page in pages:
                await page.open()
            for seat in range(1, SEATS):
                await pages[seat].ask(Sit(f"sit {seat}", seat))
            await pages[0].ask(Start("start"))
            for page in pages:
                while page.sequence < 0:
                    await page.news()
            return Crowded(pages, number)

    crowded = await asyncio.gather(*(one(number) for number in range(tables)))
    await reception.close()
    return list(crowded)


async def load(data: Path, *, tables: int, seconds: float, every: float, game: str, port: int) -> Report:
    """Set the tables, play, and look at the clock."""
    with house(data, port) as (process, address):
        began = time.perf_counter()
        crowded = await set_tables(address, tables, game)
        ready, before = time.perf_counter(), (processor(process.pid), time.process_time())
        heard = sum(page.bytes for table in crowded for page in table.pages)
        print(f"{tables} tables set after {ready - began:.0f} s; playing for {seconds:.0f} s", file=sys.stderr)
        gc.freeze()  # five thousand sockets need not be looked through again while the clock runs
        await asyncio.gather(*(table.play(ready + seconds, every) for table in crowded))
        spent = processor(process.pid) - before[0], time.process_time() - before[1]
        heard = sum(page.bytes for table in crowded for page in table.pages) - heard
        memory = megabytes(process.pid), [round(megabytes(child), 1) for child in children(process.pid)]
        await asyncio.gather(*(page.close() for table in crowded for page in table.pages), return_exceptions=True)
    times = sorted(each for table in crowded for each in table.times)
    cuts = statistics.quantiles(times, n=100)
    return Report(
        tables=tables,
        sockets=tables * (SEATS + 1),
        actions=len(times),
        errors=sum(table.errors for table in crowded),
        p50=round(cuts[49], 2),
        p95=round(cuts[94], 2),
        p99=round(cuts[98], 2),
        worst=round(times[-1], 2),
        server=round(memory[0], 1),
        workers=memory[1],
        bytes_an_action=round(heard / len(times)),
        processor_an_action=round(1000 * spent[0] / len(times), 3),
        server_processor=round(spent[0] / seconds, 3),
        crowd_processor=round(spent[1] / seconds, 3),
        set_up_seconds=round(ready - began, 1),
    )


def main() -> None:
    """Print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--minutes", type=float, default=5.0)
    asked.add_argument("--every", type=float, default=EVERY, help="seconds between two actions of a table")
    asked.add_argument("--twice", action="store_true", help="one action every 1.5 seconds")
    asked.add_argument("--game", default="kariba")
    asked.add_argument("--port", type=int, default=0)
    given = asked.parse_args()
    unlimited_files()
    every = EVERY / 2 if given.twice else given.every
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            load(
                Path(folder),
                tables=given.tables,
                seconds=60 * given.minutes,
                every=every,
                game=given.game,
                port=given.port,
            )
        )
    print(msgspec.json.format(msgspec.json.encode(report)).decode())


if __name__ == "__main__":
    main()
