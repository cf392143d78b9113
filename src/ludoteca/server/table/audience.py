"""The pages that look at one table, and how something is shown to all of them."""

from collections.abc import Callable, Hashable, Iterator
from typing import TypeVar

import msgspec

from ludoteca.server.protocol import ToClient
from ludoteca.server.table.link import Link

K = TypeVar("K", bound=Hashable)


class Audience:
    """Everybody with a socket at the table: those who play, those who watch, one person with two screens."""

    def __init__(self) -> None:
        self._links: set[Link] = set()

    def __bool__(self) -> bool:
        return bool(self._links)

    def __iter__(self) -> Iterator[Link]:
        return iter(tuple(self._links))

    def add(self, link: Link) -> None:
        """A page looks here."""
        self._links.add(link)

    def discard(self, link: Link) -> None:
        """A page looks away."""
        self._links.discard(link)

    def has(self, player: str | None) -> bool:
        """Whether a person is here, on any screen."""
        return any(link.player == player for link in self._links)

    def links(self) -> list[Link]:
        """All pages."""
        return list(self._links)

    def deals(self, player: str) -> bool:
        """Whether a person is here with a page that takes part in dealing."""
        return any(link.player == player and link.deals for link in self._links)

    def tell(self, message: ToClient) -> None:
        """Send the same to every page."""
        data = msgspec.json.encode(message)
        for link in self._links:
            link.send(data)

    def show(self, viewer: Callable[[Link], K], draw: Callable[[K], ToClient | None]) -> None:
        """Send to each page what is drawn for its viewer; equal viewers get the same bytes, drawn once.

        Nothing is sent to viewers for whom nothing is drawn.
        """
        drawn: dict[K, bytes | None] = {}
        for link in self._links:
            key = viewer(link)
            if key not in drawn:
                message = draw(key)
                drawn[key] = None if message is None else msgspec.json.encode(message)
            if (data := drawn[key]) is not None:
                link.send(data)
