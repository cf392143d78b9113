"""What passes, under load: `python -m bench.faults [--tables 20] [--only locked,full,read-only,stopped]`.

People play blitz as fast as it goes, half of them alone with a bot. In turn the database is locked by somebody else,
the disk is full, the database is read-only, and the process is stopped, each for longer than a turn lasts. Nothing that
was acknowledged may be lost, nothing doubled, nobody's bank charged, and every table has to play on without a restart.

The disk that is filled is a small tmpfs, which only root may mount. A file system cannot be made read-only while a
server has files open there, so the database is: `PRAGMA query_only`, set by a signal that only the bench's server knows
(`bench.house`).
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from bench.crash import BANK, GAME, Evening, differences, seated
from bench.crowd import Page, Reception, house
from bench.house import unlimited_files
from ludoteca.server.storage.folder import DATABASE

DISK = 64 * 1024 * 1024
LOCKED, FULL, READ_ONLY, STOPPED = 15.0, 15.0, 15.0, 30.0
"""Seconds for which each lasts: more than the ten of a turn, and more than a lock is waited for."""
PLAYED_ON = 10.0
"""Seconds after which every table must have moved again."""


class Outcome(Struct):
    """What came of one fault."""

    fault: str
    seconds: float
    acknowledged: int
    """Moves of people, before, during and after."""
    refused: int
    """Moves that could not be stored and were sent again by their people."""
    health: list[int]
    """What /health answered: before, in the middle of it, and at the end."""
    playing_again: float
    """Seconds from the end of the fault until the last table had moved."""
    lost: int
    doubled: int
    charged_ms: int
    """The most that anybody's bank has lost."""


@contextmanager
def small_disk() -> Iterator[Path]:
    """A folder on a disk of its own that can be filled; FileNotFoundError or PermissionError where none can be had."""
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", folder], capture_output=True, check=False
        )
        if mounted.returncode:
            raise PermissionError(mounted.stderr.decode().strip())
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def locked(data: Path, _pid: int) -> Iterator[None]:
    """Somebody else writes and does not finish."""
    other = sqlite3.connect(data / DATABASE, timeout=60)
    try:
        other.execute("begin immediate")
        yield
    finally:
        other.close()


@contextmanager
def full(data: Path, _pid: int) -> Iterator[None]:
    """Nothing is left on the disk."""
    ballast = data / "ballast"
    with ballast.open("wb", buffering=0) as out, contextlib.suppress(OSError):
        while True:
            out.write(bytes(4096))
    assert shutil.disk_usage(data).free == 0
    try:
        yield
    finally:
        ballast.unlink()


@contextmanager
def read_only(_data: Path, pid: int) -> Iterator[None]:
    """The database takes no writing."""
    os.kill(pid, signal.SIGUSR1)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGUSR2)


@contextmanager
def stopped(_data: Path, pid: int) -> Iterator[None]:
    """The process does not run."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


FAULTS: dict[str, tuple[Callable[[Path, int], Any], float]] = {
    "locked": (locked, LOCKED),
    "full": (full, FULL),
    "read-only": (read_only, READ_ONLY),
    "stopped": (stopped, STOPPED),
}


class Alone(Evening):
    """One person and a bot."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__((page, page), seed)

    async def begin(self) -> None:
        """Look at the table, which is dealt."""
        await self.pages[0].open()

    async def close(self) -> None:
        """Leave."""
        await self.pages[0].close()


@asynccontextmanager
async def playing(address: str, tables: int) -> AsyncIterator[tuple[list[Evening], list[Alone]]]:
    """People at so many tables, and as many alone with a bot, who play until told to stop."""
    pairs = await seated(address, tables)
    reception = Reception(address)

    async def one(number: int) -> Alone:
        cookie = await reception.guest()
        table = await reception.table(cookie, {**GAME, "bots": ["random"], "start": True})
        evening = Alone(Page(address, cookie, table), 1000 + number)
        await evening.begin()
        return evening

    alone = list(await asyncio.gather(*(one(number) for number in range(tables))))
    await reception.close()
    tasks = [asyncio.create_task(evening.play_on()) for evening in (*pairs, *alone)]
    try:
        yield pairs, alone
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise RuntimeError("a table stopped") from ended
        await asyncio.gather(*(evening.settle() for evening in (*pairs, *alone)))
        await asyncio.gather(*(evening.close() for evening in (*pairs, *alone)))


def how_is(address: str, seconds: float) -> int:
    """What /health answers, 0 for nothing."""
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{address}/health", timeout=seconds).status_code
    return 0


async def suffer(name: str, data: Path, tables: int, seconds: float | None = None) -> Outcome:
    """One fault in the middle of play, and what came of it."""
    fault, usual = FAULTS[name]
    lasts = usual if seconds is None else seconds
    with house(data, 0) as (process, address):
        async with playing(address, tables) as (pairs, alone):
            everybody: list[Evening] = [*pairs, *alone]
            await asyncio.sleep(2)
            health = [await asyncio.to_thread(how_is, address, 20)]
            with fault(data, process.pid):
                await asyncio.sleep(lasts / 2)
                health.append(await asyncio.to_thread(how_is, address, lasts / 2))
                await asyncio.sleep(lasts / 2)
            ended = time.monotonic()
            where = [(evening.pages[0].match, evening.pages[0].sequence) for evening in everybody]
            waiting = set(range(len(everybody)))
            while waiting and time.monotonic() - ended < 6 * PLAYED_ON:
                await asyncio.sleep(0.05)
                waiting = {
                    number
                    for number in waiting
                    if (everybody[number].pages[0].match, everybody[number].pages[0].sequence) == where[number]
                }
            again = time.monotonic() - ended if not waiting else float("inf")
            while (last := await asyncio.to_thread(how_is, address, 20)) != 200 and time.monotonic() - ended < 30:
                await asyncio.sleep(0.2)
            health.append(last)
    wanted = {match: moves for evening in pairs for match, moves in evening.acknowledged.items()}
    lost, doubled = differences(data, wanted, only=set(wanted))
    with_bots = {match: moves for evening in alone for match, moves in evening.acknowledged.items()}
    lost += differences(data, with_bots, only=set(with_bots))[0]
    return Outcome(
        name,
        lasts,
        sum(map(len, (*wanted.values(), *with_bots.values()))),
        sum(evening.refused for evening in everybody),
        health,
        round(again, 2),
        lost,
        doubled,
        round(max(BANK - page.least_bank for evening in everybody for page in evening.pages)),
    )


def is_well(outcome: Outcome) -> bool:
    """Whether a fault has cost nothing and has passed."""
    return not outcome.lost + outcome.doubled + outcome.charged_ms and outcome.playing_again <= PLAYED_ON


def main() -> None:
    """Print what came of each fault; exit status 1 if any has cost something."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=20)
    asked.add_argument("--only", default=",".join(FAULTS))
    given = asked.parse_args()
    unlimited_files()
    outcomes = []
    for name in given.only.split(","):
        with small_disk() if name == "full" else tempfile.TemporaryDirectory() as folder:
            outcomes.append(asyncio.run(suffer(name, Path(folder), given.tables)))
        print(msgspec.json.format(msgspec.json.encode(outcomes[-1])).decode(), flush=True)
    sys.exit(not all(map(is_well, outcomes)))


if __name__ == "__main__":
    main()
