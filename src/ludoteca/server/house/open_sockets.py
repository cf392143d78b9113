"""Who is in the house right now: every open socket, so that a guest who may no longer be here is out at once.

Whoever comes in is told what was announced to everybody.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ludoteca.engine.saying import Says
from ludoteca.server.house.guests import Guests
from ludoteca.server.house.restart import Restart
from ludoteca.server.protocol.closing import LOCKED_OUT
from ludoteca.server.storage.stored import Guest
from ludoteca.server.table.audience import Link


class OpenSocket(Protocol):
    """A page that talks to us."""

    link: Link

    def end(self, code: int, says: Says) -> None:
        """Say why, and hang up."""


class OpenSockets:
    """The sockets of everybody, and by guest those of everybody with a cookie."""

    def __init__(self, guests: Guests, restart: Restart, refusals: Counter[str]) -> None:
        self._guests = guests
        self._restart = restart
        self._refusals = refusals
        self._all: set[OpenSocket] = set()
        self._here: dict[str, set[OpenSocket]] = {}

    def __len__(self) -> int:
        return len(self._all)

    @contextmanager
    def of(self, socket: OpenSocket) -> Iterator[None]:
        """Somebody is here until the block is left. A token voided while the socket was opened opens nothing."""
        socket.link.refused = self._count_refusal
        self._all.add(socket)
        if (announced := self._restart.announced()).within is not None:
            socket.link.send(announced)
        try:
            with self._known(socket):
                yield
        finally:
            self._all.discard(socket)

    def announce(self) -> None:
        """Tell every page when the house restarts, or that it does not."""
        announced = self._restart.announced()
        for socket in list(self._all):
            socket.link.send(announced)

    def lock_out(self, guest: Guest) -> None:
        """Close every socket of a guest whose token has been voided."""
        for socket in list(self._here.get(guest.id, ())):
            if not self._guests.holds(guest, socket.link.token_hash):
                socket.end(LOCKED_OUT, Says("server-locked-out"))

    @contextmanager
    def _known(self, socket: OpenSocket) -> Iterator[None]:
        guest = socket.link.guest
        if guest is None:
            yield
            return
        here = self._here.setdefault(guest.id, set())
        here.add(socket)
        if not self._guests.holds(guest, socket.link.token_hash):
            socket.end(LOCKED_OUT, Says("server-locked-out"))
        try:
            yield
        finally:
            here.discard(socket)
            if not here:
                self._here.pop(guest.id, None)

    def _count_refusal(self, says: str) -> None:
        self._refusals[says] += 1
