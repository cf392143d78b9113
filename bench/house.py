"""A server for benches: `python -m bench.house PORT DATA`. The same house, but newcomers and tables are not counted.

The limits that are lifted protect against strangers; here all guests come from one machine at once.
"""

import resource
import sys
from pathlib import Path

from ludoteca.server.hosting import host
from ludoteca.server.house import House
from ludoteca.server.limits import Rate
from ludoteca.server.listening import bind

ENDLESS = 10**9


def unlimited_files() -> None:
    """Every socket is a file: take as many as the machine gives."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Serve until killed; the address is printed when it answers."""
    unlimited_files()
    listener = bind("127.0.0.1", int(sys.argv[1]))
    port = listener.getsockname()[1]
    house = House.build(Path(sys.argv[2]), port=port)
    house.arrivals = Rate(house.clock, ENDLESS, 1.0)
    house.openings = Rate(house.clock, ENDLESS, 1.0)
    host(house, listener, lambda: print(f"http://127.0.0.1:{port}", flush=True))


if __name__ == "__main__":
    main()
