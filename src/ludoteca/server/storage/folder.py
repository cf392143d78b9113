"""The data folder of a house: who may use it, and what of it is the house's own."""

from pathlib import Path

from filelock import FileLock, Timeout

from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.private import FILE_MODE, FOLDER_MODE

LOCK = "lock"
DATABASE = "ludoteca.sqlite"
RESTORING = "restore.draft"
"""Where a copy is checked before it takes the place of what is there."""


def house_lock(folder: Path) -> FileLock:
    """The right to use a data folder, made if there is none; a Refusal where another server has it."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    lock = FileLock(folder / LOCK, thread_local=False, mode=FILE_MODE)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise Refusal("serving-data-in-use", status=409, folder=str(folder)) from None
    return lock


def is_in_use(folder: Path) -> bool:
    """Whether a house is open in a folder. Looking leaves nothing behind."""
    if not (folder / LOCK).exists():
        return False
    try:
        house_lock(folder).release()
    except Refusal:
        return True
    return False


def must_be_whole(folder: Path) -> None:
    """A Refusal where putting a copy in place was broken off: a server would open an empty house there."""
    if (folder / RESTORING / DATABASE).exists() and not (folder / DATABASE).exists():
        raise Refusal("serving-half-restored", status=409, folder=str(folder))
