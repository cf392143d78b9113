"""One house under uvicorn."""

import socket
from collections.abc import Awaitable, Callable

import uvicorn

from ludoteca.server.house.house import House
from ludoteca.server.http.app import build
from ludoteca.server.http.connections import Config, Connection, SocketConnection
from ludoteca.server.limits import MESSAGE_BYTES


class Server(uvicorn.Server):
    """Uvicorn that says when it answers, and lets tables go before it hangs up."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to answer, then say so."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let every table go while others can still ask for it, then end."""
        await self._drain()
        await super().shutdown(sockets)


def server_for(house: House, ready: Callable[[], None]) -> Server:
    """A server that can be run and told to stop."""
    config = Config(
        build(house),
        http=Connection,
        ws=SocketConnection,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # costs 40 to 100 KB a socket
        access_log=False,
        server_header=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=3,
        proxy_headers=bool(house.proxies),
        forwarded_allow_ips=list(house.proxies),
    )
    config.connections = house.connections
    return Server(config, ready, house.closing.drain)
