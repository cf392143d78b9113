"""Who is in the house right now: every open socket, so that whoever may no longer be here is out at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ludoteca.engine.saying import Says
from ludoteca.server.house.guests import Guests
from ludoteca.server.storage.stored import Guest

if TYPE_CHECKING:
    from ludoteca.server.http.live_socket import Conversation

LOCKED_OUT = 4001
"""Close code: this device's token was voided, by a changed lock or because its guest wants to be forgotten."""


class OpenSockets:
    """The conversations of everybody with a cookie, by guest."""

    def __init__(self, guests: Guests) -> None:
        self._guests = guests
        self._here: dict[str, set[Conversation]] = {}

    @contextmanager
    def of(self, conversation: "Conversation") -> Iterator[None]:
        """Somebody is here until the block is left. A token voided while the socket was opened opens nothing."""
        guest = conversation.link.guest
        if guest is None:
            yield
            return
        here = self._here.setdefault(guest.id, set())
        here.add(conversation)
        if not self._guests.holds(guest, conversation.link.token_hash):
            conversation.end(LOCKED_OUT, Says("server-locked-out"))
        try:
            yield
        finally:
            here.discard(conversation)
            if not here:
                self._here.pop(guest.id, None)

    def lock_out(self, guest: Guest) -> None:
        """Close every socket of a guest whose token has been voided."""
        for conversation in list(self._here.get(guest.id, ())):
            if not self._guests.holds(guest, conversation.link.token_hash):
                conversation.end(LOCKED_OUT, Says("server-locked-out"))
