"""`ludoteca restore BACKUP`: a copy takes the place of what the house remembers; nothing old is deleted."""

import os
import sqlite3
from pathlib import Path

import click

from ludoteca.cli.backup import FOLDER
from ludoteca.cli.speech import Spoken, failure, tell


@click.command("restore", cls=Spoken)
@click.argument("backup", type=FOLDER)
@click.option("--data", type=FOLDER)
def command(backup: Path, data: Path | None) -> None:
    """Put a backup in place, checked before."""
    if data is None and os.environ.get("LUDOTECA_DATABASE"):
        raise failure("cli-restore-postgresql")
    # here, so that the other commands start without a web server
    from ludoteca.server.archive.restore import restore
    from ludoteca.server.startup.serve import default_data

    target = data or default_data()
    tell("cli-restore-reading", backup=str(backup), to_errors=True)
    try:
        done = restore(backup, target, lambda read, of: tell("cli-restore-read", read=read, of=of, to_errors=True))
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise failure("cli-restore-impossible", data=str(target), backup=str(backup), reason=reason) from error
    tell("cli-restore-done", data=str(target), tables=done.tables, matches=done.matches, moves=done.moves)
    tell("cli-restore-running", running=done.running, told=done.told)
    if done.kept_key:
        tell("cli-restore-kept-key")
    if done.aside is not None:
        tell("cli-restore-aside", aside=str(done.aside))
