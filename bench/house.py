"""A server for benches: `python -m bench.house PORT DATA [DATABASE KEY NAME]`. The same house, but nothing is counted.

With DATABASE it is one of several processes, which share the file KEY and are called by NAME behind a balancer.

The limits that are lifted protect against strangers; here all guests come from one machine at once.
"""

import contextlib
import resource
import signal
import sys
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from ludoteca.server import limits, serve

ENDLESS = 10**9
FILES = 65_536
"""More than five thousand sockets, on both ends."""


def unlimited_files() -> None:
    """Every socket is a file: take as many as the machine gives."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):  # only the superuser may raise the limit itself
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(most, FILES), max(most, FILES)))
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Serve until killed; the address is printed when it answers."""
    unlimited_files()
    limits.GUESTS = limits.TABLES = limits.ACTIONS = ENDLESS  # before the house reads them
    limits.JOINS = limits.ADDRESS_JOINS = limits.TABLES_A_DAY = ENDLESS
    port, data, *shared = sys.argv[1:]
    if not shared:
        can_be_read_only()
        serve(port=int(port), data=Path(data), say=tell)
        return
    database, key, name = shared
    here = ("127.0.0.1",)
    serve(
        port=int(port),
        data=Path(data),
        database=database,
        key=Path(key),
        allow_hosts=(name,),
        proxies=here,
        say=tell,
    )


def can_be_read_only() -> None:
    """SIGUSR1 makes every database of this process read-only, SIGUSR2 makes them writable again."""
    wanted = {"query_only": 0}
    signal.signal(signal.SIGUSR1, lambda *_: wanted.update(query_only=1))
    signal.signal(signal.SIGUSR2, lambda *_: wanted.update(query_only=0))

    @event.listens_for(Engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only={wanted['query_only']}")


def tell(address: str) -> None:
    """Print the address, under the name that needs no look-up."""
    print(address.replace("localhost", "127.0.0.1"), flush=True)


if __name__ == "__main__":
    main()
