"""`ludoteca push-key FILE`: make the key by which push services know this house."""

from pathlib import Path

import click

from ludoteca.cli.speech import Spoken, failure, tell


@click.command("push-key", cls=Spoken)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def command(file: Path) -> None:
    """Write a new key to a file that is not there yet."""
    from ludoteca.server.notices.push_encryption import make_key  # here, so that other commands start without it

    try:
        make_key(file)
    except OSError as error:
        raise failure("cli-push-key-impossible", file=str(file), reason=error.strerror or str(error)) from error
    tell("cli-push-key-done", file=str(file))
