"""A house that runs in this process, on a free port and with a fast clock, so that bots answer in milliseconds."""

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import DAY, GUESTS_SECONDS, Rate
from ludoteca.server.startup.serve import bind
from ludoteca.server.startup.uvicorn_server import Server, server_for
from ludoteca.server.workers.bot_pool import BotPool
from ludoteca.server.workers.warm_up import WarmUp
from tests.server.databases import database_of

T = TypeVar("T")
SECONDS = 20.0
"""On a wall, for what is waited for in a house that runs."""
SPEED = 40.0
CROWD = 10_000
"""Newcomers that a house with a fast clock lets in at once: all of them come from this machine."""
GLIMPSE = 0.005
LATE = (sys.executable, str(Path(__file__).with_name("late_worker.py")))
"""Workers that load a game when they are first asked about it."""
PATIENCE = 60.0
"""Seconds on a wall for a bot's move, the loading of its game included."""


class StandingClock(HouseClock):
    """No window and no turn is over before a test moves this clock on, however slow the machine is."""

    def __init__(self) -> None:
        super().__init__(SPEED)
        self.moment = 0.0

    def steady(self) -> float:
        """Seconds that a test has let pass."""
        return self.moment

    def _look(self, now: float) -> None:
        """A busy machine holds nothing up: pages would be told the time again."""

    def _held(self, now: float) -> float:
        """Nor does its disk."""
        return 0.0

    async def until(self, moment: float) -> None:
        """Look at the hands until they have been moved so far."""
        while self.moment < moment:
            await asyncio.sleep(GLIMPSE)


@dataclass(frozen=True)
class Running:
    """A house and where it answers."""

    house: House
    port: int

    @property
    def address(self) -> str:
        """As the browser on this machine calls it."""
        return f"http://127.0.0.1:{self.port}"


def inside(house: Running, work: Coroutine[Any, Any, T]) -> T:
    """Do something in a house's own loop."""
    task = house.house.storage._writer._task
    assert task is not None
    return asyncio.run_coroutine_threadsafe(work, task.get_loop()).result(SECONDS)


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    limit = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < limit
        time.sleep(0.02)


@contextmanager
def running(
    data: Path,
    *names: str,
    guest_address: str = "",
    proxies: tuple[str, ...] = (),
    worker: tuple[str, ...] = LATE,
    patience: float = PATIENCE * SPEED,
    speed: float = SPEED,
    clock: HouseClock | None = None,
    warm_up: WarmUp | None = None,
    metrics: bool = False,
    metrics_token: str = "",
) -> Iterator[Running]:
    """Serve from a data folder until the block is left."""
    listener = bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    clock = clock or HouseClock(speed)
    house = House.build(
        data,
        port=port,
        database=database_of(data),
        names=names,
        guest_address=guest_address,
        proxies=proxies,
        clock=clock,
        bots=BotPool(clock, command=worker, patience=patience),
        warm_up=WarmUp(cold=()) if warm_up is None else warm_up,
        metrics=metrics,
        metrics_token=metrics_token,
    )
    if clock.speed > 1:
        house.rates.arrivals = Rate(clock, CROWD, GUESTS_SECONDS)
        house.rates.openings_a_day = Rate(clock, CROWD, DAY)
    answering = threading.Event()
    server: Server = server_for(house, answering.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, name="house")
    thread.start()
    try:
        assert answering.wait(30)
        yield Running(house, port)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()
