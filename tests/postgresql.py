"""A PostgreSQL of the tests' own: a cluster in a temporary folder, on a socket in it, its databases from a mould."""

import glob
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from ludoteca.server.storage.postgresql import open_database

HURRIED = ("fsync=off", "synchronous_commit=on", "full_page_writes=off", "autovacuum=off")
"""For tests of anything but the disk."""
DURABLE = ("fsync=on",)
MOULD = "mould"
MISSING = "PostgreSQL is missing (initdb): install it with your packages (Debian, Ubuntu: sudo apt install postgresql)"


def binary(name: str) -> str | None:
    """A program of PostgreSQL, wherever it lies."""
    places = [os.environ.get("PATH", ""), *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    if (found := shutil.which(name, path=os.pathsep.join(places))) is None and (config := shutil.which("pg_config")):
        where = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout.strip()
        found = shutil.which(name, path=where)
    return found


@dataclass(frozen=True)
class Cluster:
    """A running PostgreSQL."""

    folder: Path
    settings: tuple[str, ...] = HURRIED

    def address(self, database: str) -> str:
        """Where a database is."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    @property
    def pid(self) -> int:
        """The process that all others of it descend from."""
        return int((self.folder / "data" / "postmaster.pid").read_text("ascii").split()[0])

    def create(self, database: str, mould: str = "template0") -> str:
        """A new database; its address."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'create database "{database}" template "{mould}"'.encode())
        return self.address(database)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        return self.create(f"d{secrets.token_hex(6)}")

    def laid_out(self) -> str:
        """The address of a new database in the present layout."""
        return self.create(f"d{secrets.token_hex(6)}", MOULD)

    def control(self, *words: str) -> None:
        """Stop or restart it."""
        ctl(self.folder, *words)

    def restart(self) -> None:
        """Start it after it was stopped."""
        ctl(self.folder, "start", settings=self.settings)


def ctl(folder: Path, *words: str, settings: tuple[str, ...] = ()) -> None:
    """Run pg_ctl, which waits until it is done."""
    options = " ".join(f"-c {each}" for each in ("listen_addresses=", f"unix_socket_directories={folder}", *settings))
    started = ("-o", options, "-l", str(folder / "log")) if "start" in words and settings else ()
    as_postgres(program("pg_ctl"), "-D", str(folder / "data"), "-s", "-w", "-t", "60", *started, *words)


def program(name: str) -> str:
    """A program that has to be there."""
    if (found := binary(name)) is None:
        raise FileNotFoundError(MISSING)
    return found


def as_postgres(*words: str) -> None:
    """Run a program that does not run as root, whatever is typed meanwhile; servers inherit where its output goes."""
    if os.geteuid() == 0:
        words = ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *words)
    nowhere = subprocess.DEVNULL
    subprocess.run(words, check=True, stdout=nowhere, stderr=nowhere, cwd="/", process_group=0)


@contextmanager
def cluster(settings: tuple[str, ...] = HURRIED) -> Iterator[Cluster]:
    """Start a PostgreSQL of one's own and stop it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))  # short: the name of a socket has room for 100 letters
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        unsafe = ("--no-sync",) if "fsync=off" in settings else ()
        initdb = (program("initdb"), "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8")
        as_postgres(*initdb, "--no-instructions", "--locale=C.UTF-8", *unsafe)
        ctl(folder, "start", settings=settings)
        try:
            made = Cluster(folder, settings)
            _lay_out(made)
            yield made
        finally:
            ctl(folder, "stop", "-m", "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _lay_out(made: Cluster) -> None:
    opened = open_database(made.create(MOULD))
    opened.writing.dispose()
