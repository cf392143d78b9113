"""Two processes: a guest changes the lock or is forgotten at one of them while something is done at the other.

What each process remembers is not asked here at all: only the database says whose a token is.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.calls import Device
from ludoteca.server.storage.stored import Chair, Guest, Seal, StoredTable
from ludoteca.server.storage.work import Proof
from tests.postgresql import Cluster
from tests.server.databases import ask
from tests.server.running import inside, running, until
from tests.server.test_holding import process, two
from tests.server.visitor import Visitor

pytestmark = pytest.mark.one_database

ROUNDS = 12
LAPTOP, PHONE = Proof("g", "hash"), Proof("g", "phone")
TABLE = StoredTable("new", "kariba", {}, "g", None, [Chair("person", "g")], set(), Seal("next", bytes(32)))
DEVICE = Device("d", "g", "https://push.example/1", "key", "auth", "en", "end")
VERBS: dict[str, Callable[[Storage], Awaitable[None]]] = {
    "key": lambda storage: storage.guests.cut_key(PHONE, "key"),
    "lock": lambda storage: storage.guests.change_lock(PHONE),
    "name": lambda storage: storage.guests.change(Guest("g", "Thief", 2, True), PHONE),
    "leave": lambda storage: storage.guests.begin_to_leave(PHONE),
    "table": lambda storage: storage.add_table(TABLE, None, proof=PHONE),
    "moment": lambda storage: storage.calls.change_moment(PHONE, "turn", "it"),
    "device": lambda storage: storage.calls.add_device(DEVICE, PHONE),
}


async def with_phone(storage: Storage) -> None:
    """A second device of the guest."""
    await storage.guests.cut_key(LAPTOP, "link")
    assert await storage.guests.turn_key("link", "phone") is not None


async def refused(done: Awaitable[None]) -> bool:
    """Whether somebody is told that nobody knows them."""
    (ended,) = await asyncio.gather(done, return_exceptions=True)
    if ended is None:
        return False
    assert isinstance(ended, Refusal)
    assert (ended.says.id, ended.status) == ("server-who-are-you", 401)
    return True


@pytest.mark.parametrize("verb", VERBS)
def test_a_voided_token_stores_nothing_at_a_process_that_has_not_heard_of_it(postgresql: Cluster, verb: str) -> None:
    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            await with_phone(one)
            await one.guests.change_lock(LAPTOP)
            assert await refused(VERBS[verb](other))
            assert not await refused(other.guests.cut_key(LAPTOP, "mine"))

    asyncio.run(scene())


@pytest.mark.parametrize("verb", VERBS)
def test_a_good_token_does_it_and_so_does_not_whoever_is_being_forgotten(postgresql: Cluster, verb: str) -> None:
    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            await with_phone(one)
            assert not await refused(VERBS[verb](other))
        async with two(postgresql.laid_out()) as (one, other):
            await with_phone(one)
            await one.guests.begin_to_leave(LAPTOP)
            assert await refused(VERBS[verb](other))
            assert await other.guests.with_tokens(["hash", "phone"]) == {}
            await one.guests.stay("g")
            assert (await other.guests.with_tokens(["hash", "phone"])).keys() == {"hash", "phone"}

    asyncio.run(scene())


def test_no_key_that_is_cut_while_the_lock_changes_outlives_it(postgresql: Cluster) -> None:
    async def scene() -> None:
        async with two(postgresql.laid_out()) as (one, other):
            for number in range(ROUNDS):
                await one.guests.cut_key(LAPTOP, f"link {number}")
                phone = Proof("g", f"phone {number}")
                assert await one.guests.turn_key(f"link {number}", phone.token_hash) is not None
                cutting = [other.guests.cut_key(phone, f"key {number} {which}") for which in range(5)]
                await asyncio.gather(one.guests.change_lock(LAPTOP), *map(refused, cutting))
                assert [await other.guests.with_key(f"key {number} {which}") for which in range(5)] == [None] * 5

    asyncio.run(scene())


def test_nobody_sits_down_who_is_being_forgotten(postgresql: Cluster) -> None:
    async def scene() -> None:
        address = postgresql.laid_out()
        async with two(address) as (one, other), process(address) as third:
            await other.guests.begin_to_leave(LAPTOP)
            assert await refused(one.change_table("a", {1: Chair("person", "g")}, by="g", command="sit"))
            assert not await refused(one.change_table("a", {0: Chair("bot")}, by="g", command="leave"))
            assert [guest.id for guest in await third.guests.half_gone()] == ["g"]

    asyncio.run(scene())


def test_whoever_was_being_forgotten_when_the_house_ended_is_forgotten_when_it_opens(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        rosa = Visitor(house.address, "Rosa")
        table = rosa.open_table(2, bots=["random"], start=True)
        ((player, token),) = ask(tmp_path, "select id, token_hash from players where name = 'Rosa'")
        inside(house, house.house.storage.guests.begin_to_leave(Proof(player, token)))
    with running(tmp_path) as house:
        until(lambda: ask(tmp_path, "select name, leaving from players where id = :id", id=player) == [("", False)])
        seats = ask(tmp_path, 'select kind, player from seats where "table" = :table', table=table)
        assert all(sitting == ("bot", None) for sitting in seats)
        assert Visitor(house.address).http.get("/api/tables").json() == []
