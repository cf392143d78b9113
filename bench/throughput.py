"""What a house holds, by its database and its processes: `python -m bench.throughput [--every 0.5] [--cores 1 2]`.

Three houses, in turn, are asked for more and more tables of four persons and a spectator, until p99 is above 150 ms or
anything fails: one process with SQLite, one with a PostgreSQL that is durable, and two behind HAProxy with such a one.

The crowd has the last core for itself, and servers, PostgreSQL and HAProxy the first ones, as many as `--cores` says.
With one the figures stand beside those of `bench.boardgameio`, but two processes can show nothing there except what it
costs to be two. With two, on a machine of two, they also use what the crowd leaves of its own core: that is all there
is. The crowd is then late at times, and what it reads as the server's time is in part its own; it says how busy it was.

A process may open 20,000 files on some machines, and HAProxy as it is shipped takes 8,000 pages: so tables are few and
quick (`--every`), rather than many and slow. Processor time is all that a part and its children used, per action, from
/proc: bot workers, PostgreSQL's backends and its writers included, the kernel's own threads for the disk not.

At the end: what was busy when each gave way, and what the parts would need for more, if an action costs the same there.
Broken off (Ctrl-C, SIGTERM), it shows what is there.
"""

import argparse
import asyncio
import gc
import math
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from msgspec import Struct

from bench.boardgameio import cores, ready
from bench.crowd import PARALLEL, house, megabytes, processor_of_all
from bench.house import unlimited_files
from bench.load import EVERY, SEATS, set_tables
from bench.several import several
from bench.steps import HELD, Step, limits, shown_if_broken_off, stepped, times_of

HOUSES = {"SQLite": 1, "PostgreSQL": 1, "PostgreSQL and HAProxy": 2}
"""How many processes each has."""
BALANCED = 8000 - PARALLEL
"""Pages that HAProxy lets in (`deploy/haproxy.cfg`), less those who ask for guests and tables."""
SETTING = 120.0
"""Seconds after which tables that are not set are given up."""
MANY_CORES, MANY_TABLES = 16, 10_000
"""What is reckoned at the end."""


class Parts(Struct):
    """The processes of a house."""

    address: str
    """Where pages go."""
    servers: dict[str, int]
    """By their own addresses."""
    postgresql: int | None = None
    haproxy: int | None = None

    def spent(self) -> "Spent":
        """Processor time until now."""
        postgresql, haproxy = (processor_of_all(pid) if pid else 0.0 for pid in (self.postgresql, self.haproxy))
        servers = [processor_of_all(pid) for pid in self.servers.values()]
        return Spent(servers, postgresql, haproxy, crowd=time.process_time())


class Spent(Struct):
    """Seconds of processor time."""

    servers: list[float]
    postgresql: float
    haproxy: float
    crowd: float

    def since(self, before: "Spent") -> "Spent":
        """What came since."""
        servers = [now - then for now, then in zip(self.servers, before.servers, strict=True)]
        return Spent(
            servers, self.postgresql - before.postgresql, self.haproxy - before.haproxy, self.crowd - before.crowd
        )


class Cell(Step, kw_only=True):
    """What one house did with so many tables."""

    cores: int
    a_second: float = 0.0
    """Actions."""
    server_ms: float = 0.0
    """Processor time an action of all processes of the house."""
    postgresql_ms: float = 0.0
    haproxy_ms: float = 0.0
    busiest: float = 0.0
    """Share of a core that the busiest process of the house used, its bot workers included."""
    crowd: float = 0.0
    """Share of its core that the crowd used."""
    server_mb: float = 0.0

    @property
    def cost_ms(self) -> float:
        """Processor time an action, the crowd's left out."""
        return self.server_ms + self.postgresql_ms + self.haproxy_ms

    @property
    def filled(self) -> float:
        """Share that was used of the cores that the house had; of the crowd's core it had what the crowd left."""
        shared = self.crowd if self.cores == len(cores()) else 0.0
        return self.a_second * self.cost_ms / 1000 / (self.cores - shared)

    def needs(self, a_second: float) -> str:
        """The cores that each part needs for so many actions a second."""
        parts = (("servers", self.server_ms), ("PostgreSQL", self.postgresql_ms), ("HAProxy", self.haproxy_ms))
        return ", ".join(f"{name} {a_second * cost / 1000:.1f}" for name, cost in parts if cost)


@asynccontextmanager
async def opened(kind: str, count: int) -> AsyncIterator[Parts]:
    """A house of a kind on the first cores, all its games loaded; whoever asks is on the last core."""
    os.sched_setaffinity(0, cores()[:count])  # whatever is started now stays there
    if kind == "SQLite":
        with tempfile.TemporaryDirectory() as folder, house(Path(folder), 0) as (process, address):
            os.sched_setaffinity(0, cores()[-1:])
            await ready(address)
            yield Parts(address, {address: process.pid})
        return
    processes = HOUSES[kind]
    async with several(processes, behind=processes > 1) as whole:
        os.sched_setaffinity(0, cores()[-1:])
        servers = {f"http://127.0.0.1:{each.port}": each.pid for each in whole.processes}
        for address in servers:
            await ready(address)
        yield Parts(whole.front, servers, whole.database.pid, whole.balancer)


async def measure(kind: str, count: int, tables: int, *, seconds: float, every: float) -> Cell:
    """Play at so many tables of a house that has so many cores."""
    async with opened(kind, count) as parts:
        async with asyncio.timeout(SETTING):
            crowded = await set_tables(parts.address, tables, "kariba")
        gc.freeze()
        began, before = time.perf_counter(), parts.spent()
        await asyncio.gather(*(table.play(began + seconds, every) for table in crowded))
        passed, spent = time.perf_counter() - began, parts.spent().since(before)
        memory = sum(megabytes(pid) for pid in parts.servers.values())
        await asyncio.gather(*(page.close() for table in crowded for page in table.pages), return_exceptions=True)
    gc.unfreeze()
    times = times_of(crowded)
    an_action = 1000 / times.actions
    return Cell(
        server=named(kind, count),
        cores=count,
        tables=tables,
        actions=times.actions,
        errors=times.errors,
        p50=times.p50,
        p99=times.p99,
        a_second=round(times.actions / (passed - every), 1),  # a table waits once before its first action
        server_ms=round(an_action * sum(spent.servers), 3),
        postgresql_ms=round(an_action * spent.postgresql, 3),
        haproxy_ms=round(an_action * spent.haproxy, 3),
        busiest=round(max(spent.servers) / passed, 2),
        crowd=round(spent.crowd / passed, 2),
        server_mb=round(memory),
    )


def named(kind: str, count: int) -> str:
    """A house with so many cores."""
    processes = "one process" if HOUSES[kind] == 1 else f"{HOUSES[kind]} processes"
    return f"{processes}, {kind}, {count} {'core' if count == 1 else 'cores'}"


def show(cells: list[Cell]) -> None:
    """Print every cell, what was busy when each house gave way, and what more would need."""
    print("| house | tables | actions/s | p50 ms | p99 ms | errors | servers ms | PostgreSQL ms | HAProxy ms", end=" ")
    print("| busiest process | cores filled | crowd | servers MB |")
    print("|---" + "|--:" * 12 + "|")
    for cell in sorted(cells, key=lambda cell: (cell.server, cell.tables, cell.repeat)):
        figures = [cell.tables, f"{cell.a_second:.0f}", cell.p50, cell.p99, cell.errors]
        figures += [cell.server_ms, cell.postgresql_ms, cell.haproxy_ms]
        figures += [cell.busiest, f"{cell.filled:.2f}", cell.crowd, cell.server_mb]
        print(f"| {cell.server} | {' | '.join(map(str, figures))} |")
    for server in sorted({cell.server for cell in cells}):
        found = limits(cells, server)
        print(f"\n{server}: held {', '.join(map(str, found))} tables at p99 ≤ {HELD:.0f} ms")
        for gave in (limit.gave for limit in found if limit.gave):
            if not gave.actions:
                print(f"  {gave.tables} tables could not be set")
                continue
            print(f"  gave way at {gave.tables}: {gave.needs(gave.a_second)} of {gave.cores} cores, crowd {gave.crowd}")
        if most := max((limit.held for limit in found if limit.held), key=lambda cell: cell.tables, default=None):
            if most.haproxy_ms:  # one process alone cannot use more cores
                many = 1000 * MANY_CORES * most.filled / most.cost_ms
                needs = most.needs(many)
                print(f"  {MANY_CORES} cores filled as those ({most.filled:.2f}): {many:.0f} actions/s; {needs}")
            print(f"  {MANY_TABLES:,} tables, an action every {EVERY:.0f} s: {most.needs(MANY_TABLES / EVERY)}")


async def compare(given: argparse.Namespace, cells: list[Cell]) -> None:
    """Measure all that is asked for."""
    asked = {named(kind, count): (kind, count) for count in given.cores for kind in given.houses}

    async def one(server: str, tables: int) -> Cell:
        kind, count = asked[server]
        try:
            return await measure(kind, count, tables, seconds=given.seconds, every=given.every)
        except (OSError, httpx.HTTPError) as why:  # it gave way while the tables were being set
            print(f"{server}, {tables} tables: {why!r}", file=sys.stderr)
            never = math.inf
            return Cell(server=server, cores=count, tables=tables, actions=0, errors=tables, p50=never, p99=never)

    await stepped(cells, list(asked), given.tables, given.repeats, one)


def main() -> None:
    """Print the figures."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, nargs="+", default=[200, 300, 450, 675, 1000, 1500])
    asked.add_argument("--every", type=float, default=0.5, help="seconds between two actions of a table")
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--repeats", type=int, default=1)
    asked.add_argument("--cores", type=int, nargs="+", default=[1, 2])
    asked.add_argument("--houses", nargs="+", choices=HOUSES, default=list(HOUSES))
    given = asked.parse_args()
    if max(given.tables) * (SEATS + 1) > BALANCED:
        raise SystemExit(f"HAProxy lets {BALANCED} pages in, {BALANCED // (SEATS + 1)} tables: use a shorter --every.")
    unlimited_files()
    cells = list[Cell]()
    with shown_if_broken_off():
        asyncio.run(compare(given, cells))
    if cells:
        show(cells)


if __name__ == "__main__":
    main()
