"""When this process looks for garbage: among young objects often, through everything once an hour.

A look through everything stops all tables for as long as it takes: half a second and more with five thousand sockets,
and Python would do it every few seconds. One through those of middling age, which Python would do in between, takes a
fifth of a second where people play at three thousand tables, and finds nothing: moves and events are no garbage. What
is left when sockets close is all that the hourly look has to find.
After a start, when everybody comes back at once, nothing is looked at until they are here: hardly anything that is made
then is garbage, and looking through it would take a tenth of the time.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.idle import until_idle

YOUNG, NEVER = 2_000, 1_000_000
"""The young objects are looked at after 2,000 new ones, which takes milliseconds, and those that stay never again."""
HOUR = 3600.0
RUSH_OVER, LONGEST_RUSH = 2.0, 15.0
"""After 2 idle seconds everybody is back; after 15 seconds in any case young objects are looked at again."""


@contextmanager
def rare_garbage_collection(clock: HouseClock) -> Iterator[Callable[[], None]]:
    """Leave the old objects alone but for once an hour; call what is yielded when people are about to come in."""
    before, loaded = gc.get_threshold(), asyncio.Event()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    tasks = [asyncio.create_task(_collect(clock), name="garbage"), asyncio.create_task(_rush(loaded), name="rush")]
    try:
        yield loaded.set
    finally:
        for task in tasks:
            task.cancel()
        gc.set_threshold(*before)
        gc.enable()


async def _rush(loaded: asyncio.Event) -> None:
    """Look at nothing while everybody comes back, then count all there is as old, without looking."""
    await loaded.wait()
    gc.disable()
    await until_idle(RUSH_OVER, LONGEST_RUSH)
    gc.freeze()
    gc.unfreeze()
    gc.enable()


async def _collect(clock: HouseClock) -> None:
    while True:
        await clock.sleep(HOUR)
        gc.collect()
