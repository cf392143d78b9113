"""A copy of everything a house remembers, taken while people play."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from ludoteca.server.signing import FILE as KEY
from ludoteca.server.storage.store import FILE


class DamagedError(Exception):
    """The copy does not hold together."""


def back_up(data: Path, to: Path) -> Path:
    """Copy a data folder into another; its tables are those of one moment, acknowledged moves included.

    The copy is a data folder itself: `ludoteca serve --data` opens it. It holds secrets of matches still running.
    """
    if not (data / FILE).exists():
        raise FileNotFoundError(2, os.strerror(2), str(data / FILE))
    to.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = to / f"{FILE}.draft"
    draft.unlink(missing_ok=True)
    with closing(sqlite3.connect(data / FILE)) as source, closing(sqlite3.connect(draft)) as target:
        os.chmod(draft, 0o600)
        source.backup(target)  # in one go: whoever writes meanwhile is not in it and does not wait
        target.execute("PRAGMA journal_mode=DELETE")
        if target.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise DamagedError(str(draft))
    draft.replace(to / FILE)
    if (data / KEY).exists():
        shutil.copy2(data / KEY, to / KEY)
    return to / FILE
