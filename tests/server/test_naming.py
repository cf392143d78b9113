"""Names, dolls and signs are no way of talking where talking is off: names change between matches only."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludoteca.games.exploding_kittens.box import DO_DRAW
from ludoteca.server.limits import OUT_FACES, OUT_FACES_SECONDS, RENAMINGS, SIGNS
from ludoteca.server.protocol import Adjourn, React, Refused, Say, Sit, Stand, StandIn, Start, Talk
from ludoteca.server.refusal import Refusal
from tests.games.exploding_kittens.table import table
from tests.server.room import Room
from tests.server.running import Running, running
from tests.server.test_leaving import done
from tests.server.test_play import seated
from tests.server.visitor import Socket, Visitor, command, play_out


def rename(visitor: Visitor, name: str, doll: int = 5) -> int:
    """Take another name and doll; the status of the answer."""
    return visitor.http.put("/api/me", json={"name": name, "doll": doll}).status_code


def shown(socket: Socket) -> list[tuple[str, int]]:
    """Names and dolls of the people at the table as it was last shown."""
    return [(sitter.name, sitter.doll) for sitter in socket.table.sitters]


def test_a_name_changes_between_matches_only(house: Running, marta: Visitor, leo: Visitor) -> None:
    """Neither those at the table nor whoever comes back or watches sees the new name before the end; then all do."""
    with ExitStack() as stack:
        table, ours, theirs = seated(stack, marta, leo)
        before = len(ours.tables)
        assert rename(leo, "top is a kitten") == 200
        assert leo.http.get("/api/me").json()["name"] == "top is a kitten"
        done(ours, Say(command(), "a sign that everything before it has arrived"))
        done(theirs, Say(command(), "and mine"))
        assert ours.until(Talk).lines[-1].name == "Leo"
        assert len(ours.tables) == before, "nothing was sent because of a name"
        watcher = stack.enter_context(Visitor(house.address).at(table))
        assert watcher.screen.sequence == 0
        assert shown(watcher) == [("Marta", 3), ("Leo", 3)]
        assert [line.name for line in watcher.until(Talk).lines] == ["Marta", "Leo"]
        again = stack.enter_context(marta.at(table))
        assert again.screen.sequence == 0
        assert shown(again) == [("Marta", 3), ("Leo", 3)]
        play_out(ours, theirs)
        while shown(ours)[1] != ("top is a kitten", 5):
            ours.hear()


def test_the_list_of_tables_tells_no_new_name_while_a_match_goes_on(
    house: Running, marta: Visitor, leo: Visitor
) -> None:
    found = marta.open_table(2, terms={"watch": "all", "chat": False})
    with marta.at(found) as ours, leo.at(found) as theirs:
        done(theirs, Sit(command(), 1))
        done(ours, Start(command()))
        assert rename(leo, "two zebras") == 200
        lines = [*Visitor(house.address).http.get("/api/tables").json(), *marta.http.get("/api/tables").json()]
        assert [line["names"] for line in lines if line["id"] == found] == [["Marta", "Leo"]] * 2


def test_after_a_restart_people_are_called_as_they_were_at_the_deal(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        marta = Visitor(house.address, "Marta")
        table = marta.open_table(2, bots=["random"], start=True)
        assert rename(marta, "three mice") == 200
    with running(tmp_path) as house:
        watcher = Visitor(house.address)
        with watcher.at(table) as socket:
            assert socket.screen.sequence >= 0
            assert shown(socket)[0] == ("Marta", 3)


def test_nobody_tries_on_names_without_end(tmp_path: Path) -> None:
    with running(tmp_path, speed=1) as house:
        marta = Visitor(house.address, "Marta")
        answers = [rename(marta, f"name {number}") for number in range(RENAMINGS + 2)]
        assert answers == [200] * (RENAMINGS - 1) + [429] * 3
        assert marta.problem("PUT", "/api/me", json={"name": "x", "doll": 1}) == (429, "server-too-many-names")
        kept = marta.http.get("/api/me").json()
        assert kept["name"] == f"name {RENAMINGS - 2}"
        assert rename(marta, kept["name"], kept["doll"]) == 200, "saying the same again is no new name"


def test_nobody_talks_by_sitting_down_and_standing_up(tmp_path: Path) -> None:
    with running(tmp_path, speed=1) as house:
        marta, leo = Visitor(house.address, "Marta"), Visitor(house.address, "Leo")
        with leo.at(marta.open_table(3)) as socket:
            asked = [sign for _ in range(SIGNS // 2) for sign in (Sit(command(), 1), Stand(command()))]
            answers = [socket.ask(each) for each in (*asked, Sit(command(), 2), Sit(command(), 1))]
            assert [isinstance(each, Refused) for each in answers] == [False] * SIGNS + [True] * 2
            assert isinstance(answers[-1], Refused)
            assert answers[-1].says.id == "server-talk-fast"


def test_whoever_is_out_gives_no_signs_and_few_faces() -> None:
    """They know what they held and saw. The others adjourn without them."""

    async def scene() -> None:
        room = Room("ppp", table("a skip / b nope defuse / c nope defuse / pile ek skip see"))
        await room.play(0, [DO_DRAW])
        for sign in (Adjourn(command(), True), Adjourn(command(), False), StandIn(command(), 1)):
            with pytest.raises(Refusal) as refused:
                await room.ask(0, sign)
            assert refused.value.says.id == "server-out"
        for face in range(OUT_FACES):
            await room.ask(0, React(command(), face))
        with pytest.raises(Refusal) as refused:
            await room.ask(0, React(command(), 1))
        assert refused.value.says.id == "server-out-faces"
        await room.clock.pass_time(room.clock.time + OUT_FACES_SECONDS)
        await room.ask(0, React(command(), 1))
        await room.ask(1, Adjourn(command(), True))
        assert not room.table.state.adjourned
        await room.ask(2, Adjourn(command(), True))
        assert room.table.state.adjourned
        await room.leave()

    asyncio.run(scene())
