"""The database: made from nothing, copied before it changes, durable, one writer for all."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from ludoteca.engine.outcome import Outcome
from ludoteca.engine.saying import Says
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import Storage
from ludoteca.server.storage.folder import DATABASE
from ludoteca.server.storage.layout import metadata
from ludoteca.server.storage.stored import (
    Chair,
    Guest,
    Result,
    Seal,
    SitterNote,
    StoredAnswer,
    StoredMatch,
    StoredMove,
    StoredTable,
    TableNote,
    Terms,
)
from ludoteca.server.storage.upgrade import HEAD, MIGRATIONS, upgrade, version_of
from ludoteca.server.storage.work import row
from tests.server import databases


@pytest.mark.one_database("the layout of a file")
def test_the_migrations_lead_from_nothing_to_the_present_layout(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    assert version_of(file) is None
    upgrade(file)
    assert version_of(file) == HEAD
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_the_head() -> None:
    assert max(file.name[:4] for file in (MIGRATIONS / "versions").glob("0*.py")) == HEAD


@pytest.mark.one_database("the layout of a file")
def test_a_file_of_the_first_layout_keeps_its_matches_and_can_keep_answers(tmp_path: Path) -> None:
    """Made by the first migration alone, with a match in it, then opened by the house of today."""
    file = tmp_path / DATABASE
    upgrade(file, "0001")
    assert version_of(file) == "0001"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            """
            insert into players values ('g', 'hash', 'Marta', 1, 1, 0);
            insert into tables values ('t', 'kariba', '{}', 'g', 'm', 0);
            insert into matches values ('m', 't', 'kariba', 1, '{}', 2, '[]', x'00', '[]', 0, null);
            insert into moves values ('m', 1, 0, '[7]', '[]', 0);
            """
        )

    async def answered() -> StoredMatch | None:
        storage = Storage.open(tmp_path, HouseClock())
        storage.start()
        for steps in ([3], [4]):
            await storage.set_answer("t", "m", StoredAnswer(1, 0, steps), by="g", command=f"c{steps}")
        match = await storage.reader.match("m")
        await storage.close()
        return match

    match = asyncio.run(answered())
    assert version_of(file) == HEAD
    assert version_of(tmp_path / f"ludoteca-before-{HEAD}.sqlite") == "0001"
    assert match is not None
    assert [move.steps for move in match.moves] == [[7]]
    assert match.answers == [StoredAnswer(1, 0, [4])]


EARLIER = {
    "0001": """
        insert into players values ('g', 'hash', 'Marta', 1, 1, 0);
        insert into tables values ('t', 'kariba', '{"expert":true}', 'g', 'm', 5);
        insert into seats values ('t', 0, 'person', 'g', ''), ('t', 1, 'bot', null, 'random');
        insert into matches (id, "table", game, version, options, seats, sitters, server_seed, dealt, began)
            values ('m', 't', 'kariba', 1, '{}', 2,
            '[{"kind":"person","name":"Marta","doll":1,"level":""}]', x'00', '[]', 7);
        insert into moves values ('m', 1, 0, '[7]', '[]', 9);
        insert into commands values ('t', 'g', 'c', 9);
        """,
    "0002": "insert into answers values ('m', 1, 0, '[3]', 11);",
    "0003": "insert into seals values ('t', 'next', x'01', '{\"g\":\"sale\"}');",
}
"""What a file of each earlier layout may hold beside what the layouts before it could."""


@pytest.mark.parametrize("version", EARLIER)
@pytest.mark.one_database("the layout of a file")
def test_a_file_of_every_earlier_layout_comes_up_with_its_data(tmp_path: Path, version: str) -> None:
    file = tmp_path / DATABASE
    upgrade(file, version)
    with closing(sqlite3.connect(file)) as connection:
        for each in EARLIER:
            if each <= version:
                connection.executescript(EARLIER[each])

    async def found() -> tuple[StoredTable | None, StoredMatch | None, Guest | None, list[TableNote]]:
        storage = Storage.open(tmp_path, HouseClock())
        storage.start()
        held = (
            await storage.reader.table("t"),
            await storage.reader.match("m"),
            await storage.guests.with_token("hash"),
            await storage.reader.table_notes("g", 9, 9),
        )
        await storage.close()
        return held

    table, match, guest, notes = asyncio.run(found())
    assert table is not None
    assert match is not None
    assert version_of(file) == HEAD
    assert guest == Guest("g", "Marta", 1, True)
    assert (table.terms, table.code, table.adjourned, table.removed) == (Terms(), "", False, frozenset())
    assert table.chairs == [Chair("person", "g"), Chair("bot", None, "random")]
    assert (table.options, table.obeyed) == ({"expert": True}, {("g", "c")})
    assert match.moves == [StoredMove(1, 0, [7], "[]", 9)]
    assert [note.name for note in match.sitters] == ["Marta"]
    assert (match.practice, match.clocks, match.began) == (False, "", 7)
    assert match.answers == ([StoredAnswer(1, 0, [3])] if version >= "0002" else [])
    assert table.seal.deal is None
    assert (table.seal.match == "next") == (version >= "0003")
    assert [note.id for note in notes] == ["t"]


@pytest.mark.one_database("the layout of a file")
def test_what_was_played_before_results_were_kept_is_found_by_those_who_played_it(tmp_path: Path) -> None:
    """A file of the layout before: one finished match, one that goes on, somebody forgotten, one device for two."""
    file = tmp_path / DATABASE
    upgrade(file, "0007")
    notes = [SitterNote("person", "Marta", 1, "", "g"), SitterNote("person", "Nonna", 2, "", "g")]
    notes += [SitterNote("person", "", 0, ""), SitterNote("bot", "", 0, "tin")]
    sitters = msgspec.json.encode(notes).decode()
    columns = (
        '"id", "table", game, version, options, seats, sitters, server_seed, dealt, began, ended, practice, clocks'
    )
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("insert into players values ('g', 'hash', 'Marta', 1, 1, 0)")
        connection.execute(
            "insert into tables (id, game, options, host, opened, pace, watch, chat, listed, local, adjourned, code,"
            " hints) values ('t', 'kariba', '{}', 'g', 0, 'none', 'link', 1, 1, 0, 0, 'abcd', 0)"
        )
        for match, ended in (("over", 9), ("on", None)):
            values = (match, "t", "kariba", 1, "{}", 4, sitters, b"", "[]", 7, ended, 0, "")
            connection.execute(f"insert into matches ({columns}) values ({','.join('?' * len(values))})", values)
        connection.commit()

    async def found() -> list[tuple[str, int, Result | None]]:
        storage = Storage.open(tmp_path, HouseClock())
        held = [(note.id, note.ended, note.result) for note in await storage.finished.of("g", 9)]
        await storage.close()
        return held

    assert asyncio.run(found()) == [("over", 9, None)]


@pytest.mark.one_database("the layout of a file")
def test_a_file_of_an_earlier_layout_is_copied_first(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("create table alembic_version (version_num varchar(32) not null)")
        connection.execute("insert into alembic_version values ('0000')")
        connection.commit()
    with pytest.raises(Exception, match="0000"):
        upgrade(file)
    assert version_of(tmp_path / f"ludoteca-before-{HEAD}.sqlite") == "0000"


async def opened(folder: Path) -> Storage:
    """A storage with one guest, one table and one match in it."""
    storage = databases.opened(folder)
    storage.start()
    await storage.guests.add(Guest("g", "Marta", 1, True), "hash")
    match = StoredMatch("m", "t", "kariba", 1, {}, 2, [], bytes(32), "[]", False, [])
    chairs = [Chair("person", "g"), Chair("open")]
    table = StoredTable("t", "kariba", {}, "g", None, chairs, set(), Seal("n", bytes(32)))
    await storage.add_table(table, match)
    await storage.holding.take(["t"])
    return storage


async def add_move(storage: Storage, number: int, command: str, *, ends: bool = False) -> None:
    """A move of the guest."""
    move = StoredMove(number, 0, [0], "[]")
    result = Result(Outcome([1, 0], [1, 2], [0], Says("because"))) if ends else None
    await storage.add_moves("t", "m", [move], result=result, closes=False, by="g", command=command)


@pytest.mark.one_database("the layout of a file")
def test_it_survives_a_power_cut(tmp_path: Path) -> None:
    async def pragmas() -> tuple[str, int]:
        storage = await opened(tmp_path)
        async with storage._engine.connect() as connection:
            journal = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar_one()
            synchronous = (await connection.execute(sa.text("PRAGMA synchronous"))).scalar_one()
        await storage.close()
        return journal, synchronous

    assert asyncio.run(pragmas()) == ("wal", 2)


@pytest.mark.one_database("the layout of a file")
def test_a_new_file_is_readable_while_written_before_anybody_connects(tmp_path: Path) -> None:
    """The first reader and the first writer each set it once, at the same moment, and a newcomer was refused."""
    databases.opened(tmp_path)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_move_is_stored_once_and_only_the_doubled_one_fails(tmp_path: Path) -> None:
    """Twenty moves at once share commits; the one with a number already taken fails alone."""

    async def crowd() -> tuple[list[BaseException | None], StoredMatch | None]:
        storage = await opened(tmp_path)
        numbers = [*range(1, 11), 5, *range(11, 21)]
        results = await asyncio.gather(
            *(add_move(storage, number, f"c{index}") for index, number in enumerate(numbers)),
            return_exceptions=True,
        )
        match = await storage.reader.match("m")
        await storage.close()
        return list(results), match

    results, match = asyncio.run(crowd())
    failed = [result for result in results if result is not None]
    assert len(failed) == 1
    assert isinstance(failed[0], IntegrityError)
    assert match is not None
    assert [move.sequence for move in match.moves] == list(range(1, 21))


def test_a_command_and_its_move_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def doubled() -> int:
        """The second command has the id of the first; its error names no value that was to be stored."""
        storage = await opened(tmp_path)
        await add_move(storage, 1, "command-of-mine")
        with pytest.raises(IntegrityError) as failed:
            await add_move(storage, 2, "command-of-mine", ends=True)
        assert "command-of-mine" not in str(failed.value)
        match = await storage.reader.match("m")
        await storage.close()
        assert match is not None
        assert not match.ended
        return len(match.moves)

    assert asyncio.run(doubled()) == 1


def test_everything_a_table_has_agreed_on_survives_a_restart(tmp_path: Path) -> None:
    """Every field of the terms, each unlike its default."""
    terms = Terms(pace="blitz", watch="all", chat=False, listed=False, local=True, hints=True)
    assert all(value != getattr(Terms(), name) for name, value in msgspec.structs.asdict(terms).items())

    async def told() -> StoredTable | None:
        storage = await opened(tmp_path)
        seal, chairs = Seal("n2", bytes(32)), [Chair("person", "g"), Chair("open")]
        await storage.add_table(StoredTable("t2", "kariba", {}, "g", None, chairs, set(), seal, terms), None)
        await storage.close()
        again = databases.opened(tmp_path)
        table = await again.reader.table("t2")
        await again.close()
        return table

    table = asyncio.run(told())
    assert table is not None
    assert table.terms == terms


def test_what_has_no_column_is_not_left_out_without_a_word() -> None:
    with pytest.raises(TypeError, match="tables has no column manners"):
        row(metadata.tables["tables"], id="t", manners="good")
