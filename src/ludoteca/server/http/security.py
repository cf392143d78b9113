"""Who is let in: requests under an expected name (Host), from our own pages (Origin), plain HTTP only from nearby.

A page is ours if it came the same way as the request, over HTTP or HTTPS. Behind a proxy that ends TLS the request
comes over HTTP; the proxy says how people came, and is believed if the operator has named it.

CORS middleware does not cover WebSockets, and a page elsewhere that knows our address could ask the browser to use its
cookie here; so every request is looked at before anything else sees it. The answers carry the security headers.
"""

import ipaddress
import logging
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from ludoteca.server.house.connection_limits import ConnectionLimit
from ludoteca.server.protocol import Problem
from ludoteca.server.refusal import Refusal

log = logging.getLogger(__name__)

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
DEFAULT_PORTS = {"http": 80, "https": 443}
PAGE_SCHEMES = {"ws": "http", "wss": "https"}
"""How the page was loaded that opens such a socket."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors "
)
FRAMED = "/picture/"
"""Where the page draws a table that nobody plays at: our own pages may frame it, and nothing else is ever framed."""
SECURITY_HEADERS = [
    (b"content-security-policy", POLICY + b"'none'"),
    (b"x-frame-options", b"DENY"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
FRAMED_HEADERS = [
    (b"content-security-policy", POLICY + b"'self'"),
    (b"x-frame-options", b"SAMEORIGIN"),
    *SECURITY_HEADERS[2:],
]
"""Style attributes set by the page's components need 'unsafe-inline' for styles; scripts have no such licence."""


class AllowedHosts:
    """The exact list of names under which this server may be called.

    A name without a port is good for the server's own port and for the default ports of a reverse proxy; with a port it
    is good for that port only.
    """

    def __init__(self, port: int, names: tuple[str, ...] = ()) -> None:
        self._allowed = {
            place for name in (*LOOPBACK, *names) for place in _places(name.strip().lower().rstrip("."), port)
        }
        self._has_wondered = False

    def knows_host(self, host: str) -> bool:
        """Whether a Host header names this server."""
        return host.lower() in self._allowed

    def knows_origin(self, origin: str, scheme: str) -> bool:
        """Whether a page from this origin may act here with a request of this scheme."""
        try:
            parts = urlsplit(origin)
            port = parts.port
        except ValueError:
            return False
        if parts.scheme != PAGE_SCHEMES.get(scheme, scheme) or not parts.hostname:
            return False
        host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        place = host if port in (None, DEFAULT_PORTS[parts.scheme]) else f"{host}:{port}"
        return place in self._allowed

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why this request may not come in, or None."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.knows_host(host):
            return Refusal("server-unknown-host", status=421)
        if scope["scheme"] in ("http", "ws") and not is_nearby(scope["client"]):
            return Refusal("server-https-only", status=403)
        origin = headers.get(b"origin")
        acts = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if acts and origin is not None and not self.knows_origin(origin.decode("latin-1"), scope["scheme"]):
            if self.knows_origin(origin.decode("latin-1"), "https"):
                self._wonder()
            return Refusal("server-foreign-page", status=403)
        return None

    def _wonder(self) -> None:
        """Say once that a page came over HTTPS and its request did not."""
        if not self._has_wondered:
            self._has_wondered = True
            log.warning("a page under https:// acts over plain HTTP; if a proxy ends TLS, name it with --proxy")


def is_nearby(client: tuple[str, int] | None) -> bool:
    """Whether a caller sits on this machine or in a private network; only then may cookies travel in the clear."""
    if client is None:
        return True
    try:
        address = ipaddress.ip_address(client[0].split("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    address = mapped or address
    return address.is_loopback or address.is_private or address.is_link_local


def guarded(app: ASGIApp, hosts: AllowedHosts, sockets: ConnectionLimit, is_closing: Callable[[], bool]) -> ASGIApp:
    """The application behind these checks; `sockets` counts the open WebSockets by the address of the page.

    A house that closes lets no more of them in: a balancer tries the next process, a page tries again.
    """

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        refusal = hosts.refusal(scope)
        if refusal is None and "\0" in scope["path"]:  # no file, and no text that PostgreSQL holds
            refusal = Refusal("server-not-found", status=404)
        if refusal is not None:
            await _turn_away(scope, send, refusal)
            return
        if scope["type"] != ScopeType.WEBSOCKET:
            framed = scope["path"].startswith(FRAMED)
            await app(scope, receive, _with_headers(send, FRAMED_HEADERS if framed else SECURITY_HEADERS))
            return
        if is_closing():
            await _turn_away(scope, send, Refusal("server-table-moved", status=503))
            return
        address = scope["client"][0] if scope["client"] else None
        if not sockets.enter(address):
            await _turn_away(scope, send, Refusal("server-too-many-sockets", status=429))
            return
        try:
            await app(scope, receive, send)
        finally:
            sockets.leave(address)

    return checked


def _with_headers(send: Send, headers: list[tuple[bytes, bytes]]) -> Send:
    """Every answer over HTTP carries the security headers; messages on a socket have none."""

    async def send_safely(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = HTTPResponseStartEvent({**message, "headers": [*message.get("headers", []), *headers]})
        await send(message)

    return send_safely


async def _turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer with the refusal; a WebSocket handshake gets an HTTP answer too, so that the cause can be read."""
    kind = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
    body = msgspec.json.encode(Problem(refusal.says))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *SECURITY_HEADERS,
    ]
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})  # type: ignore[misc,arg-type]  # two literals
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[misc,arg-type]  # two literals


def _places(name: str, port: int) -> tuple[str, ...]:
    has_port = "]:" in name if name.startswith("[") else ":" in name
    return (name,) if has_port else (name, f"{name}:{port}")
