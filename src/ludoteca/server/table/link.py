"""One open socket as a table sees it: messages go into an outbox, and a reader that is too slow is let go."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from ludoteca.engine.saying import Says
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import UNSENT_BYTES, UNSENT_SECONDS
from ludoteca.server.protocol import Done, Refused, ToClient
from ludoteca.server.storage.stored import Guest

Socket = WebSocket[Any, Any, Any]

TOO_SLOW = 4008
"""Close code: too much was left unread. The page comes back and resumes."""


class Link:
    """The way to one page. `guest` is None for somebody without a cookie, who may only watch."""

    def __init__(self, socket: Socket, guest: Guest | None, clock: HouseClock, token_hash: str = "") -> None:
        self.guest = guest
        self.token_hash = token_hash
        """Of the token that this page came with: whoever voids it closes the socket."""
        self.looking: int | None = None
        """Where one device is handed round: whose hand it shows now."""
        self.deals = False
        """Whether this page takes part in dealing: commits itself, and reveals."""
        self._socket = socket
        self._clock = clock
        self._outbox: deque[bytes] = deque()
        self._last_word: int | None = None
        self._unsent = 0
        self._more = asyncio.Event()
        self._overflowed = False

    @property
    def player(self) -> str | None:
        """The id of the person behind this socket."""
        return None if self.guest is None else self.guest.id

    @property
    def is_over(self) -> bool:
        """Whether we have hung up: nothing goes out any more, and nothing that comes in counts."""
        return self._last_word is not None

    def send(self, message: ToClient | bytes) -> None:
        """Put a message into the outbox; never waits. Nothing is said after hanging up."""
        if self.is_over:
            return
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self._unsent += len(data)
        if self._unsent > UNSENT_BYTES:
            self._overflowed = True
        else:
            self._outbox.append(data)
        self._more.set()

    def turn_out(self, code: int, says: Says, done: Done | None = None) -> None:
        """Close the socket and say why; what was still to be sent is not for these eyes any more.

        `done` acknowledges the command that led to it.
        """
        self._unsent -= sum(map(len, self._outbox))
        self._outbox.clear()
        if done is not None:
            self.send(done)
        self.send(Refused("", says))
        self.hang_up(code)

    def hang_up(self, code: int) -> None:
        """Close the socket after what is in the outbox."""
        self._last_word = code
        self._more.set()

    async def deliver(self) -> None:
        """Send the outbox for as long as the socket lives; returns after hanging up, also on a reader too slow."""
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._outbox and not self._overflowed:
                    data = self._outbox.popleft()
                    async with self._clock.timeout(UNSENT_SECONDS):
                        await self._socket.send_data(data, mode="text")
                    self._unsent -= len(data)
                if self._overflowed or self._last_word is not None:
                    break
        except TimeoutError:
            self._overflowed = True
        except WebSocketException:
            return
        await self._close(TOO_SLOW if self._overflowed or self._last_word is None else self._last_word)

    async def _close(self, code: int) -> None:
        try:
            async with self._clock.timeout(UNSENT_SECONDS):
                await self._socket.close(code)
        except (TimeoutError, WebSocketException, RuntimeError):
            return
