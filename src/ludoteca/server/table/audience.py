"""The pages that look at one table: the way to each of them, who is here, and how something is shown to all.

Messages go into an outbox; a reader that is too slow is let go.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from ludoteca.engine.saying import Says
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import ABANDONED_SECONDS, UNSENT_BYTES, UNSENT_SECONDS
from ludoteca.server.protocol import Beat, Done, Refused, ToClient
from ludoteca.server.protocol.closing import TOO_SLOW
from ludoteca.server.storage.stored import Guest

LOOK = 0.75
"""Seconds of the network between two looks at who has heard nothing."""
K = TypeVar("K", bound=Hashable)
Socket = WebSocket[Any, Any, Any]


class Shown(NamedTuple):
    """The view that a page was sent last: of which match, through whose eyes."""

    match: str
    seat: int | None
    view: Any


class Rhythm:
    """After so many looks at which nothing had been said, a page is told that we are still here, and how soon again."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.beat = msgspec.json.encode(Beat(round(1000 * looks * LOOK)))


class Link:
    """The way to one page. `guest` is None for somebody without a cookie, who may only watch."""

    def __init__(
        self,
        socket: Socket,
        guest: Guest | None,
        clock: HouseClock,
        token_hash: str = "",
        at_once: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.guest = guest
        self.token_hash = token_hash
        """Of the token that this page came with: voiding it closes the socket."""
        self.looking: int | None = None
        """Where one device is handed round: whose hand it shows now."""
        self.deals = False
        """Whether this page takes part in dealing: commits itself, and reveals."""
        self.words = True
        """Whether this page is told the view in sentences too."""
        self.changes = False
        """Whether this page is told only what has changed in a view."""
        self.shown: Shown | None = None
        """What this page was sent last, if it wants changes."""
        self.refused: Callable[[str], None] | None = None
        """Counts what this page is refused, by the id of the sentence."""
        self.rhythm: Rhythm | None = None
        """How often this page is to hear something; None: it does not want to."""
        self._quiet = 0
        self._at_once = at_once
        """Writes to the socket if its reader keeps up, and says whether it did."""
        self._socket = socket
        self._clock = clock
        self._outbox: deque[bytes] = deque()
        self._last_word: int | None = None
        self._unsent = 0
        self._more = asyncio.Event()
        self._overflowed = False
        self._gone = False

    @property
    def player(self) -> str | None:
        """The id of the person behind this socket."""
        return None if self.guest is None else self.guest.id

    @property
    def is_over(self) -> bool:
        """Whether we have hung up, or they have: nothing goes out any more, and nothing that comes in counts.

        A page that comes back says again what was not acknowledged.
        """
        return self._gone or self._last_word is not None

    def send(self, message: ToClient | bytes) -> None:
        """Send a message, or put it into the outbox; never waits. Nothing is said after hanging up."""
        if self.is_over:
            return
        if isinstance(message, Refused) and self.refused is not None:
            self.refused(message.says.id)
        self._quiet = 0
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        if self._at_once is not None and not self._unsent and self._at_once(data):
            return
        self._unsent += len(data)
        if self._unsent > UNSENT_BYTES:
            self._overflowed = True
        else:
            self._outbox.append(data)
        self._more.set()

    def beat(self) -> None:
        """Say that we are still here, where nothing else was said of late."""
        self._quiet += 1
        if self.rhythm is not None and self._quiet >= self.rhythm.looks:
            self.send(self.rhythm.beat)

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
        except (WebSocketException, OSError):  # the reader is gone; uvicorn says so with an OSError
            self._gone = True
            return
        await self._close(TOO_SLOW if self._overflowed or self._last_word is None else self._last_word)

    async def _close(self, code: int) -> None:
        try:
            async with self._clock.timeout(UNSENT_SECONDS):
                await self._socket.close(code)
        except (TimeoutError, WebSocketException, RuntimeError):
            return


class Audience:
    """Everybody with a socket at the table: those who play, those who watch, one person with two screens."""

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self._links: set[Link] = set()
        self._since = self._unseen = clock.steady()
        """When the table came into memory, and when the last page looked away."""
        self._left: dict[str, float] = {}

    def __bool__(self) -> bool:
        return bool(self._links)

    def __len__(self) -> int:
        return len(self._links)

    def __iter__(self) -> Iterator[Link]:
        return iter(tuple(self._links))

    def add(self, link: Link) -> None:
        """A page looks here."""
        self._links.add(link)

    def discard(self, link: Link) -> None:
        """A page is shown nothing any more."""
        self._links.discard(link)

    def leave(self, link: Link, *, seated: bool) -> bool:
        """A page looks away; whether with it somebody who sits here is gone."""
        self.discard(link)
        self._unseen = self._clock.steady()
        is_gone = seated and not self.has(link.player)
        if is_gone:
            self._left[link.player or ""] = self._clock.steady()
        return is_gone

    def has(self, player: str | None) -> bool:
        """Whether a person is here, on any screen."""
        return any(link.player == player for link in self._links)

    def away(self, player: str) -> float:
        """Seconds for which a person who sits here has been gone, -1 for somebody who is here."""
        return -1.0 if self.has(player) else self._clock.steady() - self._left.get(player, self._since)

    @property
    def is_long_gone(self) -> bool:
        """Whether nobody has looked for so long that the bots wait until somebody does."""
        return not self._links and self._clock.steady() - self._unseen >= ABANDONED_SECONDS

    def deals(self, player: str) -> bool:
        """Whether a person is here with a page that takes part in dealing."""
        return any(link.player == player and link.deals for link in self._links)

    def tell(self, message: ToClient) -> None:
        """Send the same to every page."""
        data = msgspec.json.encode(message)
        for link in self._links:
            link.send(data)

    def show(self, viewer: Callable[[Link], K], draw: Callable[[K], ToClient]) -> None:
        """Send to each page what is drawn for its viewer; equal viewers get the same bytes, drawn once."""
        drawn: dict[K, bytes] = {}
        for link in self._links:
            key = viewer(link)
            if key not in drawn:
                drawn[key] = msgspec.json.encode(draw(key))
            link.send(drawn[key])
