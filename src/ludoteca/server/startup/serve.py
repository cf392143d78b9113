"""Starting the server: the port is taken first, everything slow is imported afterwards, callers wait in the queue.

One of several processes refuses them until it can answer: its balancer leads them to another one at once.
"""

import asyncio
import contextlib
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from ludoteca.engine.compiler import without_linear_algebra
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.http.lan import lan_addresses, terminal_qr
from ludoteca.server.notices.config import NoticeConfig, read_config
from ludoteca.server.refusal import Refusal
from ludoteca.server.startup import logs
from ludoteca.server.startup.garbage_collection import rare_garbage_collection

if TYPE_CHECKING:
    from ludoteca.server.house.house import House
    from ludoteca.server.startup.uvicorn_server import Server

PORT = 8017
"""The house's own port; the next free one is taken if somebody else has it."""
PORTS_TRIED = 50
SHORTEST_TOKEN = 20
"""Characters of the word that lets others read the numbers."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    *,
    database: str = "",
    key: Path | None = None,
    lan: bool = False,
    allow_hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    notices: Path | None = None,
    metrics: bool = False,
    metrics_token: Path | None = None,
    open_browser: bool = False,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until interrupted. `say` is handed each address as soon as it answers: this machine's, then the LAN's.

    `proxies` are the addresses of reverse proxies that are believed when they say who comes (X-Forwarded-For), and how
    (X-Forwarded-Proto). Nobody else is. `notices` is a file that says how people are called who are not there.
    `database` is the address of a PostgreSQL database instead of the file in the data folder, `key` the file of the key
    that signs, where several processes share one.
    `metrics`: tell this machine how the house does, and whoever sends the word in the file `metrics_token`.
    """
    called = read_config(notices) if notices is not None else None
    token = read_token(metrics_token) if metrics_token is not None else ""
    listener = bind("0.0.0.0" if lan else host, port, listens=not database or port is None)
    chosen = listener.getsockname()[1]
    addresses = lan_addresses() if lan else []
    here = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::1', '::') else host}:{chosen}"
    shared = f"http://{addresses[0]}:{chosen}" if addresses else ""

    def ready() -> None:
        say(here)
        if shared:
            say(shared)
            print(terminal_qr(shared), flush=True)
        if open_browser:
            webbrowser.open(here)

    names = (*allow_hosts, *addresses, *((host,) if host not in ("0.0.0.0", "::") else ()))
    with listener:
        run(
            listener,
            data or default_data(),
            database=database,
            key=key,
            names=names,
            guest_address=shared,
            proxies=proxies,
            notices=called,
            metrics=metrics or bool(token),
            metrics_token=token,
            ready=ready,
        )


def read_token(file: Path) -> str:
    """The word in a file that lets others read the numbers; a Refusal where it could be guessed."""
    token = file.read_text("utf-8").strip()
    if len(token) < SHORTEST_TOKEN or not token.isascii() or not token.isprintable() or " " in token:
        raise Refusal("cli-serve-short-token", file=str(file), least=SHORTEST_TOKEN)
    return token


def bind(host: str, port: int | None, *, listens: bool = True) -> socket.socket:
    """A socket on the port asked for (0: any), else on the house's own or the next free one.

    It listens at once, or else when the server does; until then whoever calls is refused.
    """
    wanted = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in wanted:
        # Named as TCP, so that asyncio sends small messages at once (TCP_NODELAY).
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, each))
            if listens:
                listener.listen(2048)
            return listener
        except OSError:
            listener.close()
            if each == wanted[-1]:
                raise
    raise OSError("no free port")


def default_data() -> Path:
    """Where this user's tables are kept."""
    return platformdirs.user_data_path("ludoteca")


def run(
    listener: socket.socket,
    data: Path,
    *,
    names: tuple[str, ...],
    guest_address: str,
    ready: Callable[[], None],
    database: str = "",
    key: Path | None = None,
    proxies: tuple[str, ...] = (),
    notices: NoticeConfig | None = None,
    metrics: bool = False,
    metrics_token: str = "",
) -> None:
    """Serve one house on a socket that already listens, until interrupted."""
    logs.set_up()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(
            _run(listener, data, database, key, names, guest_address, proxies, notices, metrics, metrics_token, ready)
        )


async def _run(
    listener: socket.socket,
    data: Path,
    database: str,
    key: Path | None,
    names: tuple[str, ...],
    guest_address: str,
    proxies: tuple[str, ...],
    notices: NoticeConfig | None,
    metrics: bool,
    metrics_token: str,
    ready: Callable[[], None],
) -> None:
    """Bots load their part of the rules while this process imports its own; the port is ours already.

    Of several processes one that starts does it after its own: others on this machine have their hands full just then.
    """
    from ludoteca.server.workers.bot_pool import BotPool  # here, so that the workers do not import it

    clock = HouseClock.of_this_house()
    bots = BotPool(clock)
    if not database:
        bots.start()
    port = listener.getsockname()[1]
    with rare_garbage_collection(clock) as about_to_open:
        try:
            house_of, server_for = await asyncio.to_thread(_slow_imports)
            about_to_open()
            house = house_of.build(
                data,
                port=port,
                database=database,
                key=key,
                names=names,
                guest_address=guest_address,
                proxies=proxies,
                notices=notices,
                metrics=metrics,
                metrics_token=metrics_token,
                clock=clock,
                bots=bots,
            )
            await server_for(house, ready).serve(sockets=[listener])
        finally:
            await bots.stop()


def _slow_imports() -> "tuple[type[House], Callable[[House, Callable[[], None]], Server]]":
    """Numba and the games take their time. Other processes compile: this one never does."""
    without_linear_algebra()
    from ludoteca.engine.cache import Policy
    from ludoteca.server.house.house import House
    from ludoteca.server.startup.uvicorn_server import server_for

    Policy.compiles = False
    return House, server_for
