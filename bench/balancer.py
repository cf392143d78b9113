"""HAProxy in front of several processes on this machine, with the configuration that is shipped."""

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CONFIG = Path(__file__).parent.parent / "deploy" / "haproxy.cfg"
MISSING = "haproxy is missing: install it with your packages (Debian, Ubuntu: sudo apt install haproxy)"


def haproxy() -> str | None:
    """Its program, where it is installed."""
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


def free_ports(count: int) -> list[int]:
    """Ports that nobody has at this moment."""
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [int(each.getsockname()[1]) for each in sockets]
    for each in sockets:
        each.close()
    return ports


def configured(front: int, ports: list[int]) -> str:
    """The configuration that is shipped, for these processes, over plain HTTP on this machine."""
    text = CONFIG.read_text("utf-8")
    text = re.sub(
        r"(?m)^    (bind :443|http-request redirect|http-response set-header Strict|log /dev/log).*\n", "", text
    )
    text = text.replace("bind :80", f"bind 127.0.0.1:{front}")
    text = re.sub(r"(?m)^    server b .*\n", "", text)

    def servers(found: re.Match[str]) -> str:
        track = " track live/p{0}" if found[1] else ""
        line = "    server p{0} 127.0.0.1:{1}" + track
        return "\n".join(line.format(number, port) for number, port in enumerate(ports))

    return re.sub(r"(?m)^    server a \S+( track live/a)?$", servers, text)


@contextmanager
def balanced(folder: Path, front: int, ports: list[int], *, fall: int = 3) -> Iterator[int]:
    """HAProxy in front of processes, and its own; whoever leaves so many questions unanswered is down."""
    if (program := haproxy()) is None:
        raise FileNotFoundError(MISSING)
    config = folder / "haproxy.cfg"
    config.write_text(configured(front, ports).replace("fall 3", f"fall {fall}"), "utf-8")
    subprocess.run([program, "-q", "-c", "-f", str(config)], check=True)
    with (
        open(folder / "haproxy.log", "ab") as log,
        subprocess.Popen([program, "-db", "-f", str(config)], stdout=log, stderr=log, process_group=0) as balancer,
    ):
        try:
            yield balancer.pid
        finally:
            balancer.kill()
