"""Only their owner reads what a house keeps, whatever the umask and the folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.storage.private import keep_private

pytestmark = pytest.mark.one_database("who may read the files of a data folder")

LIVE = """
import asyncio, os, sys
from pathlib import Path
os.umask(0)
from ludoteca.server.house.house import House
from ludoteca.server.protocol import NewTable
from ludoteca.server.archive.backup import back_up
from ludoteca.server.archive.restore import restore

async def live():
    data = Path(sys.argv[1])
    house = House.build(data, port=1)
    house.storage.start()
    host, _ = await house.guests.arrive()
    await house.tables.open(host, NewTable("kariba", 2))
    house.analysis._keep("m", [])
    back_up(data, Path(sys.argv[2]))
    print(*(f"{path.relative_to(data)}={path.stat().st_mode & 0o777:o}" for path in data.rglob("*")))
    await house.stop()

asyncio.run(live())
restore(Path(sys.argv[2]), Path(sys.argv[1]), lambda *_: None)
"""


def modes(folder: Path) -> dict[str, str]:
    """The mode of everything in a folder."""
    return {str(path.relative_to(folder)): f"{path.stat().st_mode & 0o777:o}" for path in folder.rglob("*")}


def test_whatever_the_umask_and_the_folder(tmp_path: Path) -> None:
    """With umask 0 in a folder that everybody may read: database, logs, keys, locks, hindsight, copies."""
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir(mode=0o755)
    ran = subprocess.run([sys.executable, "-c", LIVE, data, copy], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    told = dict(each.split("=") for each in ran.stdout.split())
    assert {"ludoteca.sqlite", "ludoteca.sqlite-wal", "ludoteca.sqlite-shm", "server.key", "lock"} <= told.keys()
    for name, mode in {**told, **modes(data), **modes(copy)}.items():
        is_folder = (data / name).is_dir() or name == "hindsight"
        assert mode == ("700" if is_folder else "600"), name


def test_what_an_earlier_version_left_open_is_closed_and_nothing_else_is_touched(tmp_path: Path) -> None:
    for name in ("ludoteca.sqlite", "ludoteca.sqlite-wal", "server.key", "holiday.jpg"):
        (tmp_path / name).touch(mode=0o644)
        os.chmod(tmp_path / name, 0o644)
    keep_private(tmp_path)
    assert modes(tmp_path) == {
        "ludoteca.sqlite": "600",
        "ludoteca.sqlite-wal": "600",
        "server.key": "600",
        "holiday.jpg": "644",
    }
