"""Who may write a table when several processes share a database: the newest holder, whatever clocks say."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ludoteca.engine import public_chain
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.storage import Storage, rows, shared_ledger
from ludoteca.server.storage.appending import Append
from ludoteca.server.storage.bulletin import REJOINED
from ludoteca.server.storage.holding import SILENT_MS, LostTableError
from ludoteca.server.storage.stored import Chair, Guest, Line, Seal, StoredAnswer, StoredMatch, StoredMove, StoredTable
from ludoteca.server.storage.work import Posted, Proof, Unit
from tests.postgresql import Cluster
from tests.server.databases import tell

pytestmark = pytest.mark.one_database("several processes need PostgreSQL")
TABLES = ["a", "b", "c"]
ME = Proof("g", "hash")


@asynccontextmanager
async def process(address: str) -> AsyncIterator[Storage]:
    """A process of the house."""
    storage = Storage.open(address, HouseClock())
    storage.start()
    try:
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def two(address: str) -> AsyncIterator[tuple[Storage, Storage]]:
    """Two processes and three tables that the first of them holds, each with a match of the same name."""
    async with process(address) as one, process(address) as other:
        await one.guests.add(Guest("g", "Marta", 1, True), "hash")
        for table in TABLES:
            match = StoredMatch(table, table, "kariba", 1, {}, 2, [], bytes(32), "[]", False, [])
            chairs = [Chair("person", "g"), Chair("open")]
            seal = Seal(f"next {table}", bytes(32))
            await one.add_table(StoredTable(table, "kariba", {}, "g", None, chairs, set(), seal), match)
        await one.holding.take(TABLES)
        yield one, other


async def move(storage: Storage, table: str, sequence: int) -> None:
    """A move of the guest."""
    moves = [StoredMove(sequence, 0, [0], "[]")]
    await storage.add_moves(table, table, moves, closes=False, by="g", command=f"c{sequence} {storage.run}")


async def moves_at(storage: Storage, table: str) -> list[int]:
    """The moves that are stored."""
    match = await storage.reader.match(table)
    assert match is not None
    return [each.sequence for each in match.moves]


def test_a_machine_that_is_gone_in_the_middle_of_a_transaction_keeps_no_table(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without power it hangs up on nobody; PostgreSQL itself ends what it left open."""
    monkeypatch.setattr(shared_ledger, "PATIENCE_MS", 200)

    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            writer = one._writer
            with writer._engine.connect() as gone:
                writer._ledger.begin(gone, [Unit([], table="b")])
                assert await other.holding.take(["b"]) == {"b": 2}
                with pytest.raises(DBAPIError):
                    gone.execute(sa.text("select 1"))
            await move(other, "b", 1)
            assert await moves_at(other, "b") == [1]

    asyncio.run(scene())


def test_the_newest_holder_wins_and_an_older_one_changes_nothing(postgresql: Cluster) -> None:
    """Only what concerns the lost table fails: the rest of the group is stored."""

    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            await asyncio.gather(*(move(one, table, 1) for table in TABLES))
            assert await one.holding.lost() == set()
            assert await other.holding.take(["b", "nowhere"]) == {"b": 2}
            assert (one.holding.take_overs, other.holding.take_overs) == (0, 1)
            ended = await asyncio.gather(*(move(one, table, 2) for table in TABLES), return_exceptions=True)
            assert [type(each) for each in ended] == [type(None), LostTableError, type(None)]
            assert await one.holding.lost() == {"b"}
            await move(other, "b", 2)
            assert [await moves_at(one, table) for table in TABLES] == [[1, 2]] * 3
            assert await one.holding.take(["b"]) == {"b": 3}
            await move(one, "b", 3)
            with pytest.raises(LostTableError):
                await move(other, "b", 4)
            assert await moves_at(one, "b") == [1, 2, 3]

    asyncio.run(scene())


def test_a_table_that_nobody_else_has_taken_is_taken_again_under_the_same_number(postgresql: Cluster) -> None:
    """A page that comes back to a process that has just forgotten its table makes nobody a new holder."""

    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            one.holding.release("a")
            assert await one.holding.take(["a", "b"]) == {"a": 1, "b": 1}
            await move(one, "a", 1)
            assert await one.holding.lost() == set()
            one.holding.release("a")
            assert await other.holding.take(["a"]) == {"a": 2}
            assert await one.holding.take(["a"]) == {"a": 3}
            await one.holding.let_go(["a"])
            assert await one.holding.take(["a"]) == {"a": 4}
            with pytest.raises(LostTableError):
                await move(other, "a", 2)
            await move(one, "a", 2)
            assert (one.holding.take_overs, other.holding.take_overs) == (1, 1)

    asyncio.run(scene())


VERBS: dict[str, Callable[[Storage], Awaitable[None]]] = {
    "move": lambda storage: move(storage, "a", 9),
    "answer": lambda storage: storage.set_answer(
        "a", "a", StoredAnswer(0, 0, [0]), by="g", command=secrets.token_hex(8)
    ),
    "back": lambda storage: storage.take_back("a", "a", 0, practice=True, by="g", command=secrets.token_hex(8)),
    "chairs": lambda storage: storage.change_table("a", {0: Chair("bot")}, by="g", command=secrets.token_hex(8)),
    "seal": lambda storage: storage.set_seal("a", Seal("z", bytes(32)), by="g", command=secrets.token_hex(8)),
    "clocks": lambda storage: storage.set_clocks("a", "a", "x"),
    "timed": lambda storage: storage.set_timed("a", True),
    "turns": lambda storage: storage.note_turns("a", "a", []),
    "line": lambda storage: storage.add_line("a", Line(1, "g", 0, "hello"), secrets.token_hex(8)),
    "command": lambda storage: storage.note_command("a", "g", secrets.token_hex(8)),
    "match": lambda storage: storage.begin_match(
        StoredMatch("m", "a", "kariba", 1, {}, 2, [], bytes(32), "[]", False, []), Seal("z", bytes(32)), "g", "x"
    ),
}


def test_no_verb_gets_past_the_number(postgresql: Cluster) -> None:
    """Neither of one who never held the table, nor of one who has lost it or let it go."""
    address = postgresql.laid_out()

    def held() -> list[list[tuple[object, ...]]]:
        names = ("tables", "seats", "matches", "moves", "answers", "aids", "lines", "commands", "seals", "turns")
        return [tell(address, f'select * from "{name}" order by 1, 2') for name in names]

    async def scene() -> None:
        async with two(address) as (one, other):
            await other.holding.take(["a"])
            before = held()
            async with process(address) as third:
                await one.holding.let_go(["a"])
                for storage in (one, third):
                    for name, verb in VERBS.items():
                        with pytest.raises(LostTableError):
                            await verb(storage)
                        assert held() == before, name
            for name, verb in VERBS.items():
                await verb(other)
                assert name == "turns" or held() != before, name

    asyncio.run(scene())


def test_a_crowd_of_two_processes_loses_and_doubles_nothing(postgresql: Cluster) -> None:
    """Both take all tables from each other, in any order, and write: every move that was acknowledged is there once."""

    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            stored: dict[str, list[int]] = {table: [] for table in TABLES}

            async def play(storage: Storage, table: str, first: int) -> None:
                for sequence in range(first, 200, 2):
                    try:
                        await move(storage, table, sequence)
                        stored[table].append(sequence)
                    except LostTableError:
                        await storage.holding.take([*reversed(TABLES)] if sequence % 3 else TABLES)

            await asyncio.gather(
                *(play(storage, table, first) for storage, first in ((one, 1), (other, 2)) for table in TABLES)
            )
            assert one.holding.take_overs > 3
            for table in TABLES:
                assert await moves_at(one, table) == sorted(stored[table])
                assert len(stored[table]) > 20

    asyncio.run(scene())


def test_what_needs_somebody_is_picked_up_once(postgresql: Cluster) -> None:
    """Where time runs and the holder shows no life, or has let go; by one process only, and not after an outage."""
    address = postgresql.laid_out()

    async def scene() -> None:
        async with two(address) as (one, other), process(address) as third:
            for table in ("a", "b"):
                await one.set_timed(table, True)
            assert await other.holding.pick_up(9) == {}
            tell(address, "update processes set seen = seen - :silent where id = :run", silent=SILENT_MS, run=one.run)
            picked = await asyncio.gather(other.holding.pick_up(9), third.holding.pick_up(9))
            assert sorted([*picked[0], *picked[1]]) == ["a", "b"]
            assert other.holding.take_overs + third.holding.take_overs == 2
            assert await one.holding.lost() == {"a", "b"}
            with pytest.raises(LostTableError):
                await move(one, "a", 1)
            holder = other if "a" in picked[0] else third
            await move(holder, "a", 1)
            await holder.holding.let_go(["a"])
            assert await one.holding.pick_up(9) == {"a": 3}
            one._writer._well_since = asyncio.get_running_loop().time()
            await holder.holding.let_go(["b"])
            assert await one.holding.pick_up(9) == {}

    asyncio.run(scene())


def test_life_of_another_run_is_known(postgresql: Cluster) -> None:
    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            await other.recall_lives([one.run])
            assert one.run not in other.lives
            await one.beat()
            await other.beat()
            await other.recall_lives([one.run, other.run])
            assert abs(other.lives[one.run] - one._clock.house_time()) < 60_000
            assert other.run not in other.lives  # what it has counted itself it knows better

    asyncio.run(scene())


def test_others_hear_what_concerns_them_and_a_broken_line_is_told(postgresql: Cluster) -> None:
    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            heard: asyncio.Queue[Posted] = asyncio.Queue()

            async def listen() -> None:
                async for note in one.bulletin.notes():
                    heard.put_nowait(note)

            listening = asyncio.create_task(listen())
            assert await heard.get() == REJOINED
            await one.guests.change(Guest("g", "Martina", 1, True), ME)  # its own are not heard
            await other.guests.change(Guest("g", "Marta", 2, True), ME)
            await other.holding.take(["c"])
            await other.guests.change_lock(ME)
            await other.post(Posted("done", "c"))
            said = [Posted("renamed", "g"), Posted("taken", "c"), Posted("locked", "g"), Posted("done", "c")]
            assert [await asyncio.wait_for(heard.get(), 30) for _ in said] == said
            tell(
                one._writing.url.render_as_string(hide_password=False),
                "select pg_terminate_backend(pid)"
                " from pg_stat_activity where query = 'listen ludoteca' and datname = current_database()",
            )
            assert await asyncio.wait_for(heard.get(), 30) == REJOINED
            assert one.bulletin.is_heard
            await other.guests.forget("g")
            assert await asyncio.wait_for(heard.get(), 30) == Posted("forgotten", "g")
            listening.cancel()

    asyncio.run(scene())


def test_the_chain_is_one_whoever_appends(postgresql: Cluster) -> None:
    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            await other.holding.take(["b"])
            await asyncio.gather(
                *(
                    storage.set_seal(table, Seal("z", bytes(32)), [Append("commit", f"{number:064}", number)])
                    for number in range(40)
                    for storage, table in ((one, "a"), (other, "b"))
                )
            )
            chain = await one.reader.chain(0, 100)
            assert len(chain.entries) == 80
            assert public_chain.is_whole(chain)

    asyncio.run(scene())


def test_a_file_needs_none_of_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def scene() -> None:
        storage = Storage.open(tmp_path_factory.mktemp("file"), HouseClock())
        storage.start()
        assert await storage.holding.take(["a"]) == {"a": 0}
        assert await storage.holding.lost() == set()
        assert await storage.holding.pick_up(9) == {}
        assert [note async for note in storage.bulletin.notes()] == []
        await storage.close()

    asyncio.run(scene())


def test_whether_time_runs_is_part_of_a_unit(postgresql: Cluster) -> None:
    address = postgresql.laid_out()

    async def scene() -> None:
        async with two(address) as (one, _):
            moves = [StoredMove(1, 0, [0], "[]")]
            timed = [rows.timed("a", True)]
            await one.add_moves("a", "a", moves, closes=False, by=None, command="", turns=timed)

    asyncio.run(scene())
    assert tell(address, "select id from tables where timed") == [("a",)]
