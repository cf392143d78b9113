"""Looking things up together: who asks while others are being answered is answered with the next lot, in one go."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from itertools import islice
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

LOT = 200
"""How many are looked up at once; the first need not wait for all the others."""


class BatchLookup(Generic[K, V]):
    """Asks once for many. One who asks alone is answered at once; a thousand at a time take a few rounds."""

    def __init__(self, look_up: Callable[[list[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._look_up = look_up
        self._waiting: dict[K, asyncio.Future[V | None]] = {}
        self._answering: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V | None:
        """What was looked for, None if there is no such thing."""
        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().create_future()
        answer = self._waiting[key]
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer(), name="look-up")
        # The caller may be cancelled (a socket closes); others may wait for the same.
        return await asyncio.shield(answer)

    async def _answer(self) -> None:
        while self._waiting:
            lot = dict(islice(self._waiting.items(), LOT))
            for key in lot:
                del self._waiting[key]
            try:
                found = await self._look_up(list(lot))
            except Exception as error:
                for answer in lot.values():
                    answer.set_exception(error)
                    answer.exception()  # seen, also where everybody who asked has gone
            else:
                for key, answer in lot.items():
                    answer.set_result(found.get(key))
        self._answering = None
