"""The one clock of the server. Every timer goes through it, so that tests can let it run fast."""

import asyncio
import math
import os
import time
from typing import Self


class Clock:
    """Wall time for what is stored, steady time for what is waited for. `speed` 10 makes ten seconds pass in one."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

    @classmethod
    def of_this_house(cls) -> Self:
        """The clock of a server; `LUDOTECA_CLOCK=5` lets it run five times as fast, for tests of whole games."""
        return cls(float(os.environ.get("LUDOTECA_CLOCK", "1")))

    def now(self) -> int:
        """Milliseconds since 1970, as stored."""
        return int(time.time() * 1000)

    def steady(self) -> float:
        """Seconds that never jump, for measuring how long something takes."""
        return time.monotonic() * self.speed

    async def sleep(self, seconds: float) -> None:
        """Wait for `seconds` of this clock."""
        await asyncio.sleep(seconds / self.speed)

    async def until_tick(self, earliest: float, every: float) -> None:
        """Wait for the first tick of a common grid that is not before `earliest`."""
        await self.until(math.ceil(earliest / every) * every)

    async def until(self, moment: float) -> None:
        """Wait for a moment of steady time."""
        while (left := moment - self.steady()) > 0:
            await self.sleep(left)

    def timeout(self, seconds: float) -> asyncio.Timeout:
        """A context that is broken off after `seconds` of this clock."""
        return asyncio.timeout(seconds / self.speed)
