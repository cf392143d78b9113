"""A queue in which everybody has a line of their own and the lines are served in turn.

However many jobs one guest's tables bring, the next guest waits for one of them and not for all. Nobody's line
grows without end: a seat that waits for its bot brings no second job, and tables that nobody looks at bring none.
"""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things to be handed out (workers) and those who wait for one, by the name of the guest they wait for."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._lines: dict[str, deque[asyncio.Future[T]]] = {}
        """Who waits, line by line; the first line is served next and then goes to the end."""

    @property
    def free(self) -> int:
        """How many things nobody waits for."""
        return len(self._free)

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    def put(self, thing: T) -> None:
        """Something is free: the first of the next line gets it."""
        while self._lines:
            name = next(iter(self._lines))
            line = self._lines.pop(name)
            while line and line[0].done():  # gone, and yet to say so
                line.popleft()
            if line:
                line.popleft().set_result(thing)
                if line:
                    self._lines[name] = line
                return
        self._free.append(thing)

    async def get(self, name: str) -> T:
        """Wait for something, in the line of this name."""
        if self._free:
            return self._free.popleft()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(name, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            self._leave(name, place)
            raise

    def _leave(self, name: str, place: asyncio.Future[T]) -> None:
        """Somebody goes away without waiting; what they were handed meanwhile goes to the next."""
        if not place.cancelled():
            self.put(place.result())
        elif place in (line := self._lines.get(name, deque())):
            line.remove(place)
            if not line:
                del self._lines[name]
