"""`ludoteca serve`: open the house for people on this machine, or on the same Wi-Fi."""

import ipaddress
import os
import sqlite3
import sys
from pathlib import Path

import click

from ludoteca.cli.speech import Spoken, failure, tell


@click.command("serve", cls=Spoken)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65_535))
@click.option("--lan", is_flag=True)
@click.option("--data", type=click.Path(file_okay=False, path_type=Path))
@click.option("--database", envvar="LUDOTECA_DATABASE", default="", metavar="postgresql://…")
@click.option("--key", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--allow-host", "allowed", multiple=True, metavar="NAME")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--notices", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--metrics", is_flag=True)
@click.option("--metrics-token-file", "token", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--open/--no-open", "open_browser", default=None)
def command(
    host: str,
    port: int | None,
    lan: bool,
    data: Path | None,
    database: str,
    key: Path | None,
    allowed: tuple[str, ...],
    proxies: tuple[str, ...],
    notices: Path | None,
    metrics: bool,
    token: Path | None,
    open_browser: bool | None,
) -> None:
    """Serve until interrupted."""
    from ludoteca.server import serve  # here, so that the other commands start without a web server
    from ludoteca.server.archive.signing import BadKeyError
    from ludoteca.server.startup.serve import default_data

    for proxy in proxies:
        if not is_address(proxy):
            raise failure("cli-serve-bad-proxy", proxy=proxy)
    show = has_desktop() if open_browser is None else open_browser
    try:
        serve(
            host,
            port,
            data,
            database=database,
            key=key,
            lan=lan,
            allow_hosts=allowed,
            proxies=proxies,
            notices=notices,
            metrics=metrics,
            metrics_token=token,
            open_browser=show,
            say=lambda address: tell("cli-serve-ready", address=address),
        )
    except BadKeyError as error:
        raise failure("cli-serve-no-key", file=str(error.file), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise failure("cli-serve-no-data", data=str(data or default_data()), reason=str(error)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        if error.filename is not None:  # it is about a file, not about the port
            raise failure("cli-serve-no-data", data=str(data or default_data()), reason=reason) from error
        raise failure("cli-serve-port-taken", port=str(port or "…"), host=host, reason=reason) from error


def is_address(text: str) -> bool:
    """Whether a text is an address or a network."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def has_desktop() -> bool:
    """Whether somebody sits in front of this machine who could look at a browser."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
