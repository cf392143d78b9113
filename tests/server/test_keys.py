"""Keys and locks: nobody becomes somebody else unasked, who one was is not lost, and whoever is locked out is out."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.house.guests import Guests
from ludoteca.server.http.cookies import FORMER, former_cookie, former_in
from ludoteca.server.limits import CODES
from ludoteca.server.protocol import Hint, Play, Say, Sit, Table
from ludoteca.server.protocol.closing import LOCKED_OUT
from ludoteca.server.refusal import Refusal
from ludoteca.server.storage import Storage
from ludoteca.server.storage.tokens import hash_of
from tests.server import databases
from tests.server.running import Running, running
from tests.server.test_coming_in import key_of
from tests.server.test_half_open import heard
from tests.server.test_leaving import done
from tests.server.test_play import seated
from tests.server.visitor import Visitor, command, some_steps


def turn(visitor: Visitor, key: str, **more: bool) -> tuple[int, str]:
    """The answer to a key: its status, and the name or what is said."""
    answer = visitor.http.post("/api/key", json={"key": key, **more})
    said = answer.json()
    return answer.status_code, said["name"] if answer.is_success else said["says"]["id"]


def second_device(visitor: Visitor) -> Visitor:
    """Another browser that is the same guest."""
    phone = Visitor(visitor.address)
    phone.http.post("/api/key", json={"key": key_of(visitor)}).raise_for_status()
    return phone


def test_a_key_says_whose_it_is_before_it_is_turned(house: Running, marta: Visitor, leo: Visitor) -> None:
    key = key_of(marta)
    leo.open_table(2)
    asked = [who.http.post("/api/key/owner", json={"key": key}).json() for who in (leo, Visitor(house.address), marta)]
    assert [each["owner"] for each in asked] == [{"name": "Marta", "doll": 3}] * 3
    assert [each["present"] and each["present"]["name"] for each in asked] == ["Leo", None, "Marta"]
    assert [(each["seats"], each["same"]) for each in asked] == [(1, False), (0, False), (0, True)]
    assert turn(Visitor(house.address), key) == (200, "Marta"), "looking did not use it up"
    assert leo.problem("POST", "/api/key/owner", json={"key": key}) == (404, "server-no-such-key")


def test_whose_a_key_is_cannot_be_guessed_at_length(tmp_path: Path) -> None:
    with running(tmp_path, speed=1) as house:
        stranger = Visitor(house.address)
        tried = [stranger.problem("POST", "/api/key/owner", json={"key": f"{n}"})[0] for n in range(CODES + 2)]
        assert tried == [404] * CODES + [429] * 2


def test_open_seats_are_left_only_where_somebody_says_so(marta: Visitor, leo: Visitor) -> None:
    key = key_of(marta)
    table = leo.open_table(2, bots=["random"], start=True)
    assert turn(leo, key) == (409, "server-seats-open")
    assert leo.http.get("/api/me").json()["name"] == "Leo"
    assert turn(leo, key, leave=True) == (200, "Marta")
    with leo.at(table) as socket:
        assert socket.until(Table).seat is None


def test_who_one_was_before_is_one_step_back(marta: Visitor, leo: Visitor) -> None:
    table = leo.open_table(2, bots=["random"], start=True)
    turn(leo, key_of(marta), leave=True)
    assert leo.http.get("/api/me").json() == {
        "name": "Marta",
        "doll": 3,
        "known": True,
        "before": {"name": "Leo", "doll": 3},
    }
    assert leo.http.post("/api/me/back", json={}).json()["name"] == "Leo"
    with leo.at(table) as socket:
        assert socket.until(Table).seat == 0
    assert leo.http.get("/api/me").json()["before"]["name"] == "Marta"


def test_nobody_goes_back_with_a_token_that_was_voided(house: Running, marta: Visitor, leo: Visitor) -> None:
    phone = second_device(leo)
    turn(phone, key_of(marta))
    leo.http.delete("/api/me/key").raise_for_status()
    assert phone.http.get("/api/me").json()["before"] is None
    assert phone.problem("POST", "/api/me/back", json={}) == (404, "server-nobody-before")
    assert Visitor(house.address).problem("POST", "/api/me/back", json={}) == (404, "server-nobody-before")


def test_a_browser_remembers_the_last_few_people_it_was() -> None:
    cookie = former_cookie([str(number) for number in range(9)], secure=False)
    assert former_in({cookie.key: cast(str, cookie.value)}, secure=False) == ["0", "1", "2", "3"][:FORMER]
    assert former_in({cookie.key: cast(str, cookie.value)}, secure=True) == []
    assert former_cookie([], secure=True).max_age == 0
    assert former_cookie(["a"], secure=True).httponly


@pytest.mark.parametrize("address", ["/api/key", "/api/me/back"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example", "content-type": "application/json"},
        {"Origin": "null", "content-type": "application/json"},
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
    ],
)
def test_pages_from_elsewhere_make_nobody_somebody_else(
    marta: Visitor, leo: Visitor, address: str, headers: dict[str, str]
) -> None:
    key = key_of(marta)
    content = f'{{"key":"{key}"}}'
    assert leo.problem("POST", address, content=content, headers=headers) == (403, "server-foreign-page")
    assert turn(leo, key) == (200, "Marta"), "the key is still good"


def revoke_by_lock(visitor: Visitor) -> None:
    """Change the lock."""
    visitor.http.delete("/api/me/key").raise_for_status()


def revoke_by_forgetting(visitor: Visitor) -> None:
    """Ask to be forgotten."""
    visitor.http.delete("/api/me").raise_for_status()


@pytest.mark.parametrize("revoke", [revoke_by_lock, revoke_by_forgetting])
def test_whoever_is_locked_out_neither_sees_nor_plays_nor_speaks(
    marta: Visitor, leo: Visitor, revoke: Callable[[Visitor], None]
) -> None:
    """The other device has an open socket and a message on its way; a third sees that nothing of it counts."""
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo)
        phone = second_device(leo)
        stolen = stack.enter_context(phone.at(table))
        assert stolen.screen.view.seat == 1
        revoke(leo)
        for message in (
            Play(
                command(), stolen.screen.sequence, some_steps(stolen.screen.graph) if stolen.screen.graph.nodes else []
            ),
            Say(command(), "still here"),
            Hint(command(), 0),
        ):
            try:
                stolen.say(message)
            except ConnectionClosed:
                break
        assert stolen.until_closed() == (LOCKED_OUT, "server-locked-out")
        done(ours, Say("mine", "hello"))
        assert not any(b"still here" in heard for heard in ours.heard)
        assert ours.screen.sequence == 0 or revoke is revoke_by_forgetting, "a bot may have moved by then"
        with phone.at(table) as again:
            assert again.until(Table).seat is None
            assert again.screen.view.hands == [None, None]
        if revoke is revoke_by_lock:
            done(theirs, Say(command(), "I stay"))
        else:
            assert theirs.until_closed() == (LOCKED_OUT, "server-locked-out")


@pytest.mark.parametrize("revoke", [revoke_by_lock, revoke_by_forgetting])
def test_a_request_that_was_half_sent_before_the_token_was_voided_does_nothing(
    house: Running, leo: Visitor, revoke: Callable[[Visitor], None]
) -> None:
    phone = second_device(leo)
    wishes = [
        ("PUT", "/api/me", b'{"name":"Pwned","doll":1}'),
        ("POST", "/api/tables", b'{"game":"kariba","seats":2}'),
        ("POST", "/api/files", b"{}"),
    ]
    with ExitStack() as stack:
        lines = []
        for method, path, body in wishes:
            head = f"{method} {path} HTTP/1.1\r\nhost: localhost:{house.port}\r\ncookie: {phone.cookie}\r\n"
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
            line = stack.enter_context(socket.create_connection(("127.0.0.1", house.port), timeout=20))
            line.sendall(head.encode() + body[:1])
            lines.append((line, body))
        assert phone.http.get("/api/me").json()["name"] == "Leo"  # by now all of them have begun
        tables = len(house.house.tables._live)
        revoke(leo)
        for line, body in lines:
            line.sendall(body[1:])
            answer = heard(line)
            assert answer.startswith(b"HTTP/1.1 401"), answer
            assert b"server-who-are-you" in answer
        assert len(house.house.tables._live) == tables
    if revoke is revoke_by_lock:
        assert leo.http.get("/api/me").json()["name"] == "Leo"
        assert not any(line.get("yours") for line in leo.http.get("/api/tables").json())


def test_nobody_is_here_on_a_device_that_was_locked_out(marta: Visitor, leo: Visitor) -> None:
    """The others see at once that the person has gone with it."""
    table = marta.open_table(2)
    with marta.at(table) as ours, second_device(leo).at(table) as phone:
        done(phone, Sit(command(), 1))
        while not (ours.tables and ours.table.sitters[1].kind == "person"):
            ours.hear()
        revoke_by_lock(leo)
        while ours.table.sitters[1].connected:
            ours.hear()


def guests_of(folder: Path) -> tuple[Storage, Guests]:
    """Guests with a memory of their own."""
    storage = databases.opened(folder)
    storage.start()
    return storage, Guests(storage)


def test_a_token_that_is_looked_up_while_it_is_voided_opens_nothing(tmp_path: Path) -> None:
    """The answer of the database is on its way when the lock changes: it is asked again."""

    async def scene() -> None:
        storage, guests = guests_of(tmp_path)
        guest, token = await guests.arrive()
        _, phone = await guests.turn_key(await guests.cut_key(guest, token))
        guests._by_hash.clear()
        await guests.holding(token)
        look_up, looked, go = storage.guests.with_tokens, asyncio.Event(), asyncio.Event()

        async def slow(hashes: Any) -> Any:
            found = await look_up(hashes)
            looked.set()
            await go.wait()
            return found

        guests._arriving._look_up = slow
        asking = asyncio.create_task(guests.holding(phone))
        await looked.wait()
        await guests.change_lock(guest, token)
        go.set()
        assert await asking is None
        assert not guests.holds(guest, hash_of(phone))
        assert await guests.holding(token) is guest
        await storage.close()

    asyncio.run(scene())


def test_whoever_waits_at_the_lock_with_a_token_that_is_voided_cuts_no_key(tmp_path: Path) -> None:
    async def scene() -> None:
        storage, guests = guests_of(tmp_path)
        guest, token = await guests.arrive()
        _, phone = await guests.turn_key(await guests.cut_key(guest, token))
        assert await guests.holding(phone) is guest
        changed, cut, locked = await asyncio.gather(
            guests.change_lock(guest, token),
            guests.cut_key(guest, phone),
            guests.change_lock(guest, phone),
            return_exceptions=True,
        )
        assert changed is None
        assert all(isinstance(each, Refusal) and each.status == 401 for each in (cut, locked))
        async with guests.leaving(guest, token):
            with pytest.raises(Refusal):
                await guests.rename(guest, token, "again", 1)
            await guests.forget(guest)
        assert await guests.holding(token) is None
        await storage.close()

    asyncio.run(scene())


def test_a_token_that_is_voided_while_a_table_is_made_ready_opens_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code for the table is being looked up when the lock changes."""
    with running(tmp_path) as house:
        codes = house.house.tables.codes
        fresh, looked, go = codes.fresh, threading.Event(), threading.Event()

        @asynccontextmanager
        async def slow() -> AsyncIterator[str]:
            async with fresh() as code:
                looked.set()
                while not go.is_set():
                    await asyncio.sleep(0.005)
                yield code

        monkeypatch.setattr(codes, "fresh", slow)
        leo = Visitor(house.address, "Leo")
        phone = second_device(leo)
        wish = {"game": "kariba", "seats": 2}
        with ThreadPoolExecutor(1) as other:
            opening = other.submit(phone.problem, "POST", "/api/tables", json=wish)
            assert looked.wait(20)
            revoke_by_lock(leo)
            go.set()
            assert opening.result() == (401, "server-who-are-you")
        assert leo.http.get("/api/tables").json() == []


def test_whoever_could_not_be_forgotten_is_still_let_in(tmp_path: Path) -> None:
    async def scene() -> None:
        storage, guests = guests_of(tmp_path)
        guest, token = await guests.arrive()
        with suppress(OSError):
            async with guests.leaving(guest, token):
                assert await guests.holding(token) is None
                raise OSError("disk full")
        assert await guests.holding(token) is guest
        await storage.close()

    asyncio.run(scene())
