"""Coming in by code and by key, being forgotten, and one device that is handed round."""

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludoteca.server.limits import CODES
from ludoteca.server.protocol import Done, Leave, Look, Play, Refused, Say, Sit, Start, Talk
from ludoteca.server.storage.layout import metadata
from tests.server.databases import ask
from tests.server.running import Running, running
from tests.server.test_leaving import done, says
from tests.server.visitor import Visitor, command, some_steps


def key_of(visitor: Visitor) -> str:
    """A fresh key of somebody."""
    return str(visitor.http.post("/api/me/key").raise_for_status().json()["key"])


def test_four_letters_lead_to_the_table(house: Running, marta: Visitor) -> None:
    table = marta.open_table(2)
    with marta.at(table) as socket:
        socket.hear()
        code = socket.table.code
    assert len(code) == 4
    for said in (code, code.upper(), f" {code} "):
        assert Visitor(house.address).http.get(f"/api/codes/{said}").json() == {"id": table}
    assert Visitor(house.address).problem("GET", "/api/codes/xxxx") == (404, "server-no-such-code")


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with running(tmp_path, speed=1.0) as house:
        stranger = Visitor(house.address)
        answers = [stranger.http.get(f"/api/codes/x{number:03}").status_code for number in range(CODES + 2)]
        assert answers == [404] * CODES + [429] * 2


def test_a_key_makes_another_device_the_same_person_once(house: Running, marta: Visitor) -> None:
    table = marta.open_table(2, bots=["random"], start=True)
    key = key_of(marta)
    phone = Visitor(house.address)
    answer = phone.http.post("/api/key", json={"key": key})
    assert (answer.status_code, answer.json()["name"]) == (200, "Marta")
    with phone.at(table) as socket:
        assert socket.screen.view.seat == 0
    assert Visitor(house.address).problem("POST", "/api/key", json={"key": key}) == (404, "server-no-such-key")
    assert Visitor(house.address).problem("POST", "/api/me/key") == (401, "server-who-are-you")


def test_a_new_key_voids_the_old_one_and_a_new_lock_all_other_devices(house: Running, marta: Visitor) -> None:
    old, new = key_of(marta), key_of(marta)
    assert Visitor(house.address).problem("POST", "/api/key", json={"key": old}) == (404, "server-no-such-key")
    phone = Visitor(house.address)
    phone.http.post("/api/key", json={"key": new}).raise_for_status()
    unused = key_of(marta)
    assert phone.http.get("/api/me").json()["name"] == "Marta"
    marta.http.delete("/api/me/key").raise_for_status()
    assert phone.http.get("/api/me").json()["name"] == ""
    assert marta.http.get("/api/me").json()["name"] == "Marta"
    assert Visitor(house.address).problem("POST", "/api/key", json={"key": unused}) == (404, "server-no-such-key")


def test_being_forgotten_leaves_no_name_and_no_word(tmp_path: Path) -> None:
    with running(tmp_path) as house, ExitStack() as stack:
        marta, leo = Visitor(house.address, "Martina"), Visitor(house.address, "Leo")
        table, waiting = marta.open_table(2), marta.open_table(3)
        ours, theirs = stack.enter_context(marta.at(table)), stack.enter_context(leo.at(table))
        done(theirs, Sit(command(), 1))
        done(ours, Start(command()))
        done(ours, Say(command(), "Sono Martina"))
        theirs.until(Talk)
        key_of(marta)
        assert marta.http.delete("/api/me").status_code == 200
        assert Visitor(house.address).problem("DELETE", "/api/me") == (401, "server-who-are-you")
        while theirs.table.sitters[0].kind != "bot":
            theirs.hear()
        assert theirs.table.host
        assert marta.http.get("/api/me").json()["known"] is False
        with leo.at(waiting) as socket:
            socket.hear()
            assert socket.table.sitters[0].kind == "open"
    held = "\n".join(str(ask(tmp_path, f'select * from "{table}"')) for table in metadata.tables)
    assert "Martina" not in held
    assert "Leo" in held


def at_one_device(visitor: Visitor, **wish: object) -> str:
    """A table for three people and one screen."""
    return visitor.open_table(
        3, terms={"local": True, "pace": "blitz", "watch": "all"}, people=["Bea", "Cia"], start=True, **wish
    )


def test_one_device_is_handed_round(house: Running, marta: Visitor) -> None:
    """Nothing is shown until somebody uncovers it, then one hand only."""
    table = at_one_device(marta)
    with marta.at(table) as socket:
        assert socket.screen.view.hands == [None] * 3
        assert [sitter.name for sitter in socket.table.sitters] == ["Marta", "Bea", "Cia"]
        assert (socket.table.terms.pace, socket.table.terms.watch) == ("none", "nobody")
        while socket.screen.view.phase != "over":
            (seat,) = socket.screen.view.pending
            done(socket, Look(command(), seat))
            hands = socket.screen.view.hands
            assert [number for number, hand in enumerate(hands) if hand is not None] == [seat]
            done(socket, Play(command(), socket.screen.sequence, some_steps(socket.screen.graph), seat))
            done(socket, Look(command(), None))
            if socket.screen.view.phase != "over":
                assert socket.screen.view.hands == [None] * 3
        assert socket.screen.view.outcome is not None


def test_nobody_else_can_look_at_a_device_that_is_handed_round(house: Running, marta: Visitor, leo: Visitor) -> None:
    table = at_one_device(marta)
    with leo.at(table) as socket:
        assert socket.until(Refused).says.id == "server-no-watching"
    ordinary = marta.open_table(2, bots=["random"], start=True)
    with marta.at(ordinary) as socket, leo.at(ordinary) as theirs:
        assert says(socket, Look(command(), 0)) == "server-not-local"
        assert says(theirs, Look(command(), 0)) == "server-not-local"
        assert says(theirs, Play(command(), 0, [0], 0)) == "server-only-watching"
    with marta.at(table) as socket:
        assert says(socket, Look(command(), 7)) == "server-only-watching"
        done(socket, Leave(command()))


@pytest.mark.parametrize("people", [[], ["Bea"], ["Bea", " "], ["a", "b", "c"], ["x" * 60, "b"]])
def test_everybody_at_a_shared_device_has_a_name(marta: Visitor, people: list[str]) -> None:
    wish = {"game": "kariba", "seats": 3, "terms": {"local": True}, "people": people, "start": True}
    status, reason = marta.problem("POST", "/api/tables", json=wish)
    assert status == 400
    assert reason in ("server-names-missing", "server-name-empty", "server-name-long")


def test_terms_nobody_knows_are_not_read(marta: Visitor) -> None:
    for terms in ({"pace": "warp"}, {"watch": "me"}, {"chat": "yes"}, {"secret": True}):
        wish = json.dumps({"game": "kariba", "seats": 2, "terms": terms})
        assert marta.problem("POST", "/api/tables", content=wish) == (400, "server-malformed")


def test_windows_wait_for_everybody_at_a_shared_device(house: Running, marta: Visitor) -> None:
    """Kitsune's exchange is answered hand after hand; nobody is shown another's card."""
    table = marta.open_table(4, game="kitsune", terms={"local": True}, people=["b", "c", "d"], start=True)
    with marta.at(table) as socket:
        for seat in range(4):
            done(socket, Look(command(), seat))
            answer = socket.ask(Play(command(), 0, some_steps(socket.screen.graph), seat))
            assert isinstance(answer, Done)
        assert socket.screen.sequence == 4
