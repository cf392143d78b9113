"""Who is in the house right now: every open socket, so that a guest who may no longer be here is out at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ludoteca.engine.saying import Says
from ludoteca.server.house.guests import Guests
from ludoteca.server.storage.stored import Guest
from ludoteca.server.table.audience import Link

LOCKED_OUT = 4001
"""Close code: this device's token was voided, by a changed lock or because its guest wants to be forgotten."""


class OpenSocket(Protocol):
    """A page that talks to us."""

    link: Link

    def end(self, code: int, says: Says) -> None:
        """Say why, and hang up."""


class OpenSockets:
    """The sockets of everybody with a cookie, by guest."""

    def __init__(self, guests: Guests) -> None:
        self._guests = guests
        self._here: dict[str, set[OpenSocket]] = {}

    @contextmanager
    def of(self, socket: OpenSocket) -> Iterator[None]:
        """Somebody is here until the block is left. A token voided while the socket was opened opens nothing."""
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

    def lock_out(self, guest: Guest) -> None:
        """Close every socket of a guest whose token has been voided."""
        for socket in list(self._here.get(guest.id, ())):
            if not self._guests.holds(guest, socket.link.token_hash):
                socket.end(LOCKED_OUT, Says("server-locked-out"))
