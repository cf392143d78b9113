"""A house whose tables are in PostgreSQL: what is said when it cannot be used, and what happens when it goes away."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from sqlalchemy.exc import IntegrityError

from ludoteca.cli import main
from ludoteca.server.protocol import Done, Refused
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import postgresql as driver
from ludoteca.server.storage.trouble import NotStoredError
from ludoteca.server.storage.upgrade import HEAD
from tests.postgresql import DURABLE, Cluster, cluster, program
from tests.server import databases
from tests.server.running import running, until
from tests.server.test_storage import add_move, opened
from tests.server.visitor import Visitor, some_play

pytestmark = pytest.mark.one_database("PostgreSQL itself")


@pytest.fixture(scope="module")
def fragile() -> Iterator[Cluster]:
    """A PostgreSQL that keeps what it has acknowledged, to be broken."""
    with cluster(DURABLE) as started:
        yield started


def served(tmp_path: Path, address: str, *words: str) -> tuple[int, str]:
    """How `ludoteca serve` ends on a database that it cannot use."""
    where = ["--port", "0", "--data", str(tmp_path), "--database", address]
    told = CliRunner().invoke(main, ["--lang", "en", "serve", "--no-open", *where, *words])
    return told.exit_code, told.stderr


def refused(address: str) -> str:
    """Why a database cannot be used."""
    with pytest.raises(Refusal) as told:
        driver.open_database(address)
    return str(told.value)


def test_a_database_that_cannot_be_used_is_one_line(
    tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer, half, torn, alien, readable = (postgresql.laid_out() for _ in range(5))
    databases.tell(newer, "update alembic_version set version_num = '9999'")
    databases.tell(half, "delete from alembic_version")
    databases.tell(torn, "drop table chain")
    databases.tell(alien, "update alembic_version set version_num = 'ae1027a6acf'")
    name = sa.make_url(readable).database
    databases.tell(readable, f'alter database "{name}" set default_transaction_read_only = on')
    for address, said in (
        ("mysql://there", "That is not the address of a PostgreSQL database."),
        ("postgresql://:0:0/x", "That is not the address of a PostgreSQL database."),
        ("postgresql://marta:geheim@127.0.0.1:1/house", "postgresql://marta:***@127.0.0.1:1/house cannot be reached"),
        ("postgresql://marta:ge@heim@127.0.0.1:1/house", "In a password, write @ as %40."),
        (
            "postgresql://marta:12/geheim@127.0.0.1:1/house",
            "postgresql://marta:***@127.0.0.1:1/house cannot be reached",
        ),
        (
            "postgresql://marta:12?geheim@127.0.0.1:1/house",
            "postgresql://marta:***@127.0.0.1:1/house cannot be reached",
        ),
        ("postgresql://127.0.0.1:1/house?user=u&passwd=geheim", "That is not the address of a PostgreSQL database."),
        (
            "postgresql://127.0.0.1:1/house?user=u&sslpassword=geheim",
            "postgresql://127.0.0.1:1/house cannot be reached",
        ),
        ("postgresql://127.0.0.1:1/house?password=geheim", "postgresql://127.0.0.1:1/house cannot be reached"),
        (postgresql.address("nowhere"), 'database "nowhere" does not exist'),
        (newer, "belongs to a newer Ludoteca"),
        (alien, "belongs to a newer Ludoteca"),
        (half, "is not whole"),
        (torn, "is not whole"),
        (readable, "can only be read from here"),
    ):
        told = refused(address)
        assert said in told
        assert "\n" not in told
        assert "heim" not in told
    code, told = served(tmp_path, newer)
    assert (code, told.count("\n")) == (2, 1), told
    with monkeypatch.context() as old:
        old.setattr(driver, "OLDEST", 99)
        assert "Ludoteca needs 99 or newer" in refused(postgresql.laid_out())
    monkeypatch.setattr(driver, "find_spec", lambda _name: None)
    assert 'pip install "ludoteca[postgresql]"' in refused(postgresql.laid_out())


def test_a_user_without_rights_and_a_key_that_is_none_are_one_line(tmp_path: Path, postgresql: Cluster) -> None:
    empty = postgresql.fresh()
    databases.tell(empty, "drop role if exists visitor")
    databases.tell(empty, "create role visitor login")
    assert "can only be read from here" in refused(empty.replace("postgres@", "visitor@"))
    (tmp_path / "key").write_text("no key")
    code, told = served(tmp_path, empty, "--key", str(tmp_path / "key"))
    assert (code, told.count("\n")) == (2, 1)
    assert "Name another file with --key" in told


def test_an_empty_database_is_laid_out_once_by_whoever_comes_first(postgresql: Cluster) -> None:
    async def scene() -> None:
        address = postgresql.fresh()
        both = await asyncio.gather(*(asyncio.to_thread(driver.open_database, address) for _ in range(2)))
        for each in both:
            each.writing.dispose()
        assert databases.tell(address, "select version_num from alembic_version") == [(HEAD,)]

    asyncio.run(scene())


def test_an_error_tells_nothing_of_what_was_to_be_stored(tmp_path: Path, postgresql: Cluster) -> None:
    async def scene() -> None:
        with databases.on(postgresql):
            storage = await opened(tmp_path)
        await add_move(storage, 1, "a word of mine")
        with pytest.raises(IntegrityError) as failed:
            await add_move(storage, 2, "a word of mine")
        for told in (failed.value, failed.value.orig):
            assert "a word of mine" not in str(told)
            assert "duplicate key" in str(told)
        await storage.close()

    asyncio.run(scene())


def test_acknowledged_means_on_disk_whatever_the_database_is_used_to(fragile: Cluster) -> None:
    address = fragile.laid_out()
    databases.tell(address, f'alter database "{sa.make_url(address).database}" set synchronous_commit = off')
    opened = driver.open_database(address)
    with opened.writing.connect() as connection:
        assert connection.scalar(sa.text("show synchronous_commit")) == "on"
    opened.writing.dispose()


def test_play_goes_on_when_the_database_is_back(tmp_path: Path, fragile: Cluster) -> None:
    """Stopped while people play: refused with a sentence, nothing that was acknowledged is lost, then as before."""
    with databases.on(fragile), running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        with marta.at(marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)) as socket:
            assert isinstance(socket.ask(some_play(socket.screen)), Done)
            while not socket.screen.graph.nodes:
                socket.hear()
            before = socket.screen.sequence
            fragile.control("stop", "-m", "immediate")
            try:
                refused = socket.ask(some_play(socket.screen))
                assert isinstance(refused, Refused)
                assert refused.says.id in ("server-not-read", "server-not-stored")  # who asks is looked up first
                until(lambda: not house.house.storage.is_well)
            finally:
                fragile.restart()
            while not isinstance(socket.ask(some_play(socket.screen)), Done):
                assert socket.screen.sequence == before
            while not socket.screen.graph.nodes:
                socket.hear()
            shown = socket.screen.sequence
        assert databases.ask(tmp_path, "select count(*), max(sequence) from moves") == [(shown, shown)]


@pytest.mark.parametrize("stored", [True, False], ids=["stored", "not-stored"])
def test_a_commit_that_broke_off_is_looked_up_before_anybody_is_told(
    tmp_path: Path, postgresql: Cluster, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    """The line breaks before or after the commit has reached the database: done or refused, and once at most."""
    real = sa.RootTransaction.commit
    broken: list[sa.RootTransaction] = []

    def breaks(transaction: sa.RootTransaction) -> None:
        if broken or not armed:
            real(transaction)
            return
        broken.append(transaction)
        if stored:
            real(transaction)
        raise NotStoredError(reason="the line broke", reopen=True)

    armed: list[bool] = []
    monkeypatch.setattr(sa.RootTransaction, "commit", breaks)

    async def scene() -> None:
        with databases.on(postgresql):
            storage = await opened(tmp_path)
        armed.append(True)
        ended = await asyncio.gather(add_move(storage, 1, "c"), return_exceptions=True)
        assert broken
        assert [type(each) for each in ended] == [type(None) if stored else NotStoredError]
        if not stored:
            await add_move(storage, 1, "c")
        match = await storage.reader.match("m")
        assert match is not None
        assert [move.sequence for move in match.moves] == [1]
        assert storage.is_well
        await storage.close()

    asyncio.run(scene())


def test_what_postgresql_cannot_hold_is_refused_and_breaks_nothing(tmp_path: Path, postgresql: Cluster) -> None:
    """SQLite takes a NUL and does not count letters; here neither stops a table or an address."""
    with databases.on(postgresql), running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        assert marta.problem("GET", "/api/codes/a%00b")[0] in (400, 404)
        with marta.at(marta.open_table(2, bots=["random"], options={"firstPlayer": 0}, start=True)) as socket:
            play = some_play(socket.screen)
            refused = socket.ask(msgspec.structs.replace(play, command="a\0b"))
            assert isinstance(refused, Refused)
            assert refused.says.id == "server-malformed"
            assert isinstance(socket.ask(play), Done)

    async def scene() -> None:
        with databases.on(postgresql):
            storage = await opened(tmp_path / "other")
        ended = await asyncio.gather(
            add_move(storage, 1, "c"), add_move(storage, 2, "x" * 65), add_move(storage, 3, "d"), return_exceptions=True
        )
        assert [type(each) for each in ended] == [type(None), Refusal, type(None)]
        assert storage.is_well
        await storage.close()

    asyncio.run(scene())


def test_a_connection_that_was_cut_costs_nobody_anything(tmp_path: Path, postgresql: Cluster) -> None:
    async def scene() -> None:
        with databases.on(postgresql):
            storage = await opened(tmp_path)
            databases.ask(
                tmp_path,
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()",
            )
        await add_move(storage, 1, "c")
        assert storage.is_well
        await storage.close()

    asyncio.run(scene())


def test_a_dump_is_a_house(tmp_path: Path, postgresql: Cluster) -> None:
    """As docs/hosting.md says: pg_dump while people play, pg_restore into an empty database, and the house opens."""
    with databases.on(postgresql), running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        table = marta.open_table(2, bots=["random"], start=True)
        with marta.at(table) as socket:
            while not socket.screen.graph.nodes:
                socket.hear()
            shown = socket.screen.sequence
            address = databases.database_of(tmp_path)
            dump = tmp_path / "house.dump"
            subprocess.run([program("pg_dump"), "--format=custom", f"--file={dump}", address], check=True)
    empty = postgresql.fresh()
    subprocess.run([program("pg_restore"), "--exit-on-error", "--no-owner", f"--dbname={empty}", str(dump)], check=True)
    databases.addresses()[tmp_path] = empty
    with databases.on(postgresql), running(tmp_path) as house:
        again = Visitor(house.address)
        again.http.cookies = marta.http.cookies
        with again.at(table) as socket:
            assert socket.screen.sequence == shown


@pytest.mark.parametrize("verb", ["backup", "restore"])
def test_whoever_wants_a_copy_hears_of_pg_dump(verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_DATABASE", "postgresql://house/ludoteca")
    told = CliRunner().invoke(main, ["--lang", "en", verb, str(tmp_path / "copy")])
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
    assert "pg_dump" in told.stderr or "pg_restore" in told.stderr
    assert not (tmp_path / "copy").exists()
