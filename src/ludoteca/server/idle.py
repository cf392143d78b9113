"""Moments in which nobody waits for this process: for work that would hold everybody up and can be done later."""

import asyncio
import time

AT_EASE = 0.25
"""A thread that works for less than this share of a moment holds nobody up."""
LATE = 1.5
"""A moment that takes this many times as long was none: somebody else has the processor."""


async def until_idle(moment: float, patience: float) -> None:
    """Return after a moment (in seconds) in which there was little to do, or when patience is at an end."""
    latest = time.monotonic() + patience
    while (began := time.monotonic()) < latest:
        worked = time.thread_time()
        await asyncio.sleep(moment)
        if time.monotonic() - began < LATE * moment and time.thread_time() - worked < AT_EASE * moment:
            return
