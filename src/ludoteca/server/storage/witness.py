"""A second word on what was acknowledged, beside the database: so that a damaged log cannot lose anything unnoticed.

SQLite reads its write-ahead log up to the first frame that is not whole and drops the rest without a word. After a
`kill -9` that rest was never acknowledged; after damage it was. Every commit has a number in the database, and when it
is on the disk the same number is appended here, with the tables and how many moves. A database that knows a smaller
number than its witness has lost something. The witness is never ahead of what was on the disk.
"""

import logging
import os
import shutil
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from ludoteca.server.storage.private import private_file, write_private

log = logging.getLogger(__name__)

FILE = "acknowledged.log"
MOST_BYTES = 4 * 1024 * 1024
"""Then it begins anew; SQLite keeps about as much in its own log."""


class Missing(Struct, frozen=True):
    """What was acknowledged and is not in the database."""

    commits: int
    moves: int
    tables: list[str]


class Witness:
    """Appends what was committed; a failure of its own stops nothing."""

    def __init__(self, folder: Path, number: int) -> None:
        self._file = folder / FILE
        self._open: int | None = None
        self._size = 0
        self._begin(number)

    def add(self, number: int, moves: Mapping[str, int]) -> None:
        """A commit is on the disk."""
        if self._open is None:
            return
        try:
            self._size += os.write(self._open, _line(number, moves))
        except OSError as error:
            log.warning("%s cannot be written: %s", self._file, error)
            return
        if self._size > MOST_BYTES:
            self.close()
            self._begin(number)

    def close(self) -> None:
        """No more is said."""
        if self._open is not None:
            os.close(self._open)
            self._open = None

    def _begin(self, number: int) -> None:
        try:
            write_private(self._file, first := _line(number, {}))
            self._open = os.open(self._file, os.O_WRONLY | os.O_APPEND)
            self._size = len(first)
        except OSError as error:
            log.warning("%s cannot be written: %s", self._file, error)


def missing(folder: Path, number: int) -> Missing | None:
    """What the witness of a folder has seen beyond the last commit that its database knows; None: nothing."""
    try:
        lines = (folder / FILE).read_bytes().splitlines()
    except OSError:
        return None
    last, moves = number, Counter[str]()
    for line in lines:
        told = line.decode("ascii", "replace").split(" ")
        if not told[0].isdecimal() or int(told[0]) <= number:
            continue
        last = max(last, int(told[0]))
        for table, _, count in (each.partition("=") for each in told[1:]):
            if count.isdecimal():
                moves[table] += int(count)
    return None if last == number else Missing(last - number, moves.total(), sorted(moves))


def set_log_aside(database: Path) -> Path | None:
    """A copy of the write-ahead log as it was found, before anybody reads it; None where there is none."""
    found = database.with_name(f"{database.name}-wal")
    if not found.exists() or not found.stat().st_size:
        return None
    copy = database.with_name(f"{database.name}-wal-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    shutil.copyfile(found, private_file(copy))
    return copy


def _line(number: int, moves: Mapping[str, int]) -> bytes:
    return " ".join([str(number), *(f"{table}={count}" for table, count in moves.items())]).encode("ascii") + b"\n"
