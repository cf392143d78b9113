"""Files that only their owner reads, whatever the umask says and whatever folder they lie in."""

import os
from pathlib import Path

FILE_MODE, FOLDER_MODE = 0o600, 0o700
OURS = ("ludoteca*.sqlite*", "server.*", "lock", "acknowledged.log", "hindsight", "before-restore-*")
"""What a house keeps in its data folder; other things that lie there are not ours to touch."""


def private_file(file: Path) -> Path:
    """Make a file that only its owner reads, empty if there was none. SQLite gives its logs the mode of their file."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, FILE_MODE))
    file.chmod(FILE_MODE)
    return file


def write_private(file: Path, data: bytes) -> None:
    """Write a file whole or not at all: beside, to the disk, then in its place."""
    draft = file.with_name(f"{file.name}.draft")
    draft.unlink(missing_ok=True)
    with open(private_file(draft), "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk; Windows does so by itself, and opens no folders."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def keep_private(folder: Path) -> None:
    """Close to others what a house has in its folder, also what an earlier version left open."""
    for pattern in OURS:
        for found in folder.glob(pattern):
            _close(found)
            for inside in found.glob("*") if found.is_dir() else ():
                _close(inside)


def _close(found: Path) -> None:
    if not found.is_symlink():
        wanted = FOLDER_MODE if found.is_dir() else FILE_MODE
        if found.stat().st_mode & 0o777 != wanted:
            found.chmod(wanted)
