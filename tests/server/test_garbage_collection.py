"""Garbage: the old objects are looked through once an hour and not in between, and none while everybody comes back."""

import asyncio
import gc
import time
import weakref

import pytest

from ludoteca.server.idle import until_idle
from ludoteca.server.startup import garbage_collection
from ludoteca.server.startup.garbage_collection import HOUR, NEVER, rare_garbage_collection
from tests.server.room import HandClock, settled


class Ring:
    """Something that only a look for garbage frees."""

    def __init__(self) -> None:
        self.me = self


def test_old_garbage_waits_for_the_hour() -> None:
    async def scene() -> None:
        clock, before = HandClock(), gc.get_threshold()
        with rare_garbage_collection(clock):
            await settled()
            assert gc.get_threshold()[1:] == (NEVER, NEVER)
            gone = weakref.ref(Ring())
            await clock.pass_time(HOUR - 1)
            gc.disable()
            assert gone() is not None
            await clock.pass_time(HOUR)
            gc.enable()
            assert gone() is None
        assert gc.get_threshold() == before

    asyncio.run(scene())


def test_nothing_is_looked_at_while_everybody_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "RUSH_OVER", 0.05)

    async def scene() -> None:
        with rare_garbage_collection(HandClock()) as doors_open:
            await settled()
            assert gc.isenabled()
            doors_open()
            await settled()
            assert not gc.isenabled()
            time.sleep(0.2)  # people come back: never idle
            await asyncio.sleep(0)
            assert not gc.isenabled()
            young = Ring()
            async with asyncio.timeout(garbage_collection.LONGEST_RUSH):
                while not gc.isenabled():
                    await asyncio.sleep(0.01)
            assert not any(each is young for each in gc.get_objects(generation=0))
            assert any(each is young for each in gc.get_objects(generation=2))

    asyncio.run(scene())


def test_an_end_of_the_house_ends_the_rush() -> None:
    async def scene() -> None:
        with rare_garbage_collection(HandClock()) as doors_open:
            doors_open()
            await settled()
            assert not gc.isenabled()
        assert gc.isenabled()

    asyncio.run(scene())


class Workday:
    """A thread that works all the time, for so many moments."""

    def __init__(self, moments: float) -> None:
        self.moments = moments

    def monotonic(self) -> float:
        """No time is lost to others."""
        return 0.0

    def thread_time(self) -> float:
        """Asked twice a moment, at its beginning and at its end."""
        self.moments -= 0.5
        return 0.0 if self.moments < 0 else -self.moments


@pytest.mark.parametrize("moments", [0, 1, 7])
def test_leisure_is_waited_for(monkeypatch: pytest.MonkeyPatch, moments: int) -> None:
    workday = Workday(moments)
    monkeypatch.setattr("ludoteca.server.idle.time", workday)
    asyncio.run(until_idle(0.001, 60))
    assert workday.moments == -1


def test_leisure_is_not_waited_for_for_ever() -> None:
    began = time.monotonic()
    asyncio.run(until_idle(60, 0))
    assert time.monotonic() - began < 60
