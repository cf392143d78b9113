"""How soon a bot moves after `ludoteca serve` has printed its address: `python -m bench.first`. The cache must be warm.

A person opens a table with four bots in the very moment the address is printed, and moves at once if it is their turn.
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.crowd import Page, Reception, house
from ludoteca.server.protocol import Play

WISH = {"game": "kariba", "seats": 5, "bots": ["greedy"] * 4, "start": True}
BOUND = 2.0


class Report(Struct):
    """Seconds from the start of the process to the address, and from there to the deal and to the bot's move."""

    address: float
    dealt: float
    moved: float


async def first_move(data: Path) -> Report:
    """Start a house and wait for a bot."""
    began = time.monotonic()
    with house(data, 0) as (_, address):
        printed = time.monotonic()
        reception = Reception(address)
        cookie = await reception.guest()
        table = await reception.table(cookie, WISH)
        dealt = time.monotonic()
        page = Page(address, cookie, table)
        await page.open()
        seen = page.sequence
        if page.may_act:
            await page.ask(Play("first", page.sequence, page.some_steps(random.Random(1))))
            seen += 1
        while page.sequence <= seen:
            await page.news()
        moved = time.monotonic()
        await page.close()
        await reception.close()
    return Report(round(printed - began, 2), round(dealt - printed, 2), round(moved - printed, 2))


def main() -> None:
    """Print the figures; exit status 1 if the bot took too long."""
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(first_move(Path(folder)))
    print(msgspec.json.format(msgspec.json.encode(report)).decode())
    raise SystemExit(report.moved > BOUND)


if __name__ == "__main__":
    main()
