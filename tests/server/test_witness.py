"""A damaged log is noticed: how many moves are missing, and at which tables. After a `kill -9` nothing is."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.server.house.house import House
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.protocol import Done, Table
from ludoteca.server.storage import Storage
from ludoteca.server.storage import witness as witnesses
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.witness import FILE as WITNESS
from ludoteca.server.storage.witness import Missing, Witness, missing
from ludoteca.texts import say
from tests.server.running import running
from tests.server.test_storage import add_move, opened
from tests.server.visitor import Visitor, some_play

pytestmark = pytest.mark.one_database("the log of a file, and who bears witness to it")

MOVES = 9
HEADER, FRAME = 32, 24 + 4096


def crashed(folder: Path, to: Path) -> int:
    """A folder as `kill -9` leaves it: nine moves at one table in the log. The length of the log."""

    async def play() -> None:
        folder.mkdir()
        storage = await opened(folder)
        for number in range(MOVES):
            await add_move(storage, number + 1, f"c{number}")
        shutil.copytree(folder, to)
        await storage.close()

    asyncio.run(play())
    return (to / f"{DATABASE}-wal").stat().st_size


def found(folder: Path) -> Missing | None:
    """What is missing when the folder is opened; it is said once."""

    async def look() -> Missing | None:
        storage = Storage.open(folder, HouseClock())
        lost = storage.missing
        await storage.close()
        return lost

    return asyncio.run(look())


def test_a_kill_leaves_nothing_to_say(tmp_path: Path) -> None:
    crashed(tmp_path / "data", tmp_path / "dead")
    assert found(tmp_path / "dead") is None
    assert not list((tmp_path / "dead").glob("*-wal-*"))


def test_the_beginning_of_a_commit_that_was_never_acknowledged_is_no_damage(tmp_path: Path) -> None:
    crashed(tmp_path / "data", tmp_path / "dead")
    with (tmp_path / "dead" / f"{DATABASE}-wal").open("ab") as log:
        log.write(b"\x00\x00\x00\x07" * 200)
    assert found(tmp_path / "dead") is None


def flipped(log: Path, length: int) -> None:
    """A byte in the middle."""
    content = bytearray(log.read_bytes())
    content[HEADER + (length // FRAME // 2) * FRAME + 100] ^= 0xFF
    log.write_bytes(content)


def cut(log: Path, length: int) -> None:
    """Half of it is not there."""
    with log.open("r+b") as opened:
        opened.truncate(HEADER + (length // FRAME // 2) * FRAME)


def headless(log: Path, length: int) -> None:
    """Its first bytes are something else, so that SQLite reads none of it."""
    log.write_bytes(bytes(HEADER) + log.read_bytes()[HEADER:length])


def last(log: Path, length: int) -> None:
    """Only the last page is damaged."""
    content = bytearray(log.read_bytes())
    content[length - 50] ^= 0xFF
    log.write_bytes(content)


@pytest.mark.parametrize("damage", [flipped, cut, headless, last])
def test_damage_is_told_with_its_moves_and_tables(tmp_path: Path, damage: Callable[[Path, int], None]) -> None:
    dead = tmp_path / "dead"
    length = crashed(tmp_path / "data", dead)
    log = dead / f"{DATABASE}-wal"
    damage(log, length)
    damaged = log.read_bytes()
    lost = found(dead)
    assert lost is not None
    connection = sqlite3.connect(dead / DATABASE)
    (left,) = connection.execute("select count(*) from moves").fetchone()
    connection.close()
    assert (lost.moves, lost.tables) == (MOVES - left, ["t"])
    assert 0 < lost.moves <= MOVES
    (aside,) = dead.glob("*-wal-*")
    assert aside.read_bytes() == damaged
    assert found(dead) is None


def test_the_house_says_it_in_the_log_and_when_asked_how_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    length = crashed(tmp_path / "data", tmp_path / "dead")
    last(tmp_path / "dead" / f"{DATABASE}-wal", length)

    async def build() -> list[str]:
        house = House.build(tmp_path / "dead", port=1)
        house.storage.start()
        notes = [say(note, "en") for note in house.notes]
        await house.stop()
        return notes

    (note,) = asyncio.run(build())
    assert "damaged: 1 move that was acknowledged is missing, at the tables t." in note
    assert note in caplog.text


def test_a_witness_begins_anew_when_it_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witnesses, "MOST_BYTES", 50)
    witness = Witness(tmp_path, 0)
    for number in range(1, 31):
        witness.add(number, {"t": 1})
    witness.close()
    assert (tmp_path / WITNESS).stat().st_size < 100
    assert missing(tmp_path, 30) is None
    lost = missing(tmp_path, 29)
    assert lost is not None
    assert lost.commits == 1


def test_a_match_with_a_gap_is_told_and_only_read(tmp_path: Path) -> None:
    """Moves that are missing in between cannot have been played: the table shows what was told."""
    with running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        where = marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)
        with marta.at(where) as socket:
            assert isinstance(socket.ask(some_play(socket.screen)), Done)
            while not socket.screen.graph.nodes:
                socket.hear()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("delete from moves where sequence = 1")
        connection.commit()
    with running(tmp_path) as house:
        again = Visitor(house.address)
        again.http.cookies = marta.http.cookies
        (note,) = again.http.get("/health").json()["notes"]
        assert where in note
        with again.at(where) as socket:
            assert socket.until(Table).recorded


def test_a_file_that_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"something else" * 1000)
    said = CliRunner().invoke(main, ["--lang", "en", "serve", "--port", "0", "--no-open", "--data", str(tmp_path)])
    assert said.exit_code == 2
    assert said.output.startswith(f"ludoteca: The house cannot use its data in {tmp_path}: file is not a database.")
