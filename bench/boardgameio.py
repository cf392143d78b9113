"""Side by side with boardgame.io: `python -m bench.boardgameio [--tables 200 400 800] [--every 3] [--repeats 1]`.

Its own server, with memory and with FlatFile storage, and ours, one after the other in one run, again and again. The
server has one core and the crowd the other; four players and a spectator a table, an action every three seconds or as
often as `--every` says: where a process may open 20,000 files, 3,900 tables are the most, and with an action a second
each gives way before. Who does not answer within p99 ≤ 150 ms is not asked for more tables. At the end each is killed
while people play, and the moves are counted that pages had seen and the next process does not know. Broken off (Ctrl-C,
SIGTERM), it shows what is there. Loopback only; boardgame.io 0.50.2 is fetched from npm.
"""

import argparse
import asyncio
import gc
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from bench import crowd
from bench.boardgameio_page import OtherCrowded, OtherPage, set_other_tables
from bench.crowd import megabytes, processor
from bench.house import unlimited_files
from bench.load import EVERY, Crowded, set_tables
from bench.steps import HELD, Step, limits, shown_if_broken_off, stepped, times_of

ROOT = Path(__file__).parent / "boardgameio_server"
KINDS = ("ludoteca", "boardgame.io memory", "boardgame.io flatfile")
KILLED_TABLES, KILLED_EVERY, KILLED_AFTER = 100, 0.5, 8.0
PATIENCE = 10.0
"""Seconds that a table has to come back after a kill."""


class Cell(Step, kw_only=True):
    """What one server did with so many tables; milliseconds, bytes and kilobytes."""

    processor_an_action: float
    bytes_an_action: float
    kilobytes_a_table: float
    crowd_processor: float
    """Share of its core that the crowd used: near 1 it measures its own slowness."""


class Killed(Struct):
    """What a `kill -9` left."""

    server: str
    tables: int
    moves: int
    """That pages had seen."""
    lost: int


@contextmanager
def served(kind: str, data: Path, port: int = 0) -> Iterator[tuple[int, str]]:
    """A server of a kind on the first core: its process and address; killed at the end."""
    if kind == "ludoteca":
        command = [sys.executable, "-m", "bench.house", str(port), str(data)]
    else:
        command = ["node", str(ROOT / "server.js"), kind.partition(" ")[2], str(port), str(data)]
    pinned = ["taskset", "-c", str(cores()[0]), *command]
    with subprocess.Popen(pinned, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.pid, process.stdout.readline().strip()
        finally:
            process.kill()


async def set_all(kind: str, address: str, tables: int) -> list[Crowded]:
    """Tables at a server of a kind."""
    if kind == "ludoteca":
        return await set_tables(address, tables, "kariba")
    return [*await set_other_tables(address, tables)]


def pages_of(table: Crowded) -> list[crowd.Page | OtherPage]:
    """All sockets at a table."""
    return [*table.others] if isinstance(table, OtherCrowded) else [*table.pages]


async def measure(kind: str, data: Path, tables: int, *, seconds: float, every: float) -> Cell:
    """Play at so many tables."""
    with served(kind, data) as (pid, address):
        if kind == "ludoteca":
            await ready(address)
        empty = megabytes(pid)
        crowded = await set_all(kind, address, tables)
        heard = sum(page.bytes for table in crowded for page in pages_of(table))
        began, before = time.perf_counter(), (processor(pid), time.process_time())
        gc.freeze()
        await asyncio.gather(*(table.play(began + seconds, every) for table in crowded))
        spent = processor(pid) - before[0], time.process_time() - before[1]
        heard = sum(page.bytes for table in crowded for page in pages_of(table)) - heard
        memory = megabytes(pid) - empty
    gc.unfreeze()
    times = times_of(crowded)
    return Cell(
        server=kind,
        tables=tables,
        actions=times.actions,
        errors=times.errors,
        p50=times.p50,
        p99=times.p99,
        processor_an_action=round(1000 * spent[0] / times.actions, 3),
        bytes_an_action=round(heard / times.actions),
        kilobytes_a_table=round(1024 * memory / tables, 1),
        crowd_processor=round(spent[1] / seconds, 2),
    )


async def ready(address: str) -> None:
    """Wait until our server has loaded all its games, so that none of that is measured."""
    reception = crowd.Reception(address)
    await reception.all_ready()
    await reception.close()


async def kill(kind: str, data: Path) -> Killed:
    """Kill a server while people play, start it again and count what pages had seen and it does not know."""
    with served(kind, data) as (_, address):
        crowded = await set_all(kind, address, KILLED_TABLES)
        until = time.perf_counter() + 2 * KILLED_AFTER
        playing = [asyncio.create_task(table.play(until, KILLED_EVERY)) for table in crowded]
        await asyncio.sleep(KILLED_AFTER)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    seen = [max(page.sequence for page in pages_of(table)) for table in crowded]
    port = int(address.rpartition(":")[2])
    with served(kind, data, port):
        known = await asyncio.gather(*(known_at(table) for table in crowded))
    lost = sum(max(0, then - now) for then, now in zip(seen, known, strict=True))
    return Killed(kind, len(crowded), sum(seen), lost)


async def known_at(table: Crowded) -> int:
    """How many moves a table has after the kill; 0 where it is gone."""
    page = pages_of(table)[-1]
    try:
        async with asyncio.timeout(PATIENCE):
            await page.open()
    except (TimeoutError, ConnectionError):
        return 0
    return page.sequence


def cores() -> list[int]:
    """The cores of this machine that the first process may use."""
    return sorted(os.sched_getaffinity(os.getppid()))


def fetch() -> None:
    """boardgame.io from npm, into a folder that git ignores."""
    if shutil.which("npm") is None or shutil.which("taskset") is None:
        raise SystemExit("This bench needs npm and taskset. Install Node.js and util-linux.")
    if not (ROOT / "node_modules" / "node-persist").is_dir():
        command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)


def show(cells: list[Cell], killed: list[Killed]) -> None:
    """Print the medians of all repeats."""
    print("| server | tables | p50 ms | p99 ms | errors | processor ms | bytes | kB a table | crowd |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for kind, tables in sorted({(cell.server, cell.tables) for cell in cells}):
        same = [cell for cell in cells if (cell.server, cell.tables) == (kind, tables)]
        middle = [
            f"{statistics.median(getattr(cell, name) for cell in same):.4g}"
            for name in ("p50", "p99", "errors", "processor_an_action", "bytes_an_action", "kilobytes_a_table")
        ]
        print(f"| {kind} | {tables} | {' | '.join(middle)} | {max(cell.crowd_processor for cell in same)} |")
    most = {kind: limits(cells, kind) for kind in KINDS if any(cell.server == kind for cell in cells)}
    for kind, found in most.items():
        print(f"{kind}: held {', '.join(map(str, found))} tables at p99 ≤ {HELD:.0f} ms, by repeat")
    (ours, first), *others = most.items()
    for kind, found in others:
        ratios = [mine.over(theirs) for mine, theirs in zip(first, found, strict=False)]  # the last may be broken off
        print(f"{ours} : {kind} = {', '.join(ratios)}, by repeat")
    for each in killed:
        print(f"{each.server}: {each.lost} of {each.moves} moves lost at kill -9, {each.tables} tables")


async def compare(given: argparse.Namespace, cells: list[Cell], killed: list[Killed]) -> None:
    """Measure all that is asked for, and kill."""

    async def one(kind: str, tables: int) -> Cell:
        with tempfile.TemporaryDirectory() as folder:
            return await measure(kind, Path(folder), tables, seconds=given.seconds, every=given.every)

    await stepped(cells, given.servers, given.tables, given.repeats, one)
    for kind in (kind for _ in range(given.kills) for kind in given.servers):
        with tempfile.TemporaryDirectory() as folder:
            killed.append(await kill(kind, Path(folder)))


def main() -> None:
    """Print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, nargs="+", default=[200, 400, 800])
    asked.add_argument("--every", type=float, default=EVERY, help="seconds between two actions of a table")
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--repeats", type=int, default=1)
    asked.add_argument("--servers", nargs="+", choices=KINDS, default=KINDS)
    asked.add_argument("--kills", type=int, default=1)
    given = asked.parse_args()
    fetch()
    unlimited_files()
    os.sched_setaffinity(0, {cores()[-1]})
    cells, killed = list[Cell](), list[Killed]()
    with shown_if_broken_off():
        asyncio.run(compare(given, cells, killed))
    if cells:
        show(cells, killed)


if __name__ == "__main__":
    main()
