"""Garbage: the old objects are looked through once an hour and not in between."""

import asyncio
import gc
import weakref

from ludoteca.server.sweeping import HOUR, NEVER, keep, seldom_sweeping
from tests.server.room import HandClock, settled


class Ring:
    """Something that only a look for garbage frees."""

    def __init__(self) -> None:
        self.me = self


def test_old_garbage_waits_for_the_hour() -> None:
    async def scene() -> None:
        clock, before = HandClock(), gc.get_threshold()
        with seldom_sweeping(clock):
            keep()
            assert gc.get_freeze_count() > 0
            await settled()
            assert gc.get_threshold()[2] == NEVER
            gone = weakref.ref(Ring())
            await clock.pass_time(HOUR - 1)
            gc.disable()
            assert gone() is not None
            await clock.pass_time(HOUR)
            gc.enable()
            assert gone() is None
        assert gc.get_threshold() == before
        assert gc.get_freeze_count() == 0

    asyncio.run(scene())
