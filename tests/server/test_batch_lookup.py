"""Looking things up together: many who ask at once cost a few look-ups, and nobody gets another's answer."""

import asyncio

import pytest

from ludoteca.server.house.batch_lookup import LOT, BatchLookup


class Shelf:
    """Things that can be looked up, and how often that was done."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.open = asyncio.Event()
        self.open.set()

    async def look_up(self, keys: list[int]) -> dict[int, str]:
        """Even numbers are there; 13 is bad luck."""
        self.asked.append(keys)
        await self.open.wait()
        if 13 in keys:
            raise LookupError("bad luck")
        return {key: str(key) for key in keys if key % 2 == 0}


def test_whoever_asks_at_the_same_moment_is_answered_together() -> None:
    async def crowd() -> tuple[list[str | None], list[list[int]]]:
        shelf = Shelf()
        together = BatchLookup(shelf.look_up)
        found = await asyncio.gather(*(together.get(key) for key in [*range(12), 4, 4]))
        return list(found), shelf.asked

    found, asked = asyncio.run(crowd())
    assert asked == [list(range(12))]
    assert found == [*(str(key) if key % 2 == 0 else None for key in range(12)), "4", "4"]


def test_whoever_asks_meanwhile_is_answered_next_and_a_crowd_in_lots() -> None:
    async def crowd() -> list[int]:
        shelf = Shelf()
        together = BatchLookup(shelf.look_up)
        shelf.open.clear()
        first = asyncio.create_task(together.get(0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        others = [asyncio.create_task(together.get(2 * key)) for key in range(100, 100 + 2 * LOT + 1)]
        await asyncio.sleep(0)
        shelf.open.set()
        assert await first == "0"
        assert [await other for other in others] == [str(2 * key) for key in range(100, 100 + 2 * LOT + 1)]
        return [len(keys) for keys in shelf.asked]

    assert asyncio.run(crowd()) == [1, LOT, LOT, 1]


def test_a_failure_is_told_to_those_who_asked_and_to_nobody_else() -> None:
    async def unlucky() -> tuple[str | None, str | None]:
        shelf = Shelf()
        together = BatchLookup(shelf.look_up)
        with pytest.raises(LookupError, match="bad luck"):
            await together.get(13)
        given_up = asyncio.create_task(together.get(6))
        await asyncio.sleep(0)
        given_up.cancel()
        return await together.get(6), await together.get(8)

    assert asyncio.run(unlucky()) == ("6", "8")
