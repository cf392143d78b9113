"""`ludoteca backup FOLDER`: a copy of all tables, taken while the house is open."""

import os
import sqlite3
from pathlib import Path

import click

from ludoteca.cli.speech import Spoken, failure, tell

FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command("backup", cls=Spoken)
@click.argument("folder", type=FOLDER)
@click.option("--data", type=FOLDER)
def command(folder: Path, data: Path | None) -> None:
    """Copy the data folder of a house that may be running."""
    if data is None and os.environ.get("LUDOTECA_DATABASE"):
        raise failure("cli-backup-postgresql")
    # here, so that the other commands start without a web server
    from ludoteca.server.archive.backup import DamagedError, back_up
    from ludoteca.server.startup.serve import default_data

    source = data or default_data()
    if source.resolve() == folder.resolve():
        raise failure("cli-backup-itself", folder=str(folder))
    try:
        file = back_up(source, folder)
    except (OSError, sqlite3.Error, DamagedError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise failure("cli-backup-impossible", data=str(source), folder=str(folder), reason=reason) from error
    tell("cli-backup-done", file=str(file), size=round(file.stat().st_size / 1024))
