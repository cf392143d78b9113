"""When this process looks for garbage: among young objects often, through everything once an hour.

A look through everything stops all tables for as long as it takes: half a second and more with five thousand sockets,
and Python would do it every few seconds. What is left when sockets close is all that the hourly look has to find.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.server.clock import Clock

YOUNG, MIDDLING, NEVER = 10_000, 20, 1_000_000
"""After so many new objects the young are looked at, every so many times the middling ones, the old ones never."""
HOUR = 3600.0


@contextmanager
def seldom_sweeping(clock: Clock) -> Iterator[None]:
    """Leave the old objects alone but for once an hour."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLING, NEVER)
    hourly = asyncio.create_task(_sweep(clock), name="sweeping")
    try:
        yield
    finally:
        hourly.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


def keep() -> None:
    """What has been loaded up to now stays for good and is never looked at again."""
    gc.freeze()


async def _sweep(clock: Clock) -> None:
    while True:
        await clock.sleep(HOUR)
        gc.collect()
