"""A copy of everything a house remembers, taken while people play.

The copy is a data folder itself: the database as it was at one moment, acknowledged moves included, and the key that
signs game files. What can be found out again (hindsight) and what belongs to a running server only (its lock, its
witness, its canary) is not in it.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ludoteca.server.archive.signing import FILE as KEY
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.folder import DATABASE, is_in_use
from ludoteca.server.storage.private import FOLDER_MODE, keep_private, private_file, sync_folder, write_private

DRAFT = f"{DATABASE}.draft"


class DamagedError(Exception):
    """The copy does not hold together."""


def back_up(data: Path, to: Path) -> Path:
    """Copy a data folder into another that holds no house yet. The database comes last, so that it means a whole copy.

    It holds secrets of matches still running.
    """
    if not (data / DATABASE).exists():
        raise FileNotFoundError(2, os.strerror(2), str(data / DATABASE))
    if is_in_use(to):
        raise Refusal("serving-data-in-use", status=409, folder=str(to))
    if list(to.glob(f"{DATABASE}*")) not in ([], [to / DRAFT]):
        raise Refusal("serving-copy-there", status=409, folder=str(to))
    to.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    draft = to / DRAFT
    draft.unlink(missing_ok=True)
    with closing(sqlite3.connect(data / DATABASE)) as source, closing(sqlite3.connect(private_file(draft))) as target:
        source.backup(target)  # in one go: what is written meanwhile is not in it and does not wait
        target.execute("PRAGMA journal_mode=DELETE")
        if target.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise DamagedError(str(draft))
    if (data / KEY).exists():
        write_private(to / KEY, (data / KEY).read_bytes())
    with draft.open("rb") as made:
        os.fsync(made.fileno())
    draft.replace(to / DATABASE)
    sync_folder(to)
    keep_private(to)
    return to / DATABASE
