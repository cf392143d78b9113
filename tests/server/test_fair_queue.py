"""Whoever waits is served in turn, and nothing is lost when somebody who waits goes away."""

import asyncio

from ludoteca.server.workers.fair_queue import FairQueue
from tests.server.room import settled


async def waiting(queue: FairQueue[str], names: str, got: list[str]) -> list[asyncio.Task[None]]:
    """One task that waits for each letter, in this order."""

    async def wait(name: str) -> None:
        got.append(name + await queue.get(name))

    tasks = [asyncio.create_task(wait(name)) for name in names]
    await settled()
    return tasks


def test_lines_are_served_in_turn_and_each_in_its_order() -> None:
    async def served() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        got: list[str] = []
        await waiting(queue, "aaabbc", got)
        for number in range(6):
            queue.put(str(number))
        await settled()
        return got

    assert asyncio.run(served()) == ["a0", "b1", "c2", "a3", "b4", "a5"]


def test_what_is_free_is_handed_out_at_once() -> None:
    async def served() -> tuple[str, str]:
        queue: FairQueue[str] = FairQueue()
        queue.put("x")
        queue.put("y")
        return await queue.get("a"), await queue.get("a")

    assert asyncio.run(served()) == ("x", "y")


def test_whoever_goes_away_leaves_the_turn_to_the_next() -> None:
    async def served() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        got: list[str] = []
        a, b, *_ = await waiting(queue, "abc", got)
        a.cancel()  # in the line
        queue.put("x")  # before the line knows of it
        b.cancel()  # with something in its hands
        await settled()
        assert not queue._lines
        return got

    assert asyncio.run(served()) == ["cx"]
