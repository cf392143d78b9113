"""`ludoteca house`: a link to the operator's page of a running house, for whoever can read its key."""

from pathlib import Path

import click

from ludoteca.cli.speech import Spoken, failure, tell

ADDRESS = "http://localhost:8017"


@click.command("house", cls=Spoken)
@click.option("--data", type=click.Path(file_okay=False, path_type=Path))
@click.option("--key", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--address", default=ADDRESS, show_default=True, metavar="URL")
def command(data: Path | None, key: Path | None, address: str) -> None:
    """Print a link that opens once, within five minutes."""
    # here, so that the other commands start without a web server
    from ludoteca.server.archive.signing import FILE, ServerKey
    from ludoteca.server.house.operator_key import LINK_SECONDS, OperatorKey
    from ludoteca.server.house_clock import HouseClock
    from ludoteca.server.startup.serve import default_data

    file = key or (data or default_data()) / FILE
    if not address.startswith(("http://", "https://")):
        raise failure("cli-house-bad-address", address=address)
    try:
        if not file.exists():
            raise failure("cli-house-no-key", file=str(file))
        door = OperatorKey(ServerKey.of(file), HouseClock())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise failure("cli-house-impossible", file=str(file), reason=reason) from error
    tell("cli-house-link", link=f"{address.rstrip('/')}/house#{door.link()}", minutes=LINK_SECONDS // 60)
