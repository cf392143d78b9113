"""The one clock of the server. Every timer goes through it, so that tests can let it run fast.

Its steady time is the house's own: it stands still while the house does. A process that was stopped, a laptop that was
asleep, a disk that does not take anything: none of that is time in which people could have played, so no deadline comes
nearer by it.
"""

import asyncio
import math
import os
import time
from typing import Self

BEAT = 0.05
"""Seconds between two looks at whether this process still runs."""
LATE = 0.25
"""A look that comes this many seconds late has been held up; what is later than that does not count."""
SLOW = 0.1
"""Storing may take this many seconds; from then on time stands still until something is stored."""


class HouseClock:
    """Wall time for what is stored, steady time for what is waited for. `speed` 10 makes ten seconds pass in one."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self.stood = 0.0
        """Seconds for which this clock has stood still, up to the last time that it went on."""
        self._looked: float | None = None
        self._storing: float | None = None

    @classmethod
    def of_this_house(cls) -> Self:
        """The clock of a server; `LUDOTECA_CLOCK=5` lets it run five times as fast, for tests of whole games."""
        return cls(float(os.environ.get("LUDOTECA_CLOCK", "1")))

    def now(self) -> int:
        """Milliseconds since 1970, as stored. It may jump: nothing that is waited for is measured by it."""
        return int(time.time() * 1000)

    def steady(self) -> float:
        """Seconds that never jump and do not count while the house stands still."""
        now = self._ticks()
        self._look(now)
        return (now - self.stood - self._held(now)) * self.speed

    def house_time(self) -> int:
        """Steady time as it is stored: milliseconds that mean something within one run of the server only."""
        return round(1000 * self.steady() / self.speed)

    async def watch(self) -> None:
        """Look often whether this process still runs; from the first look on, what holds it up does not count."""
        while True:
            now = self._ticks()
            self._look(now)
            self._looked = now
            await asyncio.sleep(BEAT)

    def stop_watching(self) -> None:
        """Nobody looks any more, so that nothing is missed."""
        self._looked = None

    def storing(self) -> None:
        """Something is about to be stored. Until something is, this is the moment since when nothing could be."""
        if self._storing is None:
            self._storing = self._ticks()

    def stored(self) -> None:
        """Something has been stored."""
        now = self._ticks()
        self._look(now)
        self.stood += self._held(now)
        self._storing = None

    async def sleep(self, seconds: float) -> None:
        """Wait for `seconds` of this clock, whether or not it stands still meanwhile."""
        await asyncio.sleep(seconds / self.speed)

    async def until_tick(self, earliest: float, every: float) -> None:
        """Wait for the first tick of a common grid that is not before `earliest`."""
        await self.until(math.ceil(earliest / every) * every)

    async def until(self, moment: float) -> None:
        """Wait for a moment of steady time."""
        while (left := moment - self.steady()) > 0:
            stands = self._held(self._ticks()) > 0
            await self.sleep(max(left, BEAT * self.speed) if stands else left)

    def timeout(self, seconds: float) -> asyncio.Timeout:
        """A context that is broken off after `seconds` of this clock."""
        return asyncio.timeout(seconds / self.speed)

    def _ticks(self) -> float:
        return time.monotonic()

    def _look(self, now: float) -> None:
        """Leave out what has passed since the last look, where it came late."""
        if self._looked is None or now - self._looked <= BEAT + LATE:
            return
        late = now - self._looked - BEAT
        self.stood += late
        self._looked = now
        if self._storing is not None:
            self._storing += late  # not left out twice

    def _held(self, now: float) -> float:
        return 0.0 if self._storing is None else max(0.0, now - self._storing - SLOW)
