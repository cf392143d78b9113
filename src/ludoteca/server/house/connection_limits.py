"""How many are connected, from where, and who is let go when there is no room for somebody new.

An address of this machine and a reverse proxy that the operator has named say nothing about who comes: they are not
counted. Behind such a proxy people are counted by the address that it tells.
"""

import ipaddress
import resource
from collections import Counter
from collections.abc import Callable, Collection
from typing import Protocol

OPEN_FILES = 65_536
"""Open files that are asked for at the start, where the system allows it."""
OTHER_FILES = 256
"""Files that are not connections: the database, the page, pipes to the bots."""


class HalfOpen(Protocol):
    """A connection whose request has yet to come."""

    def let_go(self) -> None:
        """End it at once."""


class ConnectionLimit:
    """Those who are connected, counted by address and in all."""

    def __init__(self, most: int, *, room: int | None = None, spares: Callable[[str], bool] | None = None) -> None:
        self.most = most
        """Connections from one address."""
        self.room = room
        """Connections in all; None: as many as come."""
        self.spares = spares or is_loopback
        """The addresses that are not counted."""
        self._here: Counter[str] = Counter()
        self._all = 0
        self._half_open: dict[HalfOpen, None] = {}

    def enter(self, address: str | None) -> bool:
        """Somebody connects; False where that is one too many.

        Where the house is full, the oldest request that is only half there makes room.
        """
        key = neighbourhood(address)
        if not self.spares(key) and self._here[key] >= self.most:
            return False
        if self.room is not None and self._all >= self.room:
            if not self._half_open:
                return False
            oldest = next(iter(self._half_open))
            self.complete(oldest)
            oldest.let_go()
        self._here[key] += 1
        self._all += 1
        return True

    def leave(self, address: str | None) -> None:
        """Somebody who has entered is gone."""
        key = neighbourhood(address)
        self._all -= 1
        self._here[key] -= 1
        if not self._here[key]:
            del self._here[key]

    def begin(self, request: HalfOpen) -> None:
        """A request is only half there."""
        self._half_open[request] = None

    def complete(self, request: HalfOpen) -> None:
        """It is whole, or gone."""
        self._half_open.pop(request, None)


def neighbourhood(address: str | None) -> str:
    """Whom limits count together: an IPv4 address, or the network that one customer has of IPv6."""
    try:
        found = ipaddress.ip_address((address or "").split("%")[0])
    except ValueError:
        return address or ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(found) if found.is_loopback else str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_loopback(address: str) -> bool:
    """Whether somebody comes from here: a tunnel or a proxy may stand in for many."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return not address


def sparing(proxies: Collection[str]) -> Callable[[str], bool]:
    """This machine and these proxies are not counted."""
    named = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]

    def spares(address: str) -> bool:
        if is_loopback(address):
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:  # a network
            return False
        return any(found in network for network in named)

    return spares


def room_for_all() -> int:
    """Connections that the system's limit on open files leaves room for, raised as far as it may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, (OPEN_FILES if soft == resource.RLIM_INFINITY else soft) - OTHER_FILES)
