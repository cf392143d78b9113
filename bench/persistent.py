"""Two persons at a table who come back whenever their line breaks, as pages in browsers do."""

import asyncio
import contextlib
import random
import time

from bench.crash import DEAD, Evening
from bench.crowd import Page

SILENCE, LOOK = 3.0, 0.25
"""After so many seconds without a word a page takes its line for dead; how often it looks."""
FIRST_WAIT, LONGEST_WAIT = 0.4, 6.0
"""Seconds until a page tries again: after a break, and after many in a row. Each is halved by lot."""


class Persistent(Evening):
    """Two persons who come back until they are in again."""

    def __init__(self, pages: tuple[Page, Page], seed: int, pace: float) -> None:
        super().__init__(pages, seed)
        self.pace = pace
        self.is_broken = False
        self.broke = 0.0
        """When their line broke last."""
        self.returns: list[tuple[float, float]] = []
        """When their line broke and when they were back, each time."""

    async def stay(self) -> None:
        """Play, and whenever the line goes dead come back."""
        while True:
            listening = asyncio.create_task(self._listen())
            try:
                await self._play_until_broken()
            finally:
                listening.cancel()
            self.is_broken = True
            self.dies()
            self.broke = time.perf_counter()
            await self._return()
            self.is_broken = False
            self.returns.append((self.broke, time.perf_counter()))

    def has_moved(self, since: float) -> bool:
        """Whether they are in and have made a move since a moment, and since their line broke."""
        return not self.is_broken and self.played > max(since, self.broke)

    async def _play_until_broken(self) -> None:
        """Play until a page hears that its line is dead: a browser says so at once, also while somebody thinks."""
        playing = asyncio.create_task(self.play_on())
        breaks = [asyncio.create_task(page.broke.wait()) for page in self.pages]
        try:
            await asyncio.wait({playing, *breaks}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (playing, *breaks):
                task.cancel()
            await asyncio.gather(playing, *breaks, return_exceptions=True)
        if not playing.cancelled() and not isinstance(ended := playing.exception(), DEAD):
            raise RuntimeError("a table stopped for another reason") from ended

    async def _return(self) -> None:
        wait = FIRST_WAIT
        while True:
            with contextlib.suppress(*DEAD):
                await self.close()
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(2 * wait, LONGEST_WAIT)
            listening = asyncio.create_task(self._listen())
            try:
                await self.come_back()
                return
            except DEAD:
                continue
            finally:
                listening.cancel()

    async def _listen(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            for page in self.pages:
                page.listen(SILENCE)
