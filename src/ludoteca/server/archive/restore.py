"""A backup takes the place of what is in a data folder. Nothing old is deleted, and nothing is touched unchecked.

The copy is brought beside, checked there (its pages, its references, its layout, every table, every running match) and
only then put in place; what lay there before is moved into a folder of its own first. The backup itself is only read.
"""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.engine.errors import LudotecaError
from ludoteca.server.archive.signing import FILE as KEY
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage, layout
from ludoteca.server.storage.folder import DATABASE, LOCK, RESTORING, house_lock, is_in_use
from ludoteca.server.storage.private import FOLDER_MODE, private_file, sync_folder, write_private
from ludoteca.server.storage.stored import StoredMatch
from ludoteca.server.storage.upgrade import HEAD, upgrade, version_of
from ludoteca.server.table.live_match import LiveMatch, ReplayDiffersError

Progress = Callable[[int, int], None]
"""Told how many tables and matches have been read, of how many."""
LOT = 50
ASIDE = "before-restore-"


class Restored(Struct, frozen=True):
    """What is in the data folder now."""

    tables: int
    matches: int
    moves: int
    running: int
    """Matches that go on, each replayed to where it stands."""
    told: int
    """Running matches that the rules of today do not lead through: they can be read, not played on."""
    aside: Path | None
    """Where everything lies that was there before."""
    kept_key: bool
    """The copy had no key of its own, so the one that was there stays."""


def restore(copy: Path, data: Path, progress: Progress) -> Restored:
    """Put a copy in the place of what a data folder holds; a Refusal says why not, and then nothing has changed."""
    if copy.resolve() == data.resolve():
        raise Refusal("serving-restore-itself", folder=str(data))
    if not (copy / DATABASE).exists():
        raise Refusal("serving-no-copy", status=404, folder=str(copy))
    if is_in_use(copy):
        raise Refusal("serving-copy-in-use", status=409, folder=str(copy))
    with house_lock(data):
        draft = data / RESTORING
        if draft.exists():
            draft.rename(_fresh_folder(data) / RESTORING)  # of a copy that was never put in place
        draft.mkdir(mode=FOLDER_MODE)
        try:
            _bring(copy, draft)
            _check(draft / DATABASE, copy)
            told, running = asyncio.run(_read_everything(draft, progress))
            counts = _counts(draft / DATABASE)
            kept_key = not (draft / KEY).exists() and (data / KEY).exists()
            if kept_key:
                write_private(draft / KEY, (data / KEY).read_bytes())
        except BaseException:
            shutil.rmtree(draft, ignore_errors=True)
            raise
        aside = _set_aside(data)
        _put_in_place(draft, data)
    return Restored(*counts, running=running, told=told, aside=aside, kept_key=kept_key)


def _bring(copy: Path, draft: Path) -> None:
    """Copy what belongs to a house, log included, where somebody has copied a folder by hand."""
    for name in (DATABASE, f"{DATABASE}-wal", KEY):
        if (copy / name).exists():
            shutil.copyfile(copy / name, private_file(draft / name))


def _check(file: Path, copy: Path) -> None:
    """Whether pages and references hold together, and the layout is one that this version knows or can bring up."""
    try:
        found = version_of(file)
        with closing(sqlite3.connect(file)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            whole = whole and connection.execute("PRAGMA foreign_key_check").fetchone() is None
    except sqlite3.DatabaseError:
        raise Refusal("serving-copy-damaged", folder=str(copy)) from None
    if found is None or not whole:
        raise Refusal("serving-copy-damaged", folder=str(copy))
    if found > HEAD:
        raise Refusal("serving-copy-newer", folder=str(copy))
    upgrade(file)


async def _read_everything(draft: Path, progress: Progress) -> tuple[int, int]:
    """Read every table and every match, and replay those that go on: how many can only be read, of how many."""
    storage = Storage.open(draft, HouseClock(), watched=False)
    told = running = 0
    try:
        async with storage._engine.connect() as connection:
            ids = list((await connection.execute(sa.select(layout.tables.c.id))).scalars())
            live = list((await connection.execute(sa.select(layout.matches.c.id))).scalars())
        whole = len(live) + len(ids)
        for first in range(0, len(live), LOT):
            lot = live[first : first + LOT]
            for match in (await storage.reader.matches(lot)).values():
                running += not match.ended
                told += not match.ended and not _goes_on(match)
            progress(first + len(lot), whole)
        for first in range(0, len(ids), LOT):
            lot = ids[first : first + LOT]
            assert len(await storage.reader.tables(lot)) == len(lot)
            progress(len(live) + first + len(lot), whole)
    finally:
        await storage.close()
    return told, running


def _goes_on(match: StoredMatch) -> bool:
    try:
        LiveMatch.rebuild(match)
    except (ReplayDiffersError, LudotecaError):
        return False
    return True


def _counts(file: Path) -> tuple[int, int, int]:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # one file, no log beside it
        tables, matches, moves = (
            connection.execute(f"select count(*) from {name}").fetchone()[0] for name in ("tables", "matches", "moves")
        )
    return tables, matches, moves


def _set_aside(data: Path) -> Path | None:
    """Move everything that is there into a folder of its own."""
    old = [found for found in data.iterdir() if found.name not in (LOCK, RESTORING)]
    old = [found for found in old if not found.name.startswith(ASIDE)]
    if not old:
        return None
    aside = _fresh_folder(data)
    for found in old:
        found.rename(aside / found.name)
    sync_folder(data)
    return aside


def _fresh_folder(data: Path) -> Path:
    aside = data / f"{ASIDE}{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
    while aside.exists():
        aside = aside.with_name(f"{aside.name}-again")
    aside.mkdir(mode=FOLDER_MODE)
    return aside


def _put_in_place(draft: Path, data: Path) -> None:
    """The database last: where it is, everything is."""
    for found in sorted(draft.iterdir(), key=lambda found: found.name == DATABASE):
        with found.open("rb") as made:
            os.fsync(made.fileno())
        found.rename(data / found.name)
    draft.rmdir()
    sync_folder(data)
