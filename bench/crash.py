"""`kill -9` at random instants under load: `python -m bench.crash [--kills 200] [--tables 100] [--seed 1]`.

Two persons at each table play blitz as fast as it goes and remember every move that was acknowledged. The server is
killed, started again on the same port, and whatever had no answer is sent again. At the end the database must hold
exactly the acknowledged moves, each once, in their order. Nobody may have been charged for the time without a server:
what whoever is to move has left after a start is compared with how long the decision had been open before the kill.
Runs with different seeds can share the work, side by side on cores of their own; their counts are added up.
`--revive 1000` instead measures how soon so many live tables are served again after one kill.
"""

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.crowd import Page, Reception, house
from bench.house import unlimited_files
from ludoteca.server.protocol import Play, Rematch, Sit, Start
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.table.time_control import TIME_CONTROLS

GAME = {"game": "kariba", "seats": 2, "options": {"games": 3, "expert": True}, "terms": {"pace": "blitz"}}
TURN, BANK = (1000 * getattr(TIME_CONTROLS["blitz"], name) for name in ("turn", "bank"))
TOLERATED = 250
"""Milliseconds by which a page and its server may see a moment differently."""
AGAIN = 0.2
"""Seconds after which somebody tries again what could not be stored."""
MOVES = "select match, sequence, steps from moves order by match, sequence"
DEAD = (OSError,)
"""How a killed server looks from outside."""


class Report(Struct):
    """What came out."""

    kills: int
    tables: int
    acknowledged: int
    lost: int
    doubled: int
    restart_seconds: float
    """The longest time from a start of the server to the last table that was joined again."""
    charged_ms: int
    """The most that anybody was charged beyond the time in which a server was there and waited for them."""


class Evening:
    """Two persons at one table."""

    def __init__(self, pages: tuple[Page, Page], seed: int) -> None:
        self.pages = pages
        self.acknowledged: dict[str, list[tuple[int, list[int]]]] = {}
        self._chance = random.Random(seed)
        self.refused = 0
        """How often a move could not be stored and was sent again."""
        self.charged = 0.0
        """Milliseconds that somebody was charged beyond what the server had waited for them."""
        self.pace = 0.0
        """Seconds before a move, on average; 0: as fast as it goes."""
        self.played = 0.0
        """When a move was last acknowledged."""
        self._died = 0.0
        self._decision: tuple[str | None, int] = (None, 0)
        self._waited = 0.0
        """Which decision was last compared, and the milliseconds that servers which are dead had waited for it."""
        self._open: tuple[Page, str, Play] | None = None
        self._number = 0

    async def begin(self) -> None:
        """Sit down and deal."""
        for page in self.pages:
            await page.open()
        await self.pages[1].ask(Sit(self._command(), 1))
        await self.pages[0].ask(Start(self._command()))

    async def come_back(self) -> None:
        """Load both pages again and send again what had no answer."""
        await self.load_again()
        await self.send_again()

    async def load_again(self) -> None:
        """Load both pages again; each must show every acknowledged move, and no other but the one left open."""
        was = max(page.sequence for page in self.pages)
        for page in self.pages:
            await page.open()
        self._compare(was)
        for page in self.pages:
            page.must_be_whole()
            made = self.acknowledged.get(page.match or "", [])
            further = page.sequence - (made[-1][0] if made else 0)
            assert further == 0 or (further == 1 and self._open is not None), (page.match, page.sequence, made[-1:])

    def dies(self) -> None:
        """The server is killed now."""
        self._died = time.perf_counter()

    def _compare(self, was: int) -> None:
        """What whoever is to move was charged, against how long servers had waited for it, one or several."""
        first = self.pages[0]
        if self._decision != (first.match, was):
            self._decision, self._waited = (first.match, was), 0.0
        if first.sequence == was and self._died and first.times:
            self._waited += 1000 * (self._died - min(page.arrived_before for page in self.pages))
            left = min(each["turn"] + each["bank"] for each in first.times)
            self.charged = max(self.charged, TURN + BANK - left - self._waited)
        self._died = 0.0

    async def send_again(self) -> None:
        """Send again what had no answer."""
        if self._open is not None:
            page, match, play = self._open
            await self._make(page, match, play)

    async def play_on(self) -> None:
        """Play as fast as it goes; ends when the line goes dead."""
        ours, theirs = self.pages
        while True:
            mover = next((page for page in self.pages if page.may_act), None)
            if (
                ours.match != theirs.match
                or ours.sequence != theirs.sequence
                or (mover is None and ours.state != "over")
            ):
                await (ours if ours.sequence <= theirs.sequence else theirs).news()
            elif mover is None:
                await ours.ask(Rematch(self._command(), ours.match or ""))
            else:
                if self.pace:
                    await asyncio.sleep(self._chance.uniform(0, 2 * self.pace))
                play = Play(self._command(), mover.sequence, mover.some_steps(self._chance))
                self._open = (mover, mover.match or "", play)
                await self._make(*self._open)

    async def settle(self) -> None:
        """Wait for the answer to the move that was broken off in the middle, if there is one."""
        await self.send_again()

    async def close(self) -> None:
        """Leave."""
        for page in self.pages:
            with contextlib.suppress(*DEAD):
                await page.close()

    async def _make(self, page: Page, match: str, play: Play) -> None:
        answer = await page.ask(play)
        while answer.type == "refused" and answer.says["id"] in ("server-not-stored", "server-not-read"):
            self.refused += 1
            await asyncio.sleep(AGAIN)
            answer = await page.ask(play)
        assert answer.type == "done", answer
        self.acknowledged.setdefault(match, []).append((play.sequence + 1, play.steps))
        self.played = time.perf_counter()
        self._open = None

    def _command(self) -> str:
        self._number += 1
        return f"c{self._number}"


async def crash(data: Path, *, kills: int, tables: int, port: int = 0, seed: int = 1) -> Report:
    """Kill the server so often and count what was lost or doubled."""
    chance, evenings, slowest = random.Random(seed), list[Evening](), 0.0
    for number in range(kills + 1):
        began = time.monotonic()
        with house(data, port) as (process, address):
            port = int(address.rsplit(":", 1)[1])
            if not evenings:
                evenings = await seated(address, tables)
            else:
                await asyncio.gather(*(evening.come_back() for evening in evenings))
                slowest = max(slowest, time.monotonic() - began)
            if number < kills:
                playing = [asyncio.create_task(evening.play_on()) for evening in evenings]
                await asyncio.sleep(chance.uniform(0.05, 1.5))
                for evening in evenings:
                    evening.dies()
                process.kill()
                for ended in await asyncio.gather(*playing, return_exceptions=True):
                    if not isinstance(ended, DEAD):
                        raise RuntimeError("a table stopped for another reason") from ended
            await asyncio.gather(*(evening.close() for evening in evenings))
        if number % 10 == 0:
            made = sum(len(moves) for evening in evenings for moves in evening.acknowledged.values())
            print(
                f"{number} of {kills} kills, {made} moves acknowledged, slowest start {slowest:.1f} s", file=sys.stderr
            )
    wanted = {match: moves for evening in evenings for match, moves in evening.acknowledged.items()}
    lost, doubled = differences(data, wanted)
    charged = round(max(evening.charged for evening in evenings))
    return Report(kills, tables, sum(map(len, wanted.values())), lost, doubled, round(slowest, 2), charged)


async def seated(address: str, tables: int) -> list[Evening]:
    """So many tables that have been dealt."""
    reception = Reception(address)
    await reception.ready("kariba")

    async def one(number: int) -> Evening:
        cookies = [await reception.guest() for _ in range(2)]
        table = await reception.table(cookies[0], GAME)
        evening = Evening((Page(address, cookies[0], table), Page(address, cookies[1], table)), number)
        await evening.begin()
        return evening

    evenings = await asyncio.gather(*(one(number) for number in range(tables)))
    await reception.close()
    return list(evenings)


def differences(
    data: Path, wanted: dict[str, list[tuple[int, list[int]]]], only: set[str] | None = None
) -> tuple[int, int]:
    """Acknowledged moves that the database lacks or has otherwise, and moves in it that nobody was told of.

    `only`: look at these matches.
    """
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        rows = connection.execute(MOVES).fetchall()
    return compared(rows, wanted, only)


def compared(
    rows: list[Any], wanted: dict[str, list[tuple[int, list[int]]]], only: set[str] | None = None
) -> tuple[int, int]:
    """The same of moves that have been read."""
    stored: dict[str, list[tuple[int, list[int]]]] = {}
    for match, sequence, steps in rows:
        if only is not None and match not in only:
            continue
        stored.setdefault(match, []).append((sequence, msgspec.json.decode(steps)))
    lost = sum(move not in stored.get(match, []) for match, moves in wanted.items() for move in moves)
    return lost, sum(map(len, stored.values())) - sum(map(len, wanted.values())) + lost


class Revival(Struct):
    """How long so many live tables took to be served again, in seconds."""

    tables: int
    moves: int
    answering: float
    """From the start of the process to the first answer."""
    served: float
    """From the start of the process to the last page that shows its match again."""
    acknowledged: float
    """From the start of the process to the last answer to a move that the kill had left without one."""


async def revive(data: Path, tables: int, port: int = 0) -> Revival:
    """Kill a server with so many live tables and look at how the next one brings them back."""
    with house(data, port) as (process, address):
        evenings = await seated(address, tables)
        playing = [asyncio.create_task(evening.play_on()) for evening in evenings]
        await asyncio.sleep(10)
        process.kill()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(evening.close() for evening in evenings))
        port = int(address.rsplit(":", 1)[1])
    moves = sum(len(made) for evening in evenings for made in evening.acknowledged.values())
    began = time.monotonic()
    with house(data, port):
        answering = time.monotonic() - began
        await asyncio.gather(*(evening.load_again() for evening in evenings))
        served = time.monotonic() - began
        await asyncio.gather(*(evening.send_again() for evening in evenings))
        acknowledged = time.monotonic() - began
        await asyncio.gather(*(evening.close() for evening in evenings))
    return Revival(tables, moves, round(answering, 2), round(served, 2), round(acknowledged, 2))


def main() -> None:
    """Print the figures; exit status 1 if anything was lost or doubled, or took too long."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--revive", type=int, default=0, metavar="TABLES")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--port", type=int, default=0)
    given = asked.parse_args()
    unlimited_files()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        if given.revive:
            revival = asyncio.run(revive(data, given.revive, given.port))
            print(msgspec.json.format(msgspec.json.encode(revival)).decode())
            raise SystemExit(revival.served > 5)
        report = asyncio.run(crash(data, kills=given.kills, tables=given.tables, port=given.port, seed=given.seed))
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
        raise SystemExit(report.lost + report.doubled > 0 or report.charged_ms > TOLERATED)


if __name__ == "__main__":
    main()
