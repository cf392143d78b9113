"""Letters to say aloud: they never run out in a loop, and a code that was long ago is given away again."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.house import join_codes
from ludoteca.server.protocol import NewTable
from ludoteca.server.storage import reader
from tests.server.databases import ask
from tests.server.running import running
from tests.server.test_operation import loop_of
from tests.server.visitor import Visitor


@pytest.fixture
def mumbling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that knows one letter: one code of each length."""
    monkeypatch.setattr(join_codes, "CODE_LETTERS", "a")


def code(folder: Path, table: str) -> str:
    """The letters of a table."""
    ((letters,),) = ask(folder, "select code from tables where id = :table", table=table)
    return str(letters)


@pytest.mark.usefixtures("mumbling")
def test_where_short_codes_are_used_up_longer_ones_are_given_and_then_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        opened = [marta.open_table() for _ in range(4)]
        assert [code(tmp_path, table) for table in opened] == ["aaaa", "aaaaa", "aaaaaa", "aaaaaaaa"]
        wish = {"game": "kariba", "seats": 2}
        assert marta.problem("POST", "/api/tables", json=wish) == (503, "server-no-code-left")
        assert marta.http.get("/api/codes/aaaaa").json()["id"] == opened[1]
        with marta.at(opened[0]) as page:  # nobody waits for a lock
            page.hear()
        monkeypatch.setattr(reader, "CODE_MS", -1)
        assert code(tmp_path, marta.open_table()) == "aaaa"


@pytest.mark.usefixtures("mumbling")
def test_tables_opened_at_once_have_codes_of_their_own(tmp_path: Path) -> None:
    with running(tmp_path) as house:

        async def open_some() -> list[str]:
            guest, _ = await house.house.guests.arrive()
            wish = NewTable("kariba", 2)
            return await asyncio.gather(*(house.house.tables.open(guest, wish) for _ in range(4)))

        opened = asyncio.run_coroutine_threadsafe(open_some(), loop_of(house)).result(20)
        assert len({code(tmp_path, table) for table in opened}) == 4


def test_asking_twice_at_once_opens_one_table(tmp_path: Path) -> None:
    with running(tmp_path) as house:

        async def open_twice() -> tuple[list[str], int]:
            guest, _ = await house.house.guests.arrive()
            wish = NewTable("kariba", 2, command="same")
            ids = await asyncio.gather(*(house.house.tables.open(guest, wish) for _ in range(3)))
            again = await house.house.tables.open(guest, wish)
            return [*ids, again], len(await house.house.tables.lines(guest))

        ids, listed = asyncio.run_coroutine_threadsafe(open_twice(), loop_of(house)).result(20)
        assert (len(set(ids)), listed) == (1, 1)
