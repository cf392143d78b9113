"""`ludoteca move --from PLACE --to PLACE`: a house goes from its file to PostgreSQL, or back; nothing is lost."""

import sqlite3

import click

from ludoteca.cli.speech import Spoken, failure, tell

PLACE = "DATA|postgresql://…"


@click.command("move", cls=Spoken)
@click.option("--from", "source", required=True, metavar=PLACE)
@click.option("--to", "target", required=True, metavar=PLACE)
def command(source: str, target: str) -> None:
    """Move a house that is closed."""
    # here, so that the other commands start without a database
    from ludoteca.server.archive.moving import move
    from ludoteca.server.archive.places import place_of
    from ludoteca.server.archive.signing import FILE
    from ludoteca.server.storage.postgresql import is_address

    leaves, enters = place_of(source), place_of(target)

    def arrived(table: str, done: int, of: int) -> None:
        tell("cli-move-moved", table=table, done=done, of=of, to_errors=True)

    try:
        moved = move(leaves, enters, arrived)
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise failure("cli-move-impossible", source=leaves.name, target=enters.name, reason=reason) from error
    for each in moved:
        tell("cli-move-same", table=each.table, rows=each.rows, digest=each.digest)
    tell("cli-move-done", source=leaves.name, target=enters.name)
    if enters.key is None and leaves.key is None and not is_address(target):
        tell("cli-move-no-key", folder=enters.name, file=FILE)
    elif enters.key is None:
        tell("cli-move-key", file=str(leaves.key or FILE))
