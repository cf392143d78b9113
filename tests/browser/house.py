"""A house of its own for tests: the real server as a process, on a free port and an empty data folder."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

COMMAND = Path(sys.executable).with_name("ludoteca")
CLOCK = 5
"""Bots of a test house pause for a fifth of the time that they give people."""
READY_SECONDS = 240
"""With an empty compile cache the first start waits for the compiler."""


@dataclass(frozen=True)
class House:
    """A running server."""

    base_url: str
    process: subprocess.Popen[str]
    log: Path

    @property
    def port(self) -> int:
        """The free port that it found."""
        return int(self.base_url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def open_house(data: Path, *options: str, clock: int = CLOCK, warm: bool = True) -> Iterator[House]:
    """Serve from the data folder until the block is left; where it is to be `warm`, all is native code by then."""
    surroundings = {**os.environ, "PYTHONUNBUFFERED": "1", "LUDOTECA_CLOCK": str(clock)}
    data.mkdir(parents=True, exist_ok=True)
    log = data / "serve.log"
    command = [str(COMMAND), "serve", "--port", "0", "--data", str(data), "--no-open", *options]
    with log.open("a", encoding="utf-8") as out:
        start = out.tell()
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, text=True, env=surroundings)
    try:
        house = House(wait_for_address(process, log, start), process, log)
        if warm:
            wait_until_warm(house)
        yield house
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for_address(process: subprocess.Popen[str], log: Path, start: int) -> str:
    """The address on this machine that the server prints when it listens."""
    limit = time.monotonic() + READY_SECONDS
    while time.monotonic() < limit:
        said = log.read_text("utf-8")[start:]
        if found := re.search(r"http://(?:127\.0\.0\.1|localhost):\d+", said):
            return found[0]
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}:\n{said}")
        time.sleep(0.05)
    raise TimeoutError(f"the server printed no address:\n{log.read_text('utf-8')[start:]}")


def wait_until_warm(house: House) -> None:
    """Wait while `/health` says that games are still being compiled."""
    limit = time.monotonic() + READY_SECONDS
    health: object = None
    while time.monotonic() < limit:
        try:
            with urllib.request.urlopen(f"{house.base_url}/health", timeout=5) as answer:
                health = json.load(answer)
                if isinstance(health, dict) and health.get("state") == "ok":
                    return
        except OSError as problem:  # refused, cut off, or a busy machine that takes longer than that
            health = problem
        time.sleep(0.1)
    raise TimeoutError(f"the server did not get ready, /health: {health}\n{house.log.read_text('utf-8')}")
