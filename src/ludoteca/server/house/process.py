"""This process as the system sees it: its name, its memory, how busy it is."""

import asyncio
import platform
import resource
import socket
import sys
import time
from collections import deque
from pathlib import Path

BEAT = 10.0
"""Seconds between two looks at the processor's time."""
LOOKS = 7
"""As many are kept: a minute."""


def name_of(port: int) -> str:
    """How a process that answers at a port is called: after its machine and the port."""
    return f"{socket.gethostname()}:{port}"


class Process:
    """What can be said about the process itself. The processes of bots are not counted."""

    def __init__(self, port: int) -> None:
        self.name = name_of(port)
        self.python = platform.python_version()
        self.started = int(time.time() * 1000)
        self._looks = deque([(time.monotonic(), time.process_time())], maxlen=LOOKS)

    async def watch(self) -> None:
        """Look at the processor's time until broken off."""
        while True:
            await asyncio.sleep(BEAT)
            self._looks.append((time.monotonic(), time.process_time()))

    @property
    def processor(self) -> float:
        """Seconds that the processor has worked for this process."""
        return time.process_time()

    @property
    def load(self) -> float:
        """Which part of one core this process had in the last minute."""
        began, had = self._looks[0]
        return (time.process_time() - had) / max(0.001, time.monotonic() - began)

    @property
    def memory(self) -> int:
        """Bytes in memory; where the system does not say, the most there ever were."""
        try:
            pages = int(Path("/proc/self/statm").read_text().split()[1])
        except (OSError, ValueError, IndexError):
            return _peak()
        return pages * resource.getpagesize()


def _peak() -> int:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
