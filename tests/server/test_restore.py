"""Bringing a house back: from a backup taken under load, onto nothing, onto a crash, and not onto an open house."""

import random
import shutil
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.server.house.house import House
from ludoteca.server.protocol import Done
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage.folder import DATABASE, RESTORING, house_lock, is_in_use
from ludoteca.server.storage.upgrade import HEAD, upgrade, version_of
from tests.server.running import Running, running
from tests.server.visitor import Socket, Visitor, some_play

pytestmark = pytest.mark.one_database("copies of a file; PostgreSQL has its own")

KEY = "server.key"


def told(*args: str | Path) -> Result:
    """What the command line says."""
    return CliRunner().invoke(main, ["--lang", "en", *map(str, args)])


def moves(file: Path) -> list[tuple[str, int, str]]:
    """All moves in a database."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("select match, sequence, steps from moves order by match, sequence").fetchall()


class Evening:
    """Somebody who plays on against a bot in a thread, and remembers what was acknowledged."""

    def __init__(self, house: Running, number: int) -> None:
        self.who = Visitor(house.address, f"Marta {number}")
        self.table = self.who.open_table(2, bots=["random"], options={"games": 3}, start=True)
        self.acknowledged = 0
        self.stop = threading.Event()
        self._chance = random.Random(number)
        self._thread = threading.Thread(target=self._play)

    def begin(self) -> None:
        """Play until told to stop."""
        self._thread.start()

    def end(self) -> None:
        """Stop playing."""
        self.stop.set()
        self._thread.join(20)

    def _play(self) -> None:
        with self.who.at(self.table) as socket:
            while not self.stop.is_set() and socket.screen.view.phase != "over":
                self._move(socket)

    def _move(self, socket: Socket) -> None:
        if not socket.screen.graph.nodes:
            socket.hear()
        elif isinstance(socket.ask(some_play(socket.screen, self._chance)), Done):
            self.acknowledged += 1


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Evening]:
    """A data folder and a backup of it, taken while three people play; one of them is told by name."""
    folder = tmp_path_factory.mktemp("restore")
    data, copy = folder / "data", folder / "copy"
    with running(data) as house:
        evenings = [Evening(house, number) for number in range(3)]
        for evening in evenings:
            evening.begin()
        while min(evening.acknowledged for evening in evenings) < 2:
            time.sleep(0.01)
        made = told("backup", copy, "--data", data)
        for evening in evenings:
            evening.end()
        assert made.exit_code == 0, made.output
    return data, copy, evenings[0]


def plays_on(folder: Path, evening: Evening) -> None:
    """A house opened there shows the table, and a move can be made."""
    with running(folder) as house:
        who = Visitor(house.address)
        who.http.cookies = evening.who.http.cookies
        with who.at(evening.table) as socket:
            while not socket.screen.graph.nodes:
                socket.hear()
            assert isinstance(socket.ask(some_play(socket.screen)), Done)


def test_a_backup_under_load_is_a_beginning_of_what_was_played(backup: tuple[Path, Path, Evening]) -> None:
    data, copy, _ = backup
    kept, all_moves = moves(copy / DATABASE), moves(data / DATABASE)
    assert kept
    for match in {match for match, _, _ in kept}:
        beginning = [each for each in kept if each[0] == match]
        assert beginning == [each for each in all_moves if each[0] == match][: len(beginning)]
    assert {file.name for file in copy.iterdir()} == {DATABASE, KEY}


def test_onto_an_empty_folder(backup: tuple[Path, Path, Evening], tmp_path: Path) -> None:
    _, copy, evening = backup
    target = tmp_path / "new"
    said = told("restore", copy, "--data", target)
    assert said.exit_code == 0, said.output
    assert moves(target / DATABASE) == moves(copy / DATABASE)
    assert (target / KEY).read_bytes() == (copy / KEY).read_bytes()
    assert "tables 3, matches 3" in said.output
    assert "3 matches go on, replayed to where it stood." in said.output
    assert "cli-" not in said.output
    plays_on(target, evening)


def test_onto_a_crashed_folder_whose_log_is_not_read_and_not_lost(
    backup: tuple[Path, Path, Evening], tmp_path: Path
) -> None:
    """The log of what was there before must not be played into what is restored."""
    data, copy, evening = backup
    crashed = tmp_path / "crashed"
    shutil.copytree(data, crashed)
    connection = sqlite3.connect(crashed / DATABASE)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("update players set name = 'ghost'")
    connection.commit()
    stale = {name: (crashed / f"{DATABASE}{name}").read_bytes() for name in ("", "-wal")}
    connection.close()
    for name, content in stale.items():
        (crashed / f"{DATABASE}{name}").write_bytes(content)
    said = told("restore", copy, "--data", crashed)
    assert said.exit_code == 0, said.output
    assert not (crashed / f"{DATABASE}-wal").exists()
    assert moves(crashed / DATABASE) == moves(copy / DATABASE)
    with closing(sqlite3.connect(crashed / DATABASE)) as found:
        assert found.execute("select count(*) from players where name = 'ghost'").fetchone() == (0,)
    (aside,) = crashed.glob("before-restore-*")
    assert (aside / f"{DATABASE}-wal").read_bytes() == stale["-wal"]
    assert (aside / DATABASE).read_bytes() == stale[""]
    assert str(aside) in said.output
    plays_on(crashed, evening)


def test_not_onto_a_house_that_is_open(backup: tuple[Path, Path, Evening], tmp_path: Path) -> None:
    _, copy, _ = backup
    with house_lock(tmp_path):
        said = told("restore", copy, "--data", tmp_path)
        assert (said.exit_code, said.output.splitlines()[-1][:24]) == (2, "ludoteca: Another server")
        assert [file.name for file in tmp_path.iterdir()] == ["lock"]
        (tmp_path / DATABASE).touch()
        assert told("restore", tmp_path, "--data", tmp_path / "other").exit_code == 2
    assert not is_in_use(tmp_path)


@pytest.mark.parametrize("fault", ["no database", "not a database", "newer", "torn", "itself"])
def test_what_cannot_be_restored_changes_nothing(
    backup: tuple[Path, Path, Evening], tmp_path: Path, fault: str
) -> None:
    copy, target = tmp_path / "copy", tmp_path / "data"
    shutil.copytree(backup[1], copy)
    target.mkdir()
    (target / DATABASE).write_bytes(b"what was there")
    match fault:
        case "no database":
            (copy / DATABASE).unlink()
        case "not a database":
            (copy / DATABASE).write_bytes(b"something else" * 100)
        case "newer":
            with closing(sqlite3.connect(copy / DATABASE)) as connection:
                connection.execute("update alembic_version set version_num = '9999'")
                connection.commit()
        case "torn":
            whole = bytearray((copy / DATABASE).read_bytes())
            whole[len(whole) // 2 : len(whole) // 2 + 4096] = bytes(4096)
            (copy / DATABASE).write_bytes(whole)
    said = told("restore", target if fault == "itself" else copy, "--data", target)
    assert (said.exit_code, "Traceback" in said.output) == (2, False), said.output
    assert said.output.splitlines()[-1].startswith("ludoteca: ")
    assert (target / DATABASE).read_bytes() == b"what was there"
    assert {file.name for file in target.iterdir()} <= {DATABASE, "lock"}


def test_a_copy_of_an_earlier_layout_is_brought_up(tmp_path: Path) -> None:
    copy, target = tmp_path / "copy", tmp_path / "data"
    copy.mkdir()
    upgrade(copy / DATABASE, "0003")
    assert told("restore", copy, "--data", target).exit_code == 0
    assert (version_of(copy / DATABASE), version_of(target / DATABASE)) == ("0003", HEAD)


def test_a_restore_that_was_broken_off_is_no_empty_house(tmp_path: Path) -> None:
    (tmp_path / RESTORING).mkdir()
    (tmp_path / RESTORING / DATABASE).touch()
    with pytest.raises(Refusal) as refused:
        House.build(tmp_path, port=1)
    assert not is_in_use(tmp_path)
    assert refused.value.says.id == "serving-half-restored"


@pytest.mark.parametrize("there", [DATABASE, f"{DATABASE}-wal"])
def test_a_backup_goes_where_nothing_is(backup: tuple[Path, Path, Evening], tmp_path: Path, there: str) -> None:
    """Beside a stale log a fresh database would be destroyed by it; over another copy, that would be gone."""
    (tmp_path / there).write_bytes(b"old")
    said = told("backup", tmp_path, "--data", backup[0])
    assert said.exit_code == 2
    assert said.output.startswith("ludoteca: ")
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [(there, b"old")]
