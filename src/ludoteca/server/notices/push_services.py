"""Where this house may be sent to: a browser names the address of its push service, and only those on the list count.

The address comes from outside, so it is read strictly: https, a host on the list, no user, the service's own port. A
host is looked up once, and the connection goes to the very address that was looked at.
"""

import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from ludoteca.server.refusal import Refusal

KNOWN = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Samsung
    "updates.push.services.mozilla.com",  # Firefox
    "*.notify.windows.com",  # Edge
    "web.push.apple.com",  # Safari
)
HTTPS = 443
LONGEST = 1000
NAME = re.compile(r"(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:[0-9]{1,5})?")
ADDRESS = re.compile(r"https://[A-Za-z0-9.:-]+/[A-Za-z0-9._~:/?@!$&'()*+,;=%-]*")


@dataclass(frozen=True)
class Endpoint:
    """A browser's own address at a push service."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Whom a signature is good for."""
        return f"https://{self.host}" if self.port == HTTPS else f"https://{self.host}:{self.port}"


class PushServices:
    """The operator's list. `*.example.org` stands for every host below it; a host with a port is good for that port."""

    def __init__(self, names: tuple[str, ...] = KNOWN, *, private: bool = False) -> None:
        for name in names:
            if not NAME.fullmatch(name):
                raise ValueError(name)
        self._names = names
        self._private = private

    def endpoint(self, address: str) -> Endpoint:
        """A browser's address, taken apart; a Refusal where the house sends nothing to such a one."""
        if len(address) > LONGEST or not ADDRESS.fullmatch(address):
            raise Refusal("notices-no-service")
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or HTTPS
        except ValueError:
            raise Refusal("notices-no-service") from None
        if parts.username is not None or not any(self._fits(name, host, port) for name in self._names):
            raise Refusal("notices-no-service")
        return Endpoint(host, port, f"{parts.path}?{parts.query}" if parts.query else parts.path)

    def look_up(self, endpoint: Endpoint) -> list[str]:
        """The addresses that a host has now, without those that are not on the internet; OSError where it has none."""
        found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
        places = [str(place[0]) for *_, place in found]
        good = [each for each in places if self._private or is_public(each)]
        if not good:
            raise OSError("no address on the internet")
        return good

    @staticmethod
    def _fits(name: str, host: str, port: int) -> bool:
        wanted, _, its_port = name.partition(":")
        if port != (int(its_port) if its_port else HTTPS):
            return False
        return host.endswith(wanted[1:]) and len(host) > len(wanted) - 1 if wanted.startswith("*.") else host == wanted


def is_public(address: str) -> bool:
    """Whether an address is on the internet: not this machine, not a private network, nor an IPv6 name for them."""
    found = ipaddress.ip_address(address.split("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return found.is_global and inner.is_global and not found.is_multicast
